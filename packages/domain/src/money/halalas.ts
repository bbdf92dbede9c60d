import { Refusal } from '../refusal/index.ts'

declare const halalas: unique symbol

/** An amount in halalas (hundredths of a riyal): always a safe integer, never minus zero. */
export type Money = number & { readonly [halalas]: true }

/** Tells whether a value is a valid amount of halalas. */
export const isMoney = (value: unknown): value is Money =>
  Number.isSafeInteger(value) && !Object.is(value, -0)

/** Checks that a number is a whole amount of halalas, or throws a refusal. */
export function money(value: number): Money {
  // Adding zero turns -0, the product of zero and a negative count, into 0.
  const amount = value + 0
  if (!isMoney(amount)) throw new Refusal('money.not_halalas', { value: String(value) })
  return amount
}

/** Returns whole riyals as an amount, as the specification writes its constants: `riyals(2000)`. */
export const riyals = (whole: number): Money => money(whole * 100)

/** The amount of zero halalas. */
export const ZERO_MONEY: Money = money(0)

/** A price, fee or payment: zero or more. The refusal contains the name of the amount. */
export function requireNonNegative(amount: Money, name: string): Money {
  if (money(amount) < 0) throw new Refusal('money.negative', { name, value: amount })
  return amount
}
