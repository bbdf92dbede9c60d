import { isPlainObject } from './choices.ts'

type Queued = { readonly id: string; readonly paid: boolean }
/** The orders of one booking, one for each worker, which are paid one after the other. */
export type PaymentQueue = {
  readonly orders: readonly Queued[]
  /** The storage key of the booking's draft, which is deleted once an order is paid. */
  readonly draftKey: string
  /** The id of the draft at the time of ordering. */
  readonly draftId: string
}

const isQueued = (value: unknown): value is Queued =>
  isPlainObject(value) && typeof value['id'] === 'string' && typeof value['paid'] === 'boolean'

/** Parses the stored JSON of the orders that wait for payment; undefined if it is unusable. */
export function parsePaymentQueue(text: string | null): PaymentQueue | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isPlainObject(stored) || !Array.isArray(stored['orders']) || typeof stored['draftKey'] !== 'string')
      return undefined
    const orders = stored['orders'].filter(isQueued).slice(0, 20)
    const draftId = typeof stored['draftId'] === 'string' ? stored['draftId'] : ''
    return orders.length === 0 ? undefined : { orders, draftKey: stored['draftKey'], draftId }
  } catch {
    return undefined
  }
}

/** The booking that orders belong to. */
export type DraftReference = Omit<PaymentQueue, 'orders'>

/** Creates the queue of the unpaid orders of one booking. */
export const createPaymentQueue = (
  ids: readonly string[],
  { draftKey, draftId }: DraftReference,
): PaymentQueue => ({
  orders: ids.map((id) => ({ id, paid: false })),
  draftKey,
  draftId,
})

/**
 * The orders to cancel after a booking was changed, because they reserve what the changed booking
 * needs. None if one of them is paid: the booking is then complete, and the others are still to be
 * paid.
 */
export const findSupersededOrderIds = (
  queue: PaymentQueue | undefined,
  { draftKey, draftId }: DraftReference,
): readonly string[] =>
  queue === undefined ||
  queue.draftKey !== draftKey ||
  queue.draftId === draftId ||
  queue.orders.some(({ paid }) => paid)
    ? []
    : queue.orders.map(({ id }) => id)

/** Returns the queue with one order marked as paid. */
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

/** Returns the id of the first other unpaid order of the queue that holds the given order. */
export const nextOrderIdToPay = (queue: PaymentQueue | undefined, after: string): string | undefined =>
  queue?.orders.some((order) => order.id === after)
    ? queue.orders.find((order) => !order.paid && order.id !== after)?.id
    : undefined
