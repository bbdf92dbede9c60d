import type { PlanDetail } from '@sakina/api-client/client'
import type { placeHourlyOrder, placeResidentOrder, quoteOrder } from '@sakina/api-client/wire/orders'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { LocalDate } from '@sakina/domain/calendar'
import { isHalfDone } from '@sakina/domain/draft'
import type { BookingDraft } from '@sakina/domain/draft'
import { toWire } from '@sakina/domain/money'
import type { Money } from '@sakina/domain/money'
import { repetition } from '@sakina/domain/schedule'

import {
  addressOf,
  deliveryOf,
  extrasOf,
  startOf,
  visaOf,
  visitsOf,
  workersOf,
} from '../steps/step-values.ts'

type Id = number | string

export type OrderBody =
  | { readonly kind: 'hourly'; readonly body: BodyOf<typeof placeHourlyOrder> }
  | { readonly kind: 'resident'; readonly body: BodyOf<typeof placeResidentOrder> }

export type Accepted = {
  readonly customerId: Id
  readonly termsVersion: string
  readonly today: LocalDate
  /** What each order was shown to cost, in the order of the workers. */
  readonly totals: readonly Money[]
  /** How much of the balance the first order uses. */
  readonly wallet: Money
}

const schedule = (draft: BookingDraft) => {
  const { period, weekdays, repeatMode, repeatCount } = visitsOf(draft)
  const repeated = repetition(repeatMode, repeatCount)
  const { count, intervalDays } = repeated.ok ? repeated.value : { count: 1, intervalDays: 0 }
  return {
    ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    ...(period && { visit_window: period }),
    repeat_count: count,
    repeat_interval_days: intervalDays,
  }
}

/** The price of a choice is asked for as soon as it can be: without dates too. */
export function quoteBody(
  draft: BookingDraft,
  plan: Pick<PlanDetail, 'id'>,
  wallet: Money,
): BodyOf<typeof quoteOrder> {
  const { firstDay } = visitsOf(draft)
  const { voucherCode } = extrasOf(draft)
  const { workerIds } = workersOf(draft)
  // A day that is still to be chosen anew is none
  const day = isHalfDone(draft.steps.schedule) ? undefined : (firstDay ?? startOf(draft))
  const dated = draft.service === 'hourly' && day !== undefined
  return {
    plan_id: plan.id,
    ...(draft.service !== 'hourly' && { need_delivery: deliveryOf(draft).isHome ? 1 : 0 }),
    ...(draft.service === 'hourly' && (dated ? schedule(draft) : repeats(draft))),
    ...(day !== undefined && { service_date: day }),
    ...(day !== undefined && workerIds.length > 0 && { employee_ids: [...workerIds] }),
    ...(voucherCode !== '' && { voucher_code: voucherCode }),
    ...(wallet > 0 && { wallet_amount: toWire(wallet) }),
  }
}

const repeats = (draft: BookingDraft) => {
  const { repeat_count: count, repeat_interval_days: days } = schedule(draft)
  return { repeat_count: count, repeat_interval_days: days }
}

const papers = (draft: BookingDraft) => {
  if (draft.service !== 'mediation') return {}
  const visa = visaOf(draft)
  if (workersOf(draft).isNamed)
    return { named_worker: { name: visa.name, passport_number: visa.passportNumber } }
  return {
    visa_number: visa.visaNumber,
    visa_expiry: visa.visaExpiry,
    visa_id: visa.visaId,
    birth_date: visa.birthDate,
    ...(visa.passportUploadId !== undefined && { passport_upload_id: visa.passportUploadId }),
  }
}

/** One order a worker; voucher and balance go to the first, delivery to each. */
export function orderBodies(
  draft: BookingDraft,
  plan: Pick<PlanDetail, 'id'>,
  accepted: Accepted,
): readonly OrderBody[] {
  const { count, workerIds } = workersOf(draft)
  const { addressId } = addressOf(draft)
  const { note, voucherCode } = extrasOf(draft)
  const { branchId, isHome } = deliveryOf(draft)
  return Array.from({ length: count }, (_, index): OrderBody => {
    const workerId = workerIds[index]
    const total = accepted.totals[index]
    const common = {
      ...(workerId !== undefined && { employee_id: workerId }),
      ...(addressId !== undefined && { partner_shipping_id: addressId }),
      ...(note !== '' && { note }),
      terms_version: accepted.termsVersion,
      ...(total !== undefined && { expected_total: toWire(total) }),
      ...(index === 0 && voucherCode !== '' && { voucher_code: voucherCode }),
      ...(index === 0 && accepted.wallet > 0 && { wallet_amount: toWire(accepted.wallet) }),
    }
    const { firstDay } = visitsOf(draft)
    if (draft.service === 'hourly')
      return {
        kind: 'hourly',
        body: {
          ...common,
          ...schedule(draft),
          customer_id: accepted.customerId,
          service_package_id: plan.id,
          service_date: firstDay ?? accepted.today,
          quantity: 1,
        },
      }
    return {
      kind: 'resident',
      body: {
        ...common,
        ...papers(draft),
        partner_id: accepted.customerId,
        is_service_contract: true,
        need_delivery: isHome ? 1 : 0,
        ...(branchId !== undefined && { branch_id: branchId }),
        service_id: draft.serviceId,
        // Recruitment asks for no start: it begins with the order
        first_visit_date: startOf(draft) ?? accepted.today,
        order_line: [{ product_id: plan.id }],
      },
    }
  })
}
