import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { passwordAttemptsKey } from './rate-limit-keys.ts'
import { loginsOfCustomer } from './logins.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import { passwordProblems, refuseFieldProblems } from './parse-person.ts'
import { storeNewPassword } from './set-password-hash.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

type PasswordInput = {
  readonly old_password?: string | undefined
  readonly new_password: string
  readonly confirm_password: string
}

/** Sets a new password and ends every session, including this one, and every reset link. */
export async function changePassword(
  app: Application,
  signedIn: SignedInCustomer,
  input: PasswordInput,
): Promise<void> {
  await limitAttemptsOfAccount(app, 'login', passwordAttemptsKey('change', signedIn.id))
  const customer = await customerById(app.database.reader, signedIn.id)
  if (customer === undefined) throw new Failure('unauthorized')
  if (!customer.mustChangePassword) {
    if (input.old_password === undefined) throw invalidFieldsFailure({ old_password: 'required' })
    if (!(await app.passwords.verify(input.old_password, customer.passwordHash)))
      throw new Failure('wrong_password')
  }
  const chosen = {
    field: 'new_password',
    password: input.new_password,
    confirmation: input.confirm_password,
  }
  refuseFieldProblems(passwordProblems(chosen, loginsOfCustomer(customer)))
  if (await app.passwords.verify(input.new_password, customer.passwordHash))
    throw invalidFieldsFailure({ new_password: 'password_unchanged' })
  const passwordHash = await app.passwords.hash(input.new_password)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    await storeNewPassword(tx, app, customer.id, passwordHash)
  })
}
