import { later, localDate, riyadhDay, instant } from '@sakina/domain/calendar'
import { slotKey } from '@sakina/domain/schedule'
import type { Tx } from '../../db/database.ts'
import { dropLapsedHolds, takeSlots } from '../../db/repositories/slots.ts'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { takenBy, workersOfPlan } from '../schedule/free-workers.ts'
import type { Timetable } from './plan-visits.ts'

type Wanted = {
  readonly orderId: string
  readonly planId: number
  readonly chosen: number | undefined
  readonly quantity: number
  readonly timetable: Timetable
  readonly heldUntil: Date | null
  readonly now: Date
}

/** Those who can come, the least busy first; the office's choice and the customer's go the same way. */
async function candidates(
  tx: Tx,
  workers: readonly number[],
  { timetable, now }: Wanted,
): Promise<readonly number[]> {
  const today = riyadhDay(instant(now))
  const taken = await takenBy(tx, { workers, from: today, to: later(today, timetable.end), now })
  const wanted = timetable.slots.map(({ day, period }) => slotKey(localDate(day), period))
  const load = (worker: number): number => taken.get(worker)?.size ?? 0
  return workers
    .filter((worker) => !wanted.some((slot) => taken.get(worker)?.has(slot)))
    .toSorted((a, b) => load(a) - load(b) || a - b)
}

/**
 * Takes the time of as many workers as the order needs. A worker who is gone by the time her row is written is passed
 * over for the next, unless the customer chose her.
 */
export async function takeWorkers(tx: Tx, catalogue: Catalogue, wanted: Wanted): Promise<number> {
  const able = workersOfPlan(catalogue, wanted.planId).map((worker) => worker.id)
  if (wanted.chosen !== undefined && !able.includes(wanted.chosen)) throw new Failure('worker_unavailable')
  await dropLapsedHolds(tx, able, wanted.now)
  const free = await candidates(tx, able, wanted)
  if (wanted.chosen !== undefined && !free.includes(wanted.chosen)) throw new Failure('worker_unavailable')
  const line = [
    ...(wanted.chosen === undefined ? [] : [wanted.chosen]),
    ...free.filter((worker) => worker !== wanted.chosen),
  ]
  const taken: number[] = []
  for (const workerId of line) {
    if (taken.length === wanted.quantity) break
    const got = await takeSlots(
      tx,
      { id: wanted.orderId, workerId, heldUntil: wanted.heldUntil },
      wanted.timetable.slots,
    )
    if (got) taken.push(workerId)
    else if (workerId === wanted.chosen) throw new Failure('worker_unavailable')
  }
  const [first] = taken
  if (first === undefined || taken.length < wanted.quantity) throw new Failure('no_worker_free')
  return first
}
