import type { ApiError, PlanDetail } from '@sakina/api-client/client'
import { createAddress } from '@sakina/api-client/wire/partners'
import { createUpload } from '@sakina/api-client/wire/uploads'
import { useApiClient } from '@sakina/api-client/swr'
import { attemptKeys } from '@sakina/domain/draft'
import type { BookingDraft } from '@sakina/domain/draft'
import type { Money } from '@sakina/domain/money'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'

import { today } from '../../../shared/clock/now.ts'
import type { Customer } from '../../../shared/session/session.ts'
import { deviceStore } from '../draft/device-store.ts'
import { draftKey } from '../draft/draft-storage.ts'
import { readPassport } from '../draft/passport-file.ts'
import type { ChangeStep } from '../draft/use-draft.ts'
import { keepQueue, queueOf } from '../payment/payment-queue.ts'
import { addressOf, visaOf, workersOf } from '../steps/step-values.ts'
import { addressBody } from './address-body.ts'
import { giveBackSuperseded } from './give-back.ts'
import { orderBodies } from './order-body.ts'
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

type Given = {
  readonly plan: PlanDetail
  readonly customer: Customer
  readonly termsVersion: string
  readonly totals: readonly Money[]
  readonly wallet: Money
}

/** Orders and payments change what is free, owed and held: reads of them are asked again. */
const stale = /^(listMyOrders|getMyOrder|getWallet|listWorkers|listVisitWindows|getPartner)/
/** What was refused may cost or begin otherwise now; what was made is as it was quoted, its voucher spent on it. */
const staleAfterRefusal = /^quoteOrder/

const isKeyOf =
  (...names: readonly RegExp[]) =>
  (key: unknown): boolean => {
    const name: unknown = Array.isArray(key) ? key[0] : undefined
    return typeof name === 'string' && names.some((each) => each.test(name))
  }

/** Makes the orders of a booking, once, whatever is pressed: a call under way is joined, not repeated. */
export function usePlacing(change: ChangeStep) {
  const client = useApiClient()
  const { mutate } = useSWRConfig()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  /** A guest's address is saved for the customer, once: the same key makes the same address. */
  const saveAddress = async (draft: BookingDraft, customer: Customer) => {
    const { addressId, typed } = addressOf(draft)
    if (addressId !== undefined || customer.partnerId === null) return { ok: true, draft } as const
    const reply = await client.request(
      createAddress,
      { body: addressBody(typed, customer) },
      { idempotencyKey: `${draft.id}-address` },
    )
    return reply.ok
      ? ({ ok: true, draft: change('address', { addressId: reply.value.id }) } as const)
      : ({ ok: false, error: reply.error } as const)
  }

  const sendPassport = async (draft: BookingDraft) => {
    const { passportUploadId } = visaOf(draft)
    const needed = draft.service === 'mediation' && !workersOf(draft).isNamed
    if (!needed || passportUploadId !== undefined) return { ok: true, draft } as const
    const file = await readPassport(draftKey(draft))
    if (file === undefined) return { ok: false, error: undefined } as const
    const reply = await client.request(createUpload, { body: { purpose: 'passport', file } })
    return reply.ok
      ? ({
          ok: true,
          draft: change('visa', { ...draft.steps.visa, passportUploadId: reply.value.id }),
        } as const)
      : ({ ok: false, error: reply.error } as const)
  }

  const make = async (
    before: BookingDraft,
    { plan, customer, termsVersion, totals, wallet }: Given,
  ): Promise<Placed | Trouble> => {
    const addressed = await saveAddress(before, customer)
    if (!addressed.ok) return { kind: 'refused', error: addressed.error, index: 0, ids: [] }
    const papered = await sendPassport(addressed.draft)
    if (!papered.ok)
      return papered.error === undefined
        ? { kind: 'no_passport' }
        : { kind: 'refused', error: papered.error, index: 0, ids: [] }
    const { draft } = papered
    const bodies = orderBodies(draft, plan, {
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

  const place = async (draft: BookingDraft, given: Given): Promise<Placed | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      const made = await make(draft, given)
      const isRefused = 'kind' in made
      void mutate(isRefused ? isKeyOf(stale, staleAfterRefusal) : isKeyOf(stale))
      if (isRefused) {
        setTrouble(made)
        return undefined
      }
      return made
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { place, busy, trouble, forget: () => setTrouble(undefined) }
}
