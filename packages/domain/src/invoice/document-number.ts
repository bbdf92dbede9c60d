import { Refusal } from '../refusal/index.ts'

const PREFIX = /^[A-Z](?:[A-Z0-9-]{0,11}[A-Z0-9])?$/
const DIGITS = 6

/**
 * Returns the number of an invoice or credit note: INV-000001. The caller increases the counter in
 * the transaction that stores the document, so that no number is missing.
 */
export function documentNumber(prefix: string, counter: number): string {
  if (!PREFIX.test(prefix)) throw new Refusal('invoice.not_a_prefix', { prefix: prefix.slice(0, 32) })
  if (!Number.isSafeInteger(counter) || counter < 1) {
    throw new Refusal('invoice.not_a_counter', { counter: String(counter) })
  }
  return `${prefix}-${String(counter).padStart(DIGITS, '0')}`
}
