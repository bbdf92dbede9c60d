import { emailKey, loginKey, readEmail } from '@sakina/domain/identity'
import type { Customer } from '../../db/repositories/customers.ts'
import { loginsOf } from './logins.ts'

/**
 * What guesses are counted under: the login that was typed, whoever it belongs to. One count for a whole account would
 * tell a guesser that a mobile and a national ID are the same person's, by closing both.
 */
export const guessesAt = loginKey

/** A password asked for again of somebody who is in. */
export const passwordAsked = (why: 'change' | 'profile' | 'delete', id: string): string => `${why}:${id}`

/** However it was typed: marks nobody sees and capitals reach the same mailbox. */
export function lettersTo(typed: string): string {
  const email = readEmail(typed)
  return email.ok ? emailKey(email.value) : typed
}

export const linksTriedFor = (typed: string): string => `reset:${lettersTo(typed)}`

export const addressesAdded = (id: string): string => `addresses:${id}`

export const visitsMoved = (id: string): string => `visits:${id}`

/** Everything counted of one account. */
export const allCountsOf = (customer: Customer): readonly string[] => [
  ...loginsOf(customer).map(guessesAt),
  customer.id,
  passwordAsked('change', customer.id),
  passwordAsked('profile', customer.id),
  passwordAsked('delete', customer.id),
  addressesAdded(customer.id),
  visitsMoved(customer.id),
  ...(customer.email === null ? [] : [lettersTo(customer.email), linksTriedFor(customer.email)]),
]
