import { addressRequest } from '@sakina/domain/address'
import {
  chosenAddressId,
  orderAttemptKeys,
  orderRequests,
  chosenRecruitment,
  guestAddressWireFields,
  chosenWorkers,
} from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { riyadhDay } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import type { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/create-client.ts'
import type { Id } from '../wire/entities/values.ts'
import { createAddress } from '../wire/partners.ts'
import { createUpload } from '../wire/uploads.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import type { BookingDevicePorts } from './device.ts'
import { draftKey } from './draft-storage.ts'
import { storePaymentQueue, createPaymentQueue, readPaymentQueue, supersededOrders } from './payment-queue.ts'
import { placeOrders } from './place-orders.ts'
import type { ChangeBooking } from './use-draft.ts'

/** The customer who places the orders. */
export type BookingCustomer = {
  readonly id: Id | null
  readonly partnerId: Id | null
  readonly name: string
  readonly email: string | null
  readonly mobile: string | null
}

/** Why not all orders were placed; each reason has its own way to continue. */
export type OrderError =
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

export type SubmitBookingInput = {
  readonly customer: BookingCustomer
  readonly termsVersion: string
  readonly totals: readonly Money[]
  readonly wallet: Money
}

type Context = {
  readonly client: Pick<Client, 'request'>
  readonly change: ChangeBooking
  readonly device: BookingDevicePorts
}

/** Saves a guest's address for the customer, once: the same key returns the same address. */
async function saveAddress({ client, change }: Context, draft: BookingDraft, customer: BookingCustomer) {
  const { partnerId, name, email, mobile } = customer
  if (chosenAddressId(draft) !== undefined || partnerId === null) return { ok: true, draft } as const
  const reply = await client.request(
    createAddress,
    {
      body: {
        ...addressRequest(draft.steps.address ?? {}, guestAddressWireFields(draft)),
        name,
        ...(email !== null && { email }),
        ...(mobile !== null && { phone: mobile }),
        parent_id: partnerId,
      },
    },
    { idempotencyKey: `${draft.id}-address` },
  )
  return reply.ok
    ? ({
        ok: true,
        draft: change({ type: 'chooseAddress', address: { addressId: reply.value.id } }),
      } as const)
    : ({ ok: false, error: reply.error } as const)
}

async function sendPassport({ client, change, device }: Context, draft: BookingDraft) {
  const papers = chosenRecruitment(draft)
  const isNeeded = draft.service === 'mediation' && !chosenWorkers(draft).isNamed
  if (!isNeeded || papers.passportUploadId !== undefined) return { ok: true, draft } as const
  const file = await device.readPassport(draftKey(draft))
  if (file === undefined) return { ok: false, error: undefined } as const
  const reply = await client.request(createUpload, { body: { purpose: 'passport', file } })
  return reply.ok
    ? ({
        ok: true,
        draft: change({ type: 'fillPapers', papers: { ...papers, passportUploadId: reply.value.id } }),
      } as const)
    : ({ ok: false, error: reply.error } as const)
}

/** Saves a guest's address and passport first, then places one order for each worker. */
export async function submitBooking(
  context: Context,
  before: BookingDraft,
  { customer, termsVersion, totals, wallet }: SubmitBookingInput,
): Promise<PlacedOrders | OrderError> {
  const { client, device } = context
  const addressed = await saveAddress(context, before, customer)
  if (!addressed.ok) return { kind: 'refused', error: addressed.error, index: 0, ids: [] }
  const papered = await sendPassport(context, addressed.draft)
  if (!papered.ok)
    return papered.error === undefined
      ? { kind: 'no_passport' }
      : { kind: 'refused', error: papered.error, index: 0, ids: [] }
  const { draft } = papered
  const orders = orderRequests(draft, {
    customerId: customer.partnerId ?? customer.id ?? '',
    termsVersion,
    today: riyadhDay(device.now()),
    totals,
    wallet,
  })
  const store = device.storage()
  const origin = { draftKey: draftKey(draft), draftId: draft.id }
  const { paidOrderId } = await cancelUnpaidOrders(
    client,
    store,
    supersededOrders(readPaymentQueue(store), origin),
  )
  if (paidOrderId !== undefined) return { paidOrderId }
  const placed = await placeOrders(client, orders, orderAttemptKeys(draft, orders.length))
  if (placed.ids.length > 0) storePaymentQueue(store, createPaymentQueue(placed.ids, origin))
  if (placed.state === 'placed') return { ids: placed.ids }
  const { ids, error } = placed
  return placed.state === 'unknown'
    ? { kind: 'unknown', error, ids }
    : { kind: 'refused', error, index: placed.index, ids }
}
