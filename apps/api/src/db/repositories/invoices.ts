import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Refund } from './refunds.ts'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { payments } from '../schema/orders.ts'
import { invoices, refunds } from '../schema/billing.ts'
import { ofInvoiceInBranches, type BranchLimit } from './branch-limit.ts'
import type { Invoice } from './contracts.ts'

export async function invoicesOfCustomer(db: QueryExecutor, customerId: string): Promise<readonly Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.customerId, customerId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
}

/** Returns a page of the invoices of a customer, the newest first. */
export async function paginateInvoices(
  db: QueryExecutor,
  {
    customer,
    branches,
    offset,
    limit,
  }: {
    readonly customer: string
    readonly branches?: BranchLimit
    readonly offset: number
    readonly limit: number
  },
) {
  const which = and(eq(invoices.customerId, customer), ofInvoiceInBranches(db, branches))
  const rows = await db
    .select()
    .from(invoices)
    .where(which)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(invoices).where(which)
  return { rows, total: all?.total ?? 0 }
}

export async function invoiceById(db: QueryExecutor, id: string): Promise<Invoice | undefined> {
  if (!isRecordId(id)) return undefined
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id))
  return invoice
}

export async function invoicesByIds(db: QueryExecutor, ids: readonly string[]): Promise<readonly Invoice[]> {
  if (ids.length === 0) return []
  return db.select().from(invoices).where(columnEqualsAny(invoices.id, ids))
}

/** Reads an invoice and locks it until the transaction ends. */
export async function lockInvoice(tx: Tx, id: string): Promise<Invoice | undefined> {
  if (!isRecordId(id)) return undefined
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  return invoice
}

export async function invoicesOfContracts(
  db: QueryExecutor,
  ids: readonly string[],
): Promise<readonly Invoice[]> {
  if (ids.length === 0) return []
  return db.select().from(invoices).where(columnEqualsAny(invoices.contractId, ids))
}

export async function creditNotesOfInvoice(
  db: QueryExecutor,
  invoiceId: string,
): Promise<readonly Invoice[]> {
  return db.select().from(invoices).where(eq(invoices.refersTo, invoiceId))
}

/** Changes the state of an invoice only if the state is still the expected one. */
export async function changeInvoiceState(
  tx: Tx,
  move: {
    readonly id: string
    readonly from: Invoice['state']
    readonly to: Invoice['state']
    readonly paidAt?: Date
  },
): Promise<boolean> {
  const moved = await tx
    .update(invoices)
    .set({ state: move.to, ...(move.paidAt !== undefined && { paidAt: move.paidAt }) })
    .where(and(eq(invoices.id, move.id), eq(invoices.state, move.from)))
    .returning({ id: invoices.id })
  return moved.length > 0
}

export async function paymentsOfInvoice(db: QueryExecutor, invoiceId: string) {
  return db.select().from(payments).where(eq(payments.invoiceId, invoiceId)).orderBy(desc(payments.createdAt))
}

/**
 * Locks and returns the payments of an order that still have an amount to refund, the newest first.
 */
export async function lockRefundablePayments(tx: Tx, orderId: string) {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['paid', 'partly_refunded'])))
    .orderBy(desc(payments.createdAt))
    .for('update')
}

/** Locks and returns the payments of an invoice that still have an amount to refund, the newest first. */
export async function lockRefundableInvoicePayments(tx: Tx, invoiceId: string) {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), inArray(payments.status, ['paid', 'partly_refunded'])))
    .orderBy(desc(payments.createdAt))
    .for('update')
}

export async function refundsOfCustomer(db: QueryExecutor, customerId: string): Promise<readonly Refund[]> {
  return db.select().from(refunds).where(eq(refunds.customerId, customerId)).orderBy(desc(refunds.createdAt))
}

/** Finds the payment of an invoice that is still open at the provider. */
export async function findOpenPaymentOfInvoice(
  db: QueryExecutor,
  criteria: { readonly invoiceId: string; readonly provider: string; readonly now: Date },
) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.invoiceId, criteria.invoiceId),
        eq(payments.provider, criteria.provider),
        eq(payments.status, 'pending'),
        gt(payments.expiresAt, criteria.now),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return payment
}

/**
 * The amount a customer has spent since a moment: paid invoices less credit notes, and never below
 * zero.
 */
export async function amountSpentSince(db: QueryExecutor, customerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({
      spent:
        sql<number>`coalesce(sum(case when ${invoices.kind} = 'credit_note' then -${invoices.total} else ${invoices.total} end), 0)::bigint`.mapWith(
          Number,
        ),
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customerId),
        inArray(invoices.state, ['paid', 'credited']),
        gt(invoices.issuedAt, since),
      ),
    )
  return Math.max(0, row?.spent ?? 0)
}
