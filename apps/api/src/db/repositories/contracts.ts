import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { counters, invoices } from '../schema/billing.ts'
import { contracts, visits } from '../schema/contracts.ts'

export type Contract = typeof contracts.$inferSelect
export type Invoice = typeof invoices.$inferSelect

export async function addContract(tx: Tx, contract: typeof contracts.$inferInsert): Promise<void> {
  await tx.insert(contracts).values(contract)
}

export async function addVisits(tx: Tx, rows: readonly (typeof visits.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(visits).values([...rows])
}

export async function addInvoice(tx: Tx, invoice: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(invoice)
}

/**
 * Returns the next number of a series without gaps. A rollback gives the number back, so it must be
 * taken in the transaction that uses it.
 */
export async function nextSeriesNumber(tx: Tx, series: string): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name: series, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  return counter?.value ?? 1
}

export async function contractsOfOrders(
  db: QueryExecutor,
  orderIds: readonly string[],
): Promise<readonly Contract[]> {
  const ids = orderIds.filter(isRecordId)
  if (ids.length === 0) return []
  return db.select().from(contracts).where(columnEqualsAny(contracts.orderId, ids))
}

export async function invoicesOfOrders(
  db: QueryExecutor,
  orderIds: readonly string[],
): Promise<readonly Invoice[]> {
  if (orderIds.length === 0) return []
  return db.select().from(invoices).where(columnEqualsAny(invoices.orderId, orderIds))
}

/**
 * Gives scheduled visits of a contract to another worker: all that are not over, those from the day `from` on,
 * or only those of the worker who leaves.
 */
export async function assignWorkerToVisits(
  tx: Tx,
  change: {
    readonly contractId: string
    readonly workerId: number
    readonly from?: string | undefined
    readonly leaving?: number | undefined
    readonly at: Date
  },
): Promise<void> {
  await tx
    .update(visits)
    .set({ workerId: change.workerId, updatedAt: change.at })
    .where(
      and(
        eq(visits.contractId, change.contractId),
        eq(visits.status, 'scheduled'),
        gt(visits.endsAt, change.at),
        change.from === undefined ? undefined : gte(visits.day, change.from),
        change.leaving === undefined ? undefined : eq(visits.workerId, change.leaving),
      ),
    )
}

/**
 * Gives a contract and its scheduled visits to another worker; all other visits keep their worker.
 */
export async function assignWorkerToContract(
  tx: Tx,
  orderId: string,
  workerId: number,
  at: Date,
): Promise<void> {
  const [contract] = await tx
    .update(contracts)
    .set({ workerId, updatedAt: at })
    .where(eq(contracts.orderId, orderId))
    .returning({ id: contracts.id })
  if (contract !== undefined) await assignWorkerToVisits(tx, { contractId: contract.id, workerId, at })
}

/** Cancels the contract of an order and all its visits, if the order has a contract. */
export async function cancelContractOfOrder(tx: Tx, orderId: string, at: Date): Promise<void> {
  const [contract] = await tx
    .update(contracts)
    .set({ state: 'cancelled', updatedAt: at })
    .where(eq(contracts.orderId, orderId))
    .returning({ id: contracts.id })
  if (contract !== undefined)
    await tx
      .update(visits)
      .set({ status: 'cancelled', updatedAt: at })
      .where(eq(visits.contractId, contract.id))
}

export async function contractsOfCustomer(
  db: QueryExecutor,
  customerId: string,
): Promise<readonly Contract[]> {
  return db
    .select()
    .from(contracts)
    .where(eq(contracts.customerId, customerId))
    .orderBy(desc(contracts.createdAt), asc(contracts.id))
}

export async function contractById(db: QueryExecutor, id: string): Promise<Contract | undefined> {
  if (!isRecordId(id)) return undefined
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, id))
  return contract
}

export async function contractsByIds(
  db: QueryExecutor,
  ids: readonly string[],
): Promise<readonly Contract[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(contracts)
    .where(columnEqualsAny(contracts.id, [...new Set(ids)]))
}

/** Locks a contract, and with it the right to change its visits, requests and invoices. */
export async function lockContract(tx: Tx, id: string): Promise<Contract | undefined> {
  if (!isRecordId(id)) return undefined
  const [contract] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update')
  return contract
}

/** Locks the contract of an order. Every change of both locks the contract first. */
export async function lockContractOfOrder(tx: Tx, orderId: string): Promise<Contract | undefined> {
  const [contract] = await contractsOfOrders(tx, [orderId])
  return contract === undefined ? undefined : lockContract(tx, contract.id)
}

/**
 * Changes the state of a contract only if the state is still the expected one, and clears the note
 * about the previous state.
 */
export async function changeContractState(
  tx: Tx,
  move: {
    readonly id: string
    readonly from: Contract['state']
    readonly to: Contract['state']
    readonly note?: string | undefined
    readonly at: Date
  },
): Promise<boolean> {
  const moved = await tx
    .update(contracts)
    .set({ state: move.to, officeNote: move.note ?? null, updatedAt: move.at })
    .where(and(eq(contracts.id, move.id), eq(contracts.state, move.from)))
    .returning({ id: contracts.id })
  return moved.length > 0
}

export async function changeContract(
  tx: Tx,
  id: string,
  changes: Partial<typeof contracts.$inferInsert>,
): Promise<void> {
  await tx.update(contracts).set(changes).where(eq(contracts.id, id))
}
