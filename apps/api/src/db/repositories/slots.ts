import { visitPeriods, type VisitPeriod } from '@sakina/domain/vocabulary'
import { and, asc, between, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { workerAbsences } from '../schema/office.ts'
import { workerSlots } from '../schema/orders.ts'

/** A day and period in which a worker is not free. */
export type TakenSlot = { readonly workerId: number; readonly day: string; readonly period: string }

/** An expired hold no longer blocks a slot, even before the background job has removed it. */
const stillTaken = (now: Date) => or(isNull(workerSlots.heldUntil), gt(workerSlots.heldUntil, now))

/** The absences that touch the days, one row for each day and period like those of `worker_slots`. */
const absentTime = (db: QueryExecutor, from: string, to: string | undefined) =>
  db
    .select({
      workerId: workerAbsences.workerId,
      day: sql<string>`absent_day::date`.as('day'),
      period: sql<VisitPeriod>`absent_period`.as('period'),
    })
    .from(workerAbsences)
    .crossJoin(
      sql`generate_series(
        greatest(${workerAbsences.firstDay}, ${from}::date),
        ${to === undefined ? workerAbsences.lastDay : sql`least(${workerAbsences.lastDay}, ${to}::date)`},
        interval '1 day') as absent_day`,
    )
    .crossJoin(
      sql`unnest(array[${sql.raw(visitPeriods.map((each) => `'${each}'`).join(','))}]) as absent_period`,
    )

/** The time in which workers are not free: reserved by an order, or on days of an absence. */
export async function readTakenSlots(
  db: QueryExecutor,
  filter: {
    readonly workers: readonly number[]
    readonly from: string
    readonly to: string
    readonly now: Date
  },
): Promise<readonly TakenSlot[]> {
  if (filter.workers.length === 0) return []
  return db
    .select({ workerId: workerSlots.workerId, day: workerSlots.day, period: workerSlots.period })
    .from(workerSlots)
    .where(
      and(
        columnEqualsAny(workerSlots.workerId, filter.workers),
        between(workerSlots.day, filter.from, filter.to),
        stillTaken(filter.now),
      ),
    )
    .unionAll(
      absentTime(db, filter.from, filter.to).where(columnEqualsAny(workerAbsences.workerId, filter.workers)),
    )
}

/** The days from `first` to `last`, on each of which the worker is taken in the given period. */
export type TakenDayRange = {
  readonly workerId: number
  readonly period: VisitPeriod
  readonly first: string
  readonly last: string
}

/**
 * The taken time of all workers from a day on, with consecutive days merged: a live-in contract of
 * two years gives two ranges, one for the mornings and one for the evenings.
 */
export async function readTakenDayRanges(
  db: QueryExecutor,
  from: string,
  now: Date,
): Promise<readonly TakenDayRange[]> {
  // Without duplicates: a worker may be absent on a day that is reserved.
  const taken = db
    .select({ workerId: workerSlots.workerId, day: workerSlots.day, period: workerSlots.period })
    .from(workerSlots)
    .where(and(gte(workerSlots.day, from), stillTaken(now)))
    .union(absentTime(db, from, undefined))
    .as('taken')
  const { workerId, day, period } = taken
  const island = sql`${day} - (row_number() over (partition by ${workerId}, ${period} order by ${day}))::int`
  const slots = db
    .select({ workerId, period, day, island: island.as('island') })
    .from(taken)
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

/** A day and period for which a worker is to be reserved. */
export type SlotToReserve = { readonly day: string; readonly period: 'morning' | 'evening' }

/**
 * Reserves time of workers for an order and returns the workers who are no longer free, or absent; an empty
 * list means success. One statement inserts the rows in key order, so that two orders never wait for each other in a
 * circle. An expired hold is overwritten. After a partial success the caller must roll back, because the
 * rows it got stay locked until then.
 */
export async function reserveSlots(
  tx: Tx,
  order: {
    readonly id: string
    readonly workerIds: readonly number[]
    readonly heldUntil: Date | null
    readonly now: Date
  },
  slots: readonly SlotToReserve[],
): Promise<readonly number[]> {
  const slotsJson = JSON.stringify(slots.map(({ day, period }) => ({ day, period })))
  const workers = JSON.stringify(order.workerIds)
  const heldUntil = order.heldUntil?.toISOString() ?? null
  const taken = await tx.execute<{ worker_id: number }>(
    sql`insert into worker_slots (worker_id, day, period, order_id, held_until)
        select worker.id::int, slot.day, slot.period, ${order.id}::uuid, ${heldUntil}::timestamptz
        from jsonb_array_elements_text(${workers}::jsonb) as worker(id),
             jsonb_to_recordset(${slotsJson}::jsonb) as slot(day date, period text)
        where not exists (
          select from worker_absences absent
          where absent.worker_id = worker.id::int and slot.day between absent.first_day and absent.last_day)
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

/** Releases the given time of workers of an order. */
export async function releaseTimeOfWorkers(
  tx: Tx,
  orderId: string,
  workerIds: readonly number[],
  slots: readonly SlotToReserve[],
): Promise<void> {
  const slotsJson = JSON.stringify(slots.map(({ day, period }) => ({ day, period })))
  await tx.delete(workerSlots).where(
    and(
      eq(workerSlots.orderId, orderId),
      columnEqualsAny(workerSlots.workerId, workerIds),
      sql`(${workerSlots.day}, ${workerSlots.period}) in (
        select slot.day, slot.period from jsonb_to_recordset(${slotsJson}::jsonb) as slot(day date, period text))`,
    ),
  )
}

/** The workers who are reserved for an order on a day or later. */
export async function reservedWorkerIdsFrom(
  db: QueryExecutor,
  orderId: string,
  day: string,
): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ workerId: workerSlots.workerId })
    .from(workerSlots)
    .where(and(eq(workerSlots.orderId, orderId), gte(workerSlots.day, day)))
    .orderBy(asc(workerSlots.workerId))
  return rows.map(({ workerId }) => workerId)
}

/** Deletes the reserved slots of an order. */
export async function releaseSlotsOfOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(workerSlots).where(eq(workerSlots.orderId, orderId))
}

/** Releases the slots of an order after a day. */
export async function releaseSlotsAfterDay(tx: Tx, orderId: string, day: string): Promise<void> {
  await tx.delete(workerSlots).where(and(eq(workerSlots.orderId, orderId), gt(workerSlots.day, day)))
}

/** Turns the held slots of an order into booked ones that do not expire. */
export async function confirmSlotsOfOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.update(workerSlots).set({ heldUntil: null }).where(eq(workerSlots.orderId, orderId))
}

/** Holds the slots of an order until a moment. */
export async function holdSlotsUntil(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx.update(workerSlots).set({ heldUntil: until }).where(eq(workerSlots.orderId, orderId))
}
