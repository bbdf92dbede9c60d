import type { PlanDetail } from '@sakina/api-client/client'
import { addDays, riyadhDay, weekdayOf, weekdays as allWeekdays, localDate } from '@sakina/domain/calendar'
import type { Instant, Weekday } from '@sakina/domain/calendar'
import type { BookingDraft, StepValues } from '@sakina/domain/draft'
import {
  chooseDay,
  defaultScheduleRules,
  MOST_REPEATS,
  periodsOfPlan,
  repeatModesOf,
  weekdaysWanted,
} from '@sakina/domain/schedule'
import type { Period } from '@sakina/domain/schedule'
import { scheduleProblem, visitStepSchema } from '@sakina/domain/validation'
import { DatePicker } from '@sakina/ui/date-picker'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { Stepper } from '@sakina/ui/stepper'
import { TimeWindowPicker } from '@sakina/ui/time-window-picker'
import { useEffect } from 'react'

import { useProblemWords } from '../../../shared/forms/validation/use-problem-words.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { DayChips } from './day-chips.tsx'
import { NotFree } from './not-free.tsx'
import { PlanTimes } from './plan-times.tsx'
import { visitsOf, workersOf } from './step-values.ts'
import { useChoice } from './use-choice.ts'
import { useFreeTimes } from './use-free-times.ts'
import {
  arriving,
  asksWeekdays,
  bundleOf,
  chooseFirstDay,
  isWeekdayOpen,
  nearestDays,
  previewVisits,
  situationAt,
  windowsShown,
} from './visits-situation.ts'
import { VisitPreview } from './visit-preview.tsx'
import { WeekdayPicks } from './weekday-picks.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  /** "visitTime" of the navigation state: what the card was for. */
  wished: Period | undefined
  tried: boolean
  onChange: (values: StepValues | undefined) => void
  /** Whether one of the dates is full. */
  onFull: (full: boolean) => void
  onOtherWorker: () => void
}

const NEAREST = 4

