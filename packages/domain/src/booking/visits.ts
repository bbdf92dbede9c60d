import { addDays, FRIDAY, isRamadan, riyadhDay, weekdayOf } from '../calendar/index.ts'
import type { Instant, LocalDate, Weekday } from '../calendar/index.ts'
import type { Outcome } from '../refusal/index.ts'
import {
  validateVisitDay,
  defaultScheduleRules,
  isWeekdayInPlan,
  once,
  planVisits,
  repetition,
  slotKey,
  visitWindows,
  weekdaysWanted,
} from '../schedule/index.ts'
import type { Period, Slot, BookingContext, VisitPlanRefusal, VisitWindow } from '../schedule/index.ts'

import type { HourlyBundle, PlanOnSale } from './plan.ts'
import type { Visits } from './selectors.ts'

export const situationAt = (now: Instant, { visitDays }: Pick<PlanOnSale, 'visitDays'>): BookingContext => ({
  now,
  rules: defaultScheduleRules,
  taken: new Set(),
  planDays: visitDays,
})

/** A plan of one visit a week asks no weekday: it is that of the first visit. */
export const asksWeekdays = (bundle: HourlyBundle): boolean => weekdaysWanted(bundle) > 1

/** A Friday has no morning, and a plan may have days of its own: no other is offered. */
export const isWeekdayOpen = (
  weekday: Weekday,
  period: Period,
  { visitDays }: Pick<PlanOnSale, 'visitDays'>,
): boolean => (weekday !== FRIDAY || period === 'evening') && isWeekdayInPlan(visitDays, weekday)

type FirstVisit = {
  readonly bundle: HourlyBundle
  readonly period: Period
  readonly weekdays: readonly Weekday[]
}

/** Whether the first visit can be on that day; once all weekdays are known, with all the others after it. */
export function chooseFirstDay(
  day: LocalDate,
  { bundle, period, weekdays }: FirstVisit,
  situation: BookingContext,
): Outcome<unknown, VisitPlanRefusal> {
  const first = validateVisitDay(day, period, situation)
  const isKnown = weekdays.length === weekdaysWanted(bundle) || !asksWeekdays(bundle)
  return first.ok && isKnown
    ? planVisits({ bundle, firstDay: day, period, weekdays, repetition: once }, situation)
    : first
}

/** The soonest days that could be the first visit. */
export function nearestDays(
  count: number,
  first: FirstVisit,
  situation: BookingContext,
): readonly LocalDate[] {
  const today = riyadhDay(situation.now)
  const days: LocalDate[] = []
  for (let ahead = 0; ahead <= situation.rules.horizonDays && days.length < count; ahead += 1) {
    const day = addDays(today, ahead)
    if (first.weekdays.length > 0 && !first.weekdays.includes(weekdayOf(day))) continue
    if (chooseFirstDay(day, first, situation).ok) days.push(day)
  }
  return days
}

/** Every visit as chosen so far; none while something is missing. */
export function previewVisits(
  bundle: HourlyBundle,
  { firstDay, period, weekdays, repeatMode, repeatCount }: Visits,
  situation: BookingContext,
): readonly Slot[] {
  const repeated = repetition(repeatMode, repeatMode === 'once' ? 1 : repeatCount)
  if (firstDay === undefined || period === undefined || !repeated.ok) return []
  const planned = planVisits({ bundle, firstDay, period, weekdays, repetition: repeated.value }, situation)
  return planned.ok ? planned.value : []
}

/** When the worker arrives by the server's word, each under the key of its slot. */
export type Arrivals = ReadonlyMap<string, { readonly from: string; readonly until: string }>

/** The owner may shift Ramadan, which the server alone knows: where it has said when somebody arrives, so it is shown. */
export const arriving = (visits: readonly Slot[], arrivals: Arrivals): readonly Slot[] =>
  visits.map((visit) => {
    const said = arrivals.get(slotKey(visit.day, visit.window.period))
    const window = visitWindows.find(
      ({ period, from, to }) => period === visit.window.period && from === said?.from && to === said.until,
    )
    return window === undefined ? visit : { ...visit, window }
  })

/** Morning and evening as they are on a day; a Friday's morning, which it has not, as on the days that have one. */
export function windowsShown(
  { firstDay, today }: { readonly firstDay: LocalDate | undefined; readonly today: LocalDate },
  said: VisitWindow | undefined,
): readonly VisitWindow[] {
  const ramadan = said === undefined ? isRamadan(firstDay ?? today) : said.code.startsWith('ramadan')
  const friday = firstDay !== undefined && weekdayOf(firstDay) === FRIDAY
  const codeOf = (period: Period): VisitWindow['code'] => {
    if (ramadan) return `ramadan_${period}`
    return friday && period === 'evening' ? 'friday_evening' : `regular_${period}`
  }
  return visitWindows.filter(({ code, period }) => code === codeOf(period))
}
