import { usePlanWindows, type BookingDispatch } from '@sakina/api-client/booking'
import type { PlanDetail } from '@sakina/api-client/client'
import {
  bookingContextAt,
  getChosenStartDay,
  getChosenVisits,
  isWeekdayOpen,
  nearestFirstVisitDays,
  needsWeekdays,
  parseStartDateChoice,
  previewVisits,
  toChosenVisits,
  toHourlyBundle,
  validateFirstDay,
} from '@sakina/domain/booking'
import type { BookingDraft, VisitChoice } from '@sakina/domain/booking'
import { addDays, localDate, riyadhDay, weekdayOf, weekdays as allWeekdays } from '@sakina/domain/calendar'
import type { Instant, LocalDate, Weekday } from '@sakina/domain/calendar'
import { defaultScheduleRules, periodsOfPlan, requiredWeekdayCount } from '@sakina/domain/schedule'
import type { VisitPeriod } from '@sakina/domain/schedule'
import { DatePicker } from '@sakina/ui/date-picker'
import { DateText } from '@sakina/ui/date-text'
import { Field } from '@sakina/ui/field'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'

import { useText } from '../shared/text.ts'

type Props = { draft: BookingDraft; change: BookingDispatch; now: Instant }

const nearestDays = 4

/** One of several choices that are pressed or not. */
function Toggle({ pressed, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className="inline-flex min-h-touch cursor-pointer items-center justify-center rounded-field border border-field-border bg-surface px-3 text-text aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary disabled:cursor-not-allowed disabled:bg-subtle disabled:text-text-muted forced:aria-pressed:outline-2"
      {...rest}
    />
  )
}

/** The nearest days, one press each. */
function NearestDays({
  days,
  value,
  onChoose,
}: {
  days: readonly LocalDate[]
  value: LocalDate | undefined
  onChoose: (day: LocalDate) => void
}) {
  const t = useText()
  if (days.length === 0) return null
  return (
    <Field label={t('newOrder.nearest')} group>
      {() => (
        <div className="flex flex-wrap gap-2">
          {days.map((day) => (
            <Toggle key={day} pressed={day === value} onClick={() => onChoose(day)}>
              <DateText value={day} form="weekday-short" />
            </Toggle>
          ))}
        </div>
      )}
    </Field>
  )
}

/** A Sunday, and how long a day is, to name the weekdays in the language of the page. */
const someSunday = Date.UTC(2026, 9, 4)
const dayLength = 86_400_000

/** When visits take place: the weekdays where a plan has several a week, the first day and the time of day. */
export function VisitsChoice({ plan, draft, change, now }: Props & { plan: PlanDetail }) {
  const t = useText()
  const { formatDate } = useIntl()
  const bundle = toHourlyBundle(plan)
  const situation = bookingContextAt(now, plan)
  const periods = periodsOfPlan(bundle.period)
  const chosen = getChosenVisits(draft)
  const { firstDay, weekdays, period = periods[0] ?? 'morning' } = chosen
  const wanted = requiredWeekdayCount(bundle)
  const windows = usePlanWindows(plan, now)
  const choose = (next: VisitChoice): void => {
    const visits = { ...chosen, period, ...next }
    const isComplete = previewVisits(bundle, toChosenVisits(visits), situation).length > 0
    change({ type: 'chooseVisits', visits: { ...visits, ...(!isComplete && { unfinished: true }) } })
  }
  const toggle = (weekday: Weekday): void => {
    const without = weekdays.filter((each) => each !== weekday)
    const picked =
      without.length < weekdays.length
        ? without
        : [...weekdays.slice(Math.max(0, weekdays.length - wanted + 1)), weekday].toSorted((a, b) => a - b)
    const fits = firstDay !== undefined && picked.includes(weekdayOf(firstDay))
    const [nearest] =
      picked.length === wanted
        ? nearestFirstVisitDays(1, { bundle, period, weekdays: picked }, situation)
        : []
    choose({ weekdays: picked, firstDay: fits ? firstDay : nearest })
  }
  const pickPeriod = (picked: VisitPeriod): void => {
    const open = weekdays.filter((weekday) => isWeekdayOpen(weekday, picked, plan))
    const stays =
      firstDay !== undefined &&
      validateFirstDay(firstDay, { bundle, period: picked, weekdays: open }, situation).ok
    choose({ period: picked, weekdays: open, ...(!stays && { firstDay: undefined }) })
  }
  const free = windows.freeDays(nearestDays, period)
  const nearest =
    free.length > 0 ? free : nearestFirstVisitDays(nearestDays, { bundle, period, weekdays }, situation)
  const whyNot = (day: string): string | undefined =>
    validateFirstDay(localDate(day), { bundle, period, weekdays }, situation).ok
      ? undefined
      : t('newOrder.noVisits')
  const today = riyadhDay(now)
  return (
    <>
      {needsWeekdays(bundle) && (
        <Field label={t('newOrder.weekdays', { count: wanted })} group required>
          {() => (
            <div className="flex flex-wrap gap-2">
              {allWeekdays.map((weekday) => (
                <Toggle
                  key={weekday}
                  pressed={weekdays.includes(weekday)}
                  disabled={!isWeekdayOpen(weekday, period, plan)}
                  onClick={() => toggle(weekday)}
                >
                  {formatDate(someSunday + weekday * dayLength, { weekday: 'long', timeZone: 'UTC' })}
                </Toggle>
              ))}
            </div>
          )}
        </Field>
      )}
      {periods.length > 1 && (
        <SegmentedControl
          label={t('newOrder.period')}
          options={periods.map((each) => ({ value: each, label: t(`answer.window.${each}`) }))}
          value={period}
          onValueChange={(picked) => pickPeriod(picked === 'evening' ? 'evening' : 'morning')}
        />
      )}
      {(!needsWeekdays(bundle) || weekdays.length === wanted) && (
        <NearestDays days={nearest} value={firstDay} onChoose={(day) => choose({ firstDay: day })} />
      )}
      <DatePicker
        label={t('newOrder.firstDay')}
        required
        today={today}
        min={today}
        max={addDays(today, defaultScheduleRules.horizonDays)}
        isDateUnavailable={whyNot}
        value={firstDay ?? null}
        onValueChange={(day) => choose({ firstDay: day === null ? undefined : localDate(day) })}
      />
    </>
  )
}

/** The first day of a worker who lives with the family. */
export function StartChoice({ draft, change, now }: Props) {
  const t = useText()
  const today = riyadhDay(now)
  const chosen = getChosenStartDay(draft)
  return (
    <>
      <NearestDays
        days={[1, 2, 7].map((ahead) => addDays(today, ahead))}
        value={chosen}
        onChoose={(startDate) => change({ type: 'chooseStart', start: { startDate } })}
      />
      <DatePicker
        label={t('newOrder.firstDay')}
        required
        today={today}
        min={today}
        max={addDays(today, defaultScheduleRules.horizonDays)}
        value={chosen ?? null}
        onValueChange={(startDate) =>
          change({ type: 'chooseStart', start: parseStartDateChoice({ startDate }) })
        }
      />
    </>
  )
}