/** When an hourly worker comes: weekdays, the first day, morning or evening, how often, and every date of it. */
export function VisitsStep(props: Props) {
  const { plan, draft, now, wished, tried, onChange, onFull, onOtherWorker } = props
  const t = useText()
  const words = useProblemWords()
  const bundle = bundleOf(plan)
  const periods = periodsOfPlan(bundle.period)
  const kept = visitsOf(draft)
  const first: StepValues = {
    repeatMode: 'once',
    repeatCount: 1,
    weekdays: [],
    ...draft.steps.schedule,
    // Kept from before the plan was another, it would be refused by a field that is not asked
    period: [kept.period, wished].find((period) => period && periods.includes(period)) ?? periods[0],
  }

  const open = situationAt(now, plan)
  const { values, choose, errorOf } = useChoice({
    schema: visitStepSchema(bundle, open),
    first,
    onChange,
    tried,
  })
  const chosen = visitsOf({ steps: { schedule: values } })
  const { period = 'morning', weekdays, repeatMode, repeatCount } = chosen

  const { firstDay } = chosen
  const planned = previewVisits(bundle, chosen, open)
  // Whether somebody is free on each of them, and when she arrives, is the server's to say
  const { full, taken, arrivals } = useFreeTimes(
    plan,
    { ...draft, steps: { ...draft.steps, schedule: values } },
    planned.length > 0,
  )
  const visits = arriving(planned, arrivals)
  useEffect(() => {
    onFull(full)
    return () => onFull(false)
  }, [full, onFull])

  const today = riyadhDay(now)
  const wanted = weekdaysWanted(bundle)
  const modes = repeatModesOf(bundle, plan.visitDays)

  const pickWeekdays = (picked: readonly Weekday[]): void => {
    const [nearest] =
      picked.length === wanted ? nearestDays(1, { bundle, period, weekdays: picked }, open) : []
    const fits = firstDay !== undefined && picked.includes(weekdayOf(firstDay))
    choose({ weekdays: [...picked], firstDay: fits ? firstDay : nearest })
  }
  const pickPeriod = (picked: Period): void => {
    const stays = firstDay !== undefined && chooseDay(firstDay, picked, open).ok
    const days = weekdays.filter((weekday) => isWeekdayOpen(weekday, picked, plan))
    choose({ period: picked, weekdays: days, ...(!stays && { firstDay: undefined }) })
  }
  const whyNot = (day: string): string | undefined => {
    const date = localDate(day)
    if (weekdays.length > 0 && !weekdays.includes(weekdayOf(date))) return t('booking.visits.otherWeekday')
    const outcome = chooseFirstDay(date, { bundle, period, weekdays }, open)
    return outcome.ok ? undefined : words(scheduleProblem(outcome.reason))
  }
  const windows = windowsShown({ firstDay, today }, visits[0]?.window)
  const nearest = nearestDays(NEAREST, { bundle, period, weekdays }, open)

  return (
    <div className="grid gap-6">
      {periods.length > 1 && (
        <TimeWindowPicker
          label={t('booking.visits.period')}
          required
          error={errorOf('period')}
          value={chosen.period}
          onValueChange={(picked) => {
            if (picked === 'morning' || picked === 'evening') pickPeriod(picked)
          }}
          windows={windows.map(({ period: each, from, to }) => ({
            value: each,
            label: t(`booking.period.${each}`),
            from,
            until: to,
          }))}
          hint={t('booking.visits.periodHint')}
        />
      )}
      <PlanTimes plan={plan} now={now} only={periods.length > 1 ? undefined : period} />
      {asksWeekdays(bundle) && (
        <WeekdayPicks
          label={t('booking.visits.weekdays', { count: wanted })}
          wanted={wanted}
          value={weekdays}
          isOpen={(weekday) => isWeekdayOpen(weekday, period, plan)}
          all={allWeekdays}
          // Asked before the first day, so missing is said of both
          error={
            errorOf('weekdays') ??
            (tried && weekdays.length < wanted
              ? words({ key: 'validation.schedule.numberOfWeekdays', values: { wanted } })
              : undefined)
          }
          onValueChange={pickWeekdays}
        />
      )}
      <div className="grid gap-3">
        <DayChips
          label={t('booking.visits.nearest')}
          days={nearest}
          value={chosen.firstDay}
          onChoose={(day) => choose({ firstDay: day })}
        />
        <DatePicker
          label={t('booking.visits.first')}
          required
          today={today}
          min={today}
          max={addDays(today, defaultScheduleRules.horizonDays)}
          value={chosen.firstDay ?? null}
          isDisabled={whyNot}
          error={errorOf('firstDay')}
          onValueChange={(day) => choose({ firstDay: day ?? undefined })}
        />
      </div>
      {modes.length > 1 && (
        <SegmentedControl
          label={t('booking.visits.repeat')}
          value={repeatMode}
          error={errorOf('repeatMode')}
          onValueChange={(mode) =>
            choose({ repeatMode: mode, repeatCount: mode === 'once' ? 1 : Math.max(2, repeatCount) })
          }
          options={modes.map((mode) => ({ value: mode, label: t(`booking.repeat.${mode}`) }))}
        />
      )}
      {repeatMode !== 'once' && (
        <Stepper
          label={t(`booking.visits.times.${repeatMode}`)}
          min={2}
          max={MOST_REPEATS}
          value={repeatCount}
          error={errorOf('repeatCount')}
          onValueChange={(count) => choose({ repeatCount: count })}
        />
      )}
      {full && (
        <NotFree
          days={taken.size}
          isChosen={workersOf(draft).workerIds.length > 0}
          onOtherWorker={onOtherWorker}
        />
      )}
      {visits.length > 0 && <VisitPreview visits={visits} taken={taken} />}
    </div>
  )
}
