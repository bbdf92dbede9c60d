import { parseEmail } from '@sakina/domain/identity'
import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer, verifiedCustomerByLogin, type Customer } from '../../db/repositories/customers.ts'
import { consumePasswordReset, ownerOfPasswordReset } from '../../db/repositories/sessions.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import {
  clearAttemptsEverywhere,
  forgetLastMessage,
  isAskedAgain,
  knownNetworkOf,
  limitAttemptsOfAccount,
  limitMessagesOfDay,
} from '../limits.ts'
import type { Language } from '../../ports/payment.ts'
import { loginAttemptsKey, emailRequestsKey, resetAttemptsKey } from './rate-limit-keys.ts'
import { loginsOfCustomer } from './logins.ts'
import { checkOneTimeCode, parseMobileOrRefuse, consumeOneTimeCodeOrRefuse } from './one-time-codes.ts'
import { passwordProblems, refuseFieldProblems } from './parse-person.ts'
import { passwordResetExpiry } from './session-life.ts'
import type { resetRequestSchema } from './send-reset-link.ts'
import { storeNewPassword } from './set-password-hash.ts'
import { hashToken } from './tokens.ts'

const mostLinksOfDay = 10

/**
 * Enqueues a reset link for a verified email address. The account is looked up after the response, so that
 * neither the text nor the duration of the response reveals whether it exists.
 */
export async function requestPasswordReset(
  app: Application,
  input: { readonly email: string },
  from: { readonly language: Language; readonly address: string },
): Promise<void> {
  const account = emailRequestsKey(input.email)
  const network = await knownNetworkOf(app, { account, address: from.address })
  await limitAttemptsOfAccount(app, 'forgot', account, { network })
  const email = parseEmail(input.email)
  if (!email.ok || (await isAskedAgain(app, account))) return
  await limitMessagesOfDay(app, account, { most: mostLinksOfDay, network })
  const now = app.now()
  const payload: v.InferOutput<typeof resetRequestSchema> = {
    email: email.value,
    language: from.language,
    expires_at: passwordResetExpiry(now).toISOString(),
  }
  await app.database.write((tx) =>
    enqueueOutboxRow(tx, { id: app.newId(), kind: 'password_reset', payload, at: now }),
  )
}

type CodeResetInput = {
  readonly mobile: string
  readonly code: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** Resets the password with a code instead of a link, for an account that has verified its mobile. */
export async function resetPasswordWithCode(
  app: Application,
  input: CodeResetInput,
  address: string,
): Promise<void> {
  const chosen = {
    field: 'newPassword',
    password: input.newPassword,
    confirmation: input.confirmPassword,
  }
  refuseFieldProblems(passwordProblems(chosen))
  const mobile = parseMobileOrRefuse(input.mobile)
  const code = await checkOneTimeCode(
    app,
    { contact: mobile, purpose: 'password', customerId: null },
    input.code,
    address,
  )
  const customer = await verifiedCustomerByLogin(app.database.reader, { kind: 'mobile', value: mobile })
  if (customer === undefined) throw new Failure('code_invalid')
  await setForgottenPassword(app, customer, chosen, (tx) => consumeOneTimeCodeOrRefuse(tx, code))
}

type ResetInput = {
  readonly email: string
  readonly token: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** Resets the password with a link, which works once, within 30 minutes, for the email it was sent to. */
export async function resetPassword(app: Application, input: ResetInput): Promise<void> {
  const chosen = {
    field: 'newPassword',
    password: input.newPassword,
    confirmation: input.confirmPassword,
  }
  refuseFieldProblems(passwordProblems(chosen))
  const email = parseEmail(input.email)
  const customer = email.ok
    ? await verifiedCustomerByLogin(app.database.reader, { kind: 'email', value: email.value })
    : undefined
  const link = { tokenHash: hashToken(input.token), now: app.now() }
  const linkOwner = await ownerOfPasswordReset(app.database.reader, link)
  if (customer === undefined || linkOwner !== customer.id) {
    // Only wrong links count, so that a stranger never closes the right one.
    await limitAttemptsOfAccount(app, 'forgot', resetAttemptsKey(input.email))
    throw new Failure('reset_link_invalid')
  }
  await setForgottenPassword(app, customer, chosen, async (tx) => {
    if ((await consumePasswordReset(tx, link)) !== customer.id) throw new Failure('reset_link_invalid')
    await forgetLastMessage(tx, emailRequestsKey(input.email))
  })
}

/**
 * Sets a new password and ends every session. `useProof` uses up the link or the code in the
 * transaction, so that only one of two requests succeeds.
 */
async function setForgottenPassword(
  app: Application,
  customer: Customer,
  chosen: Parameters<typeof passwordProblems>[0],
  useProof: (tx: Tx) => Promise<void>,
): Promise<void> {
  // Every caller has already checked the link or the code, because the errors of this check reveal
  // which logins belong together and whether a password is in use.
  refuseFieldProblems(passwordProblems(chosen, loginsOfCustomer(customer)))
  if (customer.mustChangePassword && (await app.passwords.verify(chosen.password, customer.passwordHash)))
    throw invalidFieldsFailure({ newPassword: 'password_unchanged' })
  const passwordHash = await app.passwords.hash(chosen.password)
  await app.database.write(async (tx) => {
    // The result is not needed: the deletion of an account deletes its links and codes, so
    // `useProof` fails.
    await lockCustomer(tx, customer.id)
    await useProof(tx)
    await storeNewPassword(tx, app, customer.id, passwordHash)
    // Failed attempts are cleared, so that the owner can sign in at once.
    for (const login of loginsOfCustomer(customer))
      await clearAttemptsEverywhere(tx, 'login', loginAttemptsKey(login))
  })
}
