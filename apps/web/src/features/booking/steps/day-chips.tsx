import { weekdayOf } from '@sakina/domain/calendar'
import type { LocalDate } from '@sakina/domain/calendar'
import { DateText } from '@sakina/ui/date-text'
import { Field } from '@sakina/ui/field'

import { useText } from '../../../shared/intl/use-text.ts'
import { weekdayNames } from './weekday-picker.tsx'

type Props = {
  label: string
  days: readonly LocalDate[]
  value: LocalDate | undefined
  onChoose: (day: LocalDate) => void
}

/** Buttons for the next available days. The calendar beside them offers all others. */
export function DayChips({ label, days, value, onChoose }: Props) {
  const t = useText()
  if (days.length === 0) return null
  return (
    <Field label={label} group>
      {() => (
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {days.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={value === day}
              onClick={() => onChoose(day)}
              className="inline-flex min-h-touch cursor-pointer flex-wrap items-center justify-center gap-x-1 rounded-full border border-field-border bg-surface px-4 py-1 text-text aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary forced:aria-pressed:outline-2"
            >
              {/* The days are near, so the year is left out. On a phone two fit in a row, with the date
                 on a second line in English. */}
              {t(`booking.weekday.${weekdayNames[weekdayOf(day)] ?? 'sunday'}`)}{' '}
              <DateText value={day} form="day-month" calendar="gregory" />
            </button>
          ))}
        </div>
      )}
    </Field>
  )
}
