import { addDays } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { Refusal } from '../refusal/index.ts'
import { DAYS_IN_A_MONTH, packageMonths } from '../vocabulary/index.ts'
import type { PackageDuration } from '../vocabulary/index.ts'
import type { Repetition } from './repetition.ts'
import { noRepetition } from './repetition.ts'

/** A plan's duration in the largest fitting unit, or in days. */
export type DurationInUnits = { readonly unit: 'day' | 'month' | 'year'; readonly count: number }

const WORDS: ReadonlyMap<number, DurationInUnits> = new Map([
  [30, { unit: 'month', count: 1 }],
  [90, { unit: 'month', count: 3 }],
  [180, { unit: 'month', count: 6 }],
  [360, { unit: 'year', count: 1 }],
  [365, { unit: 'year', count: 1 }],
  [730, { unit: 'year', count: 2 }],
])
const LONGEST_DAYS = 3660

function planDays(days: number): number {
  if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS) {
    throw new Refusal('schedule.not_a_duration', { days: String(days) })
  }
  return days
}

/** Returns a number of days in the unit that a customer would use, such as months. */
export const durationInUnits = (days: number): DurationInUnits =>
  WORDS.get(planDays(days)) ?? { unit: 'day', count: days }

/** The last day of a contract, which includes its first and its last day. */
export const contractEnd = (
  firstDay: LocalDate,
  durationDays: number,
  repetition: Repetition = noRepetition,
): LocalDate =>
  addDays(firstDay, (repetition.count - 1) * repetition.intervalDays + planDays(durationDays) - 1)

/** Returns the length of a special package in days. */
export const packageDurationInDays = (duration: PackageDuration): number =>
  packageMonths[duration] * DAYS_IN_A_MONTH

/** The last day of a personalised package. */
export const packageLastDay = (firstDay: LocalDate, duration: PackageDuration): LocalDate =>
  contractEnd(firstDay, packageDurationInDays(duration))
