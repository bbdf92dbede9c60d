import type { ApiError, Client } from '@sakina/api-client/client'
import { createAddress } from '@sakina/api-client/wire/partners'
import { createUpload } from '@sakina/api-client/wire/uploads'
import {
  addressIdOf,
  attemptKeys,
  orderRequests,
  papersOf,
  typedPlaceOf,
  workersOf,
} from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import type { Money } from '@sakina/domain/money'

import { today } from '../../../shared/clock/now.ts'
import { noAddress, textsOf } from '../../../shared/address/address-values.ts'
import { addressBody, contactBody } from '../../../shared/address/address-body.ts'
import type { Customer } from '../../../shared/session/session.ts'
import { deviceStore } from '../draft/device-store.ts'
import { draftKey } from '../draft/draft-storage.ts'
import { readPassport } from '../draft/passport-file.ts'
import type { ChangeBooking } from '../draft/use-draft.ts'
import { keepQueue, queueOf } from '../payment/payment-queue.ts'
import { giveBackSuperseded } from './give-back.ts'
import { placeOrders } from './place-orders.ts'

/** Why the orders of a booking were not all made, each with a way on of its own. */
export type Trouble =
  | {
      readonly kind: 'refused'
      readonly error: ApiError
      readonly index: number
      readonly ids: readonly string[]
    }
  | { readonly kind: 'unknown'; readonly error: ApiError; readonly ids: readonly string[] }
  | { readonly kind: 'no_passport' }

/** The orders to pay for; or the one of this booking that turned out to be paid, and there is none to make. */
export type Placed =
  | { readonly ids: readonly string[]; readonly paidOrderId?: undefined }
  | { readonly paidOrderId: string }

export type OrderInput = {
  readonly customer: Customer
  readonly termsVersion: string
  readonly totals: readonly Money[]
  readonly wallet: Money
}

type With = { readonly client: Pick<Client, 'request'>; readonly change: ChangeBooking }

/** A guest's address is saved for the customer, once: the same key makes the same address. */
async function saveAddress({ client, change }: With, draft: BookingDraft, customer: Customer) {
  const { partnerId } = customer
  if (addressIdOf(draft) !== undefined || partnerId === null) return { ok: true, draft } as const
  const reply = await client.request(
    createAddress,
    {
      body: {
        ...addressBody({ ...noAddress, ...textsOf(draft.steps.address) }, typedPlaceOf(draft)),
        ...contactBody(customer),
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

async function sendPassport({ client, change }: With, draft: BookingDraft) {
  const papers = papersOf(draft)
  const needed = draft.service === 'mediation' && !workersOf(draft).isNamed
  if (!needed || papers.passportUploadId !== undefined) return { ok: true, draft } as const
  const file = await readPassport(draftKey(draft))
  if (file === undefined) return { ok: false, error: undefined } as const
  const reply = await client.request(createUpload, { body: { purpose: 'passport', file } })
  return reply.ok
    ? ({
        ok: true,
        draft: change({ type: 'fillPapers', papers: { ...papers, passportUploadId: reply.value.id } }),
      } as const)
    : ({ ok: false, error: reply.error } as const)
}

/** What a guest had kept on the device goes first, then the orders, one a worker. */
export async function makeOrders(
  { client, change }: With,
  before: BookingDraft,
  { customer, termsVersion, totals, wallet }: OrderInput,
): Promise<Placed | Trouble> {
  const addressed = await saveAddress({ client, change }, before, customer)
  if (!addressed.ok) return { kind: 'refused', error: addressed.error, index: 0, ids: [] }
  const papered = await sendPassport({ client, change }, addressed.draft)
  if (!papered.ok)
    return papered.error === undefined
      ? { kind: 'no_passport' }
      : { kind: 'refused', error: papered.error, index: 0, ids: [] }
  const { draft } = papered
  const bodies = orderRequests(draft, {
    customerId: customer.partnerId ?? customer.id ?? '',
    termsVersion,
    today: today(),
    totals,
    wallet,
  })
  const made = { draftKey: draftKey(draft), draftId: draft.id }
  const { paidOrderId } = await giveBackSuperseded(client, deviceStore(), made)
  if (paidOrderId !== undefined) return { paidOrderId }
  const placed = await placeOrders(client, bodies, attemptKeys(draft, bodies.length))
  if (placed.ids.length > 0) keepQueue(deviceStore(), queueOf(placed.ids, made))
  if (placed.state === 'placed') return { ids: placed.ids }
  const { ids, error } = placed
  return placed.state === 'unknown'
    ? { kind: 'unknown', error, ids }
    : { kind: 'refused', error, index: placed.index, ids }
}
