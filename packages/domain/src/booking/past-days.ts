import { riyadhDay } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { isContract, stamped, withSteps } from './draft.ts'
import type { BookingDraft, Stamp } from './draft.ts'

/** The day a booking stands on: of its first visit, its start or its visa. */
function dayOf(draft: BookingDraft): LocalDate | undefined {
  if (draft.service === 'hourly') return draft.steps.schedule?.firstDay
  return isContract(draft) ? draft.steps.schedule?.startDate : draft.steps.visa?.visaExpiry
}

/** A visit, a start or a visa that was still ahead when it was chosen, and no longer is. */
export function isDayPast(draft: BookingDraft, today: LocalDate): boolean {
  const day = dayOf(draft)
  return day !== undefined && day < today
}

function asked(draft: BookingDraft): BookingDraft {
  if (draft.service === 'hourly')
    return withSteps(draft, { schedule: { ...draft.steps.schedule, unfinished: true } })
  return isContract(draft)
    ? withSteps(draft, { schedule: { ...draft.steps.schedule, unfinished: true } })
    : withSteps(draft, { visa: { ...draft.steps.visa, unfinished: true } })
}

/** A draft come back to after its day: what was chosen stays to be seen, and is no answer any more. */
export const reopenPastDay = (draft: BookingDraft, stamp: Stamp): BookingDraft =>
  isDayPast(draft, riyadhDay(stamp.now)) ? stamped(draft, asked(draft), stamp) : draft
