import type { LocalDate } from '../calendar/index.ts'
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
  return { repeatCount: count, repeatIntervalDays: intervalDays }
}

const schedule = (draft: BookingDraft) => {
  const { period, weekdays } = getChosenVisits(draft)
  return {
    ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    ...(period && { window: period }),
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
  if (addressId !== undefined) return { addressId }
  const neighborhoodId = Number(draft.steps.address?.neighborhoodId)
  return neighborhoodId > 0 ? { neighborhoodId } : {}
}

/** Returns the request for a price, which can be sent before a day or an address is chosen. */
export function toQuoteRequest(draft: BookingDraft) {
  const day = dayOf(draft)
  const { voucherCode } = getChosenExtras(draft)
  const { workerIds } = getChosenWorkers(draft)
  return {
    planId: draft.planId,
    ...(draft.service !== 'hourly' && { needDelivery: getChosenDelivery(draft).isHome }),
    ...homeOfVisits(draft),
    ...(draft.service === 'hourly' && (day === undefined ? repeats(draft) : schedule(draft))),
    ...(day !== undefined && { startDate: day }),
    ...(day !== undefined && workerIds.length > 0 && { workerIds: [...workerIds] }),
    ...(voucherCode !== '' && { voucherCode }),
  }
}

const papers = (draft: BookingDraft) => {
  if (draft.service !== 'mediation') return {}
  const { name = '', passportNumber = '', ...visa } = getChosenRecruitment(draft)
  if (getChosenWorkers(draft).isNamed) return { namedWorker: { name, passportNumber } }
  return visa
}

/**
 * The order requests, one for each worker. The voucher and the wallet apply to the first only, the
 * delivery to each.
 */
export function toOrderRequests(draft: BookingDraft, accepted: Accepted) {
  const { count, workerIds } = getChosenWorkers(draft)
  const addressId = getChosenAddressId(draft)
  const { note, voucherCode } = getChosenExtras(draft)
  const { branchId, isHome } = getChosenDelivery(draft)
  const acceptedCityIds = isLiveInOrTransferDraft(draft) ? getAcceptedWorkerCityIds(draft).map(Number) : []
  return Array.from({ length: count }, (_, index) => {
    const workerId = workerIds[index]
    const total = accepted.totals[index]
    const common = {
      ...(workerId !== undefined && { workerId }),
      ...(addressId !== undefined && { addressId }),
      ...(note !== '' && { note }),
      ...(accepted.termsVersion !== undefined && { termsVersion: accepted.termsVersion }),
      ...(total !== undefined && { expectedTotal: total }),
      ...(index === 0 && voucherCode !== '' && { voucherCode }),
      ...(index === 0 && accepted.wallet > 0 && { walletAmount: accepted.wallet }),
    }
    if (draft.service === 'hourly')
      return {
        kind: 'hourly',
        body: {
          ...common,
          ...schedule(draft),
          customerId: accepted.customerId,
          planId: draft.planId,
          startDate: getChosenVisits(draft).firstDay ?? accepted.today,
          quantity: 1,
        },
      } as const
    return {
      kind: 'resident',
      body: {
        ...common,
        ...papers(draft),
        customerId: accepted.customerId,
        isServiceContract: true,
        needDelivery: isHome,
        ...(branchId !== undefined && { branchId }),
        serviceId: draft.serviceId,
        // Recruitment has no start day: it begins with the order.
        startDate: getChosenStartDay(draft) ?? accepted.today,
        planId: draft.planId,
        ...(acceptedCityIds.length > 0 && { acceptedWorkerCityIds: [...acceptedCityIds] }),
      },
    } as const
  })
}

/** The request that places one order. */
export type OrderRequest = ReturnType<typeof toOrderRequests>[number]
