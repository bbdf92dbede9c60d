import { parsePaymentQueue } from '@sakina/domain/booking'
import type { PaymentQueue } from '@sakina/domain/booking'
import type { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/create-client.ts'
import { cancelMyOrder } from '../wire/orders.ts'

const KEY = 'sakina.paymentQueue'

/** The methods of web storage that the payment queue needs. */
export type PaymentQueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads the orders that wait for payment from the storage. */
export function readPaymentQueue(store: PaymentQueueStorage): PaymentQueue | undefined {
  try {
    return parsePaymentQueue(store.getItem(KEY))
  } catch {
    return undefined
  }
}

/** Stores the orders that wait for payment. */
export function storePaymentQueue(store: PaymentQueueStorage, queue: PaymentQueue): void {
  try {
    store.setItem(KEY, JSON.stringify(queue))
  } catch {
    // Without storage each order is still paid from its own page.
  }
}

/** Removes the orders that wait for payment from the storage. */
export function removePaymentQueue(store: PaymentQueueStorage): void {
  try {
    store.removeItem(KEY)
  } catch {
    // Storage is blocked, so there was no queue.
  }
}

/** The order that cannot be cancelled because it has been paid meanwhile. */
type Cancellation = { readonly paidOrderId: string | undefined }

/**
 * Whether the order no longer holds anything: it was cancelled before, or belongs to a previous customer.
 */
const isGone = ({ code }: ApiError): boolean => code === 'order_not_cancellable' || code === 'not_found'

/**
 * Cancels the unpaid orders of a booking, so that none of them waits for a payment even where new orders
 * are refused. An order that could not be cancelled is tried again the next time. If one of them is paid,
 * the booking is complete, and the others are to be paid too.
 */
export async function cancelUnpaidOrders(
  client: Pick<Client, 'request'>,
  store: PaymentQueueStorage,
  ids: readonly string[],
): Promise<Cancellation> {
  const replies: boolean[] = []
  for (const id of ids) {
    const reply = await client.request(cancelMyOrder, { params: { id } }, { idempotencyKey: `${id}-back` })
    if (!reply.ok && reply.error.code === 'order_already_paid') return { paidOrderId: id }
    replies.push(reply.ok || isGone(reply.error))
  }
  if (ids.length > 0 && replies.every(Boolean)) removePaymentQueue(store)
  return { paidOrderId: undefined }
}
