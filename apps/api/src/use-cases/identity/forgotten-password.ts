import { readEmail } from '@sakina/domain/identity'
import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import { changeCustomer, customerByLogin, lockCustomer } from '../../db/repositories/customers.ts'
import {
  dropPasswordResetsOf,
  ownerOfPasswordReset,
  usePasswordReset,
} from '../../db/repositories/sessions.ts'
import { putInOutbox } from '../../db/repositories/outbox.ts'
import { Failure, invalid } from '../../failures/failure.ts'
import { clearAccountHits, limitAccount } from '../limits.ts'
import { tell } from '../notices/tell.ts'
import type { Language } from '../../ports/payment.ts'
import { loginAttemptsKey, emailsKey, resetAttemptsKey } from './rate-limit-keys.ts'
import { endAllSessions } from './end-sessions.ts'
import { loginsOf } from './logins.ts'
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
    putInOutbox(tx, { id: app.newId(), kind: 'password_reset', payload, at: now }),
  )
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
  // without the link nobody may find out here which logins belong together, or which password is in use
  refuseIfAny(passwordProblems(chosen, loginsOf(customer)))
  if (customer.mustChangePassword && (await app.passwords.verify(chosen.password, customer.passwordHash)))
    throw invalid({ new_password: 'password_unchanged' })
  const passwordHash = await app.passwords.hash(given.new_password)
  await app.database.write(async (tx) => {
    if ((await lockCustomer(tx, customer.id)) === undefined) throw new Failure('reset_link_invalid')
    if ((await usePasswordReset(tx, link)) !== customer.id) throw new Failure('reset_link_invalid')
    await changeCustomer(tx, customer.id, { passwordHash, mustChangePassword: false })
    await endAllSessions(tx, app, customer.id)
    await dropPasswordResetsOf(tx, customer.id)
    await tell(tx, app, customer.id, { kind: 'password_changed', about: customer.id, facts: {} }, app.newId())
    // whoever guessed the old one has nothing any more, and whoever forgot it comes in at once
    for (const login of loginsOf(customer)) await clearAccountHits(tx, 'login', loginAttemptsKey(login))
  })
}
