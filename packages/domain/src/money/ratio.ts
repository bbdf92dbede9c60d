import { Refusal } from '../refusal/index.ts'
import { money } from './halalas.ts'
import type { Money } from './halalas.ts'

function divideHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator
  const rest = numerator % denominator
  const size = rest < 0n ? -rest : rest
  if (size * 2n < denominator) return whole
  return numerator < 0n ? whole - 1n : whole + 1n
}

/**
 * Returns amount × numerator ÷ denominator, exact until it is rounded once, half away from zero to the
 * halala, like all amounts. Both numbers are whole and the denominator is positive.
 */
export function multiplyByRatio(amount: Money, numerator: number, denominator: number): Money {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new Refusal('money.not_a_ratio', { numerator: String(numerator), denominator: String(denominator) })
  }
  const product = BigInt(money(amount)) * BigInt(numerator)
  return money(Number(divideHalfAwayFromZero(product, BigInt(denominator))))
}
