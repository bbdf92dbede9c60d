import type { PlanDetail } from '@sakina/api-client/client'
import { addDays, riyadhDay, weekdayOf, weekdays as allWeekdays, localDate } from '@sakina/domain/calendar'
import type { Instant, LocalDate, Weekday } from '@sakina/domain/calendar'
import {
  arriving,
  asksWeekdays,
  bundleOf,
  chooseFirstDay,
  isWeekdayOpen,
  nearestDays,
  previewVisits,
  readVisits,
  situationAt,
  visitsIn,
  windowsShown,
  workersOf,
} from '@sakina/domain/booking'
import type { BookingDraft, Id, VisitChoice } from '@sakina/domain/booking'
import {
  validateVisitDay,
  defaultScheduleRules,
  MOST_REPEATS,
  periodsOfPlan,
  repeatModesOf,
  weekdaysWanted,
} from '@sakina/domain/schedule'
import type { Period } from '@sakina/domain/schedule'
import { scheduleProblem, visitStepSchema } from '@sakina/domain/validation'
import { DatePicker } from '@sakina/ui/date-picker'
import { useKit } from '@sakina/ui/provider'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { Stepper } from '@sakina/ui/stepper'
import { TimeWindowPicker } from '@sakina/ui/time-window-picker'

import { useProblemMessage } from '../../../shared/forms/validation/use-problem-message.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { DayChips } from './day-chips.tsx'
import { WorkerUnavailableAlert } from './worker-unavailable-alert.tsx'
import { PlanTimes } from './plan-times.tsx'
import { useChoice } from './use-choice.ts'
import { usePlanWindows } from './use-plan-windows.ts'
import type { FreeTimes } from '@sakina/api-client/booking'
import { VisitPreview } from './visit-preview.tsx'
import { WeekdayPicks } from './weekday-picks.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  /** "visitTime" of the navigation state: what the card was for. */
  visitTime: Period | undefined
  tried: boolean
  freeTimes: FreeTimes
  onChange: (visits: VisitChoice) => void
  onOtherWorker: () => void
  /** The chosen time is served by another plan of the same kind. */
  onOtherPlan: (planId: Id, visits: VisitChoice) => void
}

const NEAREST = 4

/** When an hourly worker comes: weekdays, the first day, morning or evening, how often, and every date of it. */
export function VisitsStep(props: Props) {
  const { plan, draft, now, visitTime, tried, freeTimes, onChange, onOtherWorker, onOtherPlan } = props
  const t = useText()
  const words = useProblemMessage()
  const bundle = bundleOf(plan)
  const periods = periodsOfPlan(bundle.period)
  const kept = draft.service === 'hourly' ? (draft.steps.schedule ?? {}) : {}
  const first: VisitChoice = {
    repeatMode: 'once',
    repeatCount: 1,
    weekdays: [],
    ...kept,
    // Kept from before the plan was another, it would be refused by a field that is not asked
    period: [kept.period, visitTime].find((period) => period && periods.includes(period)) ?? periods[0],
  }

  const open = situationAt(now, plan)
  const { values, choose, errorOf } = useChoice({
    schema: visitStepSchema(bundle, open),
    read: readVisits,
    first,
    onChange,
    tried,
  })
  const chosen = visitsIn(values)
  const { period = 'morning', weekdays, repeatMode, repeatCount } = chosen

  const { firstDay } = chosen
  // Whether somebody is free on each of them, and when she arrives, is the server's to say
  const { full, taken, arrivals } = freeTimes
  const visits = arriving(previewVisits(bundle, chosen, open), arrivals)

  const today = riyadhDay(now)
  const { format } = useKit()
  const planWindows = usePlanWindows(plan, now)
  const offered = firstDay === undefined ? undefined : planWindows.on(firstDay)
  const wanted = weekdaysWanted(bundle)
  const modes = repeatModesOf(bundle, plan.visitDays)

  const pickWeekdays = (picked: readonly Weekday[]): void => {
    const [nearest] =
      picked.length === wanted ? nearestDays(1, { bundle, period, weekdays: picked }, open) : []
    const fits = firstDay !== undefined && picked.includes(weekdayOf(firstDay))
    choose({ weekdays: [...picked], firstDay: fits ? firstDay : nearest })
  }
  const pickPeriod = (picked: Period): void => {
    const stays = firstDay !== undefined && validateVisitDay(firstDay, picked, open).ok
    const days = weekdays.filter((weekday) => isWeekdayOpen(weekday, picked, plan))
    choose({ period: picked, weekdays: days, ...(!stays && { firstDay: undefined }) })
  }
  /** At that time of day where the day has it, else at the one it has: its plan comes along. */
  const pickSlot = (day: LocalDate, preferred: Period): void => {
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
    const outcome = chooseFirstDay(date, { bundle, period, weekdays }, open)
    return outcome.ok ? undefined : words(scheduleProblem(outcome.reason))
  }
  const windows = windowsShown({ firstDay, today }, visits[0]?.window)
  const freeDays = planWindows.freeDays(NEAREST)
  const nearest = freeDays.length > 0 ? freeDays : nearestDays(NEAREST, { bundle, period, weekdays }, open)
  const [nearestFree] = planWindows.freeDays(1, period)

  return (
    <div className="grid gap-6">
      {offered !== undefined && offered.length > 1 && firstDay !== undefined && (
        <TimeWindowPicker
          label={t('booking.visits.period')}
          required
          error={errorOf('period')}
          value={chosen.period}
          onValueChange={(picked) => {
            if (picked === 'morning' || picked === 'evening') pickSlot(firstDay, picked)
          }}
          windows={offered.flatMap(({ window, arriveFrom, arriveTo, free, price }) =>
            window === 'unknown'
              ? []
              : {
                  value: window,
                  label:
                    price === null
                      ? t(`booking.period.${window}`)
                      : t('booking.visits.periodPrice', {
                          period: t(`booking.period.${window}`),
                          price: format.amount(price),
                        }),
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
      <PlanTimes
        plan={plan}
        now={now}
        only={periods.length > 1 || offered !== undefined ? undefined : period}
      />
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
          onChoose={(day) => pickSlot(day, period)}
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
          onValueChange={(day) =>
            day === null ? choose({ firstDay: undefined }) : pickSlot(localDate(day), period)
          }
        />
      </div>
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
        <WorkerUnavailableAlert
          days={taken.size}
          isChosen={workersOf(draft).workerIds.length > 0}
          onOtherWorker={onOtherWorker}
          {...(nearestFree !== undefined &&
            nearestFree !== firstDay && {
              nearest: { day: nearestFree, onChoose: () => choose({ firstDay: nearestFree }) },
            })}
        />
      )}
      {visits.length > 0 && <VisitPreview visits={visits} taken={taken} />}
    </div>
  )
}
