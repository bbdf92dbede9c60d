import { clockTime, FRIDAY, isRamadan, weekdayOf } from '../calendar/index.ts'
import type { ClockTime, LocalDate } from '../calendar/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { visitPeriods } from '../vocabulary/index.ts'
import type { VisitPeriod } from '../vocabulary/index.ts'
import type { ScheduleRules } from './rules.ts'

/** The period of a plan; `any` leaves the choice to the customer. */
export type PlanPeriod = VisitPeriod | 'any'

/** When the worker arrives; she works four hours from then. */
export type VisitWindow = {
  readonly code:
    | 'regular_morning'
    | 'regular_evening'
    | 'friday_evening'
    | 'ramadan_morning'
    | 'ramadan_evening'
  readonly period: VisitPeriod
  readonly from: ClockTime
  readonly to: ClockTime
}

/** Why a day has no visit in a period. */
export type WindowRefusal = 'schedule.no_friday_morning' | 'schedule.no_friday_in_ramadan'

const visitWindow = (
  code: VisitWindow['code'],
  period: VisitPeriod,
  from: string,
  to: string,
): VisitWindow => ({
  code,
  period,
  from: clockTime(from),
  to: clockTime(to),
})

// The windows of the specification, which does not mention Fridays in Ramadan.
const REGULAR = {
  morning: visitWindow('regular_morning', 'morning', '07:30', '09:30'),
  evening: visitWindow('regular_evening', 'evening', '16:00', '18:00'),
}
const FRIDAY_EVENING = visitWindow('friday_evening', 'evening', '14:30', '16:00')
const RAMADAN = {
  morning: visitWindow('ramadan_morning', 'morning', '11:00', '13:00'),
  evening: visitWindow('ramadan_evening', 'evening', '20:00', '22:00'),
}

/** Every arrival window: regular, on Friday evenings, and in Ramadan. */
export const visitWindows: readonly VisitWindow[] = [
  REGULAR.morning,
  REGULAR.evening,
  FRIDAY_EVENING,
  RAMADAN.morning,
  RAMADAN.evening,
]

/** Returns the periods in which a plan can be booked. */
export const periodsOfPlan = (period: PlanPeriod): readonly VisitPeriod[] =>
  period === 'any' ? visitPeriods : [period]

/** Returns the window of a period on a date, or the reason why there is none. */
export function visitWindowOn(
  date: LocalDate,
  period: VisitPeriod,
  rules: Pick<ScheduleRules, 'ramadan' | 'fridaysInRamadan'>,
): Outcome<VisitWindow, WindowRefusal> {
  const ramadan = isRamadan(date, rules.ramadan)
  if (weekdayOf(date) !== FRIDAY) return granted((ramadan ? RAMADAN : REGULAR)[period])
  if (period === 'morning') return refused('schedule.no_friday_morning', { day: date })
  if (!ramadan) return granted(FRIDAY_EVENING)
  return rules.fridaysInRamadan
    ? granted(RAMADAN.evening)
    : refused('schedule.no_friday_in_ramadan', { day: date })
}

/** Returns the arrival windows of a day. */
export const visitWindowsOn = (
  date: LocalDate,
  rules: Pick<ScheduleRules, 'ramadan' | 'fridaysInRamadan'>,
): readonly VisitWindow[] =>
  visitPeriods.flatMap((period) => {
    const outcome = visitWindowOn(date, period, rules)
    return outcome.ok ? [outcome.value] : []
  })
