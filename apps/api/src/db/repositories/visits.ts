import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Queries, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { workerSlots } from '../schema/orders.ts'
import { visits } from '../schema/service-life.ts'

export type Visit = typeof visits.$inferSelect

export async function visitById(db: Queries, id: string): Promise<Visit | undefined> {
  if (!isRecordId(id)) return undefined
  const [visit] = await db.select().from(visits).where(eq(visits.id, id))
  return visit
}

export async function lockVisit(tx: Tx, id: string): Promise<Visit | undefined> {
  if (!isRecordId(id)) return undefined
  const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for('update')
  return visit
}

export async function visitsOf(db: Queries, customerId: string): Promise<readonly Visit[]> {
  return db.select().from(visits).where(eq(visits.customerId, customerId)).orderBy(asc(visits.startsAt))
}

export async function visitsOfContracts(db: Queries, ids: readonly string[]): Promise<readonly Visit[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(visits)
    .where(inArray(visits.contractId, [...ids]))
    .orderBy(asc(visits.startsAt))
}

export async function addVisit(tx: Tx, visit: typeof visits.$inferInsert): Promise<void> {
  await tx.insert(visits).values(visit)
}

/** Compare and swap on the state. The note of the state before goes with it. */
export async function moveVisitState(
  tx: Tx,
  move: {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly note?: string | undefined
    readonly at: Date
  },
): Promise<boolean> {
  const moved = await tx
    .update(visits)
    .set({ status: move.to, officeNote: move.note ?? null, updatedAt: move.at })
    .where(and(eq(visits.id, move.id), eq(visits.status, move.from)))
    .returning({ id: visits.id })
  return moved.length > 0
}

type SlotOfVisit = { readonly workerId: number; readonly day: string; readonly period: string }

export async function freeSlot(tx: Tx, slot: SlotOfVisit): Promise<void> {
  await tx
    .delete(workerSlots)
    .where(
      and(
        eq(workerSlots.workerId, slot.workerId),
        eq(workerSlots.day, slot.day),
        eq(workerSlots.period, slot.period),
      ),
    )
}

/** Takes one more slot for an order; somebody else may have been first. A hold that has run out takes nothing. */
export async function takeSlot(tx: Tx, orderId: string, slot: SlotOfVisit, now: Date): Promise<boolean> {
  const taken = await tx
    .insert(workerSlots)
    .values({ ...slot, orderId, heldUntil: null })
    .onConflictDoUpdate({
      target: [workerSlots.workerId, workerSlots.day, workerSlots.period],
      set: { orderId, heldUntil: null },
      setWhere: lte(workerSlots.heldUntil, now),
    })
    .returning({ day: workerSlots.day })
  return taken.length > 0
}
