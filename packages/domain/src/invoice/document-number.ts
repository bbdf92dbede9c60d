import { Refusal } from '../refusal/index.ts'

const PREFIX = /^[A-Z](?:[A-Z0-9-]{0,11}[A-Z0-9])?$/
const DIGITS = 6

/**
 * The number of an invoice or credit note from the next value of its counter, which the caller takes in the same
 * transaction so that no number is missing: INV-000001.
 */
export function documentNumber(prefix: string, counter: number): string {
  if (!PREFIX.test(prefix)) throw new Refusal('invoice.not_a_prefix', { prefix: prefix.slice(0, 32) })
  if (!Number.isSafeInteger(counter) || counter < 1) {
    throw new Refusal('invoice.not_a_counter', { counter: String(counter) })
  }
  return `${prefix}-${String(counter).padStart(DIGITS, '0')}`
}
