import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import type { Kit } from '../provider/context.ts'

/** The form in which a date is written. */
export type DateFormat = 'date' | 'weekday' | 'weekday-short' | 'day-month'

const hasWeekday = (form: DateFormat): boolean => form === 'weekday' || form === 'weekday-short'

/** A date may break across lines only after its weekday. */
export const dateLineBreakClass = (form: DateFormat): string | undefined =>
  hasWeekday(form) ? undefined : 'sk:whitespace-nowrap'

interface DateParts {
  readonly kit: Kit
  readonly form: DateFormat
  readonly months: readonly string[]
  readonly date: { readonly year: number; readonly month: number; readonly day: number }
  /** The day of the week, where 0 is Sunday. Leave it out if the other date already names it. */
  readonly weekday: number | undefined
  /** A text with the name of the calendar after the date: `{date} هـ`. */
  readonly era?: string | undefined
}

export function formatDate({ kit, form, months, date, weekday, era }: DateParts): string {
  const { strings, format } = kit
  const words = strings.dateText
  const isShort = form === 'day-month' || form === 'weekday-short'
  const plain = fillPlaceholders(isShort ? words.dayMonth : words.date, {
    day: format.number(date.day),
    month: months[date.month - 1] ?? '',
    year: format.number(date.year, { useGrouping: false }),
  })
  const dated = era === undefined || isShort ? plain : fillPlaceholders(era, { date: plain })
  if (!hasWeekday(form) || weekday === undefined) return dated
  // In a narrow place the line breaks after the weekday and never inside the date.
  return fillPlaceholders(words.weekday, {
    weekday: words.weekdays[weekday] ?? '',
    date: dated.replaceAll(' ', '\u00A0'),
  })
}
