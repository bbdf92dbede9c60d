import type { updateProfile as operation } from '@sakina/api-client/wire/identity'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { Application } from '../../application.ts'
import { changeCustomer, customerById, type Customer } from '../../db/repositories/customers.ts'
import type { UsableCode } from '../../db/repositories/mobile-codes.ts'
import { dropPasswordResetsOf } from '../../db/repositories/sessions.ts'
import { Failure, invalid } from '../../failures/failure.ts'
import { limitAccount } from '../limits.ts'
import { passwordAttemptsKey } from './rate-limit-keys.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { checkCode, spendCode } from './one-time-codes.ts'
import { releaseMobile } from './prove-mobile.ts'
import { readContact, readName, refuseIfAny } from './read-person.ts'
import type { SignedIn } from './signed-in.ts'

type ProfileInput = BodyOf<typeof operation>

/** A proved account takes another mobile with the code that was sent to it, and keeps one: it is a way in. */
async function proofOfNew(
  app: Application,
  customer: Customer,
  mobile: string | null,
  typed: string | undefined,
): Promise<UsableCode | undefined> {
  if (customer.provedAt === null || mobile === customer.mobile) return undefined
  if (mobile === null) throw invalid({ mobile: 'required' })
  if (typed === undefined) throw invalid({ code: 'required' })
  return checkCode(app, { mobile, purpose: 'mobile', customerId: customer.id }, typed)
}

/** A new e-mail or mobile is a new way in, so it asks for the password. */
export async function updateProfile(
  app: Application,
  signedIn: SignedIn,
  given: ProfileInput,
): Promise<void> {
  const customer = await customerById(app.database.reader, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  const problems = {}
  const contact = readContact(given, problems)
  const name = given.name === undefined ? customer.name : readName(given.name, problems)
  refuseIfAny(problems)
  const email = given.email === undefined ? customer.email : contact.email
  const phoneGiven = given.mobile !== undefined || given.phone !== undefined
  const mobile = phoneGiven ? contact.mobile : customer.mobile
  if (email === null && mobile === null) throw invalid({ email: 'required' })
  if (email !== customer.email || mobile !== customer.mobile) {
    if (given.password === undefined) throw invalid({ password: 'required' })
    await limitAccount(app, 'login', passwordAttemptsKey('profile', signedIn.id))
    if (!(await app.passwords.verify(given.password, customer.passwordHash)))
      throw new Failure('wrong_password')
  }
  const code = await proofOfNew(app, customer, mobile, given.code)
  const kept = given.mobile === undefined ? customer.phone : mobile
  const phone = given.phone === undefined ? kept : contact.phone
  const login = [email, mobile].includes(customer.login)
    ? customer.login
    : (email ?? mobile ?? customer.login)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    if (code !== undefined) {
      await spendCode(tx, code)
      await releaseMobile(tx, app, code.mobile, customer.id)
    }
    await changeCustomer(tx, customer.id, { name, email, mobile, phone, login })
    // a link that lies in a mailbox left behind is no way in any more
    if (email !== customer.email) await dropPasswordResetsOf(tx, customer.id)
  })
}
