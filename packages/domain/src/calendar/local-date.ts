import { Refusal } from '../refusal/index.ts'

declare const day: unique symbol

/** A day in Asia/Riyadh, written YYYY-MM-DD (Gregorian). The text order is the order of time, so `<` compares. */
export type LocalDate = string & { readonly [day]: true }

/** The day of the week as JavaScript counts weekdays: 0 is Sunday, on which the Saudi week begins. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const FRIDAY = 5
export const SATURDAY = 6
/** All weekdays by number. */
export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

const MS_PER_DAY = 86_400_000
const EPOCH_WEEKDAY = 4 // 1 January 1970 was a Thursday

const isLocalDate = (text: string): text is LocalDate => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}

/** Returns a text as a date, or undefined if it is none. */
export const parseLocalDate = (text: string): LocalDate | undefined => (isLocalDate(text) ? text : undefined)

/** Checks that a text is a date, or throws a refusal. */
export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new Refusal('calendar.not_a_date', { text: text.slice(0, 32) })
  return text
}

/** Days since 1 January 1970. */
export const toEpochDay = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY

/** Returns the date that many days after 1 January 1970. */
export function fromEpochDay(number: number): LocalDate {
  const date = new Date(number * MS_PER_DAY)
  if (!Number.isInteger(number) || Number.isNaN(date.getTime())) {
    throw new Refusal('calendar.not_a_date', { text: String(number) })
  }
  return localDate(date.toISOString().slice(0, -'T00:00:00.000Z'.length))
}

export function addDays(date: LocalDate, days: number): LocalDate {
  if (!Number.isSafeInteger(days)) throw new Refusal('calendar.not_whole_days', { days: String(days) })
  return fromEpochDay(toEpochDay(date) + days)
}

/** The number of days from one date to the other: 1 for tomorrow, -1 for yesterday. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => toEpochDay(to) - toEpochDay(from)

export function weekdayOf(date: LocalDate): Weekday {
  const index = (((toEpochDay(date) + EPOCH_WEEKDAY) % 7) + 7) % 7
  return weekday(index)
}

/** Checks that a number is a weekday, or throws a refusal. */
export function weekday(index: number): Weekday {
  const match = weekdays.find((candidate) => candidate === index)
  if (match === undefined) throw new Refusal('calendar.not_a_weekday', { index: String(index) })
  return match
}

/** Returns the later of two dates. */
export const laterOf = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b)
