import { isRamadan, nextRamadan, weekdayOf } from '../calendar/index.ts'
import type { LocalDate, Weekday } from '../calendar/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { PlanSeason } from '../vocabulary/index.ts'
import type { ScheduleRules } from './rules.ts'

/** The days on which a plan has visits. No weekdays mean every weekday; no season means the whole year. */
export type PlanDays = { readonly weekdays: readonly Weekday[]; readonly season: PlanSeason | null }

/** Why a plan has no visit on a day. */
export type PlanDayRefusal = 'schedule.weekday_not_in_plan' | 'schedule.outside_ramadan'

/** The days of a plan that allows visits on every weekday of the year. */
export const unrestrictedPlanDays: PlanDays = { weekdays: [], season: null }

/** Tells whether a plan has visits on a weekday; a plan without weekdays allows all. */
export const isWeekdayInPlan = ({ weekdays }: Pick<PlanDays, 'weekdays'>, weekday: Weekday): boolean =>
  weekdays.length === 0 || weekdays.includes(weekday)

/**
 * Validates a day of a visit against the plan. Outside the season the refusal contains the dates of the
 * season that begins next after `bookedFrom`.
 */
export function validatePlanDay(
  day: LocalDate,
  planDays: PlanDays,
  { ramadan }: Pick<ScheduleRules, 'ramadan'>,
  bookedFrom: LocalDate = day,
): Outcome<LocalDate, PlanDayRefusal> {
  if (!isWeekdayInPlan(planDays, weekdayOf(day)))
    return refused('schedule.weekday_not_in_plan', { day, weekdays: planDays.weekdays.join(',') })
  if (planDays.season === null || isRamadan(day, ramadan)) return granted(day)
  const { first, last } = nextRamadan(bookedFrom, ramadan)
  return refused('schedule.outside_ramadan', { day, first, last })
}
