import type { OneTimeCodePurpose } from '@sakina/domain/vocabulary'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { mobileVerificationCodes } from '../schema/identity.ts'

/** The mobile, purpose and customer that a one-time code is for. */
export type MobileCodeKey = {
  readonly mobile: string
  readonly purpose: OneTimeCodePurpose
  /** The signed-in customer who requested the code; no other customer can use it. */
  readonly customerId: string | null
}

/** A one-time code that can still be used, as its hash. */
export type UsableMobileCode = MobileCodeKey & { readonly codeHash: string }

const isOf = ({ mobile, purpose, customerId }: MobileCodeKey) =>
  and(
    eq(mobileVerificationCodes.mobile, mobile),
    eq(mobileVerificationCodes.purpose, purpose),
    customerId === null
      ? isNull(mobileVerificationCodes.customerId)
      : eq(mobileVerificationCodes.customerId, customerId),
  )

/** Stores a code; it replaces any earlier code for the same mobile and purpose. */
export async function storeMobileCode(
  tx: Tx,
  code: UsableMobileCode & { readonly expiresAt: Date },
): Promise<void> {
  const values = { ...code, tries: 0 }
  await tx
    .insert(mobileVerificationCodes)
    .values(values)
    .onConflictDoUpdate({
      target: [mobileVerificationCodes.mobile, mobileVerificationCodes.purpose],
      set: values,
    })
}

/**
 * Counts an attempt and returns the hash to compare the typed code with; undefined if the code has
 * expired or no attempts are left. One statement does both, so that the count is exact across all
 * servers.
 */
export async function recordMobileCodeAttempt(
  tx: Tx,
  owner: MobileCodeKey,
  { now, maxAttempts }: { readonly now: Date; readonly maxAttempts: number },
): Promise<string | undefined> {
  const [code] = await tx
    .update(mobileVerificationCodes)
    .set({ tries: sql`${mobileVerificationCodes.tries} + 1` })
    .where(
      and(
        isOf(owner),
        gt(mobileVerificationCodes.expiresAt, now),
        lt(mobileVerificationCodes.tries, maxAttempts),
      ),
    )
    .returning({ codeHash: mobileVerificationCodes.codeHash })
  return code?.codeHash
}

/**
 * Deletes a code and returns whether it was still there: of two requests with the same code, one
 * succeeds.
 */
export async function consumeMobileCode(tx: Tx, code: UsableMobileCode): Promise<boolean> {
  const used = await tx
    .delete(mobileVerificationCodes)
    .where(and(isOf(code), eq(mobileVerificationCodes.codeHash, code.codeHash)))
    .returning({ mobile: mobileVerificationCodes.mobile })
  return used.length > 0
}

export async function removeOldMobileCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(mobileVerificationCodes).where(lt(mobileVerificationCodes.expiresAt, now))
}
