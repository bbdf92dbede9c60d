import type { LocalDate } from '../calendar/index.ts'
import { moneyToWire } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { createRepetition } from '../schedule/index.ts'
import type { Id } from './choices.ts'
import {
  getAcceptedWorkerCityIds,
  isAddressOutOfReach,
  isChoiceUnfinished,
  isLiveInOrTransferDraft,
  isStepComplete,
  getChosenAddressId,
  getChosenDelivery,
  getChosenExtras,
  getChosenRecruitment,
  getChosenStartDay,
  getChosenVisits,
  getChosenWorkers,
} from './draft.ts'
import type { BookingDraft } from './draft.ts'

type Accepted = {
  readonly customerId: Id
  /** The terms that the customer agrees to; undefined where that follows with the payment. */
  readonly termsVersion: string | undefined
  readonly today: LocalDate
  /** The shown price of each order, in the order of the workers. */
  readonly totals: readonly Money[]
  /** The part of the wallet balance that the first order uses. */
  readonly wallet: Money
}

const repeats = (draft: BookingDraft) => {
  const { repeatMode, repeatCount } = getChosenVisits(draft)
  const repeated = createRepetition(repeatMode, repeatCount)
  const { count, intervalDays } = repeated.ok ? repeated.value : { count: 1, intervalDays: 0 }
  return { repeat_count: count, repeat_interval_days: intervalDays }
}

const schedule = (draft: BookingDraft) => {
  const { period, weekdays } = getChosenVisits(draft)
  return {
    ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    ...(period && { visit_window: period }),
    ...repeats(draft),
  }
}

/** The first day of a draft; undefined for a recruitment, and if the day must be chosen again. */
const dayOf = (draft: BookingDraft): LocalDate | undefined =>
  draft.service === 'mediation' || isChoiceUnfinished(draft.steps.schedule)
    ? undefined
    : (getChosenVisits(draft).firstDay ?? getChosenStartDay(draft))

/**
 * The home that visits must reach, once its address is complete: a saved one, or the neighbourhood a
 * guest chose.
 */
const homeOfVisits = (draft: BookingDraft) => {
  if (draft.service !== 'hourly' || !isStepComplete(draft, 'address') || isAddressOutOfReach(draft)) return {}
  const addressId = getChosenAddressId(draft)
  if (addressId !== undefined) return { partner_shipping_id: addressId }
  const neighborhoodId = Number(draft.steps.address?.neighborhoodId)
  return neighborhoodId > 0 ? { neighborhood_id: neighborhoodId } : {}
}

/** Returns the request for a price, which can be sent before a day or an address is chosen. */
export function toQuoteRequestBody(draft: BookingDraft) {
  const day = dayOf(draft)
  const { voucherCode } = getChosenExtras(draft)
  const { workerIds } = getChosenWorkers(draft)
  return {
    plan_id: draft.planId,
    ...(draft.service !== 'hourly' && ({ need_delivery: getChosenDelivery(draft).isHome ? 1 : 0 } as const)),
    ...homeOfVisits(draft),
    ...(draft.service === 'hourly' && (day === undefined ? repeats(draft) : schedule(draft))),
    ...(day !== undefined && { service_date: day }),
    ...(day !== undefined && workerIds.length > 0 && { employee_ids: [...workerIds] }),
    ...(voucherCode !== '' && { voucher_code: voucherCode }),
  }
}

const papers = (draft: BookingDraft) => {
  if (draft.service !== 'mediation') return {}
  const { name = '', passportNumber = '', ...visa } = getChosenRecruitment(draft)
  if (getChosenWorkers(draft).isNamed) return { named_worker: { name, passport_number: passportNumber } }
  return {
    visa_number: visa.visaNumber,
    visa_expiry: visa.visaExpiry,
    visa_id: visa.visaId,
    birth_date: visa.birthDate,
    ...(visa.passportUploadId !== undefined && { passport_upload_id: visa.passportUploadId }),
  }
}

/**
 * The order requests, one for each worker. The voucher and the wallet apply to the first only, the
 * delivery to each.
 */
export function toOrderRequestBodies(draft: BookingDraft, accepted: Accepted) {
  const { count, workerIds } = getChosenWorkers(draft)
  const addressId = getChosenAddressId(draft)
  const { note, voucherCode } = getChosenExtras(draft)
  const { branchId, isHome } = getChosenDelivery(draft)
  const acceptedCityIds = isLiveInOrTransferDraft(draft) ? getAcceptedWorkerCityIds(draft).map(Number) : []
  return Array.from({ length: count }, (_, index) => {
    const workerId = workerIds[index]
    const total = accepted.totals[index]
    const common = {
      ...(workerId !== undefined && { employee_id: workerId }),
      ...(addressId !== undefined && { partner_shipping_id: addressId }),
      ...(note !== '' && { note }),
      ...(accepted.termsVersion !== undefined && { terms_version: accepted.termsVersion }),
      ...(total !== undefined && { expected_total: moneyToWire(total) }),
      ...(index === 0 && voucherCode !== '' && { voucher_code: voucherCode }),
      ...(index === 0 && accepted.wallet > 0 && { wallet_amount: moneyToWire(accepted.wallet) }),
    }
    if (draft.service === 'hourly')
      return {
        kind: 'hourly',
        body: {
          ...common,
          ...schedule(draft),
          customer_id: accepted.customerId,
          service_package_id: draft.planId,
          service_date: getChosenVisits(draft).firstDay ?? accepted.today,
          quantity: 1,
        },
      } as const
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
        // Recruitment has no start day: it begins with the order.
        first_visit_date: getChosenStartDay(draft) ?? accepted.today,
        order_line: [{ product_id: draft.planId }],
        ...(acceptedCityIds.length > 0 && { accepted_worker_city_ids: [...acceptedCityIds] }),
      },
    } as const
  })
}

/** The request body that places one order. */
export type OrderRequestBody = ReturnType<typeof toOrderRequestBodies>[number]
