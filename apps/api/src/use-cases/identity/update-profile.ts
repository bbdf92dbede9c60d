import { canonicalEmail, isSameEmail, replacementCodes } from '@sakina/domain/identity'
import type { OneTimeCodePurpose } from '@sakina/domain/vocabulary'
import type { ProfileChanges } from '@sakina/api-client/wire/account'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeCustomer,
  customerById,
  verifiedContacts,
  verifiedCustomerByLogin,
  type Customer,
} from '../../db/repositories/customers.ts'
import type { OneTimeCodeKey } from '../../db/repositories/one-time-codes.ts'
import { deletePasswordResetsOfCustomer } from '../../db/repositories/sessions.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { nonEmptyText } from '../addresses/read-place.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { endOtherSessions } from './end-sessions.ts'
import { passwordAttemptsKey } from './rate-limit-keys.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { checkOneTimeCode, consumeOneTimeCodeOrRefuse, type CheckedCode } from './one-time-codes.ts'
import { parseContactPhoneOrRefuse, removeUnverifiedClaims } from './verify-contact.ts'
import {
  parseContactDetails,
  parsePersonName,
  refuseFieldProblems,
  type FieldProblemCodes,
} from './parse-person.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

type Contacts = { readonly email: string | null; readonly mobile: string | null }

/**
 * The codes that a change takes, by the field of the form. A verified mobile cannot be removed, and a
 * verified email only if the mobile is verified.
 */
function neededCodes(customer: Customer, wanted: Contacts): ReadonlyMap<string, OneTimeCodeKey> {
  const verified = verifiedContacts(customer)
  if (verified.mobile !== null && wanted.mobile === null) throw invalidFieldsFailure({ mobile: 'required' })
  if (verified.email !== null && wanted.email === null && verified.mobile === null)
    throw invalidFieldsFailure({ email: 'required' })
  const { mobile, email, other } = replacementCodes(verified, wanted)
  const key = (contact: string, purpose: OneTimeCodePurpose): OneTimeCodeKey => ({
    contact: canonicalEmail(contact),
    purpose,
    customerId: customer.id,
  })
  return new Map([
    ...(mobile === undefined ? [] : [['code', key(mobile, 'mobile')] as const]),
    ...(email === undefined ? [] : [['emailCode', key(email, 'email')] as const]),
    ...(other === undefined ? [] : [['factorCode', key(other, 'change')] as const]),
  ])
}

/** Checks the codes that a change needs; a missing one is reported at its field. */
async function checkNeededCodes(
  app: Application,
  needed: ReadonlyMap<string, OneTimeCodeKey>,
  typed: Readonly<Record<string, string | undefined>>,
): Promise<readonly CheckedCode[]> {
  const missing: FieldProblemCodes = {}
  for (const field of needed.keys()) if (typed[field] === undefined) missing[field] = 'required'
  refuseFieldProblems(missing)
  const codes: CheckedCode[] = []
  for (const [field, key] of needed) codes.push(await checkOneTimeCode(app, key, typed[field] ?? ''))
  return codes
}

/** Warns the previous contacts, before they are replaced. */
async function notifyOfChange(
  tx: Tx,
  app: Application,
  id: string,
  kind: 'mobile_changed' | 'email_changed',
) {
  await notifyCustomer(tx, app, id, { kind, about: id, facts: {} }, app.newId())
}

/**
 * Changes the name and the contact details of a customer. A new email or mobile is a new way to
 * sign in, so the password is required for it, codes if it replaces a verified one, and every other
 * session ends.
 */
export async function updateProfile(
  app: Application,
  signedIn: SignedInCustomer,
  input: ProfileChanges,
): Promise<void> {
  const customer = await customerById(app.database.reader, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  const problems = {}
  const contact = parseContactDetails(input, problems)
  const name = input.name === undefined ? customer.name : parsePersonName(input.name, problems)
  refuseFieldProblems(problems)
  const email = input.email === undefined ? customer.email : contact.email
  const phoneGiven = input.mobile !== undefined || input.phone !== undefined
  const mobile = phoneGiven ? contact.mobile : customer.mobile
  if (email === null && mobile === null) throw invalidFieldsFailure({ email: 'required' })
  const callAt = nonEmptyText(input.contactPhone)
  const contactPhone =
    input.contactPhone === undefined
      ? customer.contactPhone
      : callAt === undefined
        ? null
        : parseContactPhoneOrRefuse(callAt)
  if (contactPhone === null && customer.emailProvedAt !== null && customer.provedAt === null)
    throw invalidFieldsFailure({ contactPhone: 'required' })
  const isLoginChanged = email !== customer.email || mobile !== customer.mobile
  if (isLoginChanged) {
    if (input.password === undefined) throw invalidFieldsFailure({ password: 'required' })
    await limitAttemptsOfAccount(app, 'login', passwordAttemptsKey('profile', signedIn.id))
    if (!(await app.passwords.verify(input.password, customer.passwordHash)))
      throw new Failure('wrong_password')
  }
  const isEmailNew = !isSameEmail(email, customer.email)
  if (isEmailNew && email !== null) {
    const owner = await verifiedCustomerByLogin(app.database.reader, { kind: 'email', value: email })
    if (owner !== undefined) throw new Failure('login_taken')
  }
  const needed = neededCodes(customer, { email, mobile })
  const codes = await checkNeededCodes(app, needed, input)
  const fallbackPhone = input.mobile === undefined ? customer.phone : mobile
  const phone = input.phone === undefined ? fallbackPhone : contact.phone
  const login = [email, mobile].includes(customer.login)
    ? customer.login
    : (email ?? mobile ?? customer.login)
  await app.database.write(async (tx) => {
    const locked = await lockActiveCustomer(tx, signedIn)
    // What the change needs was read before the lock.
    if (
      locked.email !== customer.email ||
      locked.mobile !== customer.mobile ||
      String(locked.emailProvedAt) !== String(customer.emailProvedAt) ||
      String(locked.provedAt) !== String(customer.provedAt)
    )
      throw new Failure('unavailable', { retryAfterSeconds: 1 })
    for (const code of codes) await consumeOneTimeCodeOrRefuse(tx, code)
    if (needed.has('code') && mobile !== null) {
      await removeUnverifiedClaims(tx, app, { kind: 'mobile', value: mobile }, customer.id)
      await notifyOfChange(tx, app, customer.id, 'mobile_changed')
    }
    if (needed.has('emailCode') && email !== null)
      await removeUnverifiedClaims(tx, app, { kind: 'email', value: email }, customer.id)
    if (isEmailNew) {
      await notifyOfChange(tx, app, customer.id, 'email_changed')
      // Reset links sent to the previous email stop working.
      await deletePasswordResetsOfCustomer(tx, customer.id)
    }
    await changeCustomer(tx, customer.id, {
      name,
      email,
      emailProvedAt: needed.has('emailCode') ? app.now() : isEmailNew ? null : customer.emailProvedAt,
      mobile,
      phone,
      contactPhone,
      login,
    })
    if (isLoginChanged) await endOtherSessions(tx, app, signedIn)
  })
}
