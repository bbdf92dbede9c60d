import type { IdentityCheckState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeCustomer,
  customerById,
  isCustomerVerified,
  lockCustomer,
} from '../../db/repositories/customers.ts'
import {
  accountIdsClaimingNationalId,
  changeIdentityCheck,
  identityCheckOfCustomer,
  isNationalIdVerifiedElsewhere,
  saveIdentityCheck,
} from '../../db/repositories/identity-checks.ts'
import { deleteUnusedUploadsOfCustomer } from '../../db/repositories/uploads.ts'
import { Failure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { endAllSessions } from './end-sessions.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { identityChecksKey } from './rate-limit-keys.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

const minutesToApprove = 3

/** Whether a customer's identity is verified, and the state of the last check. */
export type IdentityStatus = {
  /** Whether the account has a national ID and this server can verify it. */
  readonly isOffered: boolean
  readonly isVerified: boolean
  readonly state: IdentityCheckState | null
  /** The number to choose in the app while the request waits. */
  readonly number: string | null
}

/** Reads whether a customer's identity is verified, and the state of the last check. */
export async function readIdentityStatus(
  app: Application,
  { id }: SignedInCustomer,
): Promise<IdentityStatus> {
  const db = app.database.reader
  const [customer, check] = await Promise.all([customerById(db, id), identityCheckOfCustomer(db, id)])
  if (customer === undefined) throw new Failure('unauthorized')
  return {
    isOffered: app.identity !== undefined && customer.nationalId !== null,
    isVerified: customer.idProvedAt !== null,
    state: check?.state ?? null,
    number: check?.state === 'waiting' ? check.number : null,
  }
}

/** Asks the identity provider to verify a customer. */
export async function startIdentityCheck(
  app: Application,
  signedIn: SignedInCustomer,
  language: Language,
): Promise<IdentityStatus> {
  const db = app.database.reader
  const customer = await customerById(db, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  const { nationalId } = customer
  if (app.identity === undefined || nationalId === null || customer.idProvedAt !== null)
    throw new Failure('not_found')
  await limitAttemptsOfAccount(app, 'forgot', identityChecksKey(customer.id))
  if (await isNationalIdVerifiedElsewhere(db, { nationalId, except: customer.id }))
    throw new Failure('login_taken')
  const request = await app.identity
    .start({ id: app.newId(), nationalId, language })
    .catch((error: unknown) => {
      app.log.warn({ err: error }, 'the identity provider took no request')
      throw new Failure('provider_unavailable')
    })
  const now = app.now()
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    await saveIdentityCheck(tx, {
      ...request,
      customerId: customer.id,
      nationalId,
      state: 'waiting',
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutesToApprove * 60_000),
    })
  })
  return readIdentityStatus(app, signedIn)
}

/**
 * Removes a national ID from the other accounts that claim it without having verified it, and ends
 * their sessions.
 */
async function removeIdentityClaims(tx: Tx, app: Application, nationalId: string, to: string): Promise<void> {
  for (const id of await accountIdsClaimingNationalId(tx, { nationalId, except: to })) {
    const claimant = await lockCustomer(tx, id)
    if (claimant === undefined || claimant.idProvedAt !== null) continue
    const { login, email, mobile } = claimant
    await changeCustomer(tx, id, {
      nationalId: null,
      login: login === nationalId ? (email ?? mobile ?? `unproved:${id}`) : login,
    })
    await endAllSessions(tx, app, id)
    if (!isCustomerVerified(claimant)) await deleteUnusedUploadsOfCustomer(tx, id)
  }
}

/** Asks the provider about a waiting request; an approval verifies the ID of the account. */
export async function refreshIdentityCheck(
  app: Application,
  signedIn: SignedInCustomer,
): Promise<IdentityStatus> {
  const check = await identityCheckOfCustomer(app.database.reader, signedIn.id)
  if (app.identity === undefined || check?.state !== 'waiting') return readIdentityStatus(app, signedIn)
  // An answer that arrives after the request has expired counts too, because the provider has the
  // last word.
  const answer = await app.identity.read(check).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the identity provider did not answer')
    return 'waiting' as const
  })
  const state = answer === 'waiting' && check.expiresAt <= app.now() ? 'expired' : answer
  if (state !== 'waiting')
    await app.database.write(async (tx) => {
      const customer = await lockActiveCustomer(tx, signedIn)
      await changeIdentityCheck(tx, check, state)
      if (state !== 'approved' || customer.nationalId !== check.nationalId) return
      await removeIdentityClaims(tx, app, check.nationalId, customer.id)
      await changeCustomer(tx, customer.id, { idProvedAt: app.now() })
    })
  return readIdentityStatus(app, signedIn)
}
