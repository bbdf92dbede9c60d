import { laterDay, localDate, riyadhDay, instant } from '@sakina/domain/calendar'
import { compareNearness } from '@sakina/domain/address'
import { slotKey } from '@sakina/domain/schedule'
import type { Tx } from '../../db/database.ts'
import { reserveSlots } from '../../db/repositories/slots.ts'
import { Failure } from '../../failures/failure.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Order } from '../../db/repositories/orders.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { nearnessToHome, type OrderHome } from './home-of-order.ts'
import { takenSlotsByWorker, workersOfOrder } from '../schedule/free-workers.ts'
import type { OrderSchedule } from './calculate-order.ts'

type WorkerInput = {
  readonly orderId: string
  readonly planId: number | null
  /** The options of a personalised package, which has no plan. */
  readonly package?: Order['package']
  /** The home the workers come to; near workers are preferred. */
  readonly home: OrderHome
  readonly chosen: number | undefined
  readonly quantity: number
  readonly timetable: OrderSchedule
  readonly heldUntil: Date | null
  readonly now: Date
}

/**
 * The free workers, the nearest first, then the least busy; the same rule serves the office and the
 * customer.
 */
async function candidates(
  tx: Tx,
  catalogue: Catalogue,
  able: readonly WorkerRow[],
  { timetable, home, now }: WorkerInput,
): Promise<readonly number[]> {
  const workers = able.map(({ id }) => id)
  const nearness = nearnessToHome(catalogue, home.neighborhoodId)
  const near = new Map(able.map((worker) => [worker.id, nearness?.(worker) ?? 'far']))
  const byNearness = (a: number, b: number) => compareNearness(near.get(a) ?? 'far', near.get(b) ?? 'far')
  const today = riyadhDay(instant(now))
  const taken = await takenSlotsByWorker(tx, {
    workers,
    from: today,
    to: laterDay(today, timetable.end),
    now,
  })
  const slotKeys = timetable.slots.map(({ day, period }) => slotKey(localDate(day), period))
  const load = (worker: number): number => taken.get(worker)?.size ?? 0
  return workers
    .filter((worker) => !slotKeys.some((slot) => taken.get(worker)?.has(slot)))
    .toSorted((a, b) => byNearness(a, b) || load(a) - load(b) || a - b)
}

/**
 * The workers who may be taken for the order, the best first. A worker chosen by the customer comes first or
 * is refused.
 */
export async function rankedWorkerIds(
  tx: Tx,
  catalogue: Catalogue,
  input: WorkerInput,
): Promise<readonly number[]> {
  const { chosen } = input
  const able = workersOfOrder(catalogue, { planId: input.planId, package: input.package ?? null })
  if (chosen !== undefined && !able.some(({ id }) => id === chosen)) throw new Failure('worker_unavailable')
  const free = await candidates(tx, catalogue, able, input)
  if (chosen === undefined) return free
  if (!free.includes(chosen)) throw new Failure('worker_unavailable')
  return [chosen, ...free.filter((worker) => worker !== chosen)]
}

/** Thrown to roll back the other workers' slots when some were taken meanwhile. */
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
    const take = async (within: Tx): Promise<void> => {
      const gone = await reserveSlots(within, { id: orderId, workerIds, heldUntil, now }, timetable.slots)
      if (gone.length > 0) throw new Gone(gone)
    }
    // A single row needs no savepoint, and without other workers to try the whole order fails and rolls
    // back.
    const mayLeaveSome = timetable.slots.length * quantity > 1 && open.length > quantity
    try {
      await (mayLeaveSome ? tx.transaction(take) : take(tx))
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

export const reserveWorkers = async (tx: Tx, catalogue: Catalogue, input: WorkerInput): Promise<number> =>
  reserveFirstFreeWorkers(tx, await rankedWorkerIds(tx, catalogue, input), input)
