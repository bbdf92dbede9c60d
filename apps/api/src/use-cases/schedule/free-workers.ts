import { addDays, instant, riyadhDay, localDate, type LocalDate } from '@sakina/domain/calendar'
import {
  contractEnd,
  slotKey,
  unrestrictedPlanDays,
  type Period,
  type PlanDays,
  type PlanPeriod,
} from '@sakina/domain/schedule'
import type { Queries } from '../../db/database.ts'
import type { PlanRow, WorkerRow } from '../../db/repositories/catalogue.ts'
import { takenSlots } from '../../db/repositories/slots.ts'
import type { Order } from '../../db/repositories/orders.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { workersOfPackage } from '../catalogue/special-packages.ts'

export const workersOfPlan = (catalogue: Catalogue, planId: number): readonly WorkerRow[] =>
  (catalogue.workersOfPlan.get(planId) ?? []).filter((worker) => worker.status === 'available')

/** The workers who may be sent for an order: those of its plan, or for a package those with its job. */
export const workersOfOrder = (
  catalogue: Catalogue,
  { planId, package: chosen }: Pick<Order, 'planId' | 'package'>,
): readonly WorkerRow[] => {
  if (planId !== null) return workersOfPlan(catalogue, planId)
  return chosen === null ? [] : workersOfPackage(catalogue, chosen)
}

export const isHourlyPlan = (plan: Pick<PlanRow, 'visitCount'>): boolean => plan.visitCount > 0

/** The time of day a plan is sold for; if there is no plan or it names none, the customer chooses. */
export const periodOfPlan = (plan: Pick<PlanRow, 'visitPeriod'> | undefined): PlanPeriod =>
  plan?.visitPeriod === 'morning' || plan?.visitPeriod === 'evening' ? plan.visitPeriod : 'any'

/** The days a plan is sold for; any day if there is no plan or it names none. */
export const daysOfPlan = (plan: Pick<PlanRow, 'visitDays'> | undefined): PlanDays =>
  plan?.visitDays ?? unrestrictedPlanDays

/** The taken slots of each worker in a range of days, as `slotKey` writes them. */
export async function takenSlotsByWorker(
  db: Queries,
  filter: {
    readonly workers: readonly number[]
    readonly from: LocalDate
    readonly to: LocalDate
    readonly now: Date
  },
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const taken = new Map<number, Set<string>>(filter.workers.map((worker) => [worker, new Set()]))
  for (const slot of await takenSlots(db, filter)) {
    if (slot.period !== 'morning' && slot.period !== 'evening') continue
    taken.get(slot.workerId)?.add(slotKey(localDate(slot.day), slot.period))
  }
  return taken
}

/** The workers of a plan who are free now: for the whole stay of a live-in plan, or today for a visit. */
export const workersFreeNow = async (
  db: Queries,
  catalogue: Catalogue,
  plan: PlanRow,
  now: Date,
): Promise<readonly WorkerRow[]> =>
  workersFreeFrom(db, workersOfPlan(catalogue, plan.id), { day: undefined, window: undefined, plan, now })

/** The workers who are free from that day on for as long as the plan needs. */
export async function workersFreeFrom(
  db: Queries,
  workers: readonly WorkerRow[],
  criteria: {
    readonly day: LocalDate | undefined
    /** For an hourly plan: only workers who are free at that time of day. */
    readonly window: Period | undefined
    readonly plan: PlanRow | undefined
    readonly now: Date
  },
): Promise<readonly WorkerRow[]> {
  const day = criteria.day ?? riyadhDay(instant(criteria.now))
  const { plan } = criteria
  const living = plan !== undefined && !isHourlyPlan(plan)
  const to = living ? contractEnd(day, plan.durationDays) : day
  if (criteria.day === undefined && !living) return workers
  const taken = await takenSlotsByWorker(db, {
    workers: workers.map((worker) => worker.id),
    from: day,
    to,
    now: criteria.now,
  })
  const most = living ? 0 : 1
  const { window } = criteria
  const slot = living || window === undefined ? undefined : slotKey(day, window)
  return workers.filter(({ id }) =>
    slot === undefined ? (taken.get(id)?.size ?? 0) <= most : taken.get(id)?.has(slot) !== true,
  )
}

/** Every slot of a live-in contract: morning and evening of each day. */
export function slotsOfStay(
  first: LocalDate,
  last: LocalDate,
): readonly { readonly day: LocalDate; readonly period: Period }[] {
  const slots: { day: LocalDate; period: Period }[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    slots.push({ day, period: 'evening' }, { day, period: 'morning' })
  return slots
}
