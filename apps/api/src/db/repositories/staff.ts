import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { staff, staffSessions } from '../schema/staff.ts'
import type { PageRange } from './office.ts'

/** A person of the office. */
export type StaffMember = typeof staff.$inferSelect
/** A session of the office. */
export type StaffSession = typeof staffSessions.$inferSelect

/** Adds a person; returns false if the email belongs to another one. */
export async function addStaffMember(tx: Tx, member: typeof staff.$inferInsert): Promise<boolean> {
  const added = await tx.insert(staff).values(member).onConflictDoNothing().returning({ id: staff.id })
  return added.length > 0
}

export async function staffByEmail(db: QueryExecutor, email: string): Promise<StaffMember | undefined> {
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.endedAt)))
  return member
}

export async function staffById(db: QueryExecutor, id: string): Promise<StaffMember | undefined> {
  if (!isRecordId(id)) return undefined
  const [member] = await db.select().from(staff).where(eq(staff.id, id))
  return member
}

export async function lockStaffMember(tx: Tx, id: string): Promise<StaffMember | undefined> {
  if (!isRecordId(id)) return undefined
  const [member] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  return member
}

/** Locks the owners, so that of two owners who end each other's accounts at once one stays. */
export async function lockOwners(tx: Tx): Promise<readonly StaffMember[]> {
  return tx
    .select()
    .from(staff)
    .where(and(isNull(staff.endedAt), sql`${staff.roles} @> '["owner"]'::jsonb`))
    .orderBy(asc(staff.id))
    .for('update')
}

export async function changeStaffMember(
  tx: Tx,
  id: string,
  change: Partial<typeof staff.$inferInsert>,
): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.id, id))
}

export async function paginateStaff(
  db: QueryExecutor,
  { active, offset, limit }: PageRange & { readonly active?: boolean | undefined },
) {
  const which = active === undefined ? undefined : active ? isNull(staff.endedAt) : isNotNull(staff.endedAt)
  const rows = await db
    .select()
    .from(staff)
    .where(which)
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(staff).where(which)
  return { rows, total: all?.total ?? 0 }
}

export async function addStaffSession(tx: Tx, session: typeof staffSessions.$inferInsert): Promise<void> {
  await tx.insert(staffSessions).values(session)
}

const isOpen = ({ now, usedSince }: { readonly now: Date; readonly usedSince: Date }) =>
  and(gt(staffSessions.expiresAt, now), gt(staffSessions.usedAt, usedSince))

/** Reads an open session with its person, whose roles count as they are now. */
export async function openStaffSession(
  db: QueryExecutor,
  criteria: { readonly tokenHash: Buffer; readonly now: Date; readonly usedSince: Date },
): Promise<{ readonly session: StaffSession; readonly member: StaffMember } | undefined> {
  const [found] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, criteria.tokenHash), isOpen(criteria), isNull(staff.endedAt)))
  return found
}

export async function openSessionsOfStaff(
  db: QueryExecutor,
  staffId: string,
  criteria: { readonly now: Date; readonly usedSince: Date },
): Promise<readonly StaffSession[]> {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isOpen(criteria)))
    .orderBy(desc(staffSessions.usedAt), desc(staffSessions.id))
}

/** Stores when a session and its person were last seen. */
export async function touchStaffSession(
  tx: Tx,
  { id, staffId }: Pick<StaffSession, 'id' | 'staffId'>,
  at: Date,
): Promise<void> {
  await tx.update(staffSessions).set({ usedAt: at }).where(eq(staffSessions.id, id))
  await tx.update(staff).set({ lastSeenAt: at }).where(eq(staff.id, staffId))
}

/** Ends one session of a person; returns false if it is not the person's. */
export async function endSessionOfStaff(tx: Tx, staffId: string, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
    .returning({ id: staffSessions.id })
  return ended.length > 0
}

/** Ends every session of a person but the one that is kept, if any. */
export async function endSessionsOfStaff(tx: Tx, staffId: string, kept?: string): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(
      and(eq(staffSessions.staffId, staffId), kept === undefined ? undefined : ne(staffSessions.id, kept)),
    )
}

export async function removeExpiredStaffSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
}
