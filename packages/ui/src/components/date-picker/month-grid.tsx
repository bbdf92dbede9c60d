'use client'
import { cva } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useKit } from '../provider/context.ts'
import { addDays, addMonths, monthOf, weekdayOf } from './month.ts'
import type { MonthDay } from './month.ts'
import { useSay } from './use-say.ts'

const cell = cva(
  'relative flex min-h-touch w-full min-w-[min(44px,13.5vw)] cursor-pointer flex-col items-center justify-center rounded-field border text-body leading-tight tabular-nums focus-visible:outline-offset-0',
  {
    variants: {
      state: {
        free: 'border-transparent bg-transparent text-text hover:bg-primary-soft hover:text-on-primary-soft',
        chosen:
          'border-transparent bg-primary font-semibold text-on-primary forced:bg-[Highlight] forced:text-[HighlightText] forced:forced-color-adjust-none',
        closed: 'cursor-not-allowed border-transparent bg-transparent text-text-muted line-through',
      },
      today: { true: 'font-semibold inset-ring-2 inset-ring-primary', false: '' },
    },
  },
)

export interface MonthGridProps {
  /** The day that holds the focus; its month is shown. */
  focused: string
  value: string | null
  today: string | undefined
  whyNot: (iso: string) => string | undefined
  labelledBy: string
  onFocusDay: (iso: string) => void
  onChoose: (iso: string) => void
}

const row = 'grid grid-cols-7 text-center'
const isWeekend = (weekday: number): boolean => weekday >= 5

export function MonthGrid({
  focused,
  value,
  today,
  whyNot,
  labelledBy,
  onFocusDay,
  onChoose,
}: MonthGridProps): ReactNode {
  const { dir, locale, calendar, format, strings } = useKit('DatePicker')
  const words = strings.datePicker
  const say = useSay()
  const grid = useRef<HTMLDivElement>(null)
  const weeks = monthOf(focused, calendar)

  // The focus goes along when the keyboard leaves the month; not when a list above the grid changed it.
  const follows = useRef(false)
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [focused])

  const press = (event: KeyboardEvent): void => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const weekday = weekdayOf(focused)
    const months = event.shiftKey ? 12 : 1
    const moves: Readonly<Record<string, () => string>> = {
      [forward]: () => addDays(focused, 1),
      [back]: () => addDays(focused, -1),
      ArrowDown: () => addDays(focused, 7),
      ArrowUp: () => addDays(focused, -7),
      Home: () => addDays(focused, -weekday),
      End: () => addDays(focused, 6 - weekday),
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
        className={cell({ state: chosen ? 'chosen' : reason ? 'closed' : 'free', today: iso === today })}
        onKeyDown={press}
        onFocus={() => onFocusDay(iso)}
        onClick={() => onChoose(iso)}
      >
        <span className="sr-only">{name.join(locale === 'ar' ? '\u060C ' : ', ')}</span>
        <span aria-hidden>{format.number(lead.day)}</span>
        <span aria-hidden className="text-caption leading-tight font-normal">
          {format.number(other.day)}
        </span>
      </button>
    )
  }

  return (
    <div ref={grid} role="grid" aria-labelledby={labelledBy}>
      <div role="row" className={row}>
        {strings.dateText.weekdays.map((name, weekday) => (
          <div
            key={name}
            role="columnheader"
            aria-label={name}
            className={
              isWeekend(weekday)
                ? 'rounded-t-small bg-subtle pt-1 dark:bg-page text-caption font-semibold text-text'
                : 'pt-1 text-caption text-text-muted'
            }
          >
            {words.shortWeekdays[weekday]}
          </div>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div key={week.find(Boolean)?.iso ?? index} role="row" className={row}>
          {week.map((each, weekday) => (
            <div
              key={weekday}
              role="gridcell"
              aria-selected={each ? each.iso === value : undefined}
              className={isWeekend(weekday) ? 'bg-subtle dark:bg-page' : undefined}
            >
              {each && day(each)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
