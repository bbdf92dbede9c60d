import { Refusal } from '../refusal/index.ts'
import { money, ZERO_MONEY } from './halalas.ts'
import type { Money } from './halalas.ts'

/** Adds two amounts of money. */
export const add = (left: Money, right: Money): Money => money(left + right)

/** Subtracts the right amount of money from the left one. */
export const subtract = (left: Money, right: Money): Money => money(left - right)

/** Returns an amount of money with the opposite sign. */
export const negate = (amount: Money): Money => money(-amount)

/** Adds up amounts of money. */
export const sum = (amounts: Iterable<Money>): Money => {
  let total = ZERO_MONEY
  for (const amount of amounts) total = add(total, amount)
  return total
}

/** Compares two amounts: negative, zero or positive, as `Array.prototype.sort` expects. */
export const compare = (left: Money, right: Money): number => money(left) - money(right)

/** Returns the smaller of two amounts. */
export const smallerOf = (left: Money, right: Money): Money => (compare(left, right) <= 0 ? left : right)

/** Returns the larger of two amounts. */
export const largerOf = (left: Money, right: Money): Money => (compare(left, right) >= 0 ? left : right)

/** Multiplies an amount by a whole number. */
export function multiply(amount: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new Refusal('money.not_a_count', { count: String(count) })
  return money(amount * count)
}
