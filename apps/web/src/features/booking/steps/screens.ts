import { canOpen, isComplete, stepsOf } from '@sakina/domain/draft'
import type { BookableService, BookingDraft, BookingStep } from '@sakina/domain/draft'

import { isOutOfReach } from './step-values.ts'

/** What is asked on one screen: related steps stand together, so that a booking is four screens for every service. */
export const screens = ['place', 'worker', 'time', 'review'] as const
export type Screen = (typeof screens)[number]

const STEPS: Readonly<Record<Screen, readonly BookingStep[]>> = {
  place: ['address', 'delivery'],
  worker: ['worker'],
  time: ['schedule', 'visa'],
  review: ['extras', 'review'],
}

export const stepsOn = (screen: Screen, service: BookableService): readonly BookingStep[] =>
  STEPS[screen].filter((step) => stepsOf(service).includes(step))

/** Nothing before it is missing. */
const isReachable = (draft: BookingDraft, screen: Screen): boolean => {
  const [first] = stepsOn(screen, draft.service)
  return first !== undefined && canOpen(draft, first) && (screen === 'place' || !isOutOfReach(draft))
}

export const isDone = (draft: BookingDraft, screen: Screen): boolean =>
  screen !== 'review' &&
  stepsOn(screen, draft.service).every((step) => isComplete(draft, step)) &&
  !(screen === 'place' && isOutOfReach(draft))

/** The first screen with something missing; a wanted one where it can be opened. */
export function screenToShow(draft: BookingDraft, wanted: string | null): Screen {
  const asked = screens.find((screen) => screen === wanted)
  if (asked !== undefined && isReachable(draft, asked)) return asked
  return screens.find((screen) => !isDone(draft, screen)) ?? 'review'
}

export const screenAfter = (screen: Screen): Screen => screens[screens.indexOf(screen) + 1] ?? 'review'
