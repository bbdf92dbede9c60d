import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { engineErrorOf } from '../../db/database-errors.ts'
import { claimIdempotencyKey, storeResponse } from '../../db/repositories/idempotency.ts'
import { Failure } from '../../failures/failure.ts'

/** A write that runs once for each idempotency key. */
export type IdempotentWrite = {
  readonly owner: string
  readonly key: string | undefined
  readonly operation: string
  /** The content of the request: the same key with other content is refused. */
  readonly content: unknown
}

/** The stored answer of a write that makes or changes one record. */
export const StoredId = v.object({ id: v.string() })

const fingerprintOf = (attempt: IdempotentWrite): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt.operation, attempt.content]))
    .digest('base64url')

/**
 * Runs a write at most once for each key. The key is claimed first, in the transaction of the write: a
 * second request waits for the row and then gets the stored response; a failed request stores no key, so the
 * next one may succeed.
 */
export async function runIdempotent<const S extends v.GenericSchema>(
  parts: Pick<Application, 'database' | 'now'>,
  attempt: IdempotentWrite,
  answerSchema: S,
  work: (tx: Tx) => Promise<v.InferOutput<S>>,
): Promise<v.InferOutput<S>> {
  const { owner, key } = attempt
  if (key === undefined) return parts.database.write(work)
  const fingerprint = fingerprintOf(attempt)
  try {
    return await parts.database.write(async (tx) => {
      const storedResponse = await claimIdempotencyKey(tx, {
        owner,
        key,
        operation: attempt.operation,
        fingerprint,
        at: parts.now(),
      })
      if (storedResponse !== undefined) {
        if (storedResponse.fingerprint !== fingerprint) throw new Failure('idempotency_key_reused')
        return v.parse(answerSchema, storedResponse.answer)
      }
      const answer = await work(tx)
      await storeResponse(tx, owner, key, answer)
      return answer
    })
  } catch (error) {
    // The first request still holds the row after the longest time this server waits for a lock.
    if (engineErrorOf(error)?.code === '55P03')
      throw new Failure('idempotency_in_progress', { retryAfterSeconds: 2 })
    throw error
  }
}
