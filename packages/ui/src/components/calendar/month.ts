import {
  CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date'
import { stripInvisibleMarks, toLatinDigits } from '@sakina/text'
import type { CalendarSystem } from '../provider/settings.ts'

const calendars = { gregory: new GregorianCalendar(), umalqura: new IslamicUmalquraCalendar() }

/** A date as numbers of a calendar. */
export interface PlainDate {
  readonly year: number
  /** The month from 1 to 12. */
  readonly month: number
  readonly day: number
}

/** Converts a day `YYYY-MM-DD` to a date of one of the calendars. */
export const toCalendarDate = (iso: string, calendar: CalendarSystem): CalendarDate =>
  toCalendar(parseDate(iso), calendars[calendar])

const toIso = (date: CalendarDate): string => toCalendar(date, calendars.gregory).toString()

/** Returns the weekday of an ISO date, 0 for Sunday. */
export const weekdayOf = (iso: string): number => {
  const date = toCalendarDate(iso, 'gregory')
  return (date.calendar.toJulianDay(date) + 1) % 7
}

/** Returns the ISO date a number of days later. */
export const addDays = (iso: string, days: number): string => parseDate(iso).add({ days }).toString()

/** Returns the same day of another month, or its last day if that month is shorter. */
export const addMonths = (iso: string, months: number, calendar: CalendarSystem): string =>
  toIso(toCalendarDate(iso, calendar).add({ months }))

/** Returns an ISO date with its month or year replaced in a calendar. */
export const withMonthOrYear = (
  iso: string,
  change: { month?: number; year?: number },
  calendar: CalendarSystem,
): string => toIso(toCalendarDate(iso, calendar).set(change))

/** A day in the grid of a month. */
export interface MonthDay {
  readonly iso: string
  readonly lead: PlainDate
  readonly other: PlainDate
  readonly weekday: number
}

/**
 * Returns the weeks of the month that contains the day, from the weekday on which a week begins. Days of
 * other months are empty.
 */
export function monthWeeks(
  iso: string,
  calendar: CalendarSystem,
  weekStart = 0,
): readonly (readonly (MonthDay | undefined)[])[] {
  const first = toCalendarDate(iso, calendar).set({ day: 1 })
  const length = first.calendar.getDaysInMonth(first)
  const firstIso = toIso(first)
  const before = (weekdayOf(firstIso) - weekStart + 7) % 7
  const cells = Array.from(
    { length: Math.ceil((before + length) / 7) * 7 },
    (_, at): MonthDay | undefined => {
      const day = at - before
      if (day < 0 || day >= length) return undefined
      const cell = addDays(firstIso, day)
      return {
        iso: cell,
        lead: toCalendarDate(cell, calendar),
        other: toCalendarDate(cell, calendar === 'gregory' ? 'umalqura' : 'gregory'),
        weekday: (at + weekStart) % 7,
      }
    },
  )
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

const TYPED = /^(\d{1,2})[/\-.\s،]+(\d{1,2})[/\-.\s،]+(\d{4})$/
const YEAR_FIRST = /^(\d{4})[/\-.](\d{1,2})[/\-.](\d{1,2})$/
// The range of the published Umm al-Qura table. No customer means these numbers as Gregorian years.
const isHijriYear = (year: number): boolean => year >= 1300 && year <= 1600

/**
 * Parses a typed date in any digits. The year decides between Gregorian and Hijri. Returns nothing for an
 * invalid date.
 */
export function parseTypedDate(text: string): string | undefined {
  const plain = toLatinDigits(stripInvisibleMarks(text)).trim()
  const found = TYPED.exec(plain)
  const turned = YEAR_FIRST.exec(plain)
  const [day, month, year] = (found?.slice(1) ?? turned?.slice(1).toReversed() ?? []).map(Number)
  if (!day || !month || !year || month > 12 || year < 1300 || year > 2200) return undefined
  const date = new CalendarDate(calendars[isHijriYear(year) ? 'umalqura' : 'gregory'], year, month, day)
  // The library changes 31 February to the 28th, so such a day is rejected here.
  return date.day === day && date.month === month ? toIso(date) : undefined
}

/** Formats a day as dd/mm/yyyy in the preferred calendar. */
export function formatTypedDate(iso: string, calendar: CalendarSystem): string {
  const { year, month, day } = toCalendarDate(iso, calendar)
  return [day, month].map((part) => String(part).padStart(2, '0')).join('/') + `/${year}`
}
