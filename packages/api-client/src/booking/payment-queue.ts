const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KEY = 'sakina.paymentQueue'

type Queued = { readonly id: string; readonly paid: boolean }
/** The orders made from one booking, one a worker, paid one after the other. */
export type PaymentQueue = {
  readonly orders: readonly Queued[]
  /** Where the booking's draft is kept, to be dropped once an order of it is paid. */
  readonly draftKey: string
  /** Which state of the draft they were made from. */
  readonly draftId: string
}

export type QueueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isQueued = (value: unknown): value is Queued =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['paid'] === 'boolean'

export function parseQueue(text: string | null): PaymentQueue | undefined {
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

/** Which booking orders are of. */
export type OrderOrigin = Omit<PaymentQueue, 'orders'>

export const queueOf = (ids: readonly string[], { draftKey, draftId }: OrderOrigin): PaymentQueue => ({
  orders: ids.map((id) => ({ id, paid: false })),
  draftKey,
  draftId,
})

/**
 * Orders of the same booking as it was before a change: they hold what the changed one now asks for. Once one of them is
 * paid that booking is over, and what is left of it is to be paid, not given back.
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

export function readQueue(store: QueueStore): PaymentQueue | undefined {
  try {
    return parseQueue(store.getItem(KEY))
  } catch {
    return undefined
  }
}

export function keepQueue(store: QueueStore, queue: PaymentQueue): void {
  try {
    store.setItem(KEY, JSON.stringify(queue))
  } catch {
    // Without storage each order is still paid from its own page.
  }
}

export function dropQueue(store: QueueStore): void {
  try {
    store.removeItem(KEY)
  } catch {
    // Nothing was kept, then.
  }
}
