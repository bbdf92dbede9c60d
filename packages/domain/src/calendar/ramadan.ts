import { Refusal } from '../refusal/index.ts'
import { fromHijri, hijriMonthLength, toHijri } from './hijri.ts'
import { daysBetween } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

/** The first and last day of the Ramadan of one Hijri year. */
export type Ramadan = { readonly hijriYear: number; readonly first: LocalDate; readonly last: LocalDate }

/**
 * The office's corrections by Hijri year, for when the moon is sighted on another evening than the
 * calendar says. A missing side keeps the calculated date.
 */
export type RamadanDateOverrides = Readonly<
  Record<number, { readonly first?: LocalDate | undefined; readonly last?: LocalDate | undefined }>
>

const RAMADAN = 9
// In days. A sighting of the moon moves the month by a day or two; more is a typing mistake.
const FURTHEST_SHIFT = 2

/** Returns the first and last day of Ramadan; a configured day overrides the calculated one. */
export function ramadanOf(hijriYear: number, overrides: RamadanDateOverrides = {}): Ramadan {
  const calculated = {
    first: fromHijri({ year: hijriYear, month: RAMADAN, day: 1 }),
    last: fromHijri({ year: hijriYear, month: RAMADAN, day: hijriMonthLength(hijriYear, RAMADAN) }),
  }
  const { first = calculated.first, last = calculated.last } = overrides[hijriYear] ?? {}
  const shift = Math.max(
    Math.abs(daysBetween(calculated.first, first)),
    Math.abs(daysBetween(calculated.last, last)),
  )
  if (shift > FURTHEST_SHIFT) throw new Refusal('calendar.ramadan_shift_too_far', { hijriYear, first, last })
  return { hijriYear, first, last }
}

/** Returns the Ramadan that contains the day, or else the next one. */
export function nextRamadan(from: LocalDate, overrides: RamadanDateOverrides = {}): Ramadan {
  const { year } = toHijri(from)
  const ofYear = ramadanOf(year, overrides)
  return from <= ofYear.last ? ofYear : ramadanOf(year + 1, overrides)
}

/**
 * Whether a day is in Ramadan. A correction shifts it by days, so only the Hijri months 8 to 10 are
 * checked.
 */
export function isRamadan(date: LocalDate, overrides: RamadanDateOverrides = {}): boolean {
  const { year, month } = toHijri(date)
  if (Math.abs(month - RAMADAN) > 1) return false
  const { first, last } = ramadanOf(year, overrides)
  return date >= first && date <= last
}
