import { readEmail } from '@sakina/domain/identity'
import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeCustomer,
  customerByLogin,
  lockCustomer,
  provedCustomerByLogin,
  type Customer,
} from '../../db/repositories/customers.ts'
import {
  dropPasswordResetsOf,
  ownerOfPasswordReset,
  consumePasswordReset,
} from '../../db/repositories/sessions.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { Failure, invalid } from '../../failures/failure.ts'
import { clearAccountHits, limitAccount } from '../limits.ts'
import { tell } from '../notices/tell.ts'
import type { Language } from '../../ports/payment.ts'
import { codeAttemptsKey, loginAttemptsKey, emailsKey, resetAttemptsKey } from './rate-limit-keys.ts'
import { endAllSessions } from './end-sessions.ts'
import { loginsOf } from './logins.ts'
import { checkCode, parseMobile, spendCode } from './one-time-codes.ts'
import { passwordProblems, refuseIfAny } from './read-person.ts'
import { resetEnd } from './session-life.ts'
import type { ResetRequest } from './send-reset-link.ts'
import { hashToken } from './tokens.ts'

/**
 * Has a link sent to whoever owns the address. Whether anybody does is looked up after the answer, so that neither its
 * words nor its time tell.
 */
export async function askForReset(
  app: Application,
  given: { readonly email: string },
  language: Language,
): Promise<void> {
  await limitAccount(app, 'forgot', emailsKey(given.email))
  const email = readEmail(given.email)
  if (!email.ok) return
  const now = app.now()
  const payload: v.InferOutput<typeof ResetRequest> = {
    email: email.value,
    language,
    expires_at: resetEnd(now).toISOString(),
  }
  await app.database.write((tx) =>
    enqueueOutboxRow(tx, { id: app.newId(), kind: 'password_reset', payload, at: now }),
  )
}

type CodeResetInput = {
  readonly mobile: string
  readonly code: string
  readonly new_password: string
  readonly confirm_password: string
}

/** As a link does, for an account that proved its mobile. */
export async function resetPasswordWithCode(app: Application, given: CodeResetInput): Promise<void> {
  const chosen = {
    field: 'new_password',
    password: given.new_password,
    confirmation: given.confirm_password,
  }
  refuseIfAny(passwordProblems(chosen))
  const mobile = parseMobile(given.mobile)
  const code = await checkCode(app, { mobile, purpose: 'password', customerId: null }, given.code)
  const customer = await provedCustomerByLogin(app.database.reader, { kind: 'mobile', value: mobile })
  if (customer === undefined) throw new Failure('code_invalid')
  await setForgottenPassword(app, customer, chosen, async (tx) => {
    await spendCode(tx, code)
    await clearAccountHits(tx, 'login', codeAttemptsKey(code))
  })
}

type ResetInput = {
  readonly email: string
  readonly token: string
  readonly new_password: string
  readonly confirm_password: string
}

/** Works once, within 30 minutes, for the address it was sent to. */
export async function resetPassword(app: Application, given: ResetInput): Promise<void> {
  await limitAccount(app, 'forgot', resetAttemptsKey(given.email))
  const chosen = {
    field: 'new_password',
    password: given.new_password,
    confirmation: given.confirm_password,
  }
  refuseIfAny(passwordProblems(chosen))
  const email = readEmail(given.email)
  const customer = email.ok
    ? await customerByLogin(app.database.reader, { kind: 'email', value: email.value })
    : undefined
  const link = { tokenHash: hashToken(given.token), now: app.now() }
  const linkOwner = await ownerOfPasswordReset(app.database.reader, link)
  if (customer === undefined || linkOwner !== customer.id) throw new Failure('reset_link_invalid')
  await setForgottenPassword(app, customer, chosen, async (tx) => {
    if ((await consumePasswordReset(tx, link)) !== customer.id) throw new Failure('reset_link_invalid')
  })
}

/** `useProof` takes the link or the code, so that of two that come with one, one sets its password. */
async function setForgottenPassword(
  app: Application,
  customer: Customer,
  chosen: Parameters<typeof passwordProblems>[0],
  useProof: (tx: Tx) => Promise<void>,
): Promise<void> {
  // without a proof nobody may find out here which logins belong together, or which password is in use
  refuseIfAny(passwordProblems(chosen, loginsOf(customer)))
  if (customer.mustChangePassword && (await app.passwords.verify(chosen.password, customer.passwordHash)))
    throw invalid({ new_password: 'password_unchanged' })
  const passwordHash = await app.passwords.hash(chosen.password)
  await app.database.write(async (tx) => {
    // an account that is gone has no proof any more
    await lockCustomer(tx, customer.id)
    await useProof(tx)
    await changeCustomer(tx, customer.id, { passwordHash, mustChangePassword: false })
    await endAllSessions(tx, app, customer.id)
    await dropPasswordResetsOf(tx, customer.id)
    await tell(tx, app, customer.id, { kind: 'password_changed', about: customer.id, facts: {} }, app.newId())
    // whoever guessed the old one has nothing any more, and whoever forgot it comes in at once
    for (const login of loginsOf(customer)) await clearAccountHits(tx, 'login', loginAttemptsKey(login))
  })
}
