import { addDays, riyadhDay } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { isNobodyAvailable } from '../plans/index.ts'
import type { Period } from '../schedule/index.ts'
import type { StartChoice, VisitChoice } from './choices.ts'
import { isContract } from './draft.ts'
import type { BookingDraft, Stamp } from './draft.ts'
import { bundleOf } from './plan.ts'
import type { PlanOnSale } from './plan.ts'
import { reduceBooking } from './reduce.ts'
import { asksWeekdays, chooseFirstDay, nearestDays, situationAt } from './visits.ts'

export type Arrival = {
  readonly now: Instant
  readonly visitTime: Period | undefined
  /** The day chosen on the page that led here. */
  readonly wantedDay: LocalDate | undefined
}

const freeFrom = ({ availability }: PlanOnSale, today: LocalDate): LocalDate =>
  availability?.state === 'later' && availability.from > today ? availability.from : today

/** The first day of a contract: tomorrow, or when somebody can come. */
function firstStart(plan: PlanOnSale, now: Instant): StartChoice {
  const today = riyadhDay(now)
  const from = freeFrom(plan, today)
  return { startDate: from > today ? from : addDays(today, 1) }
}

/**
 * The wanted day, else the nearest, at the time of day the card was for; none where its weekdays are the customer's to
 * choose.
 */
function firstVisits(plan: PlanOnSale, { now, visitTime, wantedDay }: Arrival): VisitChoice | undefined {
  const bundle = bundleOf(plan)
  if (asksWeekdays(bundle)) return undefined
  const period = bundle.period === 'any' ? (visitTime ?? 'morning') : bundle.period
  const open = situationAt(now, plan)
  const first = { bundle, period, weekdays: [] }
  const from = freeFrom(plan, riyadhDay(now))
  const firstDay =
    wantedDay !== undefined && chooseFirstDay(wantedDay, first, open).ok
      ? wantedDay
      : nearestDays(open.rules.horizonDays, first, open).find((day) => day >= from)
  return firstDay && { repeatMode: 'once', repeatCount: 1, weekdays: [], period, firstDay }
}

function withFirstVisits(
  draft: BookingDraft,
  plan: PlanOnSale,
  arrival: Arrival,
  stamp: Stamp,
): BookingDraft {
  if (draft.service !== 'hourly') return draft
  const visits = firstVisits(plan, arrival)
  // A day chosen just now counts for more than one chosen here before
  const isWanted = arrival.wantedDay !== undefined && visits?.firstDay === arrival.wantedDay
  const dated =
    visits !== undefined && (draft.steps.schedule === undefined || isWanted)
      ? reduceBooking(draft, { type: 'chooseVisits', visits }, stamp)
      : draft
  return dated.steps.worker === undefined ? reduceBooking(dated, { type: 'leaveToOffice' }, stamp) : dated
}

/** What most families choose stands there already, to be changed: the nearest day, and for a visit whom the office sends. */
export function withFirstChoices(
  draft: BookingDraft,
  plan: PlanOnSale,
  arrival: Arrival,
  stamp: Stamp,
): BookingDraft {
  if (isNobodyAvailable(plan)) return draft
  return isContract(draft) && draft.steps.schedule === undefined
    ? reduceBooking(draft, { type: 'chooseStart', start: firstStart(plan, arrival.now) }, stamp)
    : withFirstVisits(draft, plan, arrival, stamp)
}
