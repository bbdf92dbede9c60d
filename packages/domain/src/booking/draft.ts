import type { Instant, LocalDate, Weekday } from '../calendar/index.ts'
import type { VisitPeriod, RepeatMode } from '../schedule/index.ts'
import type {
  AddressChoice,
  DeliveryChoice,
  ExtrasChoice,
  Id,
  RecruitmentChoice,
  StartDateChoice,
  UnfinishedMark,
  VisitChoice,
  WorkerChoice,
} from './choices.ts'
import { stepsOfService } from './steps.ts'
import type { BookingStep } from './steps.ts'

/** A step of a booking in which the customer chooses something: every step but the review. */
export type StepWithChoice = Exclude<BookingStep, 'review'>

/** The version of the stored format of drafts; drafts of other versions are not read. */
export const DRAFT_VERSION = 1

type Common = {
  readonly version: typeof DRAFT_VERSION
  /**
   * The idempotency keys of the orders derive from it, so a new id means new orders. It changes
   * when the content changes, and when the orders of the old id can no longer be paid.
   */
  readonly id: string
  readonly serviceId: Id
  readonly planId: Id
  readonly changedAt: Instant
}

type EveryService = {
  readonly worker?: WorkerChoice | undefined
  readonly address?: AddressChoice | undefined
  readonly extras?: ExtrasChoice | undefined
}

type WithDelivery = EveryService & { readonly delivery?: DeliveryChoice | undefined }
type Contract = WithDelivery & { readonly schedule?: StartDateChoice | undefined }

/** An unfinished booking of a bundle of visits. */
export type HourlyDraft = Common & {
  readonly service: 'hourly'
  readonly steps: EveryService & { readonly schedule?: VisitChoice | undefined }
}
/** An unfinished booking of a live-in worker. */
export type LiveInDraft = Common & { readonly service: 'resident'; readonly steps: Contract }
/** An unfinished booking of a transferred worker, which is the service `period`. */
export type TransferDraft = Common & { readonly service: 'period'; readonly steps: Contract }
/** An unfinished booking of a recruitment. */
export type RecruitmentDraft = Common & {
  readonly service: 'mediation'
  readonly steps: WithDelivery & { readonly visa?: RecruitmentChoice | undefined }
}

/** A booking as far as it is filled in; the service decides which steps it has. */
export type BookingDraft = HourlyDraft | LiveInDraft | TransferDraft | RecruitmentDraft

/** The plan that a booking is for, with its service. */
export type BookingPlanReference = Pick<BookingDraft, 'service' | 'serviceId' | 'planId'>

/** The new id of a draft whose content changes, and the current time. */
export type DraftStamp = { readonly id: string; readonly now: Instant }

/** Creates an empty draft of a booking of a plan. */
export const startDraft = (
  { service, serviceId, planId }: BookingPlanReference,
  { id, now }: DraftStamp,
): BookingDraft => ({
  version: DRAFT_VERSION,
  id,
  service,
  serviceId,
  planId,
  changedAt: now,
  steps: {},
})

const keysInOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/**
 * The plan and choices of a draft as text, which is equal for equal content in any order of fields.
 */
export const draftContentKey = ({
  service,
  serviceId,
  planId,
  steps,
}: BookingPlanReference & { readonly steps: unknown }): string =>
  JSON.stringify([service, serviceId, planId, steps], keysInOrder)

/** Returns a draft with the choices of some of its steps replaced. */
export const replaceDraftSteps = <Draft extends BookingDraft>(
  draft: Draft,
  steps: Partial<Draft['steps']>,
): Draft => ({
  ...draft,
  steps: { ...draft.steps, ...steps },
})

/**
 * Gives a draft a new id and time if its content changed. Confirming a step without a change keeps
 * the id, and so leads to the same order.
 */
export const stampIfChanged = <Draft extends BookingDraft>(
  before: Draft,
  after: Draft,
  { id, now }: DraftStamp,
): Draft => (draftContentKey(after) === draftContentKey(before) ? before : { ...after, id, changedAt: now })

/** The choice made in a step, whatever the service. */
export function choiceOfStep({ steps }: BookingDraft, step: StepWithChoice): UnfinishedMark | undefined {
  const choices: Readonly<Partial<Record<StepWithChoice, UnfinishedMark | undefined>>> = steps
  return choices[step]
}

/** Tells whether the choice of a step is marked as unfinished. */
export const isChoiceUnfinished = (choice: UnfinishedMark | undefined): boolean => choice?.unfinished === true

/** Extras are always complete. The review never is, because it is where the order is placed. */
export function isStepComplete(draft: BookingDraft, step: BookingStep): boolean {
  if (step === 'extras' || step === 'review') return step === 'extras'
  const choice = choiceOfStep(draft, step)
  return choice !== undefined && !isChoiceUnfinished(choice)
}

