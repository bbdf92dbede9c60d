import type { Money } from '@sakina/domain/money'
import { and, asc, count, desc, eq, gt, isNotNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { orders, orderStages } from '../schema/orders.ts'

export type Order = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type OrderStage = typeof orderStages.$inferSelect

/** The papers of a recruitment, as the family gave them. */
type Papers = {
  readonly visaNumber?: string | undefined
  readonly visaExpiry?: string | undefined
  readonly visaId?: string | undefined
  readonly birthDate?: string | undefined
  readonly namedWorker?: { readonly name: string; readonly passportNumber: string } | undefined
}

/** The papers as they are stored; null where there are none. */
export function toStoredPapers(papers: Papers): Order['mediation'] {
  const { visaNumber, visaExpiry, visaId, birthDate, namedWorker } = papers
  const stored = {
    ...(visaNumber !== undefined && { visa_number: visaNumber }),
    ...(visaExpiry !== undefined && { visa_expiry: visaExpiry }),
    ...(visaId !== undefined && { visa_id: visaId }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(namedWorker !== undefined && {
      worker_name: namedWorker.name,
      worker_passport: namedWorker.passportNumber,
    }),
  }
  return Object.keys(stored).length === 0 ? null : stored
}

/** Whether the family named the worker whom it wants to have recruited. */
export const hasNamedWorker = ({ mediation }: Pick<Order, 'mediation'>): boolean =>
  mediation?.['worker_name'] !== undefined

/** A personalised package as the customer wished it. */
export type PackageWish = Pick<StoredPackage, 'nationality' | 'duration'> & {
  readonly workerType: string
  readonly workerCount: number
  /** The estimated price that the customer saw. */
  readonly indicativeTotal?: Money | undefined
}
type StoredPackage = NonNullable<Order['package']>

export const toStoredPackage = ({
  workerType,
  nationality,
  workerCount,
  duration,
  indicativeTotal,
}: PackageWish): StoredPackage => ({
  worker_type: workerType,
  nationality,
  worker_count: workerCount,
  duration,
  ...(indicativeTotal !== undefined && { indicative_total: indicativeTotal }),
})

export const toPackageWish = (stored: StoredPackage): PackageWish => ({
  workerType: stored.worker_type,
  nationality: stored.nationality,
  workerCount: stored.worker_count,
  duration: stored.duration,
  indicativeTotal: stored.indicative_total,
})

export async function addOrder(tx: Tx, order: NewOrder): Promise<void> {
  await tx.insert(orders).values(order)
}

export async function orderById(db: QueryExecutor, id: string): Promise<Order | undefined> {
  if (!isRecordId(id)) return undefined
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function ordersByIds(db: QueryExecutor, ids: readonly string[]): Promise<readonly Order[]> {
  if (ids.length === 0) return []
  return db.select().from(orders).where(columnEqualsAny(orders.id, ids))
}

/** Locks an order; other transactions that want to change it wait until this one ends. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | undefined> {
  if (!isRecordId(id)) return undefined
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

export async function orderOfCustomer(
  db: QueryExecutor,
  customerId: string,
  id: string,
): Promise<Order | undefined> {
  const order = await orderById(db, id)
  return order?.customerId === customerId ? order : undefined
}

export async function ordersOfCustomer(
  db: QueryExecutor,
  customerId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly Order[]; readonly total: number }> {
  const mine = eq(orders.customerId, customerId)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(mine)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(orders).where(mine),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function changeOrder(tx: Tx, id: string, changes: Partial<NewOrder>): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id))
}

/**
 * Tells whether a customer has no order yet; cancelled and expired orders and drafts do not count.
 */
export async function hasNoPlacedOrder(db: QueryExecutor, customerId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.customerId, customerId), notInArray(orders.status, ['cancelled', 'expired', 'draft'])),
    )
    .limit(1)
  return order === undefined
}

/** Finds unpaid orders whose reservation has expired. */
export async function orderIdsWithExpiredHold(
  db: QueryExecutor,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending_payment'),
        isNotNull(orders.holdExpiresAt),
        lte(orders.holdExpiresAt, now),
      ),
    )
    .limit(limit)
  return rows.map((row) => row.id)
}

export async function otherOrderIdsInPayment(
  tx: Tx,
  customerId: string,
  id: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.id, id),
        eq(orders.status, 'pending_payment'),
        sql`${orders.holdExpiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(orders.id))
  return rows.map((row) => row.id)
}

/** The unpaid orders a customer holds, the oldest first. */
export const heldOrdersOfCustomer = async (db: QueryExecutor, customerId: string, now: Date) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      planId: orders.planId,
      startDate: orders.startDate,
      quantity: orders.quantity,
      mediation: orders.mediation,
      holdExpiresAt: orders.holdExpiresAt,
    })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.status, 'pending_payment'),
        gt(orders.holdExpiresAt, now),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))

/** An unpaid order whose reservation has not ended. */
export type HeldOrder = Awaited<ReturnType<typeof heldOrdersOfCustomer>>[number]

/** Tells whether a customer has ever paid an order. */
export async function hasEverPaid(db: QueryExecutor, customerId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.paidAt)))
    .limit(1)
  return order !== undefined
}

/** Records that an order reached tracking stages. */
export async function recordStages(
  tx: Tx,
  orderId: string,
  stages: readonly OrderStage['stage'][],
  at: Date,
): Promise<void> {
  if (stages.length === 0) return
  await tx
    .insert(orderStages)
    .values(stages.map((stage) => ({ orderId, stage, at })))
    .onConflictDoNothing()
}

export async function stagesOfOrders(
  db: QueryExecutor,
  ids: readonly string[],
): Promise<readonly OrderStage[]> {
  if (ids.length === 0) return []
  return db.select().from(orderStages).where(columnEqualsAny(orderStages.orderId, ids))
}
