import type { RefundState } from '@sakina/domain/vocabulary'
import { and, asc, count, eq, getColumns, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import type { Invoice } from './contracts.ts'
import type { Payment } from './payments.ts'
import { payments } from '../schema/orders.ts'
import { invoices, refunds } from '../schema/billing.ts'

export type Refund = typeof refunds.$inferSelect

/** A refund locked by the transaction, with the provider of its payment. */
export type LockedRefund = {
  readonly refund: Refund
  readonly method: Payment['method']
  readonly provider: string
  readonly providerRef: string | null
}

export async function addRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund)
}

/**
 * Locks a refund, and before it its payment, so that refunds of one payment are processed one after
 * the other.
 */
export async function lockRefund(tx: Tx, id: string): Promise<LockedRefund | undefined> {
  if (!isRecordId(id)) return undefined
  const [row] = await tx.select({ paymentId: refunds.paymentId }).from(refunds).where(eq(refunds.id, id))
  if (row === undefined) return undefined
  const [payment] = await tx
    .select({ method: payments.method, provider: payments.provider, providerRef: payments.providerRef })
    .from(payments)
    .where(eq(payments.id, row.paymentId))
    .for('update')
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return refund === undefined || payment === undefined ? undefined : { refund, ...payment }
}

/** Other refunds of the same payment that are at the provider or about to go there. */
export async function otherRefundsUnderWay(
  tx: Tx,
  { id, paymentId }: Refund,
  now: Date,
): Promise<readonly Refund[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, ['pending', 'sending'])))
  return rows.filter(
    (other) =>
      other.id !== id && (other.state === 'sending' || (other.busyUntil !== null && other.busyUntil > now)),
  )
}

export async function changeRefund(
  tx: Tx,
  id: string,
  changes: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id))
}

/** A credit note with the refunds that pay it back. */
export type CreditNoteWithRefunds = { readonly note: Invoice; readonly parts: readonly Refund[] }

type NoteFilter =
  | { readonly customerId: string }
  | { readonly contractIds: readonly string[] }
  | { readonly ids: readonly string[] }

function whichNotes(filter: NoteFilter) {
  if ('customerId' in filter) return eq(invoices.customerId, filter.customerId)
  return 'ids' in filter
    ? columnEqualsAny(invoices.id, filter.ids)
    : columnEqualsAny(invoices.contractId, filter.contractIds)
}

/**
 * The credit notes of paid invoices that match a filter, the oldest first, each with the refunds of its
 * payments. The credit of an invoice that was never paid returns nothing.
 */
export async function creditNotesWithRefunds(
  db: QueryExecutor,
  filter: NoteFilter,
): Promise<readonly CreditNoteWithRefunds[]> {
  const original = alias(invoices, 'original')
  const notes = await db
    .select(getColumns(invoices))
    .from(invoices)
    .innerJoin(original, eq(original.id, invoices.refersTo))
    .where(and(eq(invoices.kind, 'credit_note'), isNotNull(original.paidAt), whichNotes(filter)))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
  if (notes.length === 0) return []
  const parts = await db
    .select()
    .from(refunds)
    .where(
      columnEqualsAny(
        refunds.creditNoteId,
        notes.map(({ id }) => id),
      ),
    )
  return notes.map((note) => ({ note, parts: parts.filter(({ creditNoteId }) => creditNoteId === note.id) }))
}

export async function countRefunds(db: QueryExecutor, state: RefundState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(refunds).where(eq(refunds.state, state))
  return row?.total ?? 0
}
