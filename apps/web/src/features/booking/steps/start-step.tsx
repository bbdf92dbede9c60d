import { addDays, riyadhDay } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import type { BookingDraft, StepValues } from '@sakina/domain/draft'
import { defaultScheduleRules } from '@sakina/domain/schedule'
import { startStepSchema } from '@sakina/domain/validation'
import { DatePicker } from '@sakina/ui/date-picker'

import { useText } from '../../../shared/intl/use-text.ts'
import { DayChips } from './day-chips.tsx'
import { startOf } from './step-values.ts'
import { useChoice } from './use-choice.ts'

type Props = {
  draft: BookingDraft
  now: Instant
  tried: boolean
  onChange: (values: StepValues | undefined) => void
}

/** The first day of a contract without visits. */
export function StartStep({ draft, now, tried, onChange }: Props) {
  const t = useText()
  const today = riyadhDay(now)
  const { values, choose, errorOf } = useChoice({
    schema: startStepSchema({ now, rules: defaultScheduleRules }),
    first: draft.steps.schedule ?? {},
    onChange,
    tried,
  })
  const chosen = startOf({ ...draft, steps: { schedule: values } })
  return (
    <div className="grid gap-3">
      <DayChips
        label={t('booking.start.soon')}
        days={[1, 2, 7].map((ahead) => addDays(today, ahead))}
        value={chosen}
        onChoose={(day) => choose({ startDate: day })}
      />
      <DatePicker
        label={t('booking.start.day')}
        hint={t('booking.start.hint')}
        required
        today={today}
        min={today}
        max={addDays(today, defaultScheduleRules.horizonDays)}
        value={chosen ?? null}
        error={errorOf('startDate')}
        onValueChange={(day) => choose({ startDate: day ?? undefined })}
      />
    </div>
  )
}
