import type { Weekday } from '@sakina/domain/calendar'
import { Field } from '@sakina/ui/field'

import { useText } from '../../../shared/intl/use-text.ts'

type Props = {
  label: string
  wanted: number
  all: readonly Weekday[]
  value: readonly Weekday[]
  isOpen: (weekday: Weekday) => boolean
  error: string | undefined
  onValueChange: (weekdays: readonly Weekday[]) => void
}

/** The names of the weekdays from Sunday on, as message ids use them. */
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/**
 * Chooses as many weekdays as the plan has visits per week. One more replaces the earliest weekday
 * of the chosen ones.
 */
export function WeekdayPicker({ label, wanted, all, value, isOpen, error, onValueChange }: Props) {
  const t = useText()
  const toggle = (weekday: Weekday): void => {
    const without = value.filter((each) => each !== weekday)
    if (without.length < value.length) onValueChange(without)
    else onValueChange([...value.slice(value.length - wanted + 1), weekday].toSorted((a, b) => a - b))
  }
  return (
    <Field label={label} group required error={error}>
      {() => (
        <div className="flex flex-wrap gap-2">
          {all.map((weekday) => (
            <button
              key={weekday}
              type="button"
              aria-pressed={value.includes(weekday)}
              disabled={!isOpen(weekday)}
              onClick={() => toggle(weekday)}
              className="inline-flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-full border border-field-border bg-surface px-4 text-text aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary disabled:cursor-not-allowed disabled:border-border disabled:bg-subtle disabled:text-text-muted forced:aria-pressed:outline-2"
            >
              {t(`booking.weekday.${weekdayNames[weekday] ?? 'sunday'}`)}
            </button>
          ))}
        </div>
      )}
    </Field>
  )
}
