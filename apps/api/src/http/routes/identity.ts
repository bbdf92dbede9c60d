import {
  changePassword as changePasswordCall,
  refreshIdentityCheck as refreshIdentityCheckCall,
  confirmPrivacyNotice as confirmPrivacyNoticeCall,
  sendPasswordResetLink,
  getIdentityCheck,
  endMyOtherSessions,
  endMySession,
  getUserContext,
  listMySessions,
  login,
  loginWithCode,
  logout,
  proveEmail,
  proveMobile,
  register,
  registerAndLogin,
  resetPassword as resetPasswordCall,
  resetPasswordWithCode as resetPasswordWithCodeCall,
  sendCode,
  startIdentityCheck as startIdentityCheckCall,
  updateProfile as updateProfileCall,
} from '@sakina/api-client/wire/identity'
import { instant } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { Failure } from '../../failures/failure.ts'
import { changePassword } from '../../use-cases/identity/change-password.ts'
import { endOtherSessions, endSessionById, listOwnSessions } from '../../use-cases/identity/end-sessions.ts'
import {
  requestPasswordReset,
  resetPassword,
  resetPasswordWithCode,
} from '../../use-cases/identity/forgotten-password.ts'
import { requestOneTimeCode } from '../../use-cases/identity/one-time-codes.ts'
import { confirmPrivacyNotice } from '../../use-cases/identity/privacy-notice.ts'
import {
  refreshIdentityCheck,
  readIdentityStatus,
  startIdentityCheck,
} from '../../use-cases/identity/verify-identity.ts'
import { verifyEmail, verifyMobile } from '../../use-cases/identity/verify-contact.ts'
import { readAccount } from '../../use-cases/identity/read-account.ts'
import {
  storeCustomerLanguage,
  signIn,
  signOut,
  type NewSession,
  signInWithCode,
} from '../../use-cases/identity/sign-in.ts'
import { registerAndSignIn, registerCustomer } from '../../use-cases/identity/register.ts'
import type { SignedInCustomer } from '../../use-cases/identity/signed-in-customer.ts'
import { updateProfile } from '../../use-cases/identity/update-profile.ts'
import { localize, type Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { accountStateOf, toAccount, toProfile } from '../shapes/customer.ts'
import { successMessages } from '../words/success.ts'

async function profileOf(app: Application, signedIn: SignedInCustomer, language: Language) {
  const [account, catalogue] = await Promise.all([readAccount(app, signedIn.id), app.catalogue.read()])
  if (account === undefined) throw new Failure('unauthorized')
  return toProfile(account.customer, account.main, catalogue, language)
}

const toSession = async (app: Application, { customer, token, expiresAt }: NewSession) => ({
  ...toAccount(customer),
  ...accountStateOf(customer, await app.catalogue.read()),
  apiToken: token,
  expiresAt: instant(expiresAt),
})

export const identityRoutes: readonly Route[] = [
  defineRoute(register, async ({ app, body, idempotencyKey, language }) => {
    const customer = await registerCustomer(app, body, idempotencyKey)
    if (customer === undefined) throw new Failure('not_found')
    return { message: localize(successMessages.registered, language), account: toAccount(customer) }
  }),

  defineRoute(registerAndLogin, async ({ app, body, browser, idempotencyKey: key, language }) => {
    const { session, addressId } = await registerAndSignIn(app, body, { key, browser })
    await storeCustomerLanguage(app, session.customer, language)
    return { ...(await toSession(app, session)), addressId }
  }),

  defineRoute(login, async ({ app, body, browser, address, language }) => {
    const session = await signIn(app, { ...body, address, browser })
    await storeCustomerLanguage(app, session.customer, language)
    return toSession(app, session)
  }),

  defineRoute(sendCode, async ({ app, body, customer, language, address }) => {
    await requestOneTimeCode(app, body, { customerId: customer?.id, language, address })
    return { message: localize(successMessages.codeSent, language) }
  }),

  defineRoute(loginWithCode, async ({ app, body, browser, address }) =>
    toSession(app, await signInWithCode(app, { ...body, address, browser })),
  ),

  defineRoute(listMySessions, async ({ app, customer }) =>
    (await listOwnSessions(app, customer)).map(({ id, createdAt, usedAt, browser, tokenHash }) => ({
      id,
      beganAt: instant(createdAt),
      usedAt: instant(usedAt),
      browser,
      isThis: tokenHash.equals(customer.tokenHash),
    })),
  ),

  defineRoute(endMySession, async ({ app, customer, params }) => {
    await endSessionById(app, customer, params.id)
    return { message: null }
  }),

  defineRoute(endMyOtherSessions, async ({ app, customer }) => {
    await app.database.write((tx) => endOtherSessions(tx, app, customer))
    return { message: null }
  }),

  defineRoute(resetPasswordWithCodeCall, async ({ app, body, language, address }) => {
    await resetPasswordWithCode(app, body, address)
    return { message: localize(successMessages.passwordReset, language) }
  }),

  defineRoute(proveMobile, async ({ app, customer, body, language, address }) => {
    await verifyMobile(app, customer, { ...body, address })
    return profileOf(app, customer, language)
  }),

  defineRoute(proveEmail, async ({ app, customer, body, language, address }) => {
    await verifyEmail(app, customer, { ...body, address })
    return profileOf(app, customer, language)
  }),

  defineRoute(getIdentityCheck, ({ app, customer }) => readIdentityStatus(app, customer)),

  defineRoute(startIdentityCheckCall, ({ app, customer, language }) =>
    startIdentityCheck(app, customer, language),
  ),

  defineRoute(refreshIdentityCheckCall, ({ app, customer }) => refreshIdentityCheck(app, customer)),

  defineRoute(confirmPrivacyNoticeCall, async ({ app, customer, body, language }) => {
    await confirmPrivacyNotice(app, customer, body.version)
    return profileOf(app, customer, language)
  }),

  defineRoute(logout, async ({ app, customer, language }) => {
    await signOut(app, customer)
    return { message: localize(successMessages.signedOut, language) }
  }),

  defineRoute(changePasswordCall, async ({ app, customer, body, language }) => {
    await changePassword(app, customer, body)
    return { message: localize(successMessages.passwordChanged, language) }
  }),

  defineRoute(sendPasswordResetLink, async ({ app, body, language, address }) => {
    await requestPasswordReset(app, body, { language, address })
    return { message: localize(successMessages.resetSent, language) }
  }),

  defineRoute(resetPasswordCall, async ({ app, body, language }) => {
    await resetPassword(app, body)
    return { message: localize(successMessages.passwordReset, language) }
  }),

  defineRoute(getUserContext, ({ app, customer, language }) => profileOf(app, customer, language)),

  defineRoute(updateProfileCall, async ({ app, customer, body, language }) => {
    await updateProfile(app, customer, body)
    return profileOf(app, customer, language)
  }),
]
