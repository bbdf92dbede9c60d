'use client'
import { formatDate } from '../date-text/format-date.ts'
import type { DateFormat } from '../date-text/format-date.ts'
import { useKit } from '../provider/context.ts'
import type { CalendarSystem } from '../provider/settings.ts'
import { toCalendarDate, weekdayOf } from './month.ts'

/** Returns functions that format a day in words, in one calendar or in both. */
export function useDayFormatter(): {
  one: (iso: string, calendar: CalendarSystem, form: DateFormat) => string
  both: (iso: string) => string
} {
  const kit = useKit('Calendar')
  const { dateText } = kit.strings
  const one = (iso: string, calendar: CalendarSystem, form: DateFormat): string =>
    formatDate({
      kit,
      form,
      months: calendar === 'gregory' ? dateText.gregorianMonths : dateText.umalquraMonths,
      date: toCalendarDate(iso, calendar),
      weekday: weekdayOf(iso),
      era: calendar === 'gregory' ? dateText.gregorian : dateText.umalqura,
    })
  const other = kit.calendar === 'gregory' ? 'umalqura' : 'gregory'
  return {
    one,
    both: (iso) => one(iso, kit.calendar, 'weekday') + kit.format.comma + one(iso, other, 'date'),
  }
}
