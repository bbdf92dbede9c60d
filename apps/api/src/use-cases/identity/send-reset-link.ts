import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { lockCustomer, verifiedContacts, verifiedCustomerByLogin } from '../../db/repositories/customers.ts'
import { markOutboxRowDone, type OutboxRow } from '../../db/repositories/outbox.ts'
import { addPasswordReset, deletePasswordResetsOfCustomer } from '../../db/repositories/sessions.ts'
import { passwordResetEmail } from '../../emails/reset-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { hashToken, newToken } from './tokens.ts'

export const resetRequestSchema = v.object({
  email: v.string(),
  language: v.picklist(['ar', 'en']),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
})

/**
 * Sends a link to the customer who verified the email, if there is one. A request that waited longer than its
 * link lives sends none.
 */
export async function sendResetLink(app: Application, row: OutboxRow): Promise<void> {
  const { email, language, expires_at } = v.parse(resetRequestSchema, row.payload)
  const expiresAt = new Date(expires_at)
  const token = newToken(app.randomBytes)
  await app.database.write(async (tx) => {
    const account =
      expiresAt > app.now() ? await verifiedCustomerByLogin(tx, { kind: 'email', value: email }) : undefined
    const customer = account && (await lockCustomer(tx, account.id))
    // The email may have been changed since the account was found.
    const to = customer && verifiedContacts(customer).email
    if (customer !== undefined && to != null) {
      await deletePasswordResetsOfCustomer(tx, customer.id)
      await addPasswordReset(tx, {
        tokenHash: hashToken(token),
        customerId: customer.id,
        expiresAt,
      })
      const site = app.siteUrl()
      await enqueueEmail(tx, app, passwordResetEmail({ to, token, language, site }))
    }
    await markOutboxRowDone(tx, row.id, app.now())
  })
}
