import { riyadhDay } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { isLiveInOrTransferDraft, stampIfChanged, replaceDraftSteps } from './draft.ts'
import type { BookingDraft, DraftStamp } from './draft.ts'

/**
 * The day that can pass while a draft is stored: that of the first visit, of the start, or of the
 * visa's expiry.
 */
function dayOf(draft: BookingDraft): LocalDate | undefined {
  if (draft.service === 'hourly') return draft.steps.schedule?.firstDay
  return isLiveInOrTransferDraft(draft) ? draft.steps.schedule?.startDate : draft.steps.visa?.visaExpiry
}

/** Whether the chosen day has passed since it was chosen. */
export function isChosenDayPast(draft: BookingDraft, today: LocalDate): boolean {
  const day = dayOf(draft)
  return day !== undefined && day < today
}

function withUnfinishedDay(draft: BookingDraft): BookingDraft {
  if (draft.service === 'hourly')
    return replaceDraftSteps(draft, { schedule: { ...draft.steps.schedule, unfinished: true } })
  return isLiveInOrTransferDraft(draft)
    ? replaceDraftSteps(draft, { schedule: { ...draft.steps.schedule, unfinished: true } })
    : replaceDraftSteps(draft, { visa: { ...draft.steps.visa, unfinished: true } })
}

/**
 * Marks the step of a day that has passed as unfinished: the choice stays visible but must be made
 * again.
 */
export const markPastDayUnfinished = (draft: BookingDraft, stamp: DraftStamp): BookingDraft =>
  isChosenDayPast(draft, riyadhDay(stamp.now))
    ? stampIfChanged(draft, withUnfinishedDay(draft), stamp)
    : draft
