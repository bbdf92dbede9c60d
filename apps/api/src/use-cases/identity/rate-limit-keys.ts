import { canonicalEmail, canonicalLogin, parseEmail } from '@sakina/domain/identity'
import { storedCodePurposes } from '@sakina/domain/vocabulary'
import type { Customer } from '../../db/repositories/customers.ts'
import type { OneTimeCodeKey } from '../../db/repositories/one-time-codes.ts'
import { loginsOfCustomer } from './logins.ts'

/**
 * Returns the rate limit key of a typed login. Attempts are not counted by account, because a count for
 * a whole account would reveal that a mobile and a national ID belong to the same person: both would be
 * locked together.
 */
export const loginAttemptsKey = canonicalLogin

/** The rate limit key for the attempts of a signed-in customer who must enter the password again. */
export const passwordAttemptsKey = (why: 'change' | 'profile' | 'delete', id: string): string =>
  `${why}:${id}`

/**
 * Returns the rate-limit key of the requests for a reset link to an email, which is normalised so
 * that invisible marks and capitals do not give further attempts.
 */
export function emailRequestsKey(typed: string): string {
  const email = parseEmail(typed)
  return email.ok ? canonicalEmail(email.value) : typed
}

/** Returns the rate-limit key of password resets for a login. */
export const resetAttemptsKey = (typed: string): string => `reset:${emailRequestsKey(typed)}`

/**
 * Returns the rate-limit key of the codes that a customer or a guest requests for a mobile or an
 * email. Each customer counts alone, so that nobody uses up the codes of somebody else.
 */
export const codeRequestsKey = ({ purpose, contact, customerId }: OneTimeCodeKey): string =>
  `codes to:${purpose}:${contact}:${customerId ?? ''}`

/**
 * Returns the rate-limit key of the codes that a signed-in customer requests for any mobile or
 * email, because every text costs money.
 */
export const customerCodeRequestsKey = (id: string): string => `codes by:${id}`

/**
 * Returns the rate-limit key of all codes to one recipient: those that guests ask for a verified
 * mobile apart from those by which customers want to verify it, so that the latter never use up the
 * former.
 */
export const codesToRecipientKey = ({ purpose, contact, customerId }: OneTimeCodeKey): string =>
  `codes in all:${customerId === null ? 'guest' : purpose}:${contact}`

/** Returns the rate-limit key of tries at a one-time code. */
export const codeAttemptsKey = ({ purpose, contact, customerId }: OneTimeCodeKey): string =>
  `code:${purpose}:${contact}:${customerId ?? ''}`

/** Returns the rate-limit key of a customer's identity checks. */
export const identityChecksKey = (id: string): string => `identity:${id}`

/** Returns the rate-limit key of the addresses that a customer adds. */
export const addedAddressesKey = (id: string): string => `addresses:${id}`

/** Returns the rate-limit key of availability alerts for a contact. */
export const alertsKey = (contact: string): string => `alerts:${contact}`

/** Returns the rate-limit key of the visits that a customer moves. */
export const movedVisitsKey = (id: string): string => `visits:${id}`

const codeKeysOf = (contact: string, id: string): readonly string[] =>
  storedCodePurposes.flatMap((purpose) =>
    [id, null].flatMap((customerId) => [
      codeRequestsKey({ purpose, contact, customerId }),
      codesToRecipientKey({ purpose, contact, customerId }),
      codeAttemptsKey({ purpose, contact, customerId }),
    ]),
  )

/** All rate limit keys of one account. */
export const rateLimitKeysOfCustomer = (customer: Customer): readonly string[] => [
  ...loginsOfCustomer(customer).map(loginAttemptsKey),
  customer.id,
  passwordAttemptsKey('change', customer.id),
  passwordAttemptsKey('profile', customer.id),
  passwordAttemptsKey('delete', customer.id),
  identityChecksKey(customer.id),
  addedAddressesKey(customer.id),
  movedVisitsKey(customer.id),
  alertsKey(customer.id),
  customerCodeRequestsKey(customer.id),
  ...(customer.mobile === null ? [] : codeKeysOf(customer.mobile, customer.id)),
  ...(customer.email === null
    ? []
    : [
        emailRequestsKey(customer.email),
        resetAttemptsKey(customer.email),
        ...codeKeysOf(canonicalEmail(customer.email), customer.id),
      ]),
]
