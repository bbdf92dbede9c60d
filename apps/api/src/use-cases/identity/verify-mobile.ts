import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeCustomer,
  customerById,
  lockCustomer,
  unverifiedAccountIdsClaimingMobile,
} from '../../db/repositories/customers.ts'
import { deleteUnusedUploadsOfCustomer } from '../../db/repositories/uploads.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { clearAttemptsOfAccount } from '../limits.ts'
import { endAllSessions } from './end-sessions.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { checkMobileCode, parseMobileOrRefuse, consumeMobileCodeOrRefuse } from './one-time-codes.ts'
import { codeAttemptsKey } from './rate-limit-keys.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

/**
 * Removes the mobile from accounts that claim it without a verification; their sessions end and their unused
 * uploads are deleted.
 */
export async function removeUnverifiedMobileClaims(
  tx: Tx,
  app: Application,
  mobile: string,
  to: string,
): Promise<void> {
  for (const id of await unverifiedAccountIdsClaimingMobile(tx, { mobile, except: to })) {
    const claimant = await lockCustomer(tx, id)
    if (claimant === undefined || claimant.provedAt !== null) continue
    const { login, email, nationalId, phone } = claimant
    await changeCustomer(tx, id, {
      mobile: null,
      phone: phone === mobile ? null : phone,
      login: login === mobile ? (email ?? nationalId ?? `unproved:${id}`) : login,
    })
    await endAllSessions(tx, app, id)
    await deleteUnusedUploadsOfCustomer(tx, id)
  }
}

/**
 * Marks the mobile of the account as verified by a code, and removes it from the accounts that only
 * claim it.
 */
export async function verifyMobile(
  app: Application,
  signedIn: SignedInCustomer,
  proof: { readonly mobile: string; readonly code: string },
): Promise<void> {
  const mobile = parseMobileOrRefuse(proof.mobile)
  const customer = await customerById(app.database.reader, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  // Replacing a verified mobile adds a way to sign in, so it goes through the profile, which asks for the
  // password.
  if (customer.provedAt !== null && customer.mobile !== mobile)
    throw invalidFieldsFailure({ mobile: 'not_allowed' })
  const code = await checkMobileCode(app, { mobile, purpose: 'mobile', customerId: signedIn.id }, proof.code)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    await consumeMobileCodeOrRefuse(tx, code)
    await removeUnverifiedMobileClaims(tx, app, mobile, customer.id)
    await changeCustomer(tx, customer.id, {
      mobile,
      phone: customer.phone === customer.mobile ? mobile : customer.phone,
      login: customer.login === customer.mobile ? mobile : customer.login,
      provedAt: app.now(),
    })
    await clearAttemptsOfAccount(tx, 'login', codeAttemptsKey(code))
  })
}
