import type { ApiError, ApiResult } from '../client/api-error.ts'
import type { Client } from '../client/create-client.ts'
import type { PlacedOrder } from '../wire/entities/order.ts'
import { getAttempt, placeHourlyOrder, placeResidentOrder } from '../wire/orders.ts'
import type { OrderRequest } from '@sakina/domain/booking'

type Placement =
  | { readonly state: 'placed'; readonly ids: readonly string[] }
  /** The order at `index` was refused or never arrived; the orders before it exist. */
  | {
      readonly state: 'refused'
      readonly ids: readonly string[]
      readonly index: number
      readonly error: ApiError
    }
  /** Neither the order nor the question about its state got a response. */
  | {
      readonly state: 'unknown'
      readonly ids: readonly string[]
      readonly index: number
      readonly error: ApiError
    }

type Attempt = { readonly order: OrderRequest; readonly key: string }

const place = (client: Pick<Client, 'request'>, { order, key }: Attempt): Promise<ApiResult<PlacedOrder>> =>
  order.kind === 'hourly'
    ? client.request(placeHourlyOrder, { body: order.body }, { idempotencyKey: key })
    : client.request(placeResidentOrder, { body: order.body }, { idempotencyKey: key })

/** The order may exist although no usable response arrived. */
const isDoubtful = ({ kind, status, code }: ApiError): boolean =>
  kind !== 'http' || status >= 500 || code === 'idempotency_key_reused' || code === 'idempotency_in_progress'

async function placeOne(
  client: Pick<Client, 'request'>,
  request: Attempt,
): Promise<{ readonly id: string } | { readonly error: ApiError; readonly known: boolean }> {
  const reply = await place(client, request)
  if (reply.ok) return { id: String(reply.value.id) }
  const { error } = reply
  if (!isDoubtful(error)) return { error, known: true }
  const attempt = await client.request(getAttempt, { params: { key: request.key } })
  if (!attempt.ok) return { error, known: false }
  const { state, orderId } = attempt.value
  return state === 'done' && orderId !== null ? { id: String(orderId) } : { error, known: state === 'absent' }
}

/**
 * Places the orders of a booking one after the other, each with its own key, so that double clicks,
 * retries and timeouts never place one twice. It stops at the first order that cannot be placed.
 */
export async function placeOrders(
  client: Pick<Client, 'request'>,
  orders: readonly OrderRequest[],
  keys: readonly string[],
): Promise<Placement> {
  const ids: string[] = []
  for (const [index, order] of orders.entries()) {
    const placed = await placeOne(client, { order, key: keys[index] ?? '' })
    if ('id' in placed) ids.push(placed.id)
    else return { state: placed.known ? 'refused' : 'unknown', ids, index, error: placed.error }
  }
  return { state: 'placed', ids }
}
