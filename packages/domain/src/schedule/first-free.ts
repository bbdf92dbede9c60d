import { addDays, daysBetween, riyadhDay } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import type { Period } from '../vocabulary/index.ts'
import { chooseDay } from './availability.ts'
import type { Situation } from './availability.ts'
import { periodsOfPlan } from './windows.ts'
import type { PlanPeriod } from './windows.ts'

/** Days one after the other on which a worker is taken at that time of day. */
export type BusyStretch = { readonly period: Period; readonly first: LocalDate; readonly last: LocalDate }

/** What of a plan decides when a worker could begin: a stay of so many days, or visits at a time of day. */
export type Staffing = {
  readonly visitCount: number
  readonly durationDays: number
  readonly period: PlanPeriod
}

type When = Omit<Situation, 'taken'>

const nothingTaken: ReadonlySet<string> = new Set()

const lastBookable = ({ now, rules }: When): LocalDate => addDays(riyadhDay(now), rules.horizonDays)

function firstFreeStay(busy: readonly BusyStretch[], days: number, when: When): LocalDate | undefined {
  let day = riyadhDay(when.now)
  for (const { first, last } of busy.toSorted((a, b) => daysBetween(b.first, a.first))) {
    if (first > addDays(day, days - 1)) break
    if (last >= day) day = addDays(last, 1)
  }
  return day <= lastBookable(when) ? day : undefined
}

function firstFreeVisit(busy: readonly BusyStretch[], period: PlanPeriod, when: When): LocalDate | undefined {
  const until = lastBookable(when)
  const isBusy = (day: LocalDate, wanted: Period): boolean =>
    busy.some((stretch) => stretch.period === wanted && stretch.first <= day && day <= stretch.last)
  for (let day = riyadhDay(when.now); day <= until; day = addDays(day, 1)) {
    const isFree = periodsOfPlan(period).some(
      (each) => !isBusy(day, each) && chooseDay(day, each, { ...when, taken: nothingTaken }).ok,
    )
    if (isFree) return day
  }
  return undefined
}

/**
 * The first day on which one of the workers can begin: to stay for as long as the plan lasts, or for its first visit.
 * None where nobody can within the days that can be booked.
 */
export function firstFreeDay(
  staffing: Staffing,
  busyOfEach: readonly (readonly BusyStretch[])[],
  when: When,
): LocalDate | undefined {
  const { visitCount, durationDays, period } = staffing
  const days = busyOfEach.flatMap(
    (busy) =>
      (visitCount > 0 ? firstFreeVisit(busy, period, when) : firstFreeStay(busy, durationDays, when)) ?? [],
  )
  return days.toSorted()[0]
}
