import { daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'

/** A stretch in which the service rests; its days are served after the contract's first end. */
export type Pause = { readonly from: LocalDate; readonly days: number }

type Term = {
  readonly start: LocalDate
  /** Days that were bought: a pause does not add to them. */
  readonly total: number
  readonly pauses: readonly Pause[]
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** Days of a contract that are over on `today` and were not paused; a pause still to come takes nothing off. */
export function usedDays({ start, total, pauses }: Term, today: LocalDate): number {
  const rested = pauses.reduce((sum, { from, days }) => sum + within(daysBetween(from, today), days), 0)
  return within(daysBetween(start, today) - rested, total)
}
