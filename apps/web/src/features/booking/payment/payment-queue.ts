import { isRecord } from '../../../shared/is-record.ts'

const KEY = 'sakina.paymentQueue'

type Queued = { readonly id: string; readonly paid: boolean }
/** The orders made from one booking, one a worker, paid one after the other. */
export type PaymentQueue = {
  readonly orders: readonly Queued[]
  /** Where the booking's draft is kept, to be dropped once an order of it is paid. */
  readonly draftKey: string
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isQueued = (value: unknown): value is Queued =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['paid'] === 'boolean'

export function parseQueue(text: string | null): PaymentQueue | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || !Array.isArray(stored['orders']) || typeof stored['draftKey'] !== 'string')
      return undefined
    const orders = stored['orders'].filter(isQueued).slice(0, 20)
    return orders.length === 0 ? undefined : { orders, draftKey: stored['draftKey'] }
  } catch {
    return undefined
  }
}

export const queueOf = (ids: readonly string[], draftKey: string): PaymentQueue => ({
  orders: ids.map((id) => ({ id, paid: false })),
  draftKey,
})

export const withPaid = (queue: PaymentQueue, id: string): PaymentQueue => ({
  ...queue,
  orders: queue.orders.map((order) => (order.id === id ? { ...order, paid: true } : order)),
})

/** "2 of 3"; nothing for an order that was made alone or is not of this booking. */
export function placeIn(
  queue: PaymentQueue | undefined,
  id: string,
): { readonly position: number; readonly count: number } | undefined {
  const index = queue?.orders.findIndex((order) => order.id === id) ?? -1
  return queue === undefined || index < 0 || queue.orders.length < 2
    ? undefined
    : { position: index + 1, count: queue.orders.length }
}

export const nextToPay = (queue: PaymentQueue | undefined, after: string): string | undefined =>
  queue?.orders.some((order) => order.id === after)
    ? queue.orders.find((order) => !order.paid && order.id !== after)?.id
    : undefined

export function readQueue(store: Store): PaymentQueue | undefined {
  try {
    return parseQueue(store.getItem(KEY))
  } catch {
    return undefined
  }
}

export function keepQueue(store: Store, queue: PaymentQueue): void {
  try {
    store.setItem(KEY, JSON.stringify(queue))
  } catch {
    // Without storage each order is still paid from its own page.
  }
}

export function dropQueue(store: Store): void {
  try {
    store.removeItem(KEY)
  } catch {
    // Nothing was kept, then.
  }
}
