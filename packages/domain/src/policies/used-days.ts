import { addDays, daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'

/** A pause of the service; its days are served after the original end of the contract. */
export type SuspensionPause = { readonly from: LocalDate; readonly days: number }

/** Whether the service rests on a day. */
export const isPausedOn = (pauses: readonly SuspensionPause[], day: LocalDate): boolean =>
  pauses.some(({ from, days }) => from <= day && day < addDays(from, days))

type Term = {
  readonly start: LocalDate
  /** The number of days bought, which a pause does not change. */
  readonly total: number
  readonly pauses: readonly SuspensionPause[]
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/**
 * The days of a contract that have passed by `today` without a pause. A pause counts from the start of the
 * contract at the earliest, and not before its first day.
 */
export function countUsedContractDays({ start, total, pauses }: Term, today: LocalDate): number {
  const rested = pauses.reduce((sum, { from, days }) => {
    const first = from < start ? start : from
    return sum + within(daysBetween(first, today), Math.max(0, daysBetween(first, addDays(from, days))))
  }, 0)
  return within(daysBetween(start, today) - rested, total)
}
