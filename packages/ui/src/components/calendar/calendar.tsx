'use client'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import {
  CalendarPanel,
  asValidDay,
  initialCalendarDay,
  requireDay,
  useUnavailableReason,
} from './calendar-panel.tsx'

export interface CalendarProps extends RootProps<HTMLDivElement> {
  /** What the day is for. It is the accessible name of the calendar. */
  label: string
  /** A day in Riyadh as `YYYY-MM-DD`, or `null`. Invalid text, such as `''`, selects nothing. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  onValueChange?: ((value: string | null) => void) | undefined
  /** Today in Riyadh. The caller passes it, because the kit does not read the clock. */
  today: string
  /** The first selectable day. */
  min?: string | undefined
  /** The last selectable day. */
  max?: string | undefined
  /** The day on which a week begins, 0 for Sunday. It defaults to that of the locale. */
  weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Returns the reason why a day cannot be chosen, in a few words: "No visits on Friday". */
  isDateUnavailable?: ((day: string) => string | undefined) | undefined
  /** The old name of `isDateUnavailable`, which the next release drops. */
  isDisabled?: ((day: string) => string | undefined) | undefined
  /** The name under which the day is part of the form data. */
  name?: string | undefined
}

/** A calendar to choose a day from. It shows both calendars; the Provider sets which one comes first. */
export function Calendar({
  label,
  value,
  defaultValue = null,
  onValueChange,
  today: givenToday,
  min: givenMin,
  max: givenMax,
  weekStart,
  isDateUnavailable,
  isDisabled,
  name,
  className,
  ref,
  ...rest
}: CalendarProps): ReactNode {
  requireName('Calendar', label)
  requireDay('Calendar', 'today', givenToday)
  const root = useRef<HTMLDivElement>(null)
  useForwardedRef(root, ref)
  const [held, choose, putBack] = useControllableValue(value, defaultValue, onValueChange)
  useFormReset(root, putBack)
  const chosen = asValidDay(held) ?? null
  const [today, min, max] = [asValidDay(givenToday), asValidDay(givenMin), asValidDay(givenMax)]
  const whyNot = useUnavailableReason('Calendar', { min, max, isDateUnavailable, isDisabled })
  const start = initialCalendarDay(chosen, today, { min, max })
  return (
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={label}
      className={classes(
        'sk:w-full sk:max-w-md sk:min-w-0 sk:rounded-card sk:border sk:border-border sk:bg-raised sk:text-text sk:forced:border-[CanvasText]',
        className,
      )}
    >
      {name && <input type="hidden" name={name} value={chosen ?? ''} />}
      {start !== undefined && (
        <CalendarPanel
          {...{ start, today, min, max, weekStart, whyNot }}
          value={chosen}
          onChoose={(day) => {
            if (!whyNot(day)) choose(day)
          }}
        />
      )}
    </div>
  )
}
