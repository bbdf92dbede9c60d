import { addDays, instant, riyadhDay, localDate, laterOf, type LocalDate } from '@sakina/domain/calendar'
import {
  contractEnd,
  slotKey,
  unrestrictedPlanDays,
  type VisitPeriod,
  type PlanDays,
  type PlanPeriod,
  slotsTakenForAnyWorker,
  slotsTakenForBestWorker,
} from '@sakina/domain/schedule'
import type { QueryExecutor, Tx } from '../../db/database.ts'
import type { PlanRow, WorkerRow } from '../../db/repositories/catalogue.ts'
import { reserveSlots, readTakenSlots } from '../../db/repositories/slots.ts'
import type { PlannedVisit } from '../../db/schema/orders.ts'
import type { Order } from '../../db/repositories/orders.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { workersMatchingPackage } from '../catalogue/special-packages.ts'
import { compareNearness, isReachedByVisits } from '@sakina/domain/address'
import { Failure } from '../../failures/failure.ts'
import { createNearnessToHome, type OrderHome } from '../orders/home-of-order.ts'
import { requireAcceptedOrigin } from './worker-origin.ts'
import { readWorkerWishes } from './worker-wishes.ts'
import type { Application } from '../../application.ts'

/** When an order takes place, with the time its workers are needed. */
export type OrderSchedule = {
  readonly start: LocalDate
  readonly end: LocalDate
  readonly window: VisitPeriod | undefined
  readonly visits: readonly PlannedVisit[]
  readonly slots: readonly { readonly day: LocalDate; readonly period: VisitPeriod }[]
}

/** Returns the available workers of a plan. */
export const availableWorkersOfPlan = (catalogue: Catalogue, planId: number): readonly WorkerRow[] =>
  (catalogue.workersOfPlan.get(planId) ?? []).filter((worker) => worker.status === 'available')

/** Tells whether a plan consists of visits. */
export const isHourlyPlan = (plan: Pick<PlanRow, 'visitCount'>): boolean => plan.visitCount > 0

/**
 * The available workers of a plan who may be sent to the home: for visits only those of a branch that
 * reaches its city. Without a known home, all of them.
 */
export function availableWorkersForHome(
  catalogue: Catalogue,
  plan: Pick<PlanRow, 'id' | 'visitCount'>,
  { neighborhoodId }: OrderHome,
): readonly WorkerRow[] {
  const workers = availableWorkersOfPlan(catalogue, plan.id)
  const home = neighborhoodId === null ? undefined : catalogue.neighborhood.get(neighborhoodId)
  if (home === undefined || !isHourlyPlan(plan)) return workers
  return workers.filter(({ branchId }) => {
    const branch = branchId === null ? undefined : catalogue.branch.get(branchId)
    return isReachedByVisits(
      home,
      branch && { ...branch, visitCityIds: branch.visitCityIds ?? branch.servedCityIds },
    )
  })
}

/**
 * The workers who may be sent to the home for an order: those of its plan, or for a package those with
 * its job.
 */
export const candidateWorkersOfOrder = (
  catalogue: Catalogue,
  { planId, package: chosen }: Pick<Order, 'planId' | 'package'>,
  home: OrderHome,
): readonly WorkerRow[] => {
  const plan = planId === null ? undefined : catalogue.plan.get(planId)
  if (plan !== undefined) return availableWorkersForHome(catalogue, plan, home)
  return chosen === null ? [] : workersMatchingPackage(catalogue, chosen)
}

/** The time of day a plan is sold for; if there is no plan or it names none, the customer chooses. */
export const periodOfPlan = (plan: Pick<PlanRow, 'visitPeriod'> | undefined): PlanPeriod =>
  plan?.visitPeriod === 'morning' || plan?.visitPeriod === 'evening' ? plan.visitPeriod : 'any'

/** The days a plan is sold for; any day if there is no plan or it names none. */
export const daysOfPlan = (plan: Pick<PlanRow, 'visitDays'> | undefined): PlanDays =>
  plan?.visitDays ?? unrestrictedPlanDays

/** The taken slots of each worker in a range of days, as `slotKey` writes them. */
export async function takenSlotsByWorker(
  db: QueryExecutor,
  filter: {
    readonly workers: readonly number[]
    readonly from: LocalDate
    readonly to: LocalDate
    readonly now: Date
  },
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const taken = new Map<number, Set<string>>(filter.workers.map((worker) => [worker, new Set()]))
  for (const slot of await readTakenSlots(db, filter)) {
    if (slot.period !== 'morning' && slot.period !== 'evening') continue
    taken.get(slot.workerId)?.add(slotKey(localDate(slot.day), slot.period))
  }
  return taken
}

