import { and, asc, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { availabilityAlerts, customers } from '../schema/identity.ts'

export type AvailabilityAlert = typeof availabilityAlerts.$inferSelect

/** Stores an alert unless the same contact already has an open one for the same subject. */
export async function addAvailabilityAlert(
  tx: Tx,
  alert: typeof availabilityAlerts.$inferInsert,
): Promise<void> {
  await tx.insert(availabilityAlerts).values(alert).onConflictDoNothing()
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

/** The alerts nobody has answered yet, the oldest first. */
export async function unansweredAlerts(
  db: QueryExecutor,
  limit: number,
): Promise<readonly AlertWithContact[]> {
  return db
    .select(contactOf)
    .from(availabilityAlerts)
    .leftJoin(customers, eq(customers.id, availabilityAlerts.customerId))
    .where(isNull(availabilityAlerts.answeredAt))
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

export async function paginateAlerts(
  db: QueryExecutor,
  filter: { readonly open: boolean | undefined; readonly limit: number; readonly offset: number },
) {
  const { answeredAt, createdAt, id, customerId } = availabilityAlerts
  const which =
    filter.open === undefined ? undefined : filter.open ? isNull(answeredAt) : isNotNull(answeredAt)
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
