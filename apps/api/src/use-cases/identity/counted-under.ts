import { emailKey, readEmail, readLogin } from '@sakina/domain/identity'
import type { Customer } from '../../db/repositories/customers.ts'

/**
 * What guesses are counted under: a known account has one count, whichever of its three logins is typed; an unknown one
 * is counted by what was typed, so both are stopped alike.
 */
export const guessesAt = (login: string, customer: Customer | undefined): string =>
  customer?.nationalId ?? customer?.id ?? readLogin(login).value

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
  guessesAt('', customer),
  customer.id,
  passwordAsked('change', customer.id),
  passwordAsked('profile', customer.id),
  passwordAsked('delete', customer.id),
  addressesAdded(customer.id),
  visitsMoved(customer.id),
  ...(customer.email === null ? [] : [lettersTo(customer.email), linksTriedFor(customer.email)]),
]
