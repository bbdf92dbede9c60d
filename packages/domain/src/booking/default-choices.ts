import { addDays, riyadhDay } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { hasNoAvailableWorker } from '../plans/index.ts'
import { defaultScheduleRules, validateStartDay } from '../schedule/index.ts'
import type { VisitPeriod } from '../schedule/index.ts'
import type { StartDateChoice, VisitChoice } from './choices.ts'
import { isLiveInOrTransferDraft } from './draft.ts'
import type { BookingDraft, DraftStamp } from './draft.ts'
import { toHourlyBundle } from './plan.ts'
import type { BookablePlan } from './plan.ts'
import { reduceBooking } from './reduce.ts'
import { needsWeekdays, validateFirstDay, nearestFirstVisitDays, bookingContextAt } from './visits.ts'

/**
 * What decides the default choices of a new booking, such as the day or worker of the page before.
 */
export type BookingStartOptions = {
  readonly now: Instant
  readonly visitTime: VisitPeriod | undefined
  /** The day chosen on the page that opened the booking, or for another plan. */
  readonly wantedDay: LocalDate | undefined
  /** The worker chosen on the page that opened the booking. */
  readonly wantedWorker?: number | undefined
}

const freeFrom = ({ availability }: BookablePlan, today: LocalDate): LocalDate =>
  availability?.state === 'later' && availability.from > today ? availability.from : today

/**
 * The default first day of a contract: the wanted day if possible, otherwise tomorrow, or the first
 * day with a free worker if that is later.
 */
function firstStart(plan: BookablePlan, { now, wantedDay }: BookingStartOptions): StartDateChoice {
  const today = riyadhDay(now)
  const from = freeFrom(plan, today)
  const isPossible =
    wantedDay !== undefined &&
    wantedDay >= from &&
    validateStartDay(wantedDay, { now, rules: defaultScheduleRules }).ok
  if (isPossible) return { startDate: wantedDay }
  return { startDate: from > today ? from : addDays(today, 1) }
}

/**
 * The default first visit: on the wanted day or else the nearest possible one, at the time of day
 * of the plan. Empty if the customer must choose the weekdays first.
 */
function firstVisits(
  plan: BookablePlan,
  { now, visitTime, wantedDay }: BookingStartOptions,
): VisitChoice | undefined {
  const bundle = toHourlyBundle(plan)
  if (needsWeekdays(bundle)) return undefined
  const period = bundle.period === 'any' ? (visitTime ?? 'morning') : bundle.period
  const open = bookingContextAt(now, plan)
  const first = { bundle, period, weekdays: [] }
  const from = freeFrom(plan, riyadhDay(now))
  const firstDay =
    wantedDay !== undefined && validateFirstDay(wantedDay, first, open).ok
      ? wantedDay
      : nearestFirstVisitDays(open.rules.horizonDays, first, open).find((day) => day >= from)
  return firstDay && { repeatMode: 'once', repeatCount: 1, weekdays: [], period, firstDay }
}

function withFirstVisits(
  draft: BookingDraft,
  plan: BookablePlan,
  startOptions: BookingStartOptions,
  stamp: DraftStamp,
): BookingDraft {
  if (draft.service !== 'hourly') return draft
  const visits = firstVisits(plan, startOptions)
  // A day chosen on the previous page replaces one that was chosen here before.
  const isWanted = startOptions.wantedDay !== undefined && visits?.firstDay === startOptions.wantedDay
  const dated =
    visits !== undefined && (draft.steps.schedule === undefined || isWanted)
      ? reduceBooking(draft, { type: 'chooseVisits', visits }, stamp)
      : draft
  return dated.steps.worker === undefined ? reduceBooking(dated, { type: 'leaveToOffice' }, stamp) : dated
}

/**
 * Fills in the day and the worker that the customer came with, or else what most families choose:
 * the nearest day, and for a visit any worker the office sends. Each choice can be changed. A draft
 * of a plan without available workers is returned unchanged.
 */
export function withDefaultChoices(
  draft: BookingDraft,
  plan: BookablePlan,
  startOptions: BookingStartOptions,
  stamp: DraftStamp,
): BookingDraft {
  if (hasNoAvailableWorker(plan)) return draft
  const { wantedWorker } = startOptions
  const workers = wantedWorker === undefined ? undefined : { count: 1, workerIds: [wantedWorker] }
  const begun =
    workers === undefined ? draft : reduceBooking(draft, { type: 'chooseWorkers', workers }, stamp)
  return isLiveInOrTransferDraft(begun) && begun.steps.schedule === undefined
    ? reduceBooking(begun, { type: 'chooseStart', start: firstStart(plan, startOptions) }, stamp)
    : withFirstVisits(begun, plan, startOptions, stamp)
}
