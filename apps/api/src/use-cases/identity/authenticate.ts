import type { Application } from '../../application.ts'
import { ownerOfSession, touchSession } from '../../db/repositories/sessions.ts'
import type { SignedIn } from './signed-in.ts'
import { idleSince, isUseStale } from './session-life.ts'
import { hashToken } from './tokens.ts'

const tokenForm = /^[\w-]{43}$/

/** Whether the session somebody came in with is alive still: a stream outlives the call that opened it. */
export async function isStillSignedIn(
  parts: Pick<Application, 'database' | 'now'>,
  { tokenHash }: SignedIn,
): Promise<boolean> {
  const now = parts.now()
  const wanted = { tokenHash, now, usedSince: idleSince(now) }
  return (await ownerOfSession(parts.database.reader, wanted)) !== undefined
}

/** Who a token belongs to, if it is alive. */
export const authenticate =
  (parts: Pick<Application, 'database' | 'now'>) =>
  async (token: string | undefined): Promise<SignedIn | undefined> => {
    if (token === undefined || !tokenForm.test(token)) return undefined
    const now = parts.now()
    const tokenHash = hashToken(token)
    const owner = await ownerOfSession(parts.database.reader, { tokenHash, now, usedSince: idleSince(now) })
    if (owner === undefined) return undefined
    if (isUseStale(owner.usedAt, now)) await parts.database.write((tx) => touchSession(tx, tokenHash, now))
    return { id: owner.customerId, tokenHash, mustChangePassword: owner.mustChangePassword }
  }
