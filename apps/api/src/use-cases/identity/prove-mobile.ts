import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeCustomer,
  customerById,
  lockCustomer,
  unprovedClaimsOf,
} from '../../db/repositories/customers.ts'
import { dropUnusedUploadsOf } from '../../db/repositories/uploads.ts'
import { Failure, invalid } from '../../failures/failure.ts'
import { clearAccountHits } from '../limits.ts'
import { endAllSessions } from './end-sessions.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { checkCode, parseMobile, spendCode } from './one-time-codes.ts'
import { codeAttemptsKey } from './rate-limit-keys.ts'
import type { SignedIn } from './signed-in.ts'

/** Whoever claimed the number without a proof loses it, every session and what was sent for an order. */
export async function releaseMobile(tx: Tx, app: Application, mobile: string, to: string): Promise<void> {
  for (const id of await unprovedClaimsOf(tx, { mobile, except: to })) {
    const claimant = await lockCustomer(tx, id)
    if (claimant === undefined || claimant.provedAt !== null) continue
    const { login, email, nationalId, phone } = claimant
    await changeCustomer(tx, id, {
      mobile: null,
      phone: phone === mobile ? null : phone,
      login: login === mobile ? (email ?? nationalId ?? `unproved:${id}`) : login,
    })
    await endAllSessions(tx, app, id)
    await dropUnusedUploadsOf(tx, id)
  }
}

/** Proves that the account's mobile is its owner's: from now on its ID and its mobile are nobody else's. */
export async function proveMobile(
  app: Application,
  signedIn: SignedIn,
  given: { readonly mobile: string; readonly code: string },
): Promise<void> {
  const mobile = parseMobile(given.mobile)
  const customer = await customerById(app.database.reader, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  // another mobile in place of a proved one is a new way in: the profile asks for the password, too
  if (customer.provedAt !== null && customer.mobile !== mobile) throw invalid({ mobile: 'not_allowed' })
  const code = await checkCode(app, { mobile, purpose: 'mobile', customerId: signedIn.id }, given.code)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    await spendCode(tx, code)
    await releaseMobile(tx, app, mobile, customer.id)
    await changeCustomer(tx, customer.id, {
      mobile,
      phone: customer.phone === customer.mobile ? mobile : customer.phone,
      login: customer.login === customer.mobile ? mobile : customer.login,
      provedAt: app.now(),
    })
    await clearAccountHits(tx, 'login', codeAttemptsKey(code))
  })
}
