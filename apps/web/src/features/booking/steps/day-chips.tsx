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
  hint?: string | undefined
}

/** Buttons for the next available days. The calendar beside them offers all others. */
export function DayChips({ label, days, value, onChoose, hint }: Props) {
  const t = useText()
  if (days.length === 0) return null
  return (
    <Field label={label} hint={hint} group>
      {() => (
        <div className={`grid gap-2 ${days.length === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'}`}>
          {days.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={value === day}
              onClick={() => onChoose(day)}
              className="grid min-h-touch cursor-pointer content-center justify-items-center rounded-field border border-field-border bg-surface px-2 py-1 text-text aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary forced:aria-pressed:outline-2"
            >
              {/* The days are near, so the year is left out. */}
              <span>{t(`booking.weekday.${weekdayNames[weekdayOf(day)] ?? 'sunday'}`)}</span>{' '}
              <DateText value={day} form="day-month" calendar="gregory" className="text-small" />
            </button>
          ))}
        </div>
      )}
    </Field>
  )
}
