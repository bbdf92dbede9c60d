import type { Account, Id, Session } from '@sakina/api-client/client'

import type { Customer, AccountDetails, SessionState } from '../../shared/session/session.ts'
import { isRecord } from '../../shared/is-record.ts'

/** No valid `currentUser` is longer, so anything longer is not a session. */
const longest = 10_000

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const id = (value: unknown): Id | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : text(value)
const moment = (value: unknown): number | null => (typeof value === 'string' ? Date.parse(value) : null)

/** The characters an HTTP header can carry. A token with others could never be sent. */
const sendable = /^[\x21-\x7E]+$/

const signedOut: SessionState = { status: 'signedOut', login: null }

/** Parses a stored session, whatever the storage contains (an old version, foreign data or garbage). */
export function parseStoredSession(kept: string | null, now: number): SessionState {
  if (kept === null || kept.length > longest) return signedOut
  let user: unknown
  try {
    user = JSON.parse(kept)
  } catch {
    return signedOut
  }
  if (!isRecord(user)) return signedOut
  const token = text(user['api_token'])
  const login = text(user['login'])
  const partnerId = id(user['partner_id']) ?? id(user['partnerId'])
  const expires = moment(user['expires_at'])
  if (token === null || !sendable.test(token) || (expires !== null && !(expires > now)))
    return { status: 'signedOut', login }
  const customer: Customer = {
    id: id(user['id']),
    name: text(user['name']) ?? '',
    login: login ?? '',
    partnerId,
    email: text(user['email']),
    mobile: text(user['mobile']),
    token,
    mustChangePassword: user['must_change_password'] === true,
    isMobileVerified: user['mobile_proved'] !== false,
    isEmailVerified: user['email_proved'] !== false,
    privacyDue: text(user['privacy_due']),
  }
  return { status: 'signedIn', customer }
}

/**
 * The fields of an account that the specification names. A session also stores the partner id in
 * its second spelling, `partner_id`.
 */
const fields = ({ id: user, name, login, partnerId, email, mobile }: Account) => ({
  id: user,
  name,
  login,
  partnerId,
  email,
  mobile,
})

/** Returns a new account as the JSON text to store. */
export const serializeAccount = (account: Account): string => JSON.stringify(fields(account))

/** Returns the stored session with these details replaced and everything else unchanged. */
export function replaceStoredDetails(
  kept: string | null,
  { name, login, email, mobile, isMobileVerified, isEmailVerified, privacyDue }: AccountDetails,
): string | null {
  const user: unknown = kept === null ? null : JSON.parse(kept)
  return isRecord(user)
    ? JSON.stringify({
        ...user,
        name,
        login,
        email,
        mobile,
        mobile_proved: isMobileVerified,
        email_proved: isEmailVerified,
        privacy_due: privacyDue,
      })
    : null
}

/** Returns a session as the JSON text to store. */
export const serializeSession = (session: Session): string =>
  JSON.stringify({
    ...fields(session),
    api_token: session.apiToken,
    partner_id: session.partnerId,
    ...(session.mustChangePassword && { must_change_password: true }),
    ...(!session.isMobileVerified && { mobile_proved: false }),
    ...(!session.isEmailVerified && { email_proved: false }),
    ...(session.privacyDue !== null && { privacy_due: session.privacyDue }),
    ...(session.expiresAt !== null && { expires_at: new Date(session.expiresAt).toISOString() }),
  })
