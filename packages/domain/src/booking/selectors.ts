import type { LocalDate, Weekday } from '../calendar/index.ts'
import type { Period, RepeatMode } from '../schedule/index.ts'
import type { ExtrasChoice, Id, PaperChoice, VisitChoice, WorkerChoice } from './choices.ts'
import { isContract } from './draft.ts'
import type { BookingDraft } from './draft.ts'

/** What a draft says, read as the values they are; what was never asked is empty. */
export const addressIdOf = ({ steps }: BookingDraft): Id | undefined => steps.address?.addressId

// The country is fixed; its id is the catalogue's
const SAUDI_ARABIA = 1

/** Where the address a guest typed lies, as it is sent. */
export function typedPlaceOf({ steps: { address = {} } }: BookingDraft) {
  const { countryId, regionId, neighborhoodId, cityName = '', neighborhoodName = '' } = address
  return {
    country_id: countryId ?? SAUDI_ARABIA,
    state_id: regionId ?? '',
    neighborhood_id: neighborhoodId ?? '',
    ...(cityName !== '' && { city: cityName }),
    ...(neighborhoodName !== '' && { district: neighborhoodName }),
  }
}

export function deliveryOf(draft: BookingDraft): {
  readonly branchId: Id | undefined
  readonly isHome: boolean
} {
  const { branchId, delivery } = draft.service === 'hourly' ? {} : (draft.steps.delivery ?? {})
  return { branchId, isHome: delivery === 'home' }
}

/** Somebody would have to go where no branch sends anybody. */
export const isOutOfReach = (draft: BookingDraft): boolean =>
  draft.steps.address?.isServed === false && (draft.service === 'hourly' || deliveryOf(draft).isHome)

export const workersOf = ({
  steps: { worker = {} },
}: {
  readonly steps: { readonly worker?: WorkerChoice | undefined }
}) => ({
  count: worker.count ?? 1,
  workerIds: worker.workerIds ?? [],
  isNamed: worker.named === true,
})

export type Visits = {
  readonly firstDay: LocalDate | undefined
  readonly period: Period | undefined
  readonly weekdays: readonly Weekday[]
  readonly repeatMode: RepeatMode
  readonly repeatCount: number
}

export const visitsIn = ({
  firstDay,
  period,
  weekdays = [],
  repeatMode = 'once',
  repeatCount = 1,
}: VisitChoice): Visits => ({ firstDay, period, weekdays, repeatMode, repeatCount })

export const visitsOf = (draft: BookingDraft): Visits =>
  visitsIn(draft.service === 'hourly' ? (draft.steps.schedule ?? {}) : {})

export const startOf = (draft: BookingDraft): LocalDate | undefined =>
  isContract(draft) ? draft.steps.schedule?.startDate : undefined

export const extrasOf = ({
  steps: { extras = {} },
}: {
  readonly steps: { readonly extras?: ExtrasChoice | undefined }
}) => ({
  note: extras.note ?? '',
  voucherCode: extras.voucherCode ?? '',
  useWallet: extras.useWallet === true,
})

export const papersOf = (draft: BookingDraft): PaperChoice =>
  draft.service === 'mediation' ? (draft.steps.visa ?? {}) : {}

/** Papers of the other kind are none: those of a visa, or the name of a worker somebody knows. */
export function hasPapers(draft: BookingDraft): boolean {
  const { name = '', visaNumber = '' } = papersOf(draft)
  return (workersOf(draft).isNamed ? name : visaNumber) !== ''
}
