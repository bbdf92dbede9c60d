import { and, between, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
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
        inArray(workerSlots.workerId, [...wanted.workers]),
        between(workerSlots.day, wanted.from, wanted.to),
        stillTaken(wanted.now),
      ),
    )
}

export type WantedSlot = { readonly day: string; readonly period: 'morning' | 'evening' }

/**
 * Takes a worker's time for an order, all or nothing. The rows go in by one statement in key order, so that two
 * orders never hold what the other waits for; if somebody else has one of them, none is kept. A row whose hold has run
 * out is taken over where it stands.
 */
export async function takeSlots(
  tx: Tx,
  order: {
    readonly id: string
    readonly workerId: number
    readonly heldUntil: Date | null
    readonly now: Date
  },
  slots: readonly WantedSlot[],
): Promise<boolean> {
  const wanted = JSON.stringify(slots.map(({ day, period }) => ({ day, period })))
  const heldUntil = order.heldUntil?.toISOString() ?? null
  const taken = await tx.execute<{ day: string }>(
    sql`insert into worker_slots (worker_id, day, period, order_id, held_until)
        select ${order.workerId}::int, slot.day, slot.period, ${order.id}::uuid, ${heldUntil}::timestamptz
        from jsonb_to_recordset(${wanted}::jsonb) as slot(day date, period text)
        order by slot.day, slot.period
        on conflict (worker_id, day, period) do update
          set order_id = excluded.order_id, held_until = excluded.held_until
          where worker_slots.held_until <= ${order.now.toISOString()}::timestamptz
        returning day`,
    'objects',
  )
  if (taken.length === slots.length) return true
  await tx
    .delete(workerSlots)
    .where(and(eq(workerSlots.orderId, order.id), eq(workerSlots.workerId, order.workerId)))
  return false
}

export async function freeSlotsOf(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(workerSlots).where(eq(workerSlots.orderId, orderId))
}

export async function keepSlotsOf(tx: Tx, orderId: string): Promise<void> {
  await tx.update(workerSlots).set({ heldUntil: null }).where(eq(workerSlots.orderId, orderId))
}

export async function holdSlotsUntil(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx.update(workerSlots).set({ heldUntil: until }).where(eq(workerSlots.orderId, orderId))
}
