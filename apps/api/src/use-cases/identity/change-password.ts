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
  readonly oldPassword?: string | undefined
  readonly newPassword: string
  readonly confirmPassword: string
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
    if (input.oldPassword === undefined) throw invalidFieldsFailure({ oldPassword: 'required' })
    if (!(await app.passwords.verify(input.oldPassword, customer.passwordHash)))
      throw new Failure('wrong_password')
  }
  const chosen = {
    field: 'newPassword',
    password: input.newPassword,
    confirmation: input.confirmPassword,
  }
  refuseFieldProblems(passwordProblems(chosen, loginsOfCustomer(customer)))
  if (await app.passwords.verify(input.newPassword, customer.passwordHash))
    throw invalidFieldsFailure({ newPassword: 'password_unchanged' })
  const passwordHash = await app.passwords.hash(input.newPassword)
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, signedIn)
    await storeNewPassword(tx, app, customer.id, passwordHash)
  })
}
