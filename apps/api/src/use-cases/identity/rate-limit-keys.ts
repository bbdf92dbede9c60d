import { emailKey, loginKey, readEmail } from '@sakina/domain/identity'
import { codePurposes, type CodePurpose } from '@sakina/domain/vocabulary'
import type { Customer } from '../../db/repositories/customers.ts'
import type { CodeOwner } from '../../db/repositories/mobile-codes.ts'
import { loginsOf } from './logins.ts'

/**
 * What guesses are counted under: the login that was typed, whoever it belongs to. One count for a whole account would
 * tell a guesser that a mobile and a national ID are the same person's, by closing both.
 */
export const loginAttemptsKey = loginKey

/** A password asked for again of somebody who is in. */
export const passwordAttemptsKey = (why: 'change' | 'profile' | 'delete', id: string): string =>
  `${why}:${id}`

/** However it was typed: marks nobody sees and capitals reach the same mailbox. */
export function emailsKey(typed: string): string {
  const email = readEmail(typed)
  return email.ok ? emailKey(email.value) : typed
}

export const resetAttemptsKey = (typed: string): string => `reset:${emailsKey(typed)}`

/** How often a number is texted a code, and how often codes for it are guessed, over all servers. */
export const codesKey = (purpose: CodePurpose, mobile: string): string => `code:${purpose}:${mobile}`

/** How often somebody signed in has codes texted, to whatever number: each costs money and rings somewhere. */
export const codesByKey = (id: string): string => `codes by:${id}`

export const codeAttemptsKey = ({ purpose, mobile, customerId }: CodeOwner): string =>
  `code:${purpose}:${mobile}:${customerId ?? ''}`

export const addedAddressesKey = (id: string): string => `addresses:${id}`

export const alertsKey = (contact: string): string => `alerts:${contact}`

export const movedVisitsKey = (id: string): string => `visits:${id}`

const codeKeysOf = (mobile: string, id: string): readonly string[] =>
  codePurposes.flatMap((purpose) => [
    codesKey(purpose, mobile),
    codeAttemptsKey({ purpose, mobile, customerId: purpose === 'mobile' ? id : null }),
  ])

/** Everything counted of one account. */
export const allRateLimitKeys = (customer: Customer): readonly string[] => [
  ...loginsOf(customer).map(loginAttemptsKey),
  customer.id,
  passwordAttemptsKey('change', customer.id),
  passwordAttemptsKey('profile', customer.id),
  passwordAttemptsKey('delete', customer.id),
  addedAddressesKey(customer.id),
  movedVisitsKey(customer.id),
  alertsKey(customer.id),
  codesByKey(customer.id),
  ...(customer.mobile === null ? [] : codeKeysOf(customer.mobile, customer.id)),
  ...(customer.email === null ? [] : [emailsKey(customer.email), resetAttemptsKey(customer.email)]),
]
