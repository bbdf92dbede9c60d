import type { PlanDetail } from '@sakina/api-client/client'
import { addDays, riyadhDay, weekdayOf, weekdays as allWeekdays, localDate } from '@sakina/domain/calendar'
import type { Instant, LocalDate, Weekday } from '@sakina/domain/calendar'
import {
  withArrivalTimes,
  needsWeekdays,
  toHourlyBundle,
  validateFirstDay,
  isWeekdayOpen,
  nearestFirstVisitDays,
  previewVisits,
  parseVisitChoice,
  bookingContextAt,
  toChosenVisits,
  visitWindowsToShow,
  getChosenWorkers,
} from '@sakina/domain/booking'
import type { BookingDraft, Id, VisitChoice } from '@sakina/domain/booking'
import {
  validateVisitDay,
  defaultScheduleRules,
  MAX_REPEATS_PER_ORDER,
  periodsOfPlan,
  allowedRepeatModes,
  requiredWeekdayCount,
  slotKey,
} from '@sakina/domain/schedule'
import type { VisitPeriod } from '@sakina/domain/schedule'
import { scheduleProblem, visitStepSchema } from '@sakina/domain/validation'
import { Money } from '@sakina/ui/money'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { Stepper } from '@sakina/ui/stepper'
import { TimeWindowPicker } from '@sakina/ui/time-window-picker'

import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { hasFridayPrice } from '../price/has-friday-price.ts'
import { DayChoice, MOST_DAYS } from './day-choice.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { WorkerUnavailableAlert } from './worker-unavailable-alert.tsx'
import { PlanVisitTimes } from './plan-visit-times.tsx'
import { useStepValues } from './use-step-values.ts'
import { usePlanWindows } from '@sakina/api-client/booking'
import type { TimesAvailability } from '@sakina/api-client/booking'
import { VisitPreview } from './visit-preview.tsx'
import { WeekdayPicker } from './weekday-picker.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  /** `visitTime` of the navigation state: the time of day of the plan card. */
  visitTime: VisitPeriod | undefined
  tried: boolean
  timesAvailability: TimesAvailability
  /** The page switched here from the sibling plan, so the step stays while its windows load. */
  isTurned: boolean
  onChange: (visits: VisitChoice) => void
  onOtherWorker: () => void
  /** Called if another plan of the service serves the chosen time. */
  onOtherPlan: (planId: Id, visits: VisitChoice) => void
}

/**
 * Chooses the visits of an hourly worker: weekdays, first day, time of day and frequency, with a list of
 * all dates.
 */
