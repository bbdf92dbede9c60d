import type { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/create-client.ts'
import { cancelMyOrder } from '../wire/orders.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KEY = 'sakina.paymentQueue'

type Queued = { readonly id: string; readonly paid: boolean }
/** The orders of one booking, one for each worker, which are paid one after the other. */
export type PaymentQueue = {
  readonly orders: readonly Queued[]
  /** The storage key of the booking's draft, which is deleted once an order is paid. */
  readonly draftKey: string
  /** The id of the draft at the time of ordering. */
  readonly draftId: string
}

export type PaymentQueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isQueued = (value: unknown): value is Queued =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['paid'] === 'boolean'

export function parsePaymentQueue(text: string | null): PaymentQueue | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || !Array.isArray(stored['orders']) || typeof stored['draftKey'] !== 'string')
      return undefined
    const orders = stored['orders'].filter(isQueued).slice(0, 20)
    const draftId = typeof stored['draftId'] === 'string' ? stored['draftId'] : ''
    return orders.length === 0 ? undefined : { orders, draftKey: stored['draftKey'], draftId }
  } catch {
    return undefined
  }
}

/** The booking that orders belong to. */
export type OrderOrigin = Omit<PaymentQueue, 'orders'>

export const createPaymentQueue = (
  ids: readonly string[],
  { draftKey, draftId }: OrderOrigin,
): PaymentQueue => ({
  orders: ids.map((id) => ({ id, paid: false })),
  draftKey,
  draftId,
})

/**
 * The orders of the booking before it was changed, which reserve what the changed booking needs. Once one
 * of them is paid the booking is complete, and the others are to be paid and not cancelled.
 */
export const supersededOrders = (
  queue: PaymentQueue | undefined,
  { draftKey, draftId }: OrderOrigin,
): readonly string[] =>
  queue === undefined ||
  queue.draftKey !== draftKey ||
  queue.draftId === draftId ||
  queue.orders.some(({ paid }) => paid)
    ? []
    : queue.orders.map(({ id }) => id)

export const markPaidInQueue = (queue: PaymentQueue, id: string): PaymentQueue => ({
  ...queue,
  orders: queue.orders.map((order) => (order.id === id ? { ...order, paid: true } : order)),
})

/** The position of an order, for "2 of 3"; undefined for a single order or one of another booking. */
export function positionInQueue(
  queue: PaymentQueue | undefined,
  id: string,
): { readonly position: number; readonly count: number } | undefined {
  const index = queue?.orders.findIndex((order) => order.id === id) ?? -1
  return queue === undefined || index < 0 || queue.orders.length < 2
    ? undefined
    : { position: index + 1, count: queue.orders.length }
}

export const nextOrderToPay = (queue: PaymentQueue | undefined, after: string): string | undefined =>
  queue?.orders.some((order) => order.id === after)
    ? queue.orders.find((order) => !order.paid && order.id !== after)?.id
    : undefined

export function readPaymentQueue(store: PaymentQueueStorage): PaymentQueue | undefined {
  try {
    return parsePaymentQueue(store.getItem(KEY))
  } catch {
    return undefined
  }
}

export function storePaymentQueue(store: PaymentQueueStorage, queue: PaymentQueue): void {
  try {
    store.setItem(KEY, JSON.stringify(queue))
  } catch {
    // Without storage each order is still paid from its own page.
  }
}

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
