import type { updateProfile as operation } from '@sakina/api-client/wire/identity'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { Application } from '../../application.ts'
import { changeCustomer, customerById, type Customer } from '../../db/repositories/customers.ts'
import type { UsableMobileCode } from '../../db/repositories/mobile-codes.ts'
import { deletePasswordResetsOfCustomer } from '../../db/repositories/sessions.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { passwordAttemptsKey } from './rate-limit-keys.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { checkMobileCode, consumeMobileCodeOrRefuse } from './one-time-codes.ts'
import { removeUnverifiedMobileClaims } from './verify-mobile.ts'
import { parseContactDetails, parsePersonName, refuseFieldProblems } from './parse-person.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

type ProfileInput = BodyOf<typeof operation>

/**
 * Checks the code that was sent to a new mobile. An account with a verified mobile can replace the
 * mobile with such a code, but cannot remove it.
 */
async function proofOfNew(
  app: Application,
  customer: Customer,
  mobile: string | null,
  typed: string | undefined,
): Promise<UsableMobileCode | undefined> {
  if (customer.provedAt === null || mobile === customer.mobile) return undefined
  if (mobile === null) throw invalidFieldsFailure({ mobile: 'required' })
  if (typed === undefined) throw invalidFieldsFailure({ code: 'required' })
  return checkMobileCode(app, { mobile, purpose: 'mobile', customerId: customer.id }, typed)
}

/**
 * Changes the name and the contact details of a customer. A new email or mobile is a new way to
 * sign in, so the password is required for it.
 */
export async function updateProfile(
  app: Application,
  signedIn: SignedInCustomer,
  input: ProfileInput,
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
  if (email !== customer.email || mobile !== customer.mobile) {
    if (input.password === undefined) throw invalidFieldsFailure({ password: 'required' })
    await limitAttemptsOfAccount(app, 'login', passwordAttemptsKey('profile', signedIn.id))
    if (!(await app.passwords.verify(input.password, customer.passwordHash)))
      throw new Failure('wrong_password')
  }
  const code = await proofOfNew(app, customer, mobile, input.code)
  const fallbackPhone = input.mobile === undefined ? customer.phone : mobile
  const phone = input.phone === undefined ? fallbackPhone : contact.phone
  const login = [email, mobile].includes(customer.login)
    ? customer.login
    : (email ?? mobile ?? customer.login)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    if (code !== undefined) {
      await consumeMobileCodeOrRefuse(tx, code)
      await removeUnverifiedMobileClaims(tx, app, code.mobile, customer.id)
      // The notice is sent before the change, so that it goes to the previous mobile.
      await notifyCustomer(
        tx,
        app,
        customer.id,
        { kind: 'mobile_changed', about: customer.id, facts: {} },
        app.newId(),
      )
    }
    // This notice too is sent before the change, so that it goes to the previous email.
    if (email !== customer.email)
      await notifyCustomer(
        tx,
        app,
        customer.id,
        { kind: 'email_changed', about: customer.id, facts: {} },
        app.newId(),
      )
    await changeCustomer(tx, customer.id, { name, email, mobile, phone, login })
    // Reset links sent to the previous email stop working.
    if (email !== customer.email) await deletePasswordResetsOfCustomer(tx, customer.id)
  })
}
