import { riyadhDay } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { isContractDraft, stampIfChanged, withDraftSteps } from './draft.ts'
import type { BookingDraft, DraftStamp } from './draft.ts'

/** The day of the first visit, the start, or the visa's expiry. */
function dayOf(draft: BookingDraft): LocalDate | undefined {
  if (draft.service === 'hourly') return draft.steps.schedule?.firstDay
  return isContractDraft(draft) ? draft.steps.schedule?.startDate : draft.steps.visa?.visaExpiry
}

/** Whether the chosen day has passed since it was chosen. */
export function isChosenDayPast(draft: BookingDraft, today: LocalDate): boolean {
  const day = dayOf(draft)
  return day !== undefined && day < today
}

function asked(draft: BookingDraft): BookingDraft {
  if (draft.service === 'hourly')
    return withDraftSteps(draft, { schedule: { ...draft.steps.schedule, unfinished: true } })
  return isContractDraft(draft)
    ? withDraftSteps(draft, { schedule: { ...draft.steps.schedule, unfinished: true } })
    : withDraftSteps(draft, { visa: { ...draft.steps.visa, unfinished: true } })
}

/** Reopens the step of a day that has passed: the choice stays visible but is no longer complete. */
export const reopenPastDay = (draft: BookingDraft, stamp: DraftStamp): BookingDraft =>
  isChosenDayPast(draft, riyadhDay(stamp.now)) ? stampIfChanged(draft, asked(draft), stamp) : draft
