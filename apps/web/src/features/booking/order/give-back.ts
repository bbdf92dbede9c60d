import type { ApiError, Client } from '@sakina/api-client/client'
import { cancelMyOrder } from '@sakina/api-client/wire/orders'

import { dropQueue, readQueue, superseded, type Made, type QueueStore } from '../payment/payment-queue.ts'

/** The order that cannot be given back because it is paid, unseen by this page until now. */
export type GivenBack = { readonly paidOrderId: string | undefined }

/** Nothing of it is held any more: it was called off before, or belongs to who was signed in then. */
const isGone = ({ code }: ApiError): boolean => code === 'order_not_cancellable' || code === 'not_found'

/**
 * Calls off orders of a booking that are not paid. Once all are, nothing of it waits for its payment, even where new orders
 * are refused; one that could not be called off is tried again with the next. Where one turns out to be paid, the booking
 * is over: the others are to be paid, not given back.
 */
export async function giveBack(
  client: Pick<Client, 'request'>,
  store: QueueStore,
  ids: readonly string[],
): Promise<GivenBack> {
  const replies: boolean[] = []
  for (const id of ids) {
    const reply = await client.request(cancelMyOrder, { params: { id } }, { idempotencyKey: `${id}-back` })
    if (!reply.ok && reply.error.code === 'order_already_paid') return { paidOrderId: id }
    replies.push(reply.ok || isGone(reply.error))
  }
  if (ids.length > 0 && replies.every(Boolean)) dropQueue(store)
  return { paidOrderId: undefined }
}

/** The orders that a changed booking takes the place of. */
export const giveBackSuperseded = (
  client: Pick<Client, 'request'>,
  store: QueueStore,
  made: Made,
): Promise<GivenBack> => giveBack(client, store, superseded(readQueue(store), made))
