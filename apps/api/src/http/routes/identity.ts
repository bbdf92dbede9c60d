import {
  changePassword as changePasswordCall,
  forgetPassword,
  getUserContext,
  login,
  loginWithCode,
  logout,
  proveMobile as proveMobileCall,
  register,
  registerAndLogin,
  resetPassword as resetPasswordCall,
  resetPasswordWithCode as resetPasswordWithCodeCall,
  sendCode,
  updateProfile as updateProfileCall,
} from '@sakina/api-client/wire/identity'
import type { Application } from '../../application.ts'
import { Failure } from '../../failures/failure.ts'
import { changePassword } from '../../use-cases/identity/change-password.ts'
import {
  askForReset,
  resetPassword,
  resetPasswordWithCode,
} from '../../use-cases/identity/forgotten-password.ts'
import { askForCode } from '../../use-cases/identity/one-time-codes.ts'
import { proveMobile } from '../../use-cases/identity/prove-mobile.ts'
import { readAccount } from '../../use-cases/identity/read-account.ts'
import { rememberLanguage } from '../../use-cases/identity/remember-language.ts'
import { registerAndSignIn, registerCustomer } from '../../use-cases/identity/register.ts'
import { signIn, signOut, type NewSession } from '../../use-cases/identity/sign-in.ts'
import { signInWithCode } from '../../use-cases/identity/sign-in-with-code.ts'
import type { SignedIn } from '../../use-cases/identity/signed-in.ts'
import { updateProfile } from '../../use-cases/identity/update-profile.ts'
import { result, success } from '../answers.ts'
import { localize, type Language } from '../language.ts'
import { route, type Route } from '../route.ts'
import { toWireAccount, toWireProfile } from '../shapes/customer.ts'
import { doneMessages } from '../words/done.ts'

async function profileOf(app: Application, signedIn: SignedIn, language: Language) {
  const [account, catalogue] = await Promise.all([readAccount(app, signedIn.id), app.catalogue.read()])
  if (account === undefined) throw new Failure('unauthorized')
  return result({ partner: toWireProfile(account.customer, account.main, catalogue, language) })
}

const toWireSession = ({ customer, token, expiresAt }: NewSession) => ({
  ...toWireAccount(customer),
  api_token: token,
  must_change_password: customer.mustChangePassword,
  mobile_proved: customer.provedAt !== null,
  expires_at: expiresAt.toISOString(),
})

export const identityRoutes: readonly Route[] = [
  route(register, async ({ app, body, idempotencyKey, language }) => {
    const customer = await registerCustomer(app, body, idempotencyKey)
    if (customer === undefined) throw new Failure('not_found')
    return success({ message: localize(doneMessages.registered, language), result: toWireAccount(customer) })
  }),

  route(registerAndLogin, async ({ app, body, idempotencyKey, language }) => {
    const { session, addressId } = await registerAndSignIn(app, body, idempotencyKey)
    await rememberLanguage(app, session.customer, language)
    return result({ ...toWireSession(session), address_id: addressId })
  }),

  route(login, async ({ app, body, address, language }) => {
    const session = await signIn(app, { ...body, address })
    await rememberLanguage(app, session.customer, language)
    return result(toWireSession(session))
  }),

  route(sendCode, async ({ app, body, customer, language }) => {
    await askForCode(app, body, { customerId: customer?.id, language })
    return success({ message: localize(doneMessages.codeSent, language) })
  }),

  route(loginWithCode, async ({ app, body, address }) =>
    result(toWireSession(await signInWithCode(app, { ...body, address }))),
  ),

  route(resetPasswordWithCodeCall, async ({ app, body, language }) => {
    await resetPasswordWithCode(app, body)
    return success({ message: localize(doneMessages.passwordReset, language) })
  }),

  route(proveMobileCall, async ({ app, customer, body, language }) => {
    await proveMobile(app, customer, body)
    return profileOf(app, customer, language)
  }),

  route(logout, async ({ app, customer, language }) => {
    await signOut(app, customer)
    return success({ message: localize(doneMessages.signedOut, language) })
  }),

  route(changePasswordCall, async ({ app, customer, body, language }) => {
    await changePassword(app, customer, body)
    return success({ message: localize(doneMessages.passwordChanged, language) })
  }),

  route(forgetPassword, async ({ app, body, language }) => {
    await askForReset(app, body, language)
    return success({ message: localize(doneMessages.resetSent, language) })
  }),

  route(resetPasswordCall, async ({ app, body, language }) => {
    await resetPassword(app, body)
    return success({ message: localize(doneMessages.passwordReset, language) })
  }),

  route(getUserContext, ({ app, customer, language }) => profileOf(app, customer, language)),

  route(updateProfileCall, async ({ app, customer, body, language }) => {
    await updateProfile(app, customer, body)
    return profileOf(app, customer, language)
  }),
]
