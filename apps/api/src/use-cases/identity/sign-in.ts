import { setTimeout as wait } from 'node:timers/promises'
import { instant, riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  lockCustomer,
  mostClaimsOfLogin,
  type Customer,
  changeCustomer,
  verifiedCustomerByLogin,
} from '../../db/repositories/customers.ts'
import { addSession } from '../../db/repositories/sessions.ts'
import { Failure } from '../../failures/failure.ts'
import {
  clearAttemptsOfAccount,
  limitSignInAttempts,
  rememberSignInNetwork,
  limitRequestsOfIp,
  rememberNetwork,
} from '../limits.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { loginAttemptsKey } from './rate-limit-keys.ts'
import { customersByTypedLogin } from './customers-by-typed-login.ts'
import { endOwnSession } from './end-sessions.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'
import { sessionExpiry } from './session-life.ts'
import { hashToken, newToken } from './tokens.ts'
import type { Language } from '../../ports/payment.ts'
import { checkOneTimeCode, parseMobileOrRefuse, consumeOneTimeCodeOrRefuse } from './one-time-codes.ts'

/** A session that has just begun, with its token. */
export type NewSession = { readonly customer: Customer; readonly token: string; readonly expiresAt: Date }

/**
 * Opens a session for a customer whose password or code has been checked, unless the password has
 * changed since; `also` runs in the same transaction.
 */
export async function startSession(
  app: Application,
  customer: Customer,
  browser: string,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<NewSession> {
  const token = newToken(app.randomBytes)
  const now = app.now()
  const expiresAt = sessionExpiry(now)
  await app.database.write(async (tx) => {
    // The password may have been changed, or the account deleted, during the comparison of the password.
    if ((await lockCustomer(tx, customer.id))?.passwordHash !== customer.passwordHash)
      throw new Failure('wrong_credentials')
    await addSession(tx, {
      tokenHash: hashToken(token),
      customerId: customer.id,
      createdAt: now,
      usedAt: now,
      expiresAt,
      browser,
    })
    await also(tx)
  })
  return { customer, token, expiresAt }
}

/** Notifies a customer of a new sign-in. */
export async function notifyOfSignIn(tx: Tx, app: Application, customerId: string): Promise<void> {
  const now = instant(app.now())
  const facts = { day: riyadhDay(now), time: riyadhTime(now) }
  await notifyCustomer(tx, app, customerId, { kind: 'new_sign_in', about: customerId, facts }, app.newId())
}

/**
 * Of several accounts that claim a login, finds the one with this password. A refusal takes as long as if
 * the most accounts had been tried, so that the time does not tell how many there are.
 */
async function whosePassword(
  app: Application,
  claims: readonly Customer[],
  password: string,
): Promise<Customer | undefined> {
  const began = performance.now()
  if (claims.length === 0) await app.passwords.pretend(password)
  for (const customer of claims)
    if (await app.passwords.verify(password, customer.passwordHash)) return customer
  const tried = Math.max(1, claims.length)
  await wait(((performance.now() - began) / tried) * (mostClaimsOfLogin - tried))
  return undefined
}

/**
 * Signs in by national ID, email or mobile. A wrong password and an unknown account get the same response
 * in the same time.
 */
export async function signIn(
  app: Application,
  credentials: {
    readonly login: string
    readonly password: string
    readonly address: string
    readonly browser: string
  },
): Promise<NewSession> {
  const claims = await customersByTypedLogin(app, credentials.login)
  const account = loginAttemptsKey(credentials.login)
  const attempt = { account, address: credentials.address }
  const network = await limitSignInAttempts(app, attempt)
  const customer = await whosePassword(app, claims, credentials.password)
  if (customer === undefined) throw new Failure('wrong_credentials')
  const session = await startSession(app, customer, credentials.browser, async (tx) => {
    await clearAttemptsOfAccount(tx, 'login', account, { network })
    await notifyOfSignIn(tx, app, customer.id)
  })
  await rememberSignInNetwork(app, attempt)
  return session
}

export const signOut = (app: Application, customer: SignedInCustomer): Promise<void> =>
  app.database.write((tx) => endOwnSession(tx, app, customer))

/** Stores the language of the last sign-in, in which emails are written. */
export async function storeCustomerLanguage(
  app: Application,
  { id, language: known }: Customer,
  language: Language,
): Promise<void> {
  if (language !== known) await app.database.write((tx) => changeCustomer(tx, id, { language }))
}

/** Signs in to the account that has verified the mobile; an unverified claim is not enough. */
export async function signInWithCode(
  app: Application,
  credentials: {
    readonly mobile: string
    readonly code: string
    readonly address: string
    readonly browser: string
  },
): Promise<NewSession> {
  const mobile = parseMobileOrRefuse(credentials.mobile)
  const owner = { contact: mobile, purpose: 'sign_in', customerId: null } as const
  const { address } = credentials
  const code = await checkOneTimeCode(app, owner, credentials.code, address).catch(async (error: unknown) => {
    await limitRequestsOfIp(app, 'login', address)
    throw error
  })
  const customer = await verifiedCustomerByLogin(app.database.reader, { kind: 'mobile', value: mobile })
  if (customer === undefined) throw new Failure('code_invalid')
  const session = await startSession(app, customer, credentials.browser, async (tx) => {
    await consumeOneTimeCodeOrRefuse(tx, code)
    await notifyOfSignIn(tx, app, customer.id)
  })
  await rememberNetwork(app, { account: loginAttemptsKey(mobile), address })
  return session
}
