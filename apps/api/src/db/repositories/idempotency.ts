import { and, eq, lt } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { idempotency } from '../schema/identity.ts'

/** A request that claims its idempotency key before it runs. */
export type IdempotencyClaim = {
  readonly owner: string
  readonly key: string
  readonly operation: string
  readonly fingerprint: string
  readonly at: Date
}

/** The response of an earlier request with the same idempotency key. */
export type StoredResponse = { readonly fingerprint: string; readonly answer: unknown }

/** Claims the key, or waits for the request that holds it and returns its stored response. */
export async function claimIdempotencyKey(
  tx: Tx,
  claim: IdempotencyClaim,
): Promise<StoredResponse | undefined> {
  const claimed = await tx
    .insert(idempotency)
    .values({
      owner: claim.owner,
      key: claim.key,
      operation: claim.operation,
      fingerprint: claim.fingerprint,
      createdAt: claim.at,
    })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  return claimed.length > 0 ? undefined : readStoredResponse(tx, claim.owner, claim.key)
}

/** The id of an answer that an earlier release stored goes by the kind of its record. */
const withPlainId = (answer: unknown): unknown => {
  const [only, ...others] = Object.entries<unknown>({ ...(typeof answer === 'object' && answer) })
  return only !== undefined && others.length === 0 && only[0].endsWith('_id') ? { id: only[1] } : answer
}

/** Reads the response of an earlier request with an idempotency key. */
export async function readStoredResponse(
  db: QueryExecutor,
  owner: string,
  key: string,
): Promise<StoredResponse | undefined> {
  const [storedResponse] = await db
    .select({ fingerprint: idempotency.fingerprint, answer: idempotency.answer })
    .from(idempotency)
    .where(and(eq(idempotency.owner, owner), eq(idempotency.key, key)))
  return storedResponse && { ...storedResponse, answer: withPlainId(storedResponse.answer) }
}

/** Stores the response of a request under its idempotency key. */
export async function storeResponse(tx: Tx, owner: string, key: string, answer: unknown): Promise<void> {
  await tx
    .update(idempotency)
    .set({ answer, status: 200 })
    .where(and(eq(idempotency.owner, owner), eq(idempotency.key, key)))
}

export async function removeOldIdempotencyKeys(tx: Tx, before: Date): Promise<void> {
  await tx.delete(idempotency).where(lt(idempotency.createdAt, before))
}
