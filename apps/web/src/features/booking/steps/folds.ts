import { canOpen, isComplete, stepsOf } from '@sakina/domain/draft'
import type { BookableService, BookingDraft, BookingStep } from '@sakina/domain/draft'

import { isOutOfReach } from './step-values.ts'

/** The parts a booking folds into: related steps stand together, so that there are four for every service. */
export const folds = ['when', 'who', 'where', 'pay'] as const
export type Fold = (typeof folds)[number]

const STEPS: Readonly<Record<Fold, readonly BookingStep[]>> = {
  when: ['schedule', 'visa'],
  who: ['worker'],
  where: ['address', 'delivery'],
  pay: ['extras', 'review'],
}

export const stepsIn = (fold: Fold, service: BookableService): readonly BookingStep[] =>
  STEPS[fold].filter((step) => stepsOf(service).includes(step))

/** Nothing before it is missing. */
export const isReachable = (draft: BookingDraft, fold: Fold): boolean => {
  const [first] = stepsIn(fold, draft.service)
  return first !== undefined && canOpen(draft, first) && (fold !== 'pay' || !isOutOfReach(draft))
}

export const isDone = (draft: BookingDraft, fold: Fold): boolean =>
  fold !== 'pay' &&
  stepsIn(fold, draft.service).every((step) => isComplete(draft, step)) &&
  !(fold === 'where' && isOutOfReach(draft))

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
