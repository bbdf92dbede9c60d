import { ONE_TIME_CODE, readMobile, readOneTimeCode } from '@sakina/domain/identity'
import type { CodePurpose } from '@sakina/domain/vocabulary'
import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { countCodeTry, useCode, type CodeOwner, type UsableCode } from '../../db/repositories/mobile-codes.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { Failure, invalid } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { limitAccount } from '../limits.ts'
import { codeAttemptsKey, codesByKey, codesKey } from './rate-limit-keys.ts'
import type { CodeRequest } from './text-code.ts'

export function parseMobile(typed: string): string {
  const mobile = readMobile(typed)
  if (!mobile.ok) throw invalid({ mobile: 'not_a_phone' })
  return mobile.value
}

type CodeInput = { readonly mobile: string; readonly purpose: CodePurpose }

/**
 * Has a code sent to a number. Whether the number is anybody's is looked up after the answer, so that neither its
 * words nor its time tell.
 */
export async function askForCode(
  app: Application,
  { mobile: typed, purpose }: CodeInput,
  from: { readonly customerId: string | undefined; readonly language: Language },
): Promise<void> {
  if (purpose === 'mobile' && from.customerId === undefined) throw new Failure('unauthorized')
  const mobile = parseMobile(typed)
  await limitAccount(app, 'forgot', codesKey(purpose, mobile))
  if (from.customerId !== undefined) await limitAccount(app, 'forgot', codesByKey(from.customerId))
  const now = app.now()
  const payload: v.InferOutput<typeof CodeRequest> = {
    mobile,
    purpose,
    customer_id: purpose === 'mobile' ? (from.customerId ?? null) : null,
    language: from.language,
    expires_at: new Date(now.getTime() + ONE_TIME_CODE.minutes * 60_000).toISOString(),
  }
  await app.database.write((tx) => enqueueOutboxRow(tx, { id: app.newId(), kind: 'code', payload, at: now }))
}

/** The same answer, in the same time, for a wrong code, one that expired and one that was never sent. */
export async function checkCode(app: Application, owner: CodeOwner, typed: string): Promise<UsableCode> {
  await limitAccount(app, 'login', codeAttemptsKey(owner))
  const code = readOneTimeCode(typed)
  if (!code.ok) throw new Failure('code_invalid')
  const codeHash = await app.database.write((tx) =>
    countCodeTry(tx, owner, { now: app.now(), most: ONE_TIME_CODE.tries }),
  )
  const isRight =
    codeHash === undefined
      ? await app.passwords.pretend(code.value)
      : await app.passwords.verify(code.value, codeHash)
  if (codeHash === undefined || !isRight) throw new Failure('code_invalid')
  return { ...owner, codeHash }
}

/** In the transaction of what the code is for: it works once. */
export async function spendCode(tx: Tx, code: UsableCode): Promise<void> {
  if (!(await useCode(tx, code))) throw new Failure('code_invalid')
}