/**
 * The workers of a plan who can be booked now: for a live-in plan those who are free for the whole
 * stay, for a plan of visits all of them.
 */
export const findWorkersFreeNow = async (
  db: QueryExecutor,
  catalogue: Catalogue,
  plan: PlanRow,
  now: Date,
): Promise<readonly WorkerRow[]> =>
  findWorkersFreeFrom(db, availableWorkersOfPlan(catalogue, plan.id), {
    day: undefined,
    window: undefined,
    plan,
    now,
  })

/**
 * The workers who are free on the given day or, for a live-in plan, from that day on for the whole
 * stay. Without a day, all workers of a plan of visits are returned.
 */
export async function findWorkersFreeFrom(
  db: QueryExecutor,
  workers: readonly WorkerRow[],
  criteria: {
    readonly day: LocalDate | undefined
    /** For an hourly plan: only workers who are free at that time of day. */
    readonly window: VisitPeriod | undefined
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
export function slotsOfLiveInContract(
  first: LocalDate,
  last: LocalDate,
): readonly { readonly day: LocalDate; readonly period: VisitPeriod }[] {
  const slots: { day: LocalDate; period: VisitPeriod }[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    slots.push({ day, period: 'evening' }, { day, period: 'morning' })
  return slots
}

type WorkerInput = {
  readonly orderId: string
  /** The family, whose words about workers decide who comes again and who does not. */
  readonly customerId: string
  /** Whether a person of the office chooses from all, also from those whom the family does not want again. */
  readonly isByHand?: boolean
  readonly planId: number | null
  /** The options of a personalised package, which has no plan. */
  readonly package?: Order['package']
  /** The home the workers come to; near workers are preferred. */
  readonly home: OrderHome
  /** The cities beside that of the home from which the family accepts a worker; null if it was not asked. */
  readonly acceptedCityIds?: readonly number[] | null
  readonly chosen: number | undefined
  readonly quantity: number
  readonly timetable: OrderSchedule
  readonly heldUntil: Date | null
  readonly now: Date
}

/**
 * The free workers: those whom the family wants again first, then the nearest, then the least busy. One whom it
 * does not want comes last, and only where a person of the office chooses.
 */
async function candidates(
  tx: QueryExecutor,
  catalogue: Catalogue,
  able: readonly WorkerRow[],
  { customerId, isByHand = false, chosen, timetable, home, now }: WorkerInput,
): Promise<readonly number[]> {
  const workers = able.map(({ id }) => id)
  const nearness = createNearnessToHome(catalogue, home.neighborhoodId)
  const near = new Map(able.map((worker) => [worker.id, nearness?.(worker) ?? 'far']))
  const byNearness = (a: number, b: number) => compareNearness(near.get(a) ?? 'far', near.get(b) ?? 'far')
  const today = riyadhDay(instant(now))
  const taken = await takenSlotsByWorker(tx, {
    workers,
    from: today,
    to: laterOf(today, timetable.end),
    now,
  })
  const slotKeys = timetable.slots.map(({ day, period }) => slotKey(localDate(day), period))
  const load = (worker: number): number => taken.get(worker)?.size ?? 0
  const wishes = await readWorkerWishes(tx, customerId)
  const isOffered = (worker: number) => isByHand || worker === chosen || !wishes.isUnwanted(worker)
  return workers
    .filter((worker) => isOffered(worker) && !slotKeys.some((slot) => taken.get(worker)?.has(slot)))
    .toSorted((a, b) => wishes.compare(a, b) || byNearness(a, b) || load(a) - load(b) || a - b)
}

/**
 * The workers who may be taken for the order, the best first. A worker chosen by the customer comes first or
 * is refused.
 */
export async function rankCandidateWorkerIds(
  tx: QueryExecutor,
  catalogue: Catalogue,
  input: WorkerInput,
): Promise<readonly number[]> {
  const { chosen } = input
  const order = { planId: input.planId, package: input.package ?? null }
  const able = candidateWorkersOfOrder(catalogue, order, input.home)
  if (chosen !== undefined && !able.some(({ id }) => id === chosen)) throw new Failure('worker_unavailable')
  const free = await candidates(tx, catalogue, able, input)
  if (chosen !== undefined && !free.includes(chosen)) throw new Failure('worker_unavailable')
  const line = chosen === undefined ? free : [chosen, ...free.filter((worker) => worker !== chosen)]
  const { home, acceptedCityIds } = input
  if (acceptedCityIds == null) return line
  const asked = chosen === undefined ? line : [chosen]
  const rows = asked.flatMap((id) => catalogue.worker.get(id) ?? [])
  return requireAcceptedOrigin(catalogue, rows, { home, acceptedCityIds }).map(({ id }) => id)
}

/** Thrown to roll back all slots of an order when some of its workers were taken meanwhile. */
class Gone extends Error {
  override readonly name = 'Gone'
  readonly workers: readonly number[]
  constructor(workers: readonly number[]) {
    super('somebody else took a part of their time')
    this.workers = workers
  }
}

/**
 * Reserves as many workers as the order needs, together and in the order of their ids. A worker taken
 * meanwhile is skipped for the next one, unless the customer chose her. Before the next try everything is
 * released, so that an order that waits for a worker holds nothing another order may be waiting for.
 */
export async function reserveFirstFreeWorkers(
  tx: Tx,
  line: readonly number[],
  { orderId, chosen, quantity, timetable, heldUntil, now }: WorkerInput,
): Promise<number> {
  let open = line
  for (;;) {
    const [first] = open
    const workerIds = open.slice(0, quantity)
    if (first === undefined || workerIds.length < quantity) throw new Failure('no_worker_free')
    const reserve = async (within: Tx): Promise<void> => {
      const gone = await reserveSlots(within, { id: orderId, workerIds, heldUntil, now }, timetable.slots)
      if (gone.length > 0) throw new Gone(gone)
    }
    // A single row needs no savepoint, and without other workers to try the whole order fails and rolls
    // back.
    const mayLeaveSome = timetable.slots.length * quantity > 1 && open.length > quantity
    try {
      await (mayLeaveSome ? tx.transaction(reserve) : reserve(tx))
      return first
    } catch (error) {
      if (!(error instanceof Gone)) throw error
      const { workers } = error
      if (chosen !== undefined && workers.includes(chosen)) throw new Failure('worker_unavailable')
      open = open.filter((worker) => !workers.includes(worker))
    }
  }
}

/**
 * Reserves like `reserveFirstFreeWorkers`, or nobody if no worker is free. Serves recruitment, for which the
 * office finds a worker abroad.
 */
export async function reserveWorkersIfFree(
  tx: Tx,
  line: readonly number[],
  input: WorkerInput,
): Promise<number | null> {
  try {
    return await tx.transaction((within) => reserveFirstFreeWorkers(within, line, input))
  } catch (error) {
    if (error instanceof Failure && error.code === 'no_worker_free') return null
    throw error
  }
}

/** Reserves the first free workers for an order and returns the id of the first one. */
export const reserveWorkers = async (tx: Tx, catalogue: Catalogue, input: WorkerInput): Promise<number> =>
  reserveFirstFreeWorkers(tx, await rankCandidateWorkerIds(tx, catalogue, input), input)

type TimesInput = {
  readonly plan: PlanRow
  /** The home the workers would come to. */
  readonly home: OrderHome
  /** The workers the customer chose, all of whom come; an empty list leaves the choice to the office. */
  readonly workers: readonly number[]
  /** The family; the office does not send it a worker whom it does not want again. */
  readonly customerId: string | undefined
  readonly slots: OrderSchedule['slots']
}

/** The requested times at which no worker of the plan could keep the order, as `slotKey` writes them. */
export async function findSlotsWithoutFreeWorker(
  app: Application,
  { plan, home, workers, customerId, slots }: TimesInput,
): Promise<readonly string[]> {
  const days = slots.map(({ day }) => day).toSorted()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return []
  const able = availableWorkersForHome(await app.catalogue.read(), plan, home).map(({ id }) => id)
  const slotKeys = slots.map(({ day, period }) => slotKey(localDate(day), period))
  if (workers.some((worker) => !able.includes(worker))) return slotKeys
  const wishes = await readWorkerWishes(app.database.reader, customerId)
  const workerIds = workers.length === 0 ? able.filter((id) => !wishes.isUnwanted(id)) : workers
  const taken = await takenSlotsByWorker(app.database.reader, {
    workers: workerIds,
    from,
    to,
    now: app.now(),
  })
  const each = workerIds.map((worker) => taken.get(worker) ?? new Set<string>())
  return workers.length === 0
    ? slotsTakenForBestWorker(slotKeys, each)
    : slotsTakenForAnyWorker(slotKeys, each)
}
