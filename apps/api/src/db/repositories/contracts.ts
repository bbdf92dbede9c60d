import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../database.ts'
import { contracts, counters, invoices, visits } from '../schema/service-life.ts'

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

/** The next number of a gap-free series: raised in the transaction that uses it, so a rollback gives it back. */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name: series, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  return counter?.value ?? 1
}

export async function contractsOfOrders(
  db: Queries,
  orderIds: readonly string[],
): Promise<readonly Contract[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(contracts)
    .where(inArray(contracts.orderId, [...orderIds]))
}

export async function invoicesOfOrders(
  db: Queries,
  orderIds: readonly string[],
): Promise<readonly Invoice[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
}

export async function giveContractWorker(tx: Tx, orderId: string, workerId: number, at: Date): Promise<void> {
  const [contract] = await tx
    .update(contracts)
    .set({ workerId, updatedAt: at })
    .where(eq(contracts.orderId, orderId))
    .returning({ id: contracts.id })
  if (contract !== undefined)
    await tx.update(visits).set({ workerId, updatedAt: at }).where(eq(visits.contractId, contract.id))
}

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
