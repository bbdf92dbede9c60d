import { addressTextsToSave } from '@sakina/domain/address'
import {
  getChosenAddressId,
  orderIdempotencyKeys,
  toOrderRequests,
  getChosenRecruitment,
  getGuestPlace,
  getChosenWorkers,
  createPaymentQueue,
  findSupersededOrderIds,
  withAcceptedCities,
} from '@sakina/domain/booking'
import type { BookingDraft, OrderRequest } from '@sakina/domain/booking'
import { riyadhDay } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import type { ApiError, ApiResult } from '../client/api-error.ts'
import type { Client } from '../client/create-client.ts'
import type { PlacedOrder } from '../wire/records/order.ts'
import type { Id } from '../wire/value-codecs.ts'
import { getOrderAttempt, placeHourlyOrder, placeResidentOrder } from '../wire/orders.ts'
import { createAddress } from '../wire/partners.ts'
import { createUpload } from '../wire/uploads.ts'
import type { BookingDevicePorts } from './device.ts'
import { draftStorageKey, passportKey } from './draft-storage.ts'
import { cancelUnpaidOrders, readPaymentQueue, storePaymentQueue } from './payment-queue.ts'
import type { BookingDispatch } from './use-booking-draft.ts'

/** The customer who places the orders. */
export type BookingCustomer = {
  readonly id: Id | null
  readonly partnerId: Id | null
  readonly name: string
  readonly email: string | null
  readonly mobile: string | null
}

/** Why not all orders were placed; each reason has its own way to continue. */
export type PlaceOrdersError =
  | {
      readonly kind: 'refused'
      readonly error: ApiError
      readonly index: number
      readonly ids: readonly string[]
    }
  | { readonly kind: 'unknown'; readonly error: ApiError; readonly ids: readonly string[] }
  | { readonly kind: 'no_passport' }

/** The ids of the orders to pay, or the order of this booking that turned out to be paid already. */
export type PlacedOrders =
  | { readonly ids: readonly string[]; readonly paidOrderId?: undefined }
  | { readonly paidOrderId: string }

/** What placing the orders of a booking needs: customer, terms, totals and wallet amount. */
export type SubmitBookingInput = {
  readonly customer: BookingCustomer
  readonly termsVersion: string | undefined
  readonly totals: readonly Money[]
  readonly wallet: Money
}

type Context = {
  readonly client: Pick<Client, 'request'>
  readonly change: BookingDispatch
  readonly device: BookingDevicePorts
}

/** Saves a guest's address for the customer, once: the same key returns the same address. */
async function saveAddress({ client, change }: Context, draft: BookingDraft, customer: BookingCustomer) {
  const { partnerId, name, email, mobile } = customer
  if (getChosenAddressId(draft) !== undefined || partnerId === null) return { ok: true, draft } as const
  const reply = await client.request(
    createAddress,
    {
      body: {
        ...addressTextsToSave(draft.steps.address ?? {}),
        ...getGuestPlace(draft),
        name,
        ...(email !== null && { email }),
        ...(mobile !== null && { phone: mobile }),
        customerId: partnerId,
        isDelivery: true,
        type: 'delivery',
      },
    },
    { idempotencyKey: `${draft.id}-address` },
  )
  return reply.ok
    ? ({
        ok: true,
        draft: change({
          type: 'chooseAddress',
          address: withAcceptedCities(draft, { addressId: reply.value.id }),
        }),
      } as const)
    : ({ ok: false, error: reply.error } as const)
}

async function sendPassport({ client, change, device }: Context, draft: BookingDraft) {
  const papers = getChosenRecruitment(draft)
  const isNeeded = draft.service === 'mediation' && !getChosenWorkers(draft).isNamed
  if (!isNeeded || papers.passportUploadId !== undefined) return { ok: true, draft } as const
  const file = await device.readPassportFile(passportKey)
  if (file === undefined) return { ok: false, error: undefined } as const
  const reply = await client.request(createUpload, { body: { purpose: 'passport', file } })
  return reply.ok
    ? ({
        ok: true,
        draft: change({ type: 'fillPapers', papers: { ...papers, passportUploadId: reply.value.id } }),
      } as const)
    : ({ ok: false, error: reply.error } as const)
}

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

/** Whether the order may exist although no usable response arrived. */
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
  const attempt = await client.request(getOrderAttempt, { params: { key: request.key } })
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

/**
 * Saves a guest's address and passport and cancels unpaid orders that the booking replaces, then
 * places one order for each worker.
 */
export async function submitBooking(
  context: Context,
  before: BookingDraft,
  { customer, termsVersion, totals, wallet }: SubmitBookingInput,
): Promise<PlacedOrders | PlaceOrdersError> {
  const { client, device } = context
  const addressed = await saveAddress(context, before, customer)
  if (!addressed.ok) return { kind: 'refused', error: addressed.error, index: 0, ids: [] }
  const papered = await sendPassport(context, addressed.draft)
  if (!papered.ok)
    return papered.error === undefined
      ? { kind: 'no_passport' }
      : { kind: 'refused', error: papered.error, index: 0, ids: [] }
  const { draft } = papered
  const orders = toOrderRequests(draft, {
    customerId: customer.partnerId ?? customer.id ?? '',
    termsVersion,
    today: riyadhDay(device.now()),
    totals,
    wallet,
  })
  const store = device.storage()
  const origin = { draftKey: draftStorageKey(draft), draftId: draft.id }
  const { paidOrderId } = await cancelUnpaidOrders(
    client,
    store,
    findSupersededOrderIds(readPaymentQueue(store), origin),
  )
  if (paidOrderId !== undefined) return { paidOrderId }
  const placed = await placeOrders(client, orders, orderIdempotencyKeys(draft, orders.length))
  if (placed.ids.length > 0) storePaymentQueue(store, createPaymentQueue(placed.ids, origin))
  if (placed.state === 'placed') return { ids: placed.ids }
  const { ids, error } = placed
  return placed.state === 'unknown'
    ? { kind: 'unknown', error, ids }
    : { kind: 'refused', error, index: placed.index, ids }
}
