import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { customers, identityChecks } from '../schema/identity.ts'

export type IdentityCheck = typeof identityChecks.$inferSelect

/**
 * Stores the request of a customer to verify the national ID. A customer has one at a time, so a new
 * one replaces the last.
 */
export async function saveIdentityCheck(tx: Tx, check: IdentityCheck): Promise<void> {
  await tx
    .insert(identityChecks)
    .values(check)
    .onConflictDoUpdate({ target: identityChecks.customerId, set: check })
}

/** Reads the identity check of a customer. */
export async function identityCheckOfCustomer(
  db: QueryExecutor,
  customerId: string,
): Promise<IdentityCheck | undefined> {
  const [check] = await db.select().from(identityChecks).where(eq(identityChecks.customerId, customerId))
  return check
}

export async function changeIdentityCheck(
  tx: Tx,
  { customerId, reference }: Pick<IdentityCheck, 'customerId' | 'reference'>,
  state: IdentityCheck['state'],
): Promise<void> {
  await tx
    .update(identityChecks)
    .set({ state })
    .where(and(eq(identityChecks.customerId, customerId), eq(identityChecks.reference, reference)))
}

export async function removeOldIdentityChecks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(identityChecks).where(lt(identityChecks.expiresAt, before))
}

/** Whether another account has verified this national ID. */
export async function isNationalIdVerifiedElsewhere(
  db: QueryExecutor,
  { nationalId, except }: { readonly nationalId: string; readonly except?: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.nationalId, nationalId),
        isNotNull(customers.idProvedAt),
        except === undefined ? undefined : ne(customers.id, except),
      ),
    )
  return rows.length > 0
}

/** Returns the ids of other accounts that claim this national ID without having verified it. */
export async function accountIdsClaimingNationalId(
  tx: Tx,
  { nationalId, except }: { readonly nationalId: string; readonly except: string },
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.nationalId, nationalId), isNull(customers.idProvedAt), ne(customers.id, except)))
  return rows.map(({ id }) => id)
}