export function VisitsStep(props: Props) {
  const { plan, draft, now, visitTime, tried, timesAvailability, isTurned } = props
  const { onChange, onOtherWorker, onOtherPlan } = props
  const t = useText()
  const words = useProblemMessage()
  const gender = useWorkerGender()
  const bundle = toHourlyBundle(plan)
  const periods = periodsOfPlan(bundle.period)
  const kept = draft.service === 'hourly' ? (draft.steps.schedule ?? {}) : {}
  const first: VisitChoice = {
    repeatMode: 'once',
    repeatCount: 1,
    weekdays: [],
    ...kept,
    // A stored time of day that this plan does not offer would be refused, although the step does
    // not ask for a time of day.
    period: [kept.period, visitTime].find((period) => period && periods.includes(period)) ?? periods[0],
  }

  const open = bookingContextAt(now, plan)
  const { values, choose, errorOf } = useStepValues({
    schema: visitStepSchema(bundle, open),
    read: parseVisitChoice,
    first,
    onChange,
    tried,
  })
  const chosen = toChosenVisits(values)
  const { period = 'morning', weekdays, repeatMode, repeatCount } = chosen

  const { firstDay } = chosen
  // Only the server knows whether a worker is free at each visit, and when she arrives.
  const { full, taken, arrivals } = timesAvailability
  const visits = withArrivalTimes(previewVisits(bundle, chosen, open), arrivals)

  const today = riyadhDay(now)
  const planWindows = usePlanWindows(plan, now)
  const offered = firstDay === undefined ? undefined : planWindows.on(firstDay)
  const wanted = requiredWeekdayCount(bundle)
  const modes = allowedRepeatModes(bundle, plan.visitDays)

  const pickWeekdays = (picked: readonly Weekday[]): void => {
    const [nearest] =
      picked.length === wanted ? nearestFirstVisitDays(1, { bundle, period, weekdays: picked }, open) : []
    const fits = firstDay !== undefined && picked.includes(weekdayOf(firstDay))
    choose({ weekdays: [...picked], firstDay: fits ? firstDay : nearest })
  }
  const pickPeriod = (picked: VisitPeriod): void => {
    const stays = firstDay !== undefined && validateVisitDay(firstDay, picked, open).ok
    const days = weekdays.filter((weekday) => isWeekdayOpen(weekday, picked, plan))
    choose({ period: picked, weekdays: days, ...(!stays && { firstDay: undefined }) })
  }
  /**
   * Chooses a day with the preferred time of day if the day offers it. Otherwise it takes the time
   * that is free, with the plan that serves it.
   */
  const pickSlot = (day: LocalDate, preferred: VisitPeriod): void => {
    const slots = planWindows.on(day) ?? []
    const slot = slots.find((each) => each.window === preferred) ?? slots.find(({ free }) => free)
    const window = slot === undefined || slot.window === 'unknown' ? preferred : slot.window
    if (slot?.plan?.id != null && !planWindows.isOwn(slot))
      onOtherPlan(slot.plan.id, { ...values, firstDay: day, period: window })
    else if (planWindows.on(day) === undefined) choose({ firstDay: day })
    else choose({ firstDay: day, period: window })
  }
  const whyNot = (day: string): string | undefined => {
    const date = localDate(day)
    if (planWindows.on(date)?.some(({ free }) => free)) return undefined
    if (weekdays.length > 0 && !weekdays.includes(weekdayOf(date))) return t('booking.visits.otherWeekday')
    const outcome = validateFirstDay(date, { bundle, period, weekdays }, open)
    return outcome.ok ? undefined : words(scheduleProblem(outcome.reason))
  }
  const windows = visitWindowsToShow({ firstDay, today }, visits[0]?.window)
  const freeDays = planWindows.freeDays(MOST_DAYS)
  const nearest =
    freeDays.length > 0 ? freeDays : nearestFirstVisitDays(MOST_DAYS, { bundle, period, weekdays }, open)
  const [nearestFree] = planWindows.freeDays(1, period)
  const hasTimesOfDay = offered !== undefined && offered.length > 1 && firstDay !== undefined
  // The day and the times of a single visit are in the fields already.
  const [visit, ...others] = visits
  const isRepetition =
    hasTimesOfDay &&
    visit !== undefined &&
    others.length === 0 &&
    !visit.window.code.startsWith('ramadan') &&
    !taken.has(slotKey(visit.day, visit.window.period))

  if (planWindows.isAwaited && !isTurned) return <StepSkeleton />
  return (
    <div className="grid gap-5">
      <PlanVisitTimes
        plan={plan}
        now={now}
        only={periods.length > 1 || offered !== undefined ? undefined : period}
      />
      {needsWeekdays(bundle) && (
        <WeekdayPicker
          label={t('booking.visits.weekdays', { count: wanted })}
          wanted={wanted}
          value={weekdays}
          isOpen={(weekday) => isWeekdayOpen(weekday, period, plan)}
          all={allWeekdays}
          // Missing weekdays are reported here as well as at the first day, which is chosen after
          // the weekdays.
          error={
            errorOf('weekdays') ??
            (tried && weekdays.length < wanted
              ? words({ key: 'validation.schedule.numberOfWeekdays', values: { wanted } })
              : undefined)
          }
          onValueChange={pickWeekdays}
        />
      )}
      <DayChoice
        label={t('booking.visits.nearest')}
        days={nearest}
        value={chosen.firstDay}
        onChoose={(day) => pickSlot(day, period)}
        hintOf={(days) =>
          [...days, firstDay].some((day) => hasFridayPrice(plan, day))
            ? t('booking.visits.fridayPrice')
            : undefined
        }
        field={{
          label: t('booking.visits.first'),
          required: true,
          today,
          min: today,
          max: addDays(today, defaultScheduleRules.horizonDays),
          isDateUnavailable: whyNot,
          error: errorOf('firstDay'),
          onValueChange: (day) =>
            day === null ? choose({ firstDay: undefined }) : pickSlot(localDate(day), period),
        }}
      />
      {hasTimesOfDay && (
        <TimeWindowPicker
          label={t('booking.visits.period')}
          required
          error={errorOf('period')}
          value={chosen.period}
          onValueChange={(picked) => {
            if (picked === 'morning' || picked === 'evening') pickSlot(firstDay, picked)
          }}
          hint={t('booking.visits.lasts', { gender })}
          windows={offered.flatMap(({ window, arriveFrom, arriveTo, free, price }) =>
            window === 'unknown'
              ? []
              : {
                  value: window,
                  label: (
                    <>
                      {t(`booking.period.${window}`)}
                      {price !== null && (
                        <>
                          {' · '}
                          <Money halalas={price} decimals="auto" />
                        </>
                      )}
                    </>
                  ),
                  from: arriveFrom,
                  until: arriveTo,
                  closed: free || window === chosen.period ? undefined : t('booking.visits.full'),
                },
          )}
        />
      )}
      {offered === undefined && periods.length > 1 && (
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
      {modes.length > 1 && (
        <SegmentedControl
          label={t('booking.visits.repeat')}
          value={repeatMode}
          error={errorOf('repeatMode')}
          onValueChange={(mode) =>
            choose({
              repeatMode: modes.find((each) => each === mode),
              repeatCount: mode === 'once' ? 1 : Math.max(2, repeatCount),
            })
          }
          options={modes.map((mode) => ({
            value: mode,
            label:
              mode === 'monthly' ? t('booking.repeat.monthly', { weeks: 4 }) : t(`booking.repeat.${mode}`),
          }))}
        />
      )}
      {repeatMode !== 'once' && (
        <Stepper
          label={t(`booking.visits.times.${repeatMode}`)}
          min={2}
          max={MAX_REPEATS_PER_ORDER}
          value={repeatCount}
          error={errorOf('repeatCount')}
          onValueChange={(count) => choose({ repeatCount: count })}
        />
      )}
      {full && (
        <WorkerUnavailableAlert
          days={taken.size}
          isSingleVisit={visits.length === 1}
          isChosen={getChosenWorkers(draft).workerIds.length > 0}
          onOtherWorker={onOtherWorker}
          wanted={{ plan_wanted: String(plan.id), ...(firstDay !== undefined && { day_wanted: firstDay }) }}
          {...(nearestFree !== undefined &&
            nearestFree !== firstDay && {
              nearest: { day: nearestFree, onChoose: () => choose({ firstDay: nearestFree }) },
            })}
        />
      )}
      {visits.length > 0 && !isRepetition && (
        <VisitPreview visits={visits} taken={taken} saysLength={!hasTimesOfDay} />
      )}
    </div>
  )
}
