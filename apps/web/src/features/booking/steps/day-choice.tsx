import { weekdayOf } from '@sakina/domain/calendar'
import type { LocalDate } from '@sakina/domain/calendar'
import { DatePicker, type DatePickerProps } from '@sakina/ui/date-picker'
import { DateText } from '@sakina/ui/date-text'
import { Field } from '@sakina/ui/field'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useText } from '../../../shared/intl/use-text.ts'
import { weekdayNames } from './weekday-picker.tsx'

type Props = {
  label: string
  /** The next available days. The last one gives its place to the button for any other day. */
  days: readonly LocalDate[]
  value: LocalDate | undefined
  onChoose: (day: LocalDate) => void
  /** Returns what to know about the days that are shown. */
  hintOf?: (days: readonly LocalDate[]) => string | undefined
  /** The field for any other day. */
  field: Omit<DatePickerProps, 'value' | 'ref'>
}

/** The most days among which the customer chooses. */
export const MOST_DAYS = 6

const CELL =
  'grid min-h-touch cursor-pointer content-center justify-items-center rounded-field border px-1 py-0.5 text-small'

const GREGORIAN = { calendar: 'gregory', timeZone: 'UTC' } as const

/**
 * Buttons for the next available days. The field for all others is behind the last one, unless the
 * chosen day is one of them.
 */
export function DayChoice({ label, days, value, onChoose, hintOf, field }: Props) {
  const t = useText()
  const { formatDate } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  // The field stays while somebody types in it, also if the day is among the buttons.
  const [isUsed, setIsUsed] = useState(false)
  const near = days.slice(0, MOST_DAYS - 1)
  const isOther = value !== undefined && !near.includes(value)
  const showsField = isAsked || isUsed || isOther || Boolean(field.error) || days.length === 0
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  const shown = showsField ? days : near
  const cells = shown.length + (showsField ? 0 : 1)
  const hint = hintOf?.(shown)
  return (
    <div className="grid gap-4">
      {shown.length > 0 && (
        <Field
          label={label}
          group
          hint={
            !showsField && value !== undefined ? (
              <>
                {/* The field shows the Hijri date as well. */}
                <span className="block">
                  <DateText value={value} calendar="umalqura" />
                </span>
                {hint !== undefined && <span className="block">{hint}</span>}
              </>
            ) : (
              hint
            )
          }
        >
          {() => (
            <div
              className={`grid gap-2 ${cells > 4 ? 'grid-cols-[repeat(auto-fit,minmax(5.4rem,1fr))]' : 'grid-cols-2 sm:grid-cols-4'}`}
            >
              {shown.map((day) => (
                <button
                  key={day}
                  type="button"
                  aria-pressed={value === day}
                  onClick={() => onChoose(day)}
                  className={`${CELL} border-field-border bg-surface text-text aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary forced:aria-pressed:outline-2`}
                >
                  <span>{t(`booking.weekday.${weekdayNames[weekdayOf(day)] ?? 'sunday'}`)}</span>{' '}
                  {/* The days are near, so the year is left out. */}
                  <time dateTime={day}>
                    {formatDate(day, { ...GREGORIAN, day: 'numeric' })}{' '}
                    {formatDate(day, { ...GREGORIAN, month: 'short' })}
                  </time>
                </button>
              ))}
              {!showsField && (
                <button
                  type="button"
                  aria-expanded={false}
                  onClick={() => setIsAsked(true)}
                  className={`${CELL} border-transparent bg-subtle font-semibold text-primary`}
                >
                  {t('booking.otherDay')}
                </button>
              )}
            </div>
          )}
        </Field>
      )}
      {showsField && (
        <DatePicker
          {...field}
          ref={input}
          value={value ?? null}
          onValueChange={(day) => {
            setIsUsed(true)
            field.onValueChange?.(day)
          }}
        />
      )}
    </div>
  )
}
