import { isRamadan, nextRamadan, weekdayOf } from '../calendar/index.ts'
import type { LocalDate, Weekday } from '../calendar/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { PlanSeason } from '../vocabulary/index.ts'
import type { ScheduleRules } from './rules.ts'

/** On which days the visits of a plan fall: what its name promises. No weekdays are all of them, no season the year. */
export type PlanDays = { readonly weekdays: readonly Weekday[]; readonly season: PlanSeason | null }

export type PlanDayRefusal = 'schedule.weekday_not_in_plan' | 'schedule.outside_ramadan'

export const anyDay: PlanDays = { weekdays: [], season: null }

export const isWeekdayInPlan = ({ weekdays }: Pick<PlanDays, 'weekdays'>, weekday: Weekday): boolean =>
  weekdays.length === 0 || weekdays.includes(weekday)

/**
 * Whether a visit of the plan may fall on that day. Outside its season the refusal says when the one begins and ends
 * that the booking is for: the next from `bookedFrom` on.
 */
export function planDay(
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
