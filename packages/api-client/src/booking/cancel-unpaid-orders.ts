import type { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/create-client.ts'
import { cancelMyOrder } from '../wire/orders.ts'
import { dropQueue } from './payment-queue.ts'
import type { QueueStore } from './payment-queue.ts'

/** The order that cannot be cancelled because it is paid, unseen by this page until now. */
type Cancellation = { readonly paidOrderId: string | undefined }

/** Nothing of it is held any more: it was cancelled before, or belongs to who was signed in then. */
const isGone = ({ code }: ApiError): boolean => code === 'order_not_cancellable' || code === 'not_found'

/**
 * Cancels orders of a booking that are not paid. Once all are, nothing of it waits for its payment, even where new orders
 * are refused; one that could not be cancelled is tried again with the next. Where one turns out to be paid, the booking
 * is over: the others are to be paid, not cancelled.
 */
export async function cancelUnpaidOrders(
  client: Pick<Client, 'request'>,
  store: QueueStore,
  ids: readonly string[],
): Promise<Cancellation> {
  const replies: boolean[] = []
  for (const id of ids) {
    const reply = await client.request(cancelMyOrder, { params: { id } }, { idempotencyKey: `${id}-back` })
    if (!reply.ok && reply.error.code === 'order_already_paid') return { paidOrderId: id }
    replies.push(reply.ok || isGone(reply.error))
  }
  if (ids.length > 0 && replies.every(Boolean)) dropQueue(store)
  return { paidOrderId: undefined }
}
