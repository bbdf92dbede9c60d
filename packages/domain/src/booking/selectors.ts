import type { LocalDate, Weekday } from '../calendar/index.ts'
import type { Period, RepeatMode } from '../schedule/index.ts'
import type { ExtrasChoice, Id, RecruitmentChoice, VisitChoice, WorkerChoice } from './choices.ts'
import { isContractDraft } from './draft.ts'
import type { BookingDraft } from './draft.ts'

/** The values of a draft; those not asked for by the service are empty. */
export const chosenAddressId = ({ steps }: BookingDraft): Id | undefined => steps.address?.addressId

// The country is fixed; this is its id in the catalogue.
const SAUDI_ARABIA = 1

/** The address fields that a guest typed, as the wire expects them. */
export function guestAddressWireFields({ steps: { address = {} } }: BookingDraft) {
  const { countryId, regionId, neighborhoodId, cityName = '', neighborhoodName = '' } = address
  return {
    country_id: countryId ?? SAUDI_ARABIA,
    state_id: regionId ?? '',
    neighborhood_id: neighborhoodId ?? '',
    ...(cityName !== '' && { city: cityName }),
    ...(neighborhoodName !== '' && { district: neighborhoodName }),
  }
}

export function chosenDelivery(draft: BookingDraft): {
  readonly branchId: Id | undefined
  readonly isHome: boolean
} {
  const { branchId, delivery } = draft.service === 'hourly' ? {} : (draft.steps.delivery ?? {})
  return { branchId, isHome: delivery === 'home' }
}

/** Whether a worker would have to come to an address that no branch serves. */
export const isAddressOutOfReach = (draft: BookingDraft): boolean =>
  draft.steps.address?.isServed === false && (draft.service === 'hourly' || chosenDelivery(draft).isHome)

export const chosenWorkers = ({
  steps: { worker = {} },
}: {
  readonly steps: { readonly worker?: WorkerChoice | undefined }
}) => ({
  count: worker.count ?? 1,
  workerIds: worker.workerIds ?? [],
  isNamed: worker.named === true,
})

export type ChosenVisits = {
  readonly firstDay: LocalDate | undefined
  readonly period: Period | undefined
  readonly weekdays: readonly Weekday[]
  readonly repeatMode: RepeatMode
  readonly repeatCount: number
}

export const toChosenVisits = ({
  firstDay,
  period,
  weekdays = [],
  repeatMode = 'once',
  repeatCount = 1,
}: VisitChoice): ChosenVisits => ({ firstDay, period, weekdays, repeatMode, repeatCount })

export const chosenVisits = (draft: BookingDraft): ChosenVisits =>
  toChosenVisits(draft.service === 'hourly' ? (draft.steps.schedule ?? {}) : {})

export const chosenStartDay = (draft: BookingDraft): LocalDate | undefined =>
  isContractDraft(draft) ? draft.steps.schedule?.startDate : undefined

export const chosenExtras = ({
  steps: { extras = {} },
}: {
  readonly steps: { readonly extras?: ExtrasChoice | undefined }
}) => ({
  note: extras.note ?? '',
  voucherCode: extras.voucherCode ?? '',
  useWallet: extras.useWallet === true,
})

export const chosenRecruitment = (draft: BookingDraft): RecruitmentChoice =>
  draft.service === 'mediation' ? (draft.steps.visa ?? {}) : {}

/** Whether the papers fit the kind of recruitment: those of a visa, or the name of a known worker. */
export function hasRecruitmentPapers(draft: BookingDraft): boolean {
  const { name = '', visaNumber = '' } = chosenRecruitment(draft)
  return (chosenWorkers(draft).isNamed ? name : visaNumber) !== ''
}
