import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { unrestrictedPlanDays } from './plan-days.ts'
import type { PlanDays } from './plan-days.ts'
import { MAX_REPEATS_PER_ORDER, repeatModes } from '../vocabulary/index.ts'
import type { RepeatMode } from '../vocabulary/index.ts'

/**
 * How often a whole bundle is booked: `count` bundles, `intervalDays` apart (repeat_count and
 * repeat_interval_days on the wire).
 */
export type Repetition = { readonly count: number; readonly intervalDays: number }

/** The parts of a plan that decide how it can be repeated. */
export type VisitBundle = { readonly visitCount: number; readonly recurrenceRate: number }

/** Why a booking cannot be repeated as requested. */
export type RepetitionRefusal =
  | 'schedule.unknown_repetition'
  | 'schedule.weekly_needs_a_single_visit'
  | 'schedule.bundle_longer_than_interval'

// Monthly is every 28 days, so that a visit keeps its weekday.
const INTERVAL: Readonly<Record<RepeatMode, number>> = { once: 0, weekly: 7, monthly: 28 }
const DAYS_PER_WEEK = 7

/** The repetition of a bundle that is booked once. */
export const noRepetition: Repetition = { count: 1, intervalDays: INTERVAL.once }

const repeatsAreSensible = (mode: RepeatMode, count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= (mode === 'once' ? 1 : MAX_REPEATS_PER_ORDER)

/** Converts a repeat mode and count to a repetition, or refuses an unknown one. */
export function createRepetition(mode: RepeatMode, count: number): Outcome<Repetition, RepetitionRefusal> {
  return repeatsAreSensible(mode, count)
    ? granted({ count, intervalDays: INTERVAL[mode] })
    : refused('schedule.unknown_repetition', { mode, count: String(count) })
}

/** Converts a repetition to its repeat mode, or refuses an unknown one. */
export function repeatModeOf({ count, intervalDays }: Repetition): Outcome<RepeatMode, RepetitionRefusal> {
  const mode = repeatModes.find((candidate) => INTERVAL[candidate] === intervalDays)
  return mode !== undefined && repeatsAreSensible(mode, count)
    ? granted(mode)
    : refused('schedule.unknown_repetition', { count: String(count), days: String(intervalDays) })
}

const weeksOf = ({ visitCount, recurrenceRate }: VisitBundle): number =>
  Math.ceil(visitCount / recurrenceRate)

/**
 * Returns why a bundle cannot be repeated in a mode: weekly repetition needs a plan of one visit, and a
 * bundle must end before it starts again.
 */
export function repeatModeRefusal(bundle: VisitBundle, mode: RepeatMode): RepetitionRefusal | undefined {
  if (mode === 'weekly' && bundle.visitCount !== 1) return 'schedule.weekly_needs_a_single_visit'
  return mode === 'monthly' && weeksOf(bundle) * DAYS_PER_WEEK > INTERVAL.monthly
    ? 'schedule.bundle_longer_than_interval'
    : undefined
}

/**
 * Returns how a bundle can be repeated. A plan of a season cannot, because it ends with the season.
 */
export const allowedRepeatModes = (
  bundle: VisitBundle,
  { season }: PlanDays = unrestrictedPlanDays,
): readonly RepeatMode[] =>
  repeatModes.filter(
    (mode) => repeatModeRefusal(bundle, mode) === undefined && (mode === 'once' || season === null),
  )
