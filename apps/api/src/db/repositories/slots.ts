import type { Period } from '@sakina/domain/vocabulary'
import { and, between, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { anyOf } from '../any-of.ts'
import type { Queries, Tx } from '../database.ts'
import { workerSlots } from '../schema/orders.ts'

export type TakenSlot = { readonly workerId: number; readonly day: string; readonly period: string }

/** A hold that has run out no longer takes anything, whether or not the sweeper has been by. */
const stillTaken = (now: Date) => or(isNull(workerSlots.heldUntil), gt(workerSlots.heldUntil, now))

export async function takenSlots(
  db: Queries,
  wanted: {
    readonly workers: readonly number[]
    readonly from: string
    readonly to: string
    readonly now: Date
  },
): Promise<readonly TakenSlot[]> {
  if (wanted.workers.length === 0) return []
  return db
    .select({ workerId: workerSlots.workerId, day: workerSlots.day, period: workerSlots.period })
    .from(workerSlots)
    .where(
      and(
        anyOf(workerSlots.workerId, wanted.workers),
        between(workerSlots.day, wanted.from, wanted.to),
        stillTaken(wanted.now),
      ),
    )
}

export type TakenStretch = {
  readonly workerId: number
  readonly period: Period
  readonly first: string
  readonly last: string
}

/** What of everybody's time is taken from a day on, days in a row as one: a contract of two years is two rows. */
export async function takenStretches(db: Queries, from: string, now: Date): Promise<readonly TakenStretch[]> {
  const { workerId, day, period } = workerSlots
  const island = sql`${day} - (row_number() over (partition by ${workerId}, ${period} order by ${day}))::int`
  const slots = db
    .select({ workerId, period, day, island: island.as('island') })
    .from(workerSlots)
    .where(and(gte(day, from), stillTaken(now)))
    .as('slots')
  return db
    .select({
      workerId: slots.workerId,
      period: slots.period,
      first: sql<string>`min(${slots.day})::text`,
      last: sql<string>`max(${slots.day})::text`,
    })
    .from(slots)
    .groupBy(slots.workerId, slots.period, slots.island)
}

export type WantedSlot = { readonly day: string; readonly period: 'morning' | 'evening' }

/**
 * Takes the time of workers for an order, and says whose somebody else has a part of: nobody's when all of it was
 * taken. The rows go in by one statement in key order, so that two orders never hold what the other waits for. A row
 * whose hold has run out is taken over where it stands. Unless all was taken the caller takes the statement back, by
 * failing or by a savepoint: what it got is locked until then.
 */
export async function takeSlots(
  tx: Tx,
  order: {
    readonly id: string
    readonly workerIds: readonly number[]
    readonly heldUntil: Date | null
    readonly now: Date
  },
  slots: readonly WantedSlot[],
): Promise<readonly number[]> {
  const wanted = JSON.stringify(slots.map(({ day, period }) => ({ day, period })))
  const workers = JSON.stringify(order.workerIds)
  const heldUntil = order.heldUntil?.toISOString() ?? null
  const taken = await tx.execute<{ worker_id: number }>(
    sql`insert into worker_slots (worker_id, day, period, order_id, held_until)
        select worker.id::int, slot.day, slot.period, ${order.id}::uuid, ${heldUntil}::timestamptz
        from jsonb_array_elements_text(${workers}::jsonb) as worker(id),
             jsonb_to_recordset(${wanted}::jsonb) as slot(day date, period text)
        order by worker.id::int, slot.day, slot.period
        on conflict (worker_id, day, period) do update
          set order_id = excluded.order_id, held_until = excluded.held_until
          where worker_slots.held_until <= ${order.now.toISOString()}::timestamptz
        returning worker_id`,
    'objects',
  )
  const complete = (worker: number): boolean =>
    taken.filter(({ worker_id }) => worker_id === worker).length === slots.length
  return order.workerIds.filter((worker) => !complete(worker))
}

export async function freeSlotsOf(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(workerSlots).where(eq(workerSlots.orderId, orderId))
}

/** Gives back what an order keeps after a day. */
export async function freeSlotsAfter(tx: Tx, orderId: string, day: string): Promise<void> {
  await tx.delete(workerSlots).where(and(eq(workerSlots.orderId, orderId), gt(workerSlots.day, day)))
}

export async function keepSlotsOf(tx: Tx, orderId: string): Promise<void> {
  await tx.update(workerSlots).set({ heldUntil: null }).where(eq(workerSlots.orderId, orderId))
}

export async function holdSlotsUntil(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx.update(workerSlots).set({ heldUntil: until }).where(eq(workerSlots.orderId, orderId))
}
