import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { customers, passwordResets, sessions } from '../schema/identity.ts'

/**
 * The customer of a session, whether a new password is required, and when the session was last
 * used.
 */
export type SessionOwner = {
  readonly customerId: string
  readonly mustChangePassword: boolean
  readonly usedAt: Date
}

/** Reads the session and its customer in one query, because every private request runs it. */
export async function ownerOfSession(
  db: QueryExecutor,
  criteria: { readonly tokenHash: Buffer; readonly now: Date; readonly usedSince: Date },
): Promise<SessionOwner | undefined> {
  const [session] = await db
    .select({
      customerId: sessions.customerId,
      mustChangePassword: customers.mustChangePassword,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, criteria.tokenHash),
        gt(sessions.expiresAt, criteria.now),
        gt(sessions.usedAt, criteria.usedSince),
        isNull(customers.erasedAt),
      ),
    )
  return session
}

export async function addSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** Stores when a session was last used. */
export async function touchSession(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.update(sessions).set({ usedAt: at }).where(eq(sessions.tokenHash, tokenHash))
}

export async function endSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export type Session = typeof sessions.$inferSelect

/** The open sessions of a customer, the last used first. */
export async function openSessionsOfCustomer(
  db: QueryExecutor,
  customerId: string,
  { now, usedSince }: { readonly now: Date; readonly usedSince: Date },
): Promise<readonly Session[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, now), gt(sessions.usedAt, usedSince)),
    )
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
}

/** Ends one session of a customer, and returns it; undefined if it is not the customer's. */
export async function endSessionOfCustomer(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Session | undefined> {
  if (!isRecordId(id)) return undefined
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId)))
    .returning()
  return ended
}

export async function endSessionsOfCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, customerId))
}

/** Ends every session of a customer but one. */
export async function endOtherSessionsOfCustomer(tx: Tx, customerId: string, kept: Buffer): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, kept)))
}

export async function removeExpiredSessionsAndResets(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now))
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}

export async function addPasswordReset(tx: Tx, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset)
}

const usable = (reset: { readonly tokenHash: Buffer; readonly now: Date }) =>
  and(
    eq(passwordResets.tokenHash, reset.tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, reset.now),
  )

/** Finds the customer of a password reset that is still valid. */
export async function ownerOfPasswordReset(
  db: QueryExecutor,
  reset: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(usable(reset))
  return row?.customerId
}

/** Uses up a password reset; when two requests carry the same link, only one finds the reset. */
export async function consumePasswordReset(
  tx: Tx,
  reset: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<string | undefined> {
  const [used] = await tx
    .update(passwordResets)
    .set({ usedAt: reset.now })
    .where(usable(reset))
    .returning({ customerId: passwordResets.customerId })
  return used?.customerId
}

export async function deletePasswordResetsOfCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId))
}
