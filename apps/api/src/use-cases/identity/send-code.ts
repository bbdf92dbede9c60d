import { ONE_TIME_CODE_LIMITS, storedCodePurposes } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { customerById, verifiedCustomerByLogin } from '../../db/repositories/customers.ts'
import { storeOneTimeCode } from '../../db/repositories/one-time-codes.ts'
import { markOutboxRowDone, type OutboxRow } from '../../db/repositories/outbox.ts'
import { oneTimeCodeEmail, oneTimeCodeText } from '../../texts/code-text.ts'
import { countTextOfDay } from '../limits.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { enqueueText } from '../outbox/text-messages.ts'

export const codeRequestSchema = v.object({
  contact: v.string(),
  purpose: v.picklist(storedCodePurposes),
  customer_id: v.nullable(v.string()),
  language: v.picklist(['ar', 'en']),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
})

/**
 * Six random bytes have far more values than there are codes, so the remainder is practically uniform.
 */
const newCode = (randomBytes: (length: number) => Buffer): string =>
  String(randomBytes(6).readUIntBE(0, 6) % 10 ** ONE_TIME_CODE_LIMITS.digits).padStart(
    ONE_TIME_CODE_LIMITS.digits,
    '0',
  )

/**
 * Sends a code to a mobile that an account has verified, or to the mobile or email that a signed-in
 * customer wants to verify.
 */
export async function sendCode(app: Application, row: OutboxRow): Promise<void> {
  const { contact, purpose, customer_id, language, expires_at } = v.parse(codeRequestSchema, row.payload)
  const expiresAt = new Date(expires_at)
  const code = newCode(app.randomBytes)
  const codeHash = await app.passwords.hash(code)
  await app.database.write(async (tx) => {
    const owner =
      customer_id === null
        ? await verifiedCustomerByLogin(tx, { kind: 'mobile', value: contact })
        : await customerById(tx, customer_id)
    if (owner !== undefined && expiresAt > app.now()) {
      await storeOneTimeCode(tx, { contact, purpose, customerId: customer_id, codeHash, expiresAt })
      if (purpose !== 'office' && contact.includes('@')) {
        await enqueueEmail(tx, app, { to: contact, ...oneTimeCodeEmail({ code, purpose, language }) })
      } else {
        const text = oneTimeCodeText({ code, purpose, language, site: app.siteUrl() })
        await enqueueText(tx, app, { to: contact, text, expires_at })
        await countTextOfDay(tx, app)
      }
    }
    await markOutboxRowDone(tx, row.id, app.now())
  })
}
