import type { Client } from '@sakina/api-client/client'
import { cancelMyOrder } from '@sakina/api-client/wire/orders'

import { dropQueue, readQueue, superseded, type Made, type QueueStore } from '../payment/payment-queue.ts'

/**
 * Calls off orders of a booking that are not paid. Once all are, nothing of it waits for its payment, even where new orders
 * are refused; one that could not be called off is tried again with the next.
 */
export async function giveBack(client: Client, store: QueueStore, ids: readonly string[]): Promise<void> {
  const replies: boolean[] = []
  for (const id of ids) {
    const reply = await client.request(cancelMyOrder, { params: { id } }, { idempotencyKey: `${id}-back` })
    replies.push(reply.ok)
  }
  if (ids.length > 0 && replies.every(Boolean)) dropQueue(store)
}

/** The orders that a changed booking takes the place of. */
export const giveBackSuperseded = (client: Client, store: QueueStore, made: Made): Promise<void> =>
  giveBack(client, store, superseded(readQueue(store), made))