/** Whether all steps before this one are complete. */
export function canOpenStep(draft: BookingDraft, step: BookingStep): boolean {
  const steps = stepsOfService(draft.service)
  const position = steps.indexOf(step)
  return position >= 0 && steps.slice(0, position).every((before) => isStepComplete(draft, before))
}

/** The idempotency keys of a draft's orders, one for each worker. */
export const orderIdempotencyKeys = ({ id }: Pick<BookingDraft, 'id'>, workers: number): readonly string[] =>
  Array.from({ length: workers }, (_, index) => `${id}-${index + 1}`)

/**
 * Whether the draft books a live-in or transferred worker, so that it has a start day and no
 * visits.
 */
export const isLiveInOrTransferDraft = (draft: BookingDraft): draft is LiveInDraft | TransferDraft =>
  draft.service === 'resident' || draft.service === 'period'

/** The id of the saved address that a draft has chosen. */
export const getChosenAddressId = ({ steps }: BookingDraft): Id | undefined => steps.address?.addressId

/** The cities beside that of the home from which the family accepts its live-in worker. */
export const getAcceptedWorkerCityIds = ({ steps }: BookingDraft): readonly Id[] =>
  steps.address?.acceptedWorkerCityIds ?? []

// The catalogue's id of Saudi Arabia, the only country of a home.
const SAUDI_ARABIA = 1

/** The country, region, city and neighbourhood of a guest's unsaved address. */
export function getGuestPlace({ steps: { address = {} } }: BookingDraft) {
  const { countryId, regionId, neighborhoodId, cityName = '', neighborhoodName = '' } = address
  return {
    countryId: countryId ?? SAUDI_ARABIA,
    regionId: regionId ?? '',
    neighborhoodId: neighborhoodId ?? '',
    ...(cityName !== '' && { city: cityName }),
    ...(neighborhoodName !== '' && { district: neighborhoodName }),
  }
}

/**
 * Returns the chosen branch, and whether the worker is brought home; neither for an hourly draft.
 */
export function getChosenDelivery(draft: BookingDraft): {
  readonly branchId: Id | undefined
  readonly isHome: boolean
} {
  const { branchId, delivery } = draft.service === 'hourly' ? {} : (draft.steps.delivery ?? {})
  return { branchId, isHome: delivery === 'home' }
}

/** Whether a worker would have to come to an address that no branch serves. */
export const isAddressOutOfReach = (draft: BookingDraft): boolean =>
  draft.steps.address?.isServed === false && (draft.service === 'hourly' || getChosenDelivery(draft).isHome)

/**
 * Returns the number of workers (one by default), the ids of the chosen ones, and whether the
 * customer recruits a worker known by name.
 */
export const getChosenWorkers = ({
  steps: { worker = {} },
}: {
  readonly steps: { readonly worker?: WorkerChoice | undefined }
}) => ({
  count: worker.count ?? 1,
  workerIds: worker.workerIds ?? [],
  isNamed: worker.named === true,
})

/** The visits that a draft has chosen, with defaults for what is not chosen yet. */
export type ChosenVisits = {
  readonly firstDay: LocalDate | undefined
  readonly period: VisitPeriod | undefined
  readonly weekdays: readonly Weekday[]
  readonly repeatMode: RepeatMode
  readonly repeatCount: number
}

/** Fills the gaps of a choice of visits with defaults. */
export const toChosenVisits = ({
  firstDay,
  period,
  weekdays = [],
  repeatMode = 'once',
  repeatCount = 1,
}: VisitChoice): ChosenVisits => ({ firstDay, period, weekdays, repeatMode, repeatCount })

/** Returns the visits that an hourly draft has chosen; the defaults for other services. */
export const getChosenVisits = (draft: BookingDraft): ChosenVisits =>
  toChosenVisits(draft.service === 'hourly' ? (draft.steps.schedule ?? {}) : {})

/** Returns the first day that a draft of a contract has chosen. */
export const getChosenStartDay = (draft: BookingDraft): LocalDate | undefined =>
  isLiveInOrTransferDraft(draft) ? draft.steps.schedule?.startDate : undefined

/** Returns the note, voucher code and use of the wallet that a draft has chosen. */
export const getChosenExtras = ({
  steps: { extras = {} },
}: {
  readonly steps: { readonly extras?: ExtrasChoice | undefined }
}) => ({
  note: extras.note ?? '',
  voucherCode: extras.voucherCode ?? '',
  useWallet: extras.useWallet === true,
})

/**
 * Returns the documents of a recruitment draft: visa and passport, or a known worker. Empty for
 * other services.
 */
export const getChosenRecruitment = (draft: BookingDraft): RecruitmentChoice =>
  draft.service === 'mediation' ? (draft.steps.visa ?? {}) : {}

/**
 * Whether the chosen kind of recruitment has its document: a visa number, or the name of a known
 * worker.
 */
export function hasRecruitmentDocuments(draft: BookingDraft): boolean {
  const { name = '', visaNumber = '' } = getChosenRecruitment(draft)
  return (getChosenWorkers(draft).isNamed ? name : visaNumber) !== ''
}
