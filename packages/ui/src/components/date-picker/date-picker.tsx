'use client'
import { toArabicIndicDigits } from '@sakina/text'
import { Announcement } from '../../internal/announcement.tsx'
import { useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { AnchoredPanel } from '../../internal/anchored-panel.tsx'
import { classes } from '../../internal/class-names.ts'
import { readLabelText } from '../../internal/label-text.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { innerButtonClass } from '../../internal/inner-button.ts'
import { ltrTextClass } from '../../internal/ltr-text.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import {
  CalendarPanel,
  asValidDay,
  initialCalendarDay,
  requireDay,
  useUnavailableReason,
} from '../calendar/calendar-panel.tsx'
import { parseTypedDate, formatTypedDate } from '../calendar/month.ts'
import { useDayFormatter } from '../calendar/use-day-formatter.ts'
import { nameBlur } from '../../internal/name-blur.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { calendarIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'

export interface DatePickerProps extends CommonFieldProps, ControlRefProps<HTMLInputElement> {
  /** A day in Riyadh as `YYYY-MM-DD`, or `null`. Invalid text, such as `''`, leaves the field empty. */
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
  name?: string | undefined
  disabled?: boolean | undefined
}

const focusDay = (panel: HTMLElement): void =>
  panel.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()

/**
 * A field for a day, typed or picked from a calendar. It shows both calendars; the Provider sets which one
 * comes first.
 */
export function DatePicker({
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
  disabled = false,
  error,
  onBlur,
  ...frame
}: DatePickerProps): ReactNode {
  const { dir, digits, calendar, strings } = useKit('DatePicker')
  requireDay('DatePicker', 'today', givenToday)
  const words = strings.datePicker
  const say = useDayFormatter()
  const box = useRef<HTMLSpanElement>(null)
  const blur = nameBlur(onBlur, name)
  const opener = useRef<HTMLButtonElement>(null)
  const [held, choose, putBack] = useControllableValue(value, defaultValue, onValueChange)
  const chosen = asValidDay(held) ?? null
  const [today, min, max] = [asValidDay(givenToday), asValidDay(givenMin), asValidDay(givenMax)]
  const start = initialCalendarDay(chosen, today, { min, max })
  const whyNot = useUnavailableReason('DatePicker', { min, max, isDateUnavailable, isDisabled })
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useFormReset(box, () => {
    setTyped(undefined)
    setLeft(false)
    setIsOpen(false)
    putBack()
  })

  const inDigits = (text: string): string => (digits === 'arab' ? toArabicIndicDigits(text) : text)
  const text = typed ?? (chosen ? inDigits(formatTypedDate(chosen, calendar)) : '')
  const read = typed === undefined ? (chosen ?? undefined) : parseTypedDate(typed)
  const problem = left && typed?.trim() ? (read === undefined ? words.unreadable : whyNot(read)) : undefined
  const inBoth = read !== undefined && !problem ? say.both(read) : ''
  const wrong = error ?? problem

  const type = (next: string): void => {
    setTyped(next)
    setLeft(false)
    const day = parseTypedDate(next)
    const usable = day !== undefined && !whyNot(day) ? day : null
    if (usable !== chosen) choose(usable)
  }
  const leaveInput = (): void => {
    setLeft(true)
    if (chosen || !typed?.trim()) setTyped(undefined)
  }
  const take = (day: string): void => {
    if (whyNot(day)) return
    setTyped(undefined)
    choose(day)
    setIsOpen(false)
    opener.current?.focus()
  }
  const close = (by: 'escape' | 'press'): void => {
    setIsOpen(false)
    if (by === 'escape') opener.current?.focus()
  }
  const open = (): void => setIsOpen(true)
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const { currentTarget, relatedTarget } = event
    if (currentTarget.contains(relatedTarget)) return
    // If focus moves to no element, an empty part of the calendar was pressed, and the calendar
    // stays open. A press outside has already closed the calendar.
    if (relatedTarget) setIsOpen(false)
    if (relatedTarget || !isOpen) blur(event)
  }
  return (
    <Field {...frame} error={wrong}>
      {(control) => (
        <div className="sk:grid sk:min-w-0 sk:gap-1.5" onBlur={leave}>
          <span ref={box} className={controlBox({ invalid: Boolean(wrong) })}>
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              placeholder={words.pattern}
              disabled={disabled}
              value={text}
              className={classes(controlInput, 'sk:tabular-nums', ltrTextClass(dir))}
              onChange={(event) => type(event.target.value)}
              onBlur={leaveInput}
              onKeyDown={(event) => {
                if (!event.altKey || event.key !== 'ArrowDown') return
                event.preventDefault()
                open()
              }}
            />
            <button
              ref={opener}
              type="button"
              aria-label={`${words.open}: ${readLabelText(frame.label)}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={disabled || start === undefined}
              className={innerButtonClass}
              onClick={() => (isOpen ? setIsOpen(false) : open())}
            >
              <Icon of={calendarIcon} size="md" />
            </button>
          </span>
          {name && <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />}
          {inBoth && <span className="sk:text-small sk:text-text-muted">{inBoth}</span>}
          <Announcement text={inBoth} />
          {isOpen && start !== undefined && !disabled && (
            <AnchoredPanel
              anchor={box}
              sheet
              // The sticky month header must not cover a day that receives focus.
              className="sk:scroll-pt-24"
              role="dialog"
              aria-label={words.calendar}
              onOpen={focusDay}
              onClose={close}
            >
              <CalendarPanel
                {...{ start, today, min, max, weekStart, whyNot }}
                value={chosen}
                onChoose={take}
              />
            </AnchoredPanel>
          )}
        </div>
      )}
    </Field>
  )
}
