'use client'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Announcement } from '../../internal/announcement.tsx'
import { KitError, isDevelopment, warnRenamed } from '../../internal/dev.ts'
import { parseDay } from '../date-text/day.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronBackIcon, chevronForwardIcon } from '../icon/generated/icons.ts'
import { weekStartOf } from '../provider/formatters.ts'
import { useKit } from '../provider/context.ts'
import { addDays, addMonths, toCalendarDate, withMonthOrYear } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { useDayFormatter } from './use-day-formatter.ts'

const turn =
  'sk:inline-flex sk:size-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:rounded-field sk:border-0 sk:bg-transparent sk:text-text sk:hover:bg-subtle'
const list =
  'sk:min-h-touch sk:max-w-full sk:min-w-0 sk:cursor-pointer sk:rounded-field sk:border sk:border-field-border sk:bg-surface sk:px-2 sk:font-semibold sk:text-text sk:*:bg-surface'

const yearsAround = 100

/** Returns the day, or `undefined` if the text from a form or an API is not a valid day. */
export const asValidDay = (text: string | null | undefined): string | undefined =>
  text && parseDay(text) ? text : undefined

/**
 * Throws an error in development if a day that the developer writes, such as today, is no day. An empty one
 * may still be on its way.
 */
export function requireDay(component: string, prop: string, day: string): void {
  if (isDevelopment && day && !parseDay(day))
    throw new KitError(component, `\`${prop}\` wants a day as YYYY-MM-DD, such as 2026-11-21.`)
}

interface Limits {
  readonly min: string | undefined
  readonly max: string | undefined
  readonly isDateUnavailable: ((day: string) => string | undefined) | undefined
  /** The old name. */
  readonly isDisabled: ((day: string) => string | undefined) | undefined
}

/** Returns a function that says why a day cannot be chosen, or nothing if it can. */
export function useUnavailableReason(
  component: string,
  { min, max, isDateUnavailable, isDisabled }: Limits,
): (day: string) => string | undefined {
  if (isDisabled) warnRenamed(component, 'isDisabled', 'isDateUnavailable')
  const words = useKit('Calendar').strings.datePicker
  return (day) => {
    if (min && day < min) return words.tooEarly
    if (max && day > max) return words.tooLate
    return (isDateUnavailable ?? isDisabled)?.(day)
  }
}

/**
 * Returns the day to show first: the chosen day, or today moved into the allowed range. If both are
 * missing it is the first or the last allowed day.
 */
export const initialCalendarDay = (
  chosen: string | null,
  today: string | undefined,
  { min, max }: Pick<Limits, 'min' | 'max'>,
): string | undefined =>
  chosen ?? (min && today && today < min ? min : max && today && today > max ? max : today) ?? min ?? max

interface CalendarPanelProps extends Pick<Limits, 'min' | 'max'> {
  weekStart: number | undefined
  start: string
  value: string | null
  today: string | undefined
  whyNot: (iso: string) => string | undefined
  onChoose: (iso: string) => void
}

/**
 * One month with a heading in both calendars, navigation to other months, and the reasons why days are
 * unavailable.
 */
export function CalendarPanel({
  start: firstFocused,
  value,
  weekStart,
  today,
  min,
  max,
  whyNot,
  onChoose,
}: CalendarPanelProps): ReactNode {
  const [focused, setFocused] = useState(firstFocused)
  // When the caller changes the value, the panel shows its month.
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value) setFocused(value)
  }
  const { calendar, format, locale, strings } = useKit('Calendar')
  const words = strings.datePicker
  const { dateText } = strings
  const say = useDayFormatter()
  const title = useId()
  const shown = toCalendarDate(focused, calendar)
  const months = calendar === 'gregory' ? dateText.gregorianMonths : dateText.umalquraMonths
  const others = calendar === 'gregory' ? dateText.umalquraMonths : dateText.gregorianMonths
  const start = inMonthStart(focused, shown.day)
  const end = addDays(addMonths(start, 1, calendar), -1)
  const other = calendar === 'gregory' ? 'umalqura' : 'gregory'
  const spans = [...new Set([start, end].map((iso) => others[toCalendarDate(iso, other).month - 1] ?? ''))]
  const plainYear = (year: number): string => format.number(year, { useGrouping: false })
  const yearOf = (day: string | undefined, otherwise: number): number =>
    day ? toCalendarDate(day, calendar).year : toCalendarDate(today ?? focused, calendar).year + otherwise
  const [first, last] = [yearOf(min, -yearsAround), yearOf(max, yearsAround / 4)]
  const month = `${months[shown.month - 1]} ${plainYear(shown.year)}`
  const otherMonths = `${spans.join(' – ')} ${plainYear(toCalendarDate(end, other).year)}`
  const reason = whyNot(focused)
  const from = Math.min(first, shown.year)
  const to = Math.max(last, shown.year)

  return (
    <div className="sk:grid sk:grid-cols-1 sk:gap-1 sk:p-1.5 sk:max-sm:pt-4 sk:sm:p-3">
      <div className="sk:sticky sk:top-0 sk:z-1 sk:flex sk:items-center sk:gap-1 sk:bg-raised">
        <button
          type="button"
          aria-label={words.previous}
          className={turn}
          onClick={() => setFocused(addMonths(focused, -1, calendar))}
        >
          <Icon of={chevronBackIcon} size="md" />
        </button>
        <div className="sk:flex sk:min-w-0 sk:flex-1 sk:flex-wrap sk:justify-center sk:gap-1">
          <select
            aria-label={words.month}
            value={shown.month}
            className={list}
            onChange={(event) =>
              setFocused(withMonthOrYear(focused, { month: Number(event.target.value) }, calendar))
            }
          >
            {months.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
          <select
            aria-label={words.year}
            value={shown.year}
            className={list}
            onChange={(event) =>
              setFocused(withMonthOrYear(focused, { year: Number(event.target.value) }, calendar))
            }
          >
            {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((year) => (
              <option key={year} value={year}>
                {plainYear(year)}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          aria-label={words.next}
          className={turn}
          onClick={() => setFocused(addMonths(focused, 1, calendar))}
        >
          <Icon of={chevronForwardIcon} size="md" />
        </button>
      </div>
      <p id={title} className="sk:m-0 sk:text-center sk:text-small sk:text-text-muted">
        <span className="sk:sr-only">{`${month}${format.comma}`}</span>
        <span>{otherMonths}</span>
      </p>
      <Announcement text={`${month}${format.comma}${otherMonths}`} />
      <MonthGrid
        focused={focused}
        value={value}
        weekStart={weekStart ?? weekStartOf(locale)}
        today={today}
        whyNot={whyNot}
        labelledBy={title}
        onFocusDay={setFocused}
        onChoose={onChoose}
      />
      <div className="sk:flex sk:min-h-touch sk:flex-wrap sk:items-center sk:justify-between sk:gap-2 sk:px-1">
        {/* Not live, because the name of the focused day says the same. */}
        <p className="sk:m-0 sk:min-w-0 sk:flex-1 sk:text-small sk:text-text-muted">
          {reason ?? say.one(focused, calendar, 'weekday')}
        </p>
        {today && !whyNot(today) && (
          <Button variant="quiet" size="sm" onClick={() => onChoose(today)}>
            {words.today}
          </Button>
        )}
      </div>
    </div>
  )
}

const inMonthStart = (iso: string, day: number): string => addDays(iso, 1 - day)
