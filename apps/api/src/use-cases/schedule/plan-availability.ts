import { addDays, instant, localDate, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { firstFreeDayOfEachWorker, type BusyDayRange } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import { readTakenDayRanges } from '../../db/repositories/slots.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { daysOfPlan, periodOfPlan, availableWorkersOfPlan } from './free-workers.ts'

/** When a plan has a free worker: at once, from a later day on, or not within the bookable days. */
export type PlanAvailability =
  | { readonly state: 'now' | 'later'; readonly from: LocalDate }
  | { readonly state: 'none'; readonly from: null }

/** The availability of a plan, or of its first visit on one day alone. */
export type PlanAvailabilityLookup = (plan: PlanRow, onlyOn?: LocalDate) => PlanAvailability

async function readAvailability(app: Application, catalogue: Catalogue): Promise<PlanAvailabilityLookup> {
  const at = app.now()
  const now = instant(at)
  const today = riyadhDay(now)
  const rules = app.config.scheduleRules
  const busy = new Map<number, BusyDayRange[]>()
  for (const { workerId, period, first, last } of await readTakenDayRanges(app.database.reader, today, at)) {
    const stretch = { period, first: localDate(first), last: localDate(last) }
    busy.set(workerId, [...(busy.get(workerId) ?? []), stretch])
  }
  const remembered = new Map<number, LocalDate | undefined>()
  const firstServiceDay = (plan: PlanRow, onlyOn?: LocalDate): LocalDate | undefined => {
    if (onlyOn === undefined && remembered.has(plan.id)) return remembered.get(plan.id)
    const workers = availableWorkersOfPlan(catalogue, plan.id)
    const days = firstFreeDayOfEachWorker(
      { ...plan, period: periodOfPlan(plan) },
      workers.map(({ id }) => busy.get(id) ?? []),
      { now, rules, planDays: daysOfPlan(plan) },
      onlyOn,
    )
    const [first] = days.filter((day) => day !== undefined).toSorted()
    if (onlyOn === undefined) remembered.set(plan.id, first)
    return first
  }
  return (plan, onlyOn) => {
    // The office finds the worker abroad, or the customer names her, so nobody has to be free.
    if (catalogue.service.get(plan.serviceId)?.code === 'mediation') return { state: 'now', from: today }
    const from = firstServiceDay(plan, onlyOn)
    if (from === undefined) return { state: 'none', from: null }
    return { state: from <= addDays(today, 1) ? 'now' : 'later', from }
  }
}

const lookupByCatalogue = new WeakMap<Catalogue, Promise<PlanAvailabilityLookup>>()

/**
 * Reads the availability of all plans in one statement and caches it with the catalogue, so that lists run
 * no queries.
 */
export function readPlanAvailabilityLookup(
  app: Application,
  catalogue: Catalogue,
): Promise<PlanAvailabilityLookup> {
  const reading = lookupByCatalogue.get(catalogue) ?? readAvailability(app, catalogue)
  lookupByCatalogue.set(catalogue, reading)
  reading.catch(() => lookupByCatalogue.delete(catalogue))
  return reading
}
