import type { CodePurpose } from '@sakina/domain/vocabulary'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { mobileCodes } from '../schema/identity.ts'

export type CodeOwner = {
  readonly mobile: string
  readonly purpose: CodePurpose
  /** Who asked for it while signed in; a code of one customer is of no use to another. */
  readonly customerId: string | null
}

export type UsableCode = CodeOwner & { readonly codeHash: string }

const isOf = ({ mobile, purpose, customerId }: CodeOwner) =>
  and(
    eq(mobileCodes.mobile, mobile),
    eq(mobileCodes.purpose, purpose),
    customerId === null ? isNull(mobileCodes.customerId) : eq(mobileCodes.customerId, customerId),
  )

/** The newest code is the only one that works. */
export async function putCode(tx: Tx, code: UsableCode & { readonly expiresAt: Date }): Promise<void> {
  const values = { ...code, tries: 0 }
  await tx
    .insert(mobileCodes)
    .values(values)
    .onConflictDoUpdate({ target: [mobileCodes.mobile, mobileCodes.purpose], set: values })
}

/** Counts a try before it is compared, in one statement, so that the count is exact over any number of servers. */
export async function countCodeTry(
  tx: Tx,
  owner: CodeOwner,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string | undefined> {
  const [code] = await tx
    .update(mobileCodes)
    .set({ tries: sql`${mobileCodes.tries} + 1` })
    .where(and(isOf(owner), gt(mobileCodes.expiresAt, now), lt(mobileCodes.tries, most)))
    .returning({ codeHash: mobileCodes.codeHash })
  return code?.codeHash
}

/** Takes the code for itself: of two that come with one code, one finds it. */
export async function useCode(tx: Tx, code: UsableCode): Promise<boolean> {
  const used = await tx
    .delete(mobileCodes)
    .where(and(isOf(code), eq(mobileCodes.codeHash, code.codeHash)))
    .returning({ mobile: mobileCodes.mobile })
  return used.length > 0
}

export async function removeOldCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(mobileCodes).where(lt(mobileCodes.expiresAt, now))
}
