import { canonicalEmail, parseEmail, parseMobile, parseOneTimeCode } from '@sakina/domain/identity'
import { ONE_TIME_CODE_LIMITS, type StoredCodePurpose } from '@sakina/domain/vocabulary'
import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { customerById, verifiedContacts } from '../../db/repositories/customers.ts'
import {
  recordOneTimeCodeAttempt,
  consumeOneTimeCode,
  type OneTimeCodeKey,
  type UsableOneTimeCode,
} from '../../db/repositories/one-time-codes.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import {
  clearAttemptsOfAccount,
  forgetLastMessage,
  isAskedAgain,
  knownNetworkOf,
  limitAttemptsOfAccount,
  limitMessagesOfDay,
  limitTriesAtCode,
  refuseTextAboveCeiling,
} from '../limits.ts'
import {
  codeAttemptsKey,
  codeRequestsKey,
  codesToRecipientKey,
  customerCodeRequestsKey,
  loginAttemptsKey,
} from './rate-limit-keys.ts'
import type { codeRequestSchema } from './send-code.ts'

/** Parses a mobile number that somebody typed, or throws the failure of the field. */
export function parseMobileOrRefuse(typed: string | undefined): string {
  if (typed === undefined) throw invalidFieldsFailure({ mobile: 'required' })
  const mobile = parseMobile(typed)
  if (!mobile.ok) throw invalidFieldsFailure({ mobile: 'not_a_phone' })
  return mobile.value
}

function parseEmailOrRefuse(typed: string | undefined): string {
  if (typed === undefined) throw invalidFieldsFailure({ email: 'required' })
  const email = parseEmail(typed)
  if (!email.ok) throw invalidFieldsFailure({ email: 'not_an_email' })
  return canonicalEmail(email.value)
}

type CodeInput = {
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly purpose: StoredCodePurpose
}

/** The purposes of guests; all others are for the account of a signed-in customer. */
const isForGuests = (purpose: StoredCodePurpose): boolean => purpose === 'sign_in' || purpose === 'password'

/** Allows the change of a contact only by a code to one that the customer has verified. */
async function refuseForeignContact(app: Application, customerId: string, contact: string): Promise<void> {
  const customer = await customerById(app.database.reader, customerId)
  if (customer === undefined) throw new Failure('unauthorized')
  const { email, mobile } = verifiedContacts(customer)
  if (contact !== mobile && (email === null || contact !== canonicalEmail(email)))
    throw invalidFieldsFailure({ [contact.includes('@') ? 'email' : 'mobile']: 'not_allowed' })
}

/** The most codes of a day: of one customer to one recipient, of one customer, and to one recipient. */
const mostOfDay = { customerToRecipient: 5, customer: 15, recipient: 15, guests: 10 } as const

/** The network in which a guest's code counts apart: one from which the owner of the mobile signed in. */
const knownNetworkOfGuest = (
  app: Application,
  { contact, customerId }: OneTimeCodeKey,
  address: string | undefined,
): Promise<string | undefined> =>
  customerId === null && address !== undefined
    ? knownNetworkOf(app, { account: loginAttemptsKey(contact), address })
    : Promise.resolve(undefined)

/** Limits the codes of a day, and the texts with codes of all customers, which cost money. */
async function limitCodesOfDay(
  app: Application,
  key: OneTimeCodeKey,
  { customerId, network }: { readonly customerId: string | undefined; readonly network: string | undefined },
): Promise<void> {
  if (key.customerId !== null)
    await limitMessagesOfDay(app, codeRequestsKey(key), { most: mostOfDay.customerToRecipient })
  if (customerId !== undefined)
    await limitMessagesOfDay(app, customerCodeRequestsKey(customerId), { most: mostOfDay.customer })
  const most = key.customerId === null ? mostOfDay.guests : mostOfDay.recipient
  await limitMessagesOfDay(app, codesToRecipientKey(key), { most, network })
  if (!key.contact.includes('@')) await refuseTextAboveCeiling(app)
}

/**
 * Enqueues a code for a mobile or an email. The account is looked up after the response, so that neither
 * the text nor the duration of the response reveals whether it exists.
 */
export async function requestOneTimeCode(
  app: Application,
  { mobile, email, purpose }: CodeInput,
  from: {
    readonly customerId: string | undefined
    readonly language: Language
    readonly address: string
  },
): Promise<void> {
  const customerId = isForGuests(purpose) ? null : (from.customerId ?? null)
  if (customerId === null && !isForGuests(purpose)) throw new Failure('unauthorized')
  const byEmail = purpose === 'email' || (purpose === 'change' && email !== undefined)
  if (!byEmail && email !== undefined) throw invalidFieldsFailure({ email: 'not_allowed' })
  if (byEmail && mobile !== undefined) throw invalidFieldsFailure({ mobile: 'not_allowed' })
  const contact = byEmail ? parseEmailOrRefuse(email) : parseMobileOrRefuse(mobile)
  const key = { contact, purpose, customerId }
  const network = await knownNetworkOfGuest(app, key, from.address)
  await limitAttemptsOfAccount(app, 'forgot', codeRequestsKey(key), { network })
  if (from.customerId !== undefined)
    await limitAttemptsOfAccount(app, 'forgot', customerCodeRequestsKey(from.customerId))
  if (purpose === 'change' && customerId !== null) await refuseForeignContact(app, customerId, contact)
  if (await isAskedAgain(app, codeRequestsKey(key))) return
  await limitCodesOfDay(app, key, { customerId: from.customerId, network })
  const now = app.now()
  const payload: v.InferOutput<typeof codeRequestSchema> = {
    contact,
    purpose,
    customer_id: customerId,
    language: from.language,
    expires_at: new Date(now.getTime() + ONE_TIME_CODE_LIMITS.minutes * 60_000).toISOString(),
  }
  await app.database.write((tx) => enqueueOutboxRow(tx, { id: app.newId(), kind: 'code', payload, at: now }))
}

/** A code that was right, and where its tries are counted. */
export type CheckedCode = UsableOneTimeCode & { readonly network: string | undefined }

/**
 * Checks a typed code, of a guest with the IP address. A wrong code, an expired one and one that was
 * never sent get the same response in the same time.
 */
export async function checkOneTimeCode(
  app: Application,
  owner: OneTimeCodeKey,
  typed: string,
  address?: string,
): Promise<CheckedCode> {
  const network = await knownNetworkOfGuest(app, owner, address)
  await limitTriesAtCode(app, codeAttemptsKey(owner), { network })
  const code = parseOneTimeCode(typed)
  if (!code.ok) throw new Failure('code_invalid')
  const codeHash = await app.database.write((tx) =>
    recordOneTimeCodeAttempt(tx, owner, {
      now: app.now(),
      maxAttempts: ONE_TIME_CODE_LIMITS.tries,
      isKnown: network !== undefined,
    }),
  )
  const isRight =
    codeHash === undefined
      ? await app.passwords.pretend(code.value)
      : await app.passwords.verify(code.value, codeHash)
  if (codeHash === undefined || !isRight) throw new Failure('code_invalid')
  return { ...owner, codeHash, network }
}

/** Deletes the code in the transaction of the action it permits, so that it works once. */
export async function consumeOneTimeCodeOrRefuse(tx: Tx, code: CheckedCode): Promise<void> {
  if (!(await consumeOneTimeCode(tx, code))) throw new Failure('code_invalid')
  const attempts = codeAttemptsKey(code)
  for (const account of [attempts, `day:${attempts}`])
    await clearAttemptsOfAccount(tx, 'login', account, { network: code.network })
  await forgetLastMessage(tx, codeRequestsKey(code))
}
