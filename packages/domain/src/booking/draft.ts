import type { Instant } from '../calendar/index.ts'
import type {
  AddressChoice,
  DeliveryChoice,
  ExtrasChoice,
  Id,
  PaperChoice,
  StartChoice,
  Unfinished,
  VisitChoice,
  WorkerChoice,
} from './choices.ts'
import { stepsOf } from './steps.ts'
import type { BookingStep } from './steps.ts'

export type FilledStep = Exclude<BookingStep, 'review'>

export const DRAFT_VERSION = 1

type Common = {
  readonly version: typeof DRAFT_VERSION
  /** Also the Idempotency-Key of the order: another one exactly when the content is another. */
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
type Contract = WithDelivery & { readonly schedule?: StartChoice | undefined }

export type HourlyDraft = Common & {
  readonly service: 'hourly'
  readonly steps: EveryService & { readonly schedule?: VisitChoice | undefined }
}
export type LiveInDraft = Common & { readonly service: 'resident'; readonly steps: Contract }
export type TransferDraft = Common & { readonly service: 'period'; readonly steps: Contract }
export type RecruitmentDraft = Common & {
  readonly service: 'mediation'
  readonly steps: WithDelivery & { readonly visa?: PaperChoice | undefined }
}

/** A booking as far as it is filled in: the service says which steps there are, and of what they consist. */
export type BookingDraft = HourlyDraft | LiveInDraft | TransferDraft | RecruitmentDraft

export type BookedPlan = Pick<BookingDraft, 'service' | 'serviceId' | 'planId'>

/** What comes from outside with a change: a fresh id, used only if something changed, and the time. */
export type Stamp = { readonly id: string; readonly now: Instant }

export const startDraft = ({ service, serviceId, planId }: BookedPlan, { id, now }: Stamp): BookingDraft => ({
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

/** The content in a form that does not depend on the order things were typed in. */
export const contentOf = ({
  service,
  serviceId,
  planId,
  steps,
}: BookedPlan & { readonly steps: unknown }): string =>
  JSON.stringify([service, serviceId, planId, steps], keysInOrder)

export const withSteps = <Draft extends BookingDraft>(
  draft: Draft,
  steps: Partial<Draft['steps']>,
): Draft => ({
  ...draft,
  steps: { ...draft.steps, ...steps },
})

/** Going back and confirming a step unchanged gives the same draft, and so the same order. */
export const stamped = <Draft extends BookingDraft>(before: Draft, after: Draft, { id, now }: Stamp): Draft =>
  contentOf(after) === contentOf(before) ? before : { ...after, id, changedAt: now }

/** What stands in a step, of whichever service; the review holds nothing. */
export function choiceIn({ steps }: BookingDraft, step: FilledStep): Unfinished | undefined {
  const choices: Readonly<Partial<Record<FilledStep, Unfinished | undefined>>> = steps
  return choices[step]
}

export const isHalfDone = (choice: Unfinished | undefined): boolean => choice?.unfinished === true

/** Extras may stay empty; the review is never done, it is what the order is placed from. */
export function isComplete(draft: BookingDraft, step: BookingStep): boolean {
  if (step === 'extras' || step === 'review') return step === 'extras'
  const choice = choiceIn(draft, step)
  return choice !== undefined && !isHalfDone(choice)
}

/** A step can be opened when all before it are complete. */
export function canOpen(draft: BookingDraft, step: BookingStep): boolean {
  const steps = stepsOf(draft.service)
  const position = steps.indexOf(step)
  return position >= 0 && steps.slice(0, position).every((before) => isComplete(draft, before))
}

/** One order per worker, each with a key of its own. */
export const attemptKeys = ({ id }: Pick<BookingDraft, 'id'>, workers: number): readonly string[] =>
  Array.from({ length: workers }, (_, index) => `${id}-${index + 1}`)

/** A worker who stays with the family: a start, and no visits. */
export const isContract = (draft: BookingDraft): draft is LiveInDraft | TransferDraft =>
  draft.service === 'resident' || draft.service === 'period'
