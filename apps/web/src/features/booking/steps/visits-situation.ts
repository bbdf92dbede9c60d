import type { Plan } from '@sakina/api-client/client'
import { addDays, FRIDAY, riyadhDay, weekdayOf } from '@sakina/domain/calendar'
import type { Instant, LocalDate, Weekday } from '@sakina/domain/calendar'
import {
  chooseDay,
  defaultScheduleRules,
  planVisits,
  repetition,
  weekdaysWanted,
} from '@sakina/domain/schedule'
import type { Period, PlannedVisit, PlanPeriod, Situation, VisitBundle } from '@sakina/domain/schedule'

import type { Visits } from './step-values.ts'

export type HourlyBundle = VisitBundle & { readonly period: PlanPeriod }

export const bundleOf = ({ visitCount, visitsPerWeek, visitPeriod }: Plan): HourlyBundle => ({
  visitCount,
  recurrenceRate: Math.max(1, visitsPerWeek),
  period: visitPeriod?.code === 'morning' || visitPeriod?.code === 'evening' ? visitPeriod.code : 'any',
})

export const situationAt = (now: Instant, taken: ReadonlySet<string> = new Set()): Situation => ({
  now,
  rules: defaultScheduleRules,
  taken,
})

/** A plan of one visit a week asks no weekday: it is that of the first visit. */
export const asksWeekdays = (bundle: HourlyBundle): boolean => weekdaysWanted(bundle) > 1

/** A Friday has no morning, so such a day is not offered for one. */
export const isWeekdayOpen = (weekday: Weekday, period: Period): boolean =>
  weekday !== FRIDAY || period === 'evening'

/** The soonest days that could be the first visit. */
export function nearestDays(
  count: number,
  { period, weekdays }: { readonly period: Period; readonly weekdays: readonly Weekday[] },
  situation: Situation,
): readonly LocalDate[] {
  const first = riyadhDay(situation.now)
  const days: LocalDate[] = []
  for (let ahead = 0; ahead <= situation.rules.horizonDays && days.length < count; ahead += 1) {
    const day = addDays(first, ahead)
    if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) continue
    if (chooseDay(day, period, situation).ok) days.push(day)
  }
  return days
}

/** Every visit as chosen so far; none while something is missing. */
export function previewVisits(
  bundle: HourlyBundle,
  { firstDay, period, weekdays, repeatMode, repeatCount }: Visits,
  situation: Situation,
): readonly PlannedVisit[] {
  const repeated = repetition(repeatMode, repeatMode === 'once' ? 1 : repeatCount)
  if (firstDay === undefined || period === undefined || !repeated.ok) return []
  const planned = planVisits({ bundle, firstDay, period, weekdays, repetition: repeated.value }, situation)
  return planned.ok ? planned.value : []
}
