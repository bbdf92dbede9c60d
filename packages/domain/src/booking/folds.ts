import { canOpen, isComplete } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { isOutOfReach } from './selectors.ts'
import { stepsOf } from './steps.ts'
import type { BookableService, BookingStep } from './steps.ts'

/** The parts a booking folds into: related steps stand together, so that there are four for every service. */
export const folds = ['when', 'who', 'where', 'pay'] as const
export type Fold = (typeof folds)[number]

const STEPS: Readonly<Record<Fold, readonly BookingStep[]>> = {
  when: ['schedule', 'visa'],
  who: ['worker'],
  where: ['address', 'delivery'],
  pay: ['extras', 'review'],
}

const stepsIn = (fold: Fold, service: BookableService): readonly BookingStep[] =>
  STEPS[fold].filter((step) => stepsOf(service).includes(step))

/** What a fold still asks; of the last the review, which is what the order is placed from. */
export const missingIn = (draft: BookingDraft, fold: Fold): readonly BookingStep[] =>
  stepsIn(fold, draft.service).filter(
    (step) => !isComplete(draft, step) || (step === 'address' && isOutOfReach(draft)),
  )

export const isDone = (draft: BookingDraft, fold: Fold): boolean => missingIn(draft, fold).length === 0

/** Nothing before it is missing. */
export const isReachable = (draft: BookingDraft, fold: Fold): boolean =>
  stepsIn(fold, draft.service)
    .slice(0, 1)
    .every((first) => canOpen(draft, first)) &&
  (fold !== 'pay' || !isOutOfReach(draft))

const firstMissing = (draft: BookingDraft, among: readonly Fold[]): Fold =>
  among.find((fold) => !isDone(draft, fold)) ?? 'pay'

/** The wanted fold where it can be opened, else the first with something missing. */
export function foldToOpen(draft: BookingDraft, wanted: string | null): Fold {
  const known = folds.find((fold) => fold === wanted)
  return known !== undefined && isReachable(draft, known) ? known : firstMissing(draft, folds)
}

/** Where going on leads: past the folds that have their answer already. */
export const nextFold = (draft: BookingDraft, fold: Fold): Fold =>
  firstMissing(draft, folds.slice(folds.indexOf(fold) + 1))
