import { Refusal } from '../refusal/index.ts'

declare const halalas: unique symbol

/** An amount in halalas (hundredths of a riyal): always a safe integer. */
export type Money = number & { readonly [halalas]: true }

const isHalalas = (value: number): value is Money => Number.isSafeInteger(value)

export function money(value: number): Money {
  if (!isHalalas(value)) throw new Refusal('money.not_halalas', { value: String(value) })
  return value
}
