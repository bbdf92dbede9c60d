import { addDays, FRIDAY, isRamadan, riyadhDay, weekdayOf } from '../calendar/index.ts'
import type { Instant, LocalDate, Weekday } from '../calendar/index.ts'
import type { Outcome } from '../refusal/index.ts'
import {
  validateVisitDay,
  defaultScheduleRules,
  isWeekdayInPlan,
  noRepetition,
  scheduleVisits,
  createRepetition,
  slotKey,
  visitWindows,
  requiredWeekdayCount,
} from '../schedule/index.ts'
import type {
  VisitPeriod,
  VisitSlot,
  BookingContext,
  VisitScheduleRefusal,
  VisitWindow,
} from '../schedule/index.ts'

import type { HourlyBundle, BookablePlan } from './plan.ts'
import type { ChosenVisits } from './draft.ts'

/** The moment, the rules and the days of the plan by which the visits of a booking are planned. */
export const bookingContextAt = (
  now: Instant,
  { visitDays }: Pick<BookablePlan, 'visitDays'>,
): BookingContext => ({
  now,
  rules: defaultScheduleRules,
  taken: new Set(),
  planDays: visitDays,
})

/**
 * Whether the customer chooses weekdays. With one visit a week there is no choice: the first visit
 * decides the weekday.
 */
export const needsWeekdays = (bundle: HourlyBundle): boolean => requiredWeekdayCount(bundle) > 1

/**
 * Whether visits of the plan can be on that weekday: a Friday has no morning visits, and a plan may
 * be limited to some weekdays.
 */
export const isWeekdayOpen = (
  weekday: Weekday,
  period: VisitPeriod,
  { visitDays }: Pick<BookablePlan, 'visitDays'>,
): boolean => (weekday !== FRIDAY || period === 'evening') && isWeekdayInPlan(visitDays, weekday)

type FirstVisit = {
  readonly bundle: HourlyBundle
  readonly period: VisitPeriod
  readonly weekdays: readonly Weekday[]
}

/**
 * Whether the first visit can be on that day; once all weekdays are chosen, all later visits are checked
 * too.
 */
export function validateFirstDay(
  day: LocalDate,
  { bundle, period, weekdays }: FirstVisit,
  situation: BookingContext,
): Outcome<unknown, VisitScheduleRefusal> {
  const first = validateVisitDay(day, period, situation)
  const isKnown = weekdays.length === requiredWeekdayCount(bundle) || !needsWeekdays(bundle)
  return first.ok && isKnown
    ? scheduleVisits({ bundle, firstDay: day, period, weekdays, repetition: noRepetition }, situation)
    : first
}

/** The nearest days on which the first visit can be. */
export function nearestFirstVisitDays(
  count: number,
  first: FirstVisit,
  situation: BookingContext,
): readonly LocalDate[] {
  const today = riyadhDay(situation.now)
  const days: LocalDate[] = []
  for (let ahead = 0; ahead <= situation.rules.horizonDays && days.length < count; ahead += 1) {
    const day = addDays(today, ahead)
    if (first.weekdays.length > 0 && !first.weekdays.includes(weekdayOf(day))) continue
    if (validateFirstDay(day, first, situation).ok) days.push(day)
  }
  return days
}

/** All visits that a choice leads to; empty while a choice is missing or refused. */
export function previewVisits(
  bundle: HourlyBundle,
  { firstDay, period, weekdays, repeatMode, repeatCount }: ChosenVisits,
  situation: BookingContext,
): readonly VisitSlot[] {
  const repeated = createRepetition(repeatMode, repeatMode === 'once' ? 1 : repeatCount)
  if (firstDay === undefined || period === undefined || !repeated.ok) return []
  const planned = scheduleVisits(
    { bundle, firstDay, period, weekdays, repetition: repeated.value },
    situation,
  )
  return planned.ok ? planned.value : []
}

/** The arrival times of each slot as the server reported them, by `slotKey`. */
export type ArrivalTimes = ReadonlyMap<string, { readonly from: string; readonly until: string }>

/**
 * Replaces the arrival times calculated on the device by the server's, because only the server
 * knows the office's corrected dates of Ramadan.
 */
export const withArrivalTimes = (
  visits: readonly VisitSlot[],
  arrivals: ArrivalTimes,
): readonly VisitSlot[] =>
  visits.map((visit) => {
    const reportedTimes = arrivals.get(slotKey(visit.day, visit.window.period))
    const window = visitWindows.find(
      ({ period, from, to }) =>
        period === visit.window.period && from === reportedTimes?.from && to === reportedTimes.until,
    )
    return window === undefined ? visit : { ...visit, window }
  })

/**
 * The arrival windows to show for a day, one for each period. A Friday has no morning window, so
 * the one of other days is shown in its place.
 */
export function visitWindowsToShow(
  { firstDay, today }: { readonly firstDay: LocalDate | undefined; readonly today: LocalDate },
  reportedWindow: VisitWindow | undefined,
): readonly VisitWindow[] {
  const ramadan =
    reportedWindow === undefined ? isRamadan(firstDay ?? today) : reportedWindow.code.startsWith('ramadan')
  const friday = firstDay !== undefined && weekdayOf(firstDay) === FRIDAY
  const codeOf = (period: VisitPeriod): VisitWindow['code'] => {
    if (ramadan) return `ramadan_${period}`
    return friday && period === 'evening' ? 'friday_evening' : `regular_${period}`
  }
  return visitWindows.filter(({ code, period }) => code === codeOf(period))
}
