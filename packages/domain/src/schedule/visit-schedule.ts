import type { VisitPeriod } from '../vocabulary/index.ts'
import { addDays, FRIDAY, weekdayOf } from '../calendar/index.ts'
import type { LocalDate, Weekday } from '../calendar/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { validateVisitDay, validateSlot } from './availability.ts'
import type { DayRefusal, BookingContext, VisitSlot } from './availability.ts'
import { unrestrictedPlanDays, isWeekdayInPlan } from './plan-days.ts'
import type { PlanDays } from './plan-days.ts'
import { repeatModeOf, repeatModeRefusal } from './repetition.ts'
import type { Repetition, RepetitionRefusal, VisitBundle } from './repetition.ts'
import { periodsOfPlan } from './windows.ts'
import type { PlanPeriod } from './windows.ts'

/** The visits that a customer wants: bundle, first day, period, weekdays and repetition. */
export type VisitScheduleInput = {
  readonly bundle: VisitBundle & { readonly period: PlanPeriod }
  readonly firstDay: LocalDate
  readonly period: VisitPeriod
  /** One weekday for each visit a week; an empty list means the weekday of the first day. */
  readonly weekdays: readonly Weekday[]
  readonly repetition: Repetition
}

/** Why the visits of a booking cannot be planned as requested. */
export type VisitScheduleRefusal =
  | DayRefusal
  | RepetitionRefusal
  | 'schedule.not_a_visit_plan'
  | 'schedule.period_not_in_plan'
  | 'schedule.wrong_number_of_weekdays'
  | 'schedule.first_day_not_a_chosen_weekday'

const MOST_VISITS = 366
const DAYS_PER_WEEK = 7

const between = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** How many weekdays the customer must choose: never more than there are visits. */
export const requiredWeekdayCount = ({ visitCount, recurrenceRate }: VisitBundle): number =>
  Math.min(visitCount, recurrenceRate)

/** Returns the default weekdays: the weekday of the first day, and others spread evenly over the week. */
export function spreadWeekdays(
  firstDay: LocalDate,
  period: VisitPeriod,
  bundle: VisitBundle,
  planDays: PlanDays = unrestrictedPlanDays,
): readonly Weekday[] {
  const open = Array.from({ length: DAYS_PER_WEEK }, (_, ahead) =>
    weekdayOf(addDays(firstDay, ahead)),
  ).filter(
    (day, ahead) =>
      ahead === 0 || ((period === 'evening' || day !== FRIDAY) && isWeekdayInPlan(planDays, day)),
  )
  const weekdayCount = Math.min(requiredWeekdayCount(bundle), open.length)
  return open.filter(
    (_, at) =>
      Math.floor((at * weekdayCount) / open.length) !== Math.floor(((at - 1) * weekdayCount) / open.length),
  )
}

function requestRefusal(
  request: VisitScheduleInput,
  chosen: ReadonlySet<Weekday>,
): Outcome<null, VisitScheduleRefusal> {
  const { bundle, firstDay, period } = request
  if (!between(bundle.visitCount, 1, MOST_VISITS) || !between(bundle.recurrenceRate, 1, DAYS_PER_WEEK)) {
    return refused('schedule.not_a_visit_plan')
  }
  if (!periodsOfPlan(bundle.period).includes(period))
    return refused('schedule.period_not_in_plan', { period })
  const mode = repeatModeOf(request.repetition)
  if (!mode.ok) return mode
  const notRepeatable = repeatModeRefusal(bundle, mode.value)
  if (notRepeatable !== undefined) return refused(notRepeatable)
  const weekdayCount = requiredWeekdayCount(bundle)
  if (chosen.size !== weekdayCount)
    return refused('schedule.wrong_number_of_weekdays', { wanted: weekdayCount, chosen: chosen.size })
  if (!chosen.has(weekdayOf(firstDay)))
    return refused('schedule.first_day_not_a_chosen_weekday', { day: firstDay })
  return granted(null)
}

function bundleDays(firstDay: LocalDate, visits: number, chosen: ReadonlySet<Weekday>): readonly LocalDate[] {
  const days: LocalDate[] = []
  for (let day = firstDay; days.length < visits; day = addDays(day, 1)) {
    if (chosen.has(weekdayOf(day))) days.push(day)
  }
  return days
}

/** All visits of a booking with their dates and windows, or the first reason for refusing them. */
export function scheduleVisits(
  request: VisitScheduleInput,
  situation: BookingContext,
): Outcome<readonly VisitSlot[], VisitScheduleRefusal> {
  const { bundle, firstDay, period, repetition } = request
  const chosen = new Set(request.weekdays.length === 0 ? [weekdayOf(firstDay)] : request.weekdays)
  const acceptable = requestRefusal(request, chosen)
  if (!acceptable.ok) return acceptable
  const first = validateVisitDay(firstDay, period, situation)
  if (!first.ok) return first

  const days = bundleDays(firstDay, bundle.visitCount, chosen)
  const visits: VisitSlot[] = []
  for (let repeat = 0; repeat < repetition.count; repeat += 1) {
    for (const day of days) {
      const slot = validateSlot(addDays(day, repeat * repetition.intervalDays), period, situation, firstDay)
      if (!slot.ok) return slot
      visits.push(slot.value)
    }
  }
  return granted(visits)
}
