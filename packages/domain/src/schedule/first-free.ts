import { addDays, daysBetween, riyadhDay } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import type { VisitPeriod } from '../vocabulary/index.ts'
import { validateVisitDay } from './availability.ts'
import type { BookingContext } from './availability.ts'
import { periodsOfPlan } from './windows.ts'
import type { PlanPeriod } from './windows.ts'

/** Consecutive days on which a worker is busy in the morning or in the evening. */
export type BusyDayRange = {
  readonly period: VisitPeriod
  readonly first: LocalDate
  readonly last: LocalDate
}

/**
 * The parts of a plan that decide when a worker can begin: the days of a stay, or the visits at a time of
 * day.
 */
export type StaffingNeed = {
  readonly visitCount: number
  readonly durationDays: number
  readonly period: PlanPeriod
}

type When = Omit<BookingContext, 'taken'>

const nothingTaken: ReadonlySet<string> = new Set()

type Span = { readonly today: LocalDate; readonly last: LocalDate }

function firstFreeStay(
  busy: readonly BusyDayRange[],
  days: number,
  { today, last: until }: Span,
): LocalDate | undefined {
  let day = today
  for (const { first, last } of busy.toSorted((a, b) => daysBetween(b.first, a.first))) {
    if (first > addDays(day, days - 1)) break
    if (last >= day) day = addDays(last, 1)
  }
  return day <= until ? day : undefined
}

const isBusyOn = (busy: readonly BusyDayRange[], day: LocalDate, period: VisitPeriod): boolean =>
  busy.some((stretch) => stretch.period === period && stretch.first <= day && day <= stretch.last)

/**
 * Goes through the days once for all workers, and stops as soon as each of them has a first day.
 */
function firstFreeVisits(
  busyOfEach: readonly (readonly BusyDayRange[])[],
  period: PlanPeriod,
  when: When,
  { today, last }: Span,
): readonly (LocalDate | undefined)[] {
  const firstDays = new Map<number, LocalDate>()
  for (let day = today; day <= last && firstDays.size < busyOfEach.length; day = addDays(day, 1)) {
    const open = periodsOfPlan(period).filter(
      (each) => validateVisitDay(day, each, { ...when, taken: nothingTaken }).ok,
    )
    for (const [index, busy] of busyOfEach.entries())
      if (!firstDays.has(index) && open.some((each) => !isBusyOn(busy, day, each))) firstDays.set(index, day)
  }
  return busyOfEach.map((_busy, index) => firstDays.get(index))
}

/**
 * The first day on which each worker can begin: for the whole stay of a plan, or for its first visit.
 * Undefined for a worker who cannot begin within the bookable days, or on the only day that is wanted.
 */
export function firstFreeDayOfEachWorker(
  { visitCount, durationDays, period }: StaffingNeed,
  busyOfEach: readonly (readonly BusyDayRange[])[],
  when: When,
  onlyOn?: LocalDate,
): readonly (LocalDate | undefined)[] {
  const today = riyadhDay(when.now)
  const span =
    onlyOn === undefined
      ? { today, last: addDays(today, when.rules.horizonDays) }
      : { today: onlyOn, last: onlyOn }
  return visitCount > 0
    ? firstFreeVisits(busyOfEach, period, when, span)
    : busyOfEach.map((busy) => firstFreeStay(busy, durationDays, span))
}
