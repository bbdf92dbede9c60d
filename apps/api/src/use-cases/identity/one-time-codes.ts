import { parseMobile, parseOneTimeCode } from '@sakina/domain/identity'
import { ONE_TIME_CODE_LIMITS, type OneTimeCodePurpose } from '@sakina/domain/vocabulary'
import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  recordMobileCodeAttempt,
  consumeMobileCode,
  type MobileCodeKey,
  type UsableMobileCode,
} from '../../db/repositories/mobile-codes.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { codeAttemptsKey, customerCodeRequestsKey, codeRequestsKey } from './rate-limit-keys.ts'
import type { codeRequestSchema } from './send-code-text.ts'

/** Parses a mobile number that somebody typed, or throws the failure of the field. */
export function parseMobileOrRefuse(typed: string): string {
  const mobile = parseMobile(typed)
  if (!mobile.ok) throw invalidFieldsFailure({ mobile: 'not_a_phone' })
  return mobile.value
}

type CodeInput = { readonly mobile: string; readonly purpose: OneTimeCodePurpose }

/**
 * Enqueues a code for a mobile. The account is looked up after the response, so that neither the text nor
 * the duration of the response reveals whether it exists.
 */
export async function requestMobileCode(
  app: Application,
  { mobile: typed, purpose }: CodeInput,
  from: { readonly customerId: string | undefined; readonly language: Language },
): Promise<void> {
  if (purpose === 'mobile' && from.customerId === undefined) throw new Failure('unauthorized')
  const mobile = parseMobileOrRefuse(typed)
  await limitAttemptsOfAccount(app, 'forgot', codeRequestsKey(purpose, mobile))
  if (from.customerId !== undefined)
    await limitAttemptsOfAccount(app, 'forgot', customerCodeRequestsKey(from.customerId))
  const now = app.now()
  const payload: v.InferOutput<typeof codeRequestSchema> = {
    mobile,
    purpose,
    customer_id: purpose === 'mobile' ? (from.customerId ?? null) : null,
    language: from.language,
    expires_at: new Date(now.getTime() + ONE_TIME_CODE_LIMITS.minutes * 60_000).toISOString(),
  }
  await app.database.write((tx) => enqueueOutboxRow(tx, { id: app.newId(), kind: 'code', payload, at: now }))
}

/**
 * Checks a typed code. A wrong code, an expired one and one that was never sent get the same
 * response in the same time.
 */
export async function checkMobileCode(
  app: Application,
  owner: MobileCodeKey,
  typed: string,
): Promise<UsableMobileCode> {
  await limitAttemptsOfAccount(app, 'login', codeAttemptsKey(owner))
  const code = parseOneTimeCode(typed)
  if (!code.ok) throw new Failure('code_invalid')
  const codeHash = await app.database.write((tx) =>
    recordMobileCodeAttempt(tx, owner, { now: app.now(), maxAttempts: ONE_TIME_CODE_LIMITS.tries }),
  )
  const isRight =
    codeHash === undefined
      ? await app.passwords.pretend(code.value)
      : await app.passwords.verify(code.value, codeHash)
  if (codeHash === undefined || !isRight) throw new Failure('code_invalid')
  return { ...owner, codeHash }
}

/** Deletes the code in the transaction of the action it permits, so that it works once. */
export async function consumeMobileCodeOrRefuse(tx: Tx, code: UsableMobileCode): Promise<void> {
  if (!(await consumeMobileCode(tx, code))) throw new Failure('code_invalid')
}
