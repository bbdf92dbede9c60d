import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { pushSubscriptions } from '../schema/notices.ts'

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

/** Stores a push subscription; an endpoint belongs to whoever subscribed last in that browser. */
export async function savePushSubscription(tx: Tx, row: PushSubscriptionRow): Promise<void> {
  const { id: _, endpoint: _endpoint, ...changes } = row
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: changes })
}

/** The browsers of a customer, the newest first. */
export const pushSubscriptionsOfCustomer = (
  db: QueryExecutor,
  customerId: string,
): Promise<PushSubscriptionRow[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))

export async function pushSubscriptionById(
  db: QueryExecutor,
  id: string,
): Promise<PushSubscriptionRow | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return row
}

export async function deletePushSubscription(tx: Tx, customerId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerId, customerId), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function deletePushSubscriptions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}

export async function deletePushSubscriptionsOfSession(tx: Tx, sessionHash: Buffer): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, sessionHash))
}

/** Deletes the push subscriptions of a customer's sessions, but for one of them. */
export async function deletePushSubscriptionsOfOtherSessions(
  tx: Tx,
  customerId: string,
  kept: Buffer,
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerId, customerId), ne(pushSubscriptions.sessionHash, kept)))
}

export async function deletePushSubscriptionsOfCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, customerId))
}

export async function removeOldPushSubscriptions(tx: Tx, before: Date): Promise<void> {
  await tx.delete(pushSubscriptions).where(lt(pushSubscriptions.createdAt, before))
}
