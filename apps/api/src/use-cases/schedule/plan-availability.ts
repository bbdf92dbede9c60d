import { addDays, instant, localDate, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { firstFreeDays, type BusyStretch } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { PlanRow, WorkerRow } from '../../db/repositories/catalogue.ts'
import { takenStretches } from '../../db/repositories/slots.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { nearnessTo } from '../catalogue/served-places.ts'
import { workersOfPlan } from './free-workers.ts'
import { daysOfPlan, periodOfPlan } from './plan-period.ts'
import { scheduleRules } from './schedule-rules.ts'

/** Whether somebody can be had for a plan: at once, from a day on, or not within the days that can be booked. */
export type PlanAvailability = {
  readonly state: 'now' | 'later' | 'none'
  readonly from: LocalDate | null
  /** How many can come within the days that can be booked, and how many of them from the home's own city. */
  readonly workers: number | null
  readonly near: number | null
}

/** Of a plan, for a home in that neighbourhood where one is known. */
export type AvailabilityOf = (plan: PlanRow, neighborhoodId?: number) => PlanAvailability

type Free = { readonly worker: WorkerRow; readonly from: LocalDate }

async function readAvailability(app: Application, catalogue: Catalogue): Promise<AvailabilityOf> {
  const at = app.now()
  const now = instant(at)
  const today = riyadhDay(now)
  const rules = scheduleRules(app.config)
  const busy = new Map<number, BusyStretch[]>()
  for (const { workerId, period, first, last } of await takenStretches(app.database.reader, today, at)) {
    const stretch = { period, first: localDate(first), last: localDate(last) }
    busy.set(workerId, [...(busy.get(workerId) ?? []), stretch])
  }
  const found = new Map<number, readonly Free[]>()
  const freeFor = (plan: PlanRow): readonly Free[] => {
    const remembered = found.get(plan.id)
    if (remembered !== undefined) return remembered
    const workers = workersOfPlan(catalogue, plan.id)
    const days = firstFreeDays(
      { ...plan, period: periodOfPlan(plan) },
      workers.map(({ id }) => busy.get(id) ?? []),
      { now, rules, planDays: daysOfPlan(plan) },
    )
    const free = workers.flatMap((worker, index) => {
      const from = days[index]
      return from === undefined ? [] : { worker, from }
    })
    found.set(plan.id, free)
    return free
  }
  return (plan, neighborhoodId) => {
    // the customer names her: nobody of ours has to be free
    if (plan.categoryCode === 'by_name') return { state: 'now', from: today, workers: null, near: null }
    const free = freeFor(plan)
    const nearness = nearnessTo(catalogue, neighborhoodId)
    const near = nearness ? free.filter(({ worker }) => nearness(worker) === 'city').length : null
    const [from] = free.map((each) => each.from).toSorted()
    if (from === undefined) return { state: 'none', from: null, workers: 0, near }
    return { state: from <= addDays(today, 1) ? 'now' : 'later', from, workers: free.length, near }
  }
}

const known = new WeakMap<Catalogue, Promise<AvailabilityOf>>()

/** Of every plan by one statement, as old as the catalogue at most: a list of plans asks nothing for each of them. */
export function planAvailability(app: Application, catalogue: Catalogue): Promise<AvailabilityOf> {
  const reading = known.get(catalogue) ?? readAvailability(app, catalogue)
  known.set(catalogue, reading)
  reading.catch(() => known.delete(catalogue))
  return reading
}
