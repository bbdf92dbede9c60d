import { canonicalEmail, parseContactPhone } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  accountIdsClaiming,
  changeCustomer,
  customerById,
  isCustomerVerified,
  lockCustomer,
  verifiedContacts,
  type Customer,
} from '../../db/repositories/customers.ts'
import { deleteUnusedUploadsOfCustomer } from '../../db/repositories/uploads.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { rememberNetwork } from '../limits.ts'
import { endAllSessions } from './end-sessions.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { checkOneTimeCode, parseMobileOrRefuse, consumeOneTimeCodeOrRefuse } from './one-time-codes.ts'
import { loginAttemptsKey } from './rate-limit-keys.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

type Contact = { readonly kind: 'email' | 'mobile'; readonly value: string }

/** What is left of an account that only claimed a contact once its owner has verified it. */
function withoutContact({ id, login, email, mobile, nationalId, phone }: Customer, { kind, value }: Contact) {
  if (kind === 'email')
    return {
      email: null,
      login:
        canonicalEmail(login) === canonicalEmail(value) ? (mobile ?? nationalId ?? `unproved:${id}`) : login,
    }
  return {
    mobile: null,
    phone: phone === value ? null : phone,
    login: login === value ? (email ?? nationalId ?? `unproved:${id}`) : login,
  }
}

/**
 * Removes a mobile or an email from the accounts that claim it without a verification. Those that
 * verified nothing lose their sessions and unused uploads as well.
 */
export async function removeUnverifiedClaims(
  tx: Tx,
  app: Application,
  contact: Contact,
  to: string,
): Promise<void> {
  for (const id of await accountIdsClaiming(tx, contact, to)) {
    const claimant = await lockCustomer(tx, id)
    if (claimant === undefined || verifiedContacts(claimant)[contact.kind] !== null) continue
    await changeCustomer(tx, id, withoutContact(claimant, contact))
    if (isCustomerVerified(claimant)) continue
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
  proof: { readonly mobile: string; readonly code: string; readonly address: string },
): Promise<void> {
  const mobile = parseMobileOrRefuse(proof.mobile)
  const customer = await customerById(app.database.reader, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  // Another mobile adds a way to sign in to a verified account, so it goes through the profile, which
  // asks for the password.
  if (isCustomerVerified(customer) && customer.mobile !== mobile)
    throw invalidFieldsFailure({ mobile: 'not_allowed' })
  const owner = { contact: mobile, purpose: 'mobile', customerId: signedIn.id } as const
  const code = await checkOneTimeCode(app, owner, proof.code)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    await consumeOneTimeCodeOrRefuse(tx, code)
    await removeUnverifiedClaims(tx, app, { kind: 'mobile', value: mobile }, customer.id)
    await changeCustomer(tx, customer.id, {
      mobile,
      phone: customer.phone === customer.mobile ? mobile : customer.phone,
      login: customer.login === customer.mobile ? mobile : customer.login,
      provedAt: app.now(),
    })
  })
  await rememberNetwork(app, { account: loginAttemptsKey(mobile), address: proof.address })
}

/** Parses the number at which a customer without a verified mobile can be reached. */
export function parseContactPhoneOrRefuse(typed: string): string {
  const number = parseContactPhone(typed)
  if (!number.ok) throw invalidFieldsFailure({ contactPhone: 'not_a_phone' })
  return number.value
}

/**
 * Marks the email of the account as verified by a code, and removes it from the accounts that only
 * claim it. A customer without a verified mobile names a number at which the office can call.
 */
export async function verifyEmail(
  app: Application,
  signedIn: SignedInCustomer,
  proof: { readonly code: string; readonly contactPhone?: string | undefined; readonly address: string },
): Promise<void> {
  const customer = await customerById(app.database.reader, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  const { email } = customer
  if (email === null) throw invalidFieldsFailure({ email: 'required' })
  const contactPhone = proof.contactPhone
    ? parseContactPhoneOrRefuse(proof.contactPhone)
    : customer.contactPhone
  if (customer.provedAt === null && contactPhone === null)
    throw invalidFieldsFailure({ contactPhone: 'required' })
  const owner = { contact: canonicalEmail(email), purpose: 'email', customerId: customer.id } as const
  const code = await checkOneTimeCode(app, owner, proof.code)
  await app.database.write(async (tx) => {
    const locked = await lockActiveCustomer(tx, signedIn)
    // The email may have been changed since the code was checked.
    if (locked.email !== email) throw new Failure('code_invalid')
    await consumeOneTimeCodeOrRefuse(tx, code)
    await removeUnverifiedClaims(tx, app, { kind: 'email', value: email }, customer.id)
    await changeCustomer(tx, customer.id, { emailProvedAt: app.now(), contactPhone })
  })
  await rememberNetwork(app, { account: loginAttemptsKey(email), address: proof.address })
}
