import type { StoredCodePurpose } from '@sakina/domain/vocabulary'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { oneTimeCodes } from '../schema/identity.ts'

/** The recipient, purpose and customer that a one-time code is for. */
export type OneTimeCodeKey = {
  /** The mobile or the email, in small letters, that receives the code. */
  readonly contact: string
  readonly purpose: StoredCodePurpose
  /** The signed-in customer who requested the code; no other customer can use it. */
  readonly customerId: string | null
}

/** A one-time code that can still be used, as its hash. */
export type UsableOneTimeCode = OneTimeCodeKey & { readonly codeHash: string }

const isOf = ({ contact, purpose, customerId }: OneTimeCodeKey) =>
  and(
    eq(oneTimeCodes.contact, contact),
    eq(oneTimeCodes.purpose, purpose),
    customerId === null ? isNull(oneTimeCodes.customerId) : eq(oneTimeCodes.customerId, customerId),
  )

/** Stores a code; it replaces an earlier code of the same customer for the same recipient and purpose. */
export async function storeOneTimeCode(
  tx: Tx,
  code: UsableOneTimeCode & { readonly expiresAt: Date },
): Promise<void> {
  const values = { ...code, tries: 0, knownTries: 0 }
  await tx
    .insert(oneTimeCodes)
    .values(values)
    .onConflictDoUpdate({
      target: [oneTimeCodes.contact, oneTimeCodes.purpose, oneTimeCodes.customerId],
      set: values,
    })
}

/**
 * Counts an attempt and returns the hash to compare the typed code with; undefined if the code has
 * expired or no attempts are left. One statement does both, so that the count is exact across all
 * servers. Attempts from a known network of the owner count apart.
 */
export async function recordOneTimeCodeAttempt(
  tx: Tx,
  owner: OneTimeCodeKey,
  attempt: { readonly now: Date; readonly maxAttempts: number; readonly isKnown: boolean },
): Promise<string | undefined> {
  const name = attempt.isKnown ? 'knownTries' : 'tries'
  const count = oneTimeCodes[name]
  const [code] = await tx
    .update(oneTimeCodes)
    .set({ [name]: sql`${count} + 1` })
    .where(and(isOf(owner), gt(oneTimeCodes.expiresAt, attempt.now), lt(count, attempt.maxAttempts)))
    .returning({ codeHash: oneTimeCodes.codeHash })
  return code?.codeHash
}

/**
 * Deletes a code and returns whether it was still there: of two requests with the same code, one
 * succeeds.
 */
export async function consumeOneTimeCode(tx: Tx, code: UsableOneTimeCode): Promise<boolean> {
  const used = await tx
    .delete(oneTimeCodes)
    .where(and(isOf(code), eq(oneTimeCodes.codeHash, code.codeHash)))
    .returning({ contact: oneTimeCodes.contact })
  return used.length > 0
}

export async function removeOldOneTimeCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now))
}
