import { ONE_TIME_CODE_LIMITS, oneTimeCodePurposes } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { customerById, verifiedCustomerByLogin } from '../../db/repositories/customers.ts'
import { storeMobileCode } from '../../db/repositories/mobile-codes.ts'
import { markOutboxRowDone, type OutboxRow } from '../../db/repositories/outbox.ts'
import { oneTimeCodeText } from '../../texts/code-text.ts'
import { enqueueText } from '../outbox/text-messages.ts'

export const codeRequestSchema = v.object({
  mobile: v.string(),
  purpose: v.picklist(oneTimeCodePurposes),
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

/** Texts a code to a mobile that an account has verified, or that a signed-in customer wants to verify. */
export async function sendCodeText(app: Application, row: OutboxRow): Promise<void> {
  const { mobile, purpose, customer_id, language, expires_at } = v.parse(codeRequestSchema, row.payload)
  const expiresAt = new Date(expires_at)
  const code = newCode(app.randomBytes)
  const codeHash = await app.passwords.hash(code)
  await app.database.write(async (tx) => {
    const owner =
      customer_id === null
        ? await verifiedCustomerByLogin(tx, { kind: 'mobile', value: mobile })
        : await customerById(tx, customer_id)
    if (owner !== undefined && expiresAt > app.now()) {
      await storeMobileCode(tx, { mobile, purpose, customerId: customer_id, codeHash, expiresAt })
      const text = oneTimeCodeText({ code, purpose, language, site: app.siteUrl() })
      await enqueueText(tx, app, { to: mobile, text, expires_at })
    }
    await markOutboxRowDone(tx, row.id, app.now())
  })
}
