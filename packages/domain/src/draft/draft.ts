import type { Instant } from '../calendar/index.ts'
import { stepsOf } from './steps.ts'
import type { BookableService, BookingStep } from './steps.ts'

export type DraftValue = string | number | boolean | readonly (string | number)[]
/** What a step's form holds; the step's schema gives it its type, and tries its rules again with the clock of then. */
export type StepValues = Readonly<Record<string, DraftValue | undefined>>
export type FilledStep = Exclude<BookingStep, 'review'>

export const DRAFT_VERSION = 1

export type BookingDraft = {
  readonly version: typeof DRAFT_VERSION
  /** Also the Idempotency-Key of the order: another one exactly when the content is another. */
  readonly id: string
  readonly service: BookableService
  readonly serviceId: number | string
  readonly planId: number | string
  readonly changedAt: Instant
  readonly steps: Readonly<Partial<Record<FilledStep, StepValues>>>
}

/** What comes from outside with a change: a fresh id, used only if something changed, and the time. */
export type Stamp = { readonly id: string; readonly now: Instant }

export const startDraft = (
  plan: Pick<BookingDraft, 'service' | 'serviceId' | 'planId'>,
  { id, now }: Stamp,
): BookingDraft => ({ version: DRAFT_VERSION, id, ...plan, changedAt: now, steps: {} })

const keysInOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The content in a form that does not depend on the order things were typed in. */
export const contentOf = (content: {
  readonly service: BookableService
  readonly serviceId: number | string
  readonly planId: number | string
  readonly steps: unknown
}): string => JSON.stringify([content.service, content.serviceId, content.planId, content.steps], keysInOrder)

export function withSteps(
  draft: BookingDraft,
  steps: BookingDraft['steps'],
  { id, now }: Stamp,
): BookingDraft {
  const changed = { ...draft, steps }
  return contentOf(changed) === contentOf(draft) ? draft : { ...changed, id, changedAt: now }
}

/** Going back and confirming a step unchanged gives the same draft, and so the same order. */
export const fillStep = (
  draft: BookingDraft,
  step: FilledStep,
  values: StepValues,
  stamp: Stamp,
): BookingDraft => withSteps(draft, { ...draft.steps, [step]: values }, stamp)

export function clearStep(draft: BookingDraft, step: FilledStep, stamp: Stamp): BookingDraft {
  const { [step]: _cleared, ...rest } = draft.steps
  return withSteps(draft, rest, stamp)
}

/** A step left in the middle is kept with this mark, so that a reload loses nothing. */
export const halfDone = (values: StepValues): StepValues => ({ ...values, unfinished: true })

export const isHalfDone = (values: StepValues | undefined): boolean => values?.['unfinished'] === true

/** Extras may stay empty; the review is never done, it is what the order is placed from. */
export const isComplete = ({ steps }: BookingDraft, step: BookingStep): boolean =>
  step === 'extras' || (step !== 'review' && steps[step] !== undefined && !isHalfDone(steps[step]))

/** A step can be opened when all before it are complete. */
export function canOpen(draft: BookingDraft, step: BookingStep): boolean {
  const steps = stepsOf(draft.service)
  const position = steps.indexOf(step)
  return position >= 0 && steps.slice(0, position).every((before) => isComplete(draft, before))
}

/** One order per worker, each with a key of its own. */
export const attemptKeys = ({ id }: BookingDraft, workers: number): readonly string[] =>
  Array.from({ length: workers }, (_, index) => `${id}-${index + 1}`)
