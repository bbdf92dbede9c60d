import type { PlanDetail } from '@sakina/api-client/client'
import { addDays, riyadhDay } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { isLiveInOrTransferDraft, parseStartDateChoice, getChosenWorkers } from '@sakina/domain/booking'
import type { BookingDraft, StartDateChoice } from '@sakina/domain/booking'
import { defaultScheduleRules } from '@sakina/domain/schedule'
import { startStepSchema } from '@sakina/domain/validation'

import { useText } from '../../../shared/intl/use-text.ts'
import { DayChoice } from './day-choice.tsx'
import { FirstFreeDayAlert } from './no-worker-free-alert.tsx'
import { WorkerUnavailableAlert } from './worker-unavailable-alert.tsx'
import { useStepValues } from './use-step-values.ts'
import type { TimesAvailability } from '@sakina/api-client/booking'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  tried: boolean
  timesAvailability: TimesAvailability
  onChange: (start: StartDateChoice) => void
  onOtherWorker: () => void
}

/** Chooses the first day of a contract without visits. */
export function StartDateStep({
  plan,
  draft,
  now,
  tried,
  timesAvailability,
  onChange,
  onOtherWorker,
}: Props) {
  const t = useText()
  const today = riyadhDay(now)
  const { values, choose, errorOf } = useStepValues({
    schema: startStepSchema({ now, rules: defaultScheduleRules }),
    read: parseStartDateChoice,
    first: (isLiveInOrTransferDraft(draft) ? draft.steps.schedule : undefined) ?? {},
    onChange,
    tried,
  })
  const chosen = values.startDate
  const { availability } = plan
  const firstFree =
    availability?.state === 'later' && availability.from > today ? availability.from : undefined
  return (
    <div className="grid gap-6">
      {firstFree !== undefined && <FirstFreeDayAlert day={firstFree} />}
      <DayChoice
        label={t('booking.start.soon')}
        days={
          firstFree === undefined
            ? [1, 2, 7].map((ahead) => addDays(today, ahead))
            : [0, 1, 7].map((ahead) => addDays(firstFree, ahead))
        }
        value={chosen}
        onChoose={(day) => choose({ startDate: day })}
        hintOf={() => t('booking.start.hint')}
        field={{
          label: t('booking.start.day'),
          required: true,
          today,
          min: firstFree ?? today,
          max: addDays(today, defaultScheduleRules.horizonDays),
          error: errorOf('startDate'),
          onValueChange: (day) => choose(parseStartDateChoice({ startDate: day })),
        }}
      />
      {timesAvailability.full && (
        <WorkerUnavailableAlert
          days={0}
          isChosen={getChosenWorkers(draft).workerIds.length > 0}
          onOtherWorker={onOtherWorker}
          wanted={{ plan_wanted: String(plan.id), ...(chosen !== undefined && { day_wanted: chosen }) }}
        />
      )}
    </div>
  )
}
