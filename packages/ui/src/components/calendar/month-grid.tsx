'use client'
import { cva } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useKit } from '../provider/context.ts'
import { addDays, addMonths, monthWeeks, weekdayOf } from './month.ts'
import type { MonthDay } from './month.ts'
import { useDayFormatter } from './use-day-formatter.ts'

const cell = cva(
  'sk:relative sk:flex sk:min-h-touch sk:w-full sk:min-w-[min(44px,13.5vw)] sk:flex-col sk:items-center sk:justify-center sk:rounded-field sk:border sk:text-body sk:leading-tight sk:tabular-nums sk:focus-visible:outline-offset-0',
  {
    variants: {
      state: {
        free: 'sk:cursor-pointer sk:border-transparent sk:bg-transparent sk:text-text sk:hover:bg-primary-soft sk:hover:text-on-primary-soft',
        chosen:
          'sk:cursor-pointer sk:border-transparent sk:bg-primary sk:font-semibold sk:text-on-primary sk:forced:bg-[Highlight] sk:forced:text-[HighlightText] sk:forced:forced-color-adjust-none',
        closed:
          'sk:cursor-not-allowed sk:border-transparent sk:bg-transparent sk:text-text-muted sk:line-through',
      },
      today: {
        true: 'sk:font-semibold sk:inset-ring-2 sk:inset-ring-primary sk:forced:not-focus-visible:outline-3 sk:forced:not-focus-visible:-outline-offset-4',
        false: '',
      },
    },
  },
)

export interface MonthGridProps {
  /** The focused day. Its month is shown. */
  focused: string
  value: string | null
  /** The weekday of the first column, 0 for Sunday. */
  weekStart: number
  today: string | undefined
  whyNot: (iso: string) => string | undefined
  labelledBy: string
  onFocusDay: (iso: string) => void
  onChoose: (iso: string) => void
}

const row = 'sk:grid sk:grid-cols-7 sk:text-center'
const isWeekend = (weekday: number): boolean => weekday >= 5

export function MonthGrid({
  focused,
  value,
  weekStart,
  today,
  whyNot,
  labelledBy,
  onFocusDay,
  onChoose,
}: MonthGridProps): ReactNode {
  const { dir, calendar, format, strings } = useKit('Calendar')
  const words = strings.datePicker
  const say = useDayFormatter()
  const grid = useRef<HTMLDivElement>(null)
  const weekdays = Array.from({ length: 7 }, (_, column) => (column + weekStart) % 7)
  const weeks = monthWeeks(focused, calendar, weekStart)

  // When an arrow key leads to another month, focus moves to the day there. When the lists above
  // the grid change the month, focus stays in the list.
  const follows = useRef(false)
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [focused])

  const press = (event: KeyboardEvent): void => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const column = (weekdayOf(focused) - weekStart + 7) % 7
    const months = event.shiftKey ? 12 : 1
    const moves: Readonly<Record<string, () => string>> = {
      [forward]: () => addDays(focused, 1),
      [back]: () => addDays(focused, -1),
      ArrowDown: () => addDays(focused, 7),
      ArrowUp: () => addDays(focused, -7),
      Home: () => addDays(focused, -column),
      End: () => addDays(focused, 6 - column),
      PageDown: () => addMonths(focused, months, calendar),
      PageUp: () => addMonths(focused, -months, calendar),
    }
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    follows.current = true
    onFocusDay(move())
  }

  const day = ({ iso, lead, other }: MonthDay): ReactNode => {
    const reason = whyNot(iso)
    const chosen = iso === value
    const name = [say.both(iso), iso === today && words.today, reason].filter(Boolean)
    return (
      <button
        type="button"
        data-day={iso}
        tabIndex={iso === focused ? 0 : -1}
        aria-disabled={reason ? true : undefined}
        aria-current={iso === today ? 'date' : undefined}
        // The cell is selected, but the button has the focus.
        aria-pressed={chosen || undefined}
        className={cell({ state: chosen ? 'chosen' : reason ? 'closed' : 'free', today: iso === today })}
        onKeyDown={press}
        onFocus={() => onFocusDay(iso)}
        onClick={() => onChoose(iso)}
      >
        <span className="sk:sr-only">{name.join(format.comma)}</span>
        <span aria-hidden>{format.number(lead.day)}</span>
        <span aria-hidden className="sk:text-caption sk:leading-tight sk:font-normal">
          {format.number(other.day)}
        </span>
      </button>
    )
  }

  return (
    <div ref={grid} role="grid" aria-labelledby={labelledBy}>
      <div role="row" className={row}>
        {weekdays.map((weekday) => (
          <div
            key={weekday}
            role="columnheader"
            aria-label={strings.dateText.weekdays[weekday]}
            className={
              isWeekend(weekday)
                ? 'sk:rounded-t-small sk:bg-subtle sk:pt-1 sk:dark:bg-page sk:text-caption sk:font-semibold sk:text-text'
                : 'sk:pt-1 sk:text-caption sk:text-text-muted'
            }
          >
            {words.shortWeekdays[weekday]}
          </div>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div key={week.find(Boolean)?.iso ?? index} role="row" className={row}>
          {week.map((each, column) => (
            <div
              key={column}
              role="gridcell"
              aria-selected={each ? each.iso === value : undefined}
              className={isWeekend(weekdays[column] ?? 0) ? 'sk:bg-subtle sk:dark:bg-page' : undefined}
            >
              {each && day(each)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
