import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { availabilityAlerts, customers } from '../schema/identity.ts'

export type AvailabilityAlert = typeof availabilityAlerts.$inferSelect

/**
 * Stores an alert unless the same contact already has an open one for the same subject; one that was
 * never confirmed gets the new link. Returns whether the alert waits for a confirmation.
 */
export async function addAvailabilityAlert(
  tx: Tx,
  alert: typeof availabilityAlerts.$inferInsert,
): Promise<boolean> {
  const [stored] = await tx
    .insert(availabilityAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [availabilityAlerts.contact, availabilityAlerts.subject],
      targetWhere: isNull(availabilityAlerts.answeredAt),
      set: { confirmTokenHash: sql`excluded.confirm_token_hash`, createdAt: alert.createdAt },
      setWhere: isNull(availabilityAlerts.confirmedAt),
    })
    .returning({ confirmedAt: availabilityAlerts.confirmedAt })
  return stored !== undefined && stored.confirmedAt === null
}

/** Marks the alert of a link as confirmed, once or again; false if the link is unknown. */
export async function confirmAlert(tx: Tx, tokenHash: Buffer, at: Date): Promise<boolean> {
  const confirmed = await tx
    .update(availabilityAlerts)
    .set({ confirmedAt: sql`coalesce(${availabilityAlerts.confirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(availabilityAlerts.confirmTokenHash, tokenHash))
    .returning({ id: availabilityAlerts.id })
  return confirmed.length > 0
}

const contactOf = {
  alert: availabilityAlerts,
  customerEmail: customers.email,
  customerMobile: customers.mobile,
}

/** An availability alert with the contact details of the customer. */
export type AlertWithContact = {
  readonly alert: AvailabilityAlert
  readonly customerEmail: string | null
  readonly customerMobile: string | null
}

/** The confirmed alerts nobody has answered yet, the oldest first. */
export async function unansweredAlerts(
  db: QueryExecutor,
  limit: number,
): Promise<readonly AlertWithContact[]> {
  return db
    .select(contactOf)
    .from(availabilityAlerts)
    .leftJoin(customers, eq(customers.id, availabilityAlerts.customerId))
    .where(and(isNull(availabilityAlerts.answeredAt), isNotNull(availabilityAlerts.confirmedAt)))
    .orderBy(asc(availabilityAlerts.createdAt))
    .limit(limit)
}

/** Marks an alert as answered; when two servers try at once, only one succeeds and sends the email. */
export async function markAlertAnswered(tx: Tx, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(availabilityAlerts)
    .set({ answeredAt: at })
    .where(and(eq(availabilityAlerts.id, id), isNull(availabilityAlerts.answeredAt)))
    .returning({ id: availabilityAlerts.id })
  return marked.length > 0
}

/** Lists the confirmed alerts. */
export async function paginateAlerts(
  db: QueryExecutor,
  filter: { readonly open: boolean | undefined; readonly limit: number; readonly offset: number },
) {
  const { answeredAt, confirmedAt, createdAt, id, customerId } = availabilityAlerts
  const wanted =
    filter.open === undefined ? undefined : filter.open ? isNull(answeredAt) : isNotNull(answeredAt)
  const which = and(isNotNull(confirmedAt), wanted)
  const rows = await db
    .select(contactOf)
    .from(availabilityAlerts)
    .leftJoin(customers, eq(customers.id, customerId))
    .where(which)
    .orderBy(desc(createdAt), desc(id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await db.$count(availabilityAlerts, which) }
}

/** Deletes the availability alerts that were answered before a moment. */
export async function removeAnsweredAlerts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(availabilityAlerts).where(lt(availabilityAlerts.answeredAt, before))
}

/** Deletes the alerts that were requested before a moment and never confirmed. */
export async function removeUnconfirmedAlerts(tx: Tx, before: Date): Promise<void> {
  const { confirmedAt, createdAt } = availabilityAlerts
  await tx.delete(availabilityAlerts).where(and(isNull(confirmedAt), lt(createdAt, before)))
}

/** Removes the unanswered alerts that were requested long ago or whose day has passed. */
export async function removeExpiredOpenAlerts(
  tx: Tx,
  before: { readonly createdAt: Date; readonly day: string },
): Promise<void> {
  await tx
    .delete(availabilityAlerts)
    .where(
      and(
        isNull(availabilityAlerts.answeredAt),
        or(lt(availabilityAlerts.createdAt, before.createdAt), lt(availabilityAlerts.day, before.day)),
      ),
    )
}
