import type { Application } from '../../application.ts'
import { ownerOfSession, touchSession } from '../../db/repositories/sessions.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'
import { idleSessionCutoff, isLastUseStale } from './session-life.ts'
import { hashToken } from './tokens.ts'

const tokenForm = /^[\w-]{43}$/

/** Whether the session is still valid; an event stream outlives the request that opened it. */
export async function isStillSignedIn(
  parts: Pick<Application, 'database' | 'now'>,
  { tokenHash }: SignedInCustomer,
): Promise<boolean> {
  const now = parts.now()
  const criteria = { tokenHash, now, usedSince: idleSessionCutoff(now) }
  return (await ownerOfSession(parts.database.reader, criteria)) !== undefined
}

/** Returns the customer of a token while its session is valid. */
export const authenticate =
  (parts: Pick<Application, 'database' | 'now'>) =>
  async (token: string | undefined): Promise<SignedInCustomer | undefined> => {
    if (token === undefined || !tokenForm.test(token)) return undefined
    const now = parts.now()
    const tokenHash = hashToken(token)
    const owner = await ownerOfSession(parts.database.reader, {
      tokenHash,
      now,
      usedSince: idleSessionCutoff(now),
    })
    if (owner === undefined) return undefined
    if (isLastUseStale(owner.usedAt, now))
      await parts.database.write((tx) => touchSession(tx, tokenHash, now))
    return { id: owner.customerId, tokenHash, mustChangePassword: owner.mustChangePassword }
  }
