'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronBackIcon, chevronForwardIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import { addDays, addMonths, dateIn, inMonth } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { useSay } from './use-say.ts'

const turn =
  'inline-flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-field border-0 bg-transparent text-text hover:bg-subtle'
const list =
  'min-h-touch max-w-full min-w-0 cursor-pointer rounded-field border border-field-border bg-surface px-2 font-semibold text-text *:bg-surface'

export interface CalendarPanelProps {
  focused: string
  value: string | null
  today: string | undefined
  years: readonly [first: number, last: number]
  whyNot: (iso: string) => string | undefined
  onFocusDay: (iso: string) => void
  onChoose: (iso: string) => void
}

/** A month with its heading in both calendars, ways to other months, and why a day cannot be chosen. */
export function CalendarPanel({
  focused,
  value,
  today,
  years: [first, last],
  whyNot,
  onFocusDay,
  onChoose,
}: CalendarPanelProps): ReactNode {
  const { calendar, format, strings } = useKit('DatePicker')
  const words = strings.datePicker
  const { dateText } = strings
  const say = useSay()
  const title = useId()
  const shown = dateIn(focused, calendar)
  const months = calendar === 'gregory' ? dateText.gregorianMonths : dateText.umalquraMonths
  const others = calendar === 'gregory' ? dateText.umalquraMonths : dateText.gregorianMonths
  const start = inMonthStart(focused, shown.day)
  const end = addDays(addMonths(start, 1, calendar), -1)
  const other = calendar === 'gregory' ? 'umalqura' : 'gregory'
  const spans = [...new Set([start, end].map((iso) => others[dateIn(iso, other).month - 1] ?? ''))]
  const plainYear = (year: number): string => format.number(year, { useGrouping: false })
  const reason = whyNot(focused)
  const from = Math.min(first, shown.year)
  const to = Math.max(last, shown.year)

  return (
    <div className="grid grid-cols-1 gap-1 p-1.5 max-sm:pt-4 sm:p-3">
      <div className="sticky top-0 z-1 flex items-center gap-1 bg-raised">
        <button
          type="button"
          aria-label={words.previous}
          className={turn}
          onClick={() => onFocusDay(addMonths(focused, -1, calendar))}
        >
          <Icon of={chevronBackIcon} size="md" />
        </button>
        <div className="flex min-w-0 flex-1 flex-wrap justify-center gap-1">
          <select
            aria-label={words.month}
            value={shown.month}
            className={list}
            onChange={(event) =>
              onFocusDay(inMonth(focused, { month: Number(event.target.value) }, calendar))
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
            onChange={(event) => onFocusDay(inMonth(focused, { year: Number(event.target.value) }, calendar))}
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
          onClick={() => onFocusDay(addMonths(focused, 1, calendar))}
        >
          <Icon of={chevronForwardIcon} size="md" />
        </button>
      </div>
      <p id={title} aria-live="polite" className="m-0 text-center text-small text-text-muted">
        <span className="sr-only">
          {months[shown.month - 1]} {plainYear(shown.year)}
        </span>
        <span>{spans.join(' – ')}</span> <span>{plainYear(dateIn(end, other).year)}</span>
      </p>
      <MonthGrid
        focused={focused}
        value={value}
        today={today}
        whyNot={whyNot}
        labelledBy={title}
        onFocusDay={onFocusDay}
        onChoose={onChoose}
      />
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-2 px-1">
        <p aria-live="polite" className="m-0 min-w-0 flex-1 text-small text-text-muted">
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
