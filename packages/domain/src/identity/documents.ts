import { stripInvisibleMarks, toLatinDigits } from '@sakina/text'
import { daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

export type PassportRefusal = 'identity.passport'
export type VisaNumberRefusal = 'identity.visa_number'
export type BirthDateRefusal = 'identity.birth_date' | 'identity.too_young'

const compact = (text: string): string => toLatinDigits(stripInvisibleMarks(text)).replace(/[\s\p{Pd}]/gu, '')

/**
 * Reads a passport number: six to nine letters and digits with at least one digit, like the passports
 * of the countries we recruit from.
 */
export function parsePassportNumber(text: string): Outcome<string, PassportRefusal> {
  const number = compact(text).toUpperCase()
  return /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number) ? granted(number) : refused('identity.passport')
}

/** The specification defines no format, so six to fifteen digits are accepted. */
export function parseVisaNumber(text: string): Outcome<string, VisaNumberRefusal> {
  const number = compact(text)
  return /^\d{6,15}$/.test(number) ? granted(number) : refused('identity.visa_number')
}

const OLDEST_DAYS = 120 * 366

/** Returns the age in full years on a day; someone born on 29 February has the birthday on 1 March. */
export function ageOn(birth: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(4) >= birth.slice(4) ? years : years - 1
}

/** Accepts a plausible birth date of somebody of the given least age, or refuses it. */
export function checkBirthDate(
  birth: LocalDate,
  today: LocalDate,
  youngest: number,
): Outcome<LocalDate, BirthDateRefusal> {
  const plausible = birth < today && daysBetween(birth, today) <= OLDEST_DAYS
  if (!plausible) return refused('identity.birth_date')
  return ageOn(birth, today) < youngest ? refused('identity.too_young', { least: youngest }) : granted(birth)
}
