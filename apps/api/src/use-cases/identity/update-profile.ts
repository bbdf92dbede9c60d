import type { updateProfile as operation } from '@sakina/api-client/wire/identity'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { Application } from '../../application.ts'
import { changeCustomer, customerById } from '../../db/repositories/customers.ts'
import { dropPasswordResetsOf } from '../../db/repositories/sessions.ts'
import { Failure, invalid } from '../../failures/failure.ts'
import { limitAccount } from '../limits.ts'
import { passwordAttemptsKey } from './rate-limit-keys.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { readContact, readName, refuseIfAny } from './read-person.ts'
import type { SignedIn } from './signed-in.ts'

type ProfileInput = BodyOf<typeof operation>

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
  const kept = given.mobile === undefined ? customer.phone : mobile
  const phone = given.phone === undefined ? kept : contact.phone
  const login = [email, mobile].includes(customer.login)
    ? customer.login
    : (email ?? mobile ?? customer.login)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    await changeCustomer(tx, customer.id, { name, email, mobile, phone, login })
    // a link that lies in a mailbox left behind is no way in any more
    if (email !== customer.email) await dropPasswordResetsOf(tx, customer.id)
  })
}
