import type { CodePurpose } from '@sakina/domain/vocabulary'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { mobileCodes } from '../schema/identity.ts'

export type MobileCodeKey = {
  readonly mobile: string
  readonly purpose: CodePurpose
  /** The signed-in customer who requested the code; no other customer can use it. */
  readonly customerId: string | null
}

export type UsableMobileCode = MobileCodeKey & { readonly codeHash: string }

const isOf = ({ mobile, purpose, customerId }: MobileCodeKey) =>
  and(
    eq(mobileCodes.mobile, mobile),
    eq(mobileCodes.purpose, purpose),
    customerId === null ? isNull(mobileCodes.customerId) : eq(mobileCodes.customerId, customerId),
  )

/** Stores a code; it replaces any earlier code for the same mobile and purpose. */
export async function storeMobileCode(
  tx: Tx,
  code: UsableMobileCode & { readonly expiresAt: Date },
): Promise<void> {
  const values = { ...code, tries: 0 }
  await tx
    .insert(mobileCodes)
    .values(values)
    .onConflictDoUpdate({ target: [mobileCodes.mobile, mobileCodes.purpose], set: values })
}

/**
 * Counts an attempt before it is compared, in one statement, so that the count is exact across all
 * servers.
 */
export async function countMobileCodeTry(
  tx: Tx,
  owner: MobileCodeKey,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string | undefined> {
  const [code] = await tx
    .update(mobileCodes)
    .set({ tries: sql`${mobileCodes.tries} + 1` })
    .where(and(isOf(owner), gt(mobileCodes.expiresAt, now), lt(mobileCodes.tries, most)))
    .returning({ codeHash: mobileCodes.codeHash })
  return code?.codeHash
}

/**
 * Deletes a code and returns whether it was still there: of two requests with the same code, one
 * succeeds.
 */
export async function consumeMobileCode(tx: Tx, code: UsableMobileCode): Promise<boolean> {
  const used = await tx
    .delete(mobileCodes)
    .where(and(isOf(code), eq(mobileCodes.codeHash, code.codeHash)))
    .returning({ mobile: mobileCodes.mobile })
  return used.length > 0
}

export async function removeOldMobileCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(mobileCodes).where(lt(mobileCodes.expiresAt, now))
}
