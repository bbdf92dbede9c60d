import { readEmail } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { changeCustomer, customerByLogin, lockCustomer } from '../../db/repositories/customers.ts'
import { addPasswordReset, dropPasswordResetsOf, usePasswordReset } from '../../db/repositories/sessions.ts'
import { Failure } from '../../failures/failure.ts'
import { forgiveAccount, limitAccount } from '../limits.ts'
import { promiseLetter } from '../outbox/letters.ts'
import { resetLetter } from '../../letters/reset-letter.ts'
import type { Language } from '../../ports/payment.ts'
import { guessesAt, lettersTo, linksTriedFor } from './counted-under.ts'
import { endAllSessions } from './end-sessions.ts'
import { passwordProblems, refuseIfAny } from './read-person.ts'
import { resetEnd } from './session-life.ts'
import { hashToken, newToken } from './tokens.ts'

/** Sends a link to whoever owns the address. The answer is the same for an address nobody has. */
export async function askForReset(
  app: Application,
  given: { readonly email: string },
  language: Language,
): Promise<void> {
  await limitAccount(app, 'forgot', lettersTo(given.email))
  const email = readEmail(given.email)
  if (!email.ok) return
  const customer = await customerByLogin(app.database.reader, { kind: 'email', value: email.value })
  if (customer === undefined || customer.email === null) return
  const to = customer.email
  const token = newToken(app.randomBytes)
  await app.database.write(async (tx) => {
    // the address may have been left, or the account deleted, meanwhile
    if ((await lockCustomer(tx, customer.id))?.email !== to) return
    await dropPasswordResetsOf(tx, customer.id)
    await addPasswordReset(tx, {
      tokenHash: hashToken(token),
      customerId: customer.id,
      expiresAt: resetEnd(app.now()),
    })
    await promiseLetter(tx, app, resetLetter({ to, token, language, site: app.siteUrl() }))
  })
}

type Given = {
  readonly email: string
  readonly token: string
  readonly new_password: string
  readonly confirm_password: string
}

/** Works once, within 30 minutes, for the address it was sent to. */
export async function resetPassword(app: Application, given: Given): Promise<void> {
  await limitAccount(app, 'forgot', linksTriedFor(given.email))
  refuseIfAny(passwordProblems('new_password', given.new_password, given.confirm_password))
  const email = readEmail(given.email)
  const customer = email.ok
    ? await customerByLogin(app.database.reader, { kind: 'email', value: email.value })
    : undefined
  const passwordHash = await app.passwords.hash(given.new_password)
  await app.database.write(async (tx) => {
    if (customer === undefined || (await lockCustomer(tx, customer.id)) === undefined)
      throw new Failure('reset_link_invalid')
    const owner = await usePasswordReset(tx, { tokenHash: hashToken(given.token), now: app.now() })
    if (owner !== customer.id) throw new Failure('reset_link_invalid')
    await changeCustomer(tx, customer.id, { passwordHash, mustChangePassword: false })
    await endAllSessions(tx, app, customer.id)
    await dropPasswordResetsOf(tx, customer.id)
    // whoever guessed the old one has nothing any more, and whoever forgot it comes in at once
    await forgiveAccount(tx, 'login', guessesAt(given.email, customer))
  })
}
