import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { payments } from '../schema/orders.ts'
import { cards } from '../schema/billing.ts'

export type Payment = typeof payments.$inferSelect

export async function addPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment)
}

/** Adds a payment unless its reference is recorded already; returns whether it was added. */
export async function addPaymentOnce(tx: Tx, payment: typeof payments.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: [payments.provider, payments.providerRef] })
    .returning({ id: payments.id })
  return added.length > 0
}

export async function changePayment(
  tx: Tx,
  id: string,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id))
}

/** Locks a payment, so that two callbacks about it are processed one after the other. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  if (!isRecordId(id)) return undefined
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment
}

export async function paymentById(db: QueryExecutor, id: string): Promise<Payment | undefined> {
  if (!isRecordId(id)) return undefined
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

export const paymentsOfOrder = async (db: QueryExecutor, orderId: string): Promise<readonly Payment[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt)

export async function findOpenPaymentOfOrder(
  db: QueryExecutor,
  criteria: {
    readonly orderId: string
    readonly provider: string
    readonly method: Payment['method']
    readonly amount: number
    readonly now: Date
  },
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, criteria.orderId),
        eq(payments.provider, criteria.provider),
        eq(payments.method, criteria.method),
        eq(payments.amount, criteria.amount),
        eq(payments.status, 'pending'),
        gt(payments.expiresAt, criteria.now),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return payment
}

/** For each order, the payment that paid it, or else the most recent one. */
export async function paidOrNewestPaymentsOfOrders(
  db: QueryExecutor,
  orderIds: readonly string[],
): Promise<readonly Pick<Payment, 'orderId' | 'status'>[]> {
  if (orderIds.length === 0) return []
  return db
    .selectDistinctOn([payments.orderId], { orderId: payments.orderId, status: payments.status })
    .from(payments)
    .where(columnEqualsAny(payments.orderId, orderIds))
    .orderBy(
      payments.orderId,
      desc(inArray(payments.status, ['paid', 'partly_refunded'])),
      desc(payments.createdAt),
      desc(payments.id),
    )
}

/** Marks the pending payments of an order as expired. */
export async function expirePaymentsOfOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'expired' })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')))
}

/** Stores a card, unless it is stored already. */
export async function storeCardIfNew(tx: Tx, card: typeof cards.$inferInsert): Promise<void> {
  await tx.insert(cards).values(card).onConflictDoNothing()
}

/**
 * Stores the provider's session. When two tabs open the page at once, the first session wins and both get
 * its URL.
 */
export async function storePaymentSession(
  tx: Tx,
  id: string,
  session: { readonly sessionId: string; readonly sessionUrl: string; readonly expiresAt: Date },
): Promise<Payment | undefined> {
  await tx
    .update(payments)
    .set(session)
    .where(and(eq(payments.id, id), isNull(payments.sessionId)))
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id))
  return payment
}

/** Whether a payment already records this transaction of the provider. */
export async function isProviderTransactionRecorded(
  tx: Tx,
  provider: string,
  providerRef: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, providerRef)))
  return rows.length > 0
}
