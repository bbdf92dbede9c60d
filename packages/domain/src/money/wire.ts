import { Refusal } from '../refusal/index.ts'
import { parseScaledDecimal } from './decimal.ts'
import { money, ZERO_MONEY } from './halalas.ts'
import type { Money } from './halalas.ts'

/** Whether a third decimal is refused or rounded half away from zero. */
export type ExtraDecimals = 'refuse' | 'round'

const unreadable = (value: unknown): Refusal =>
  new Refusal('money.unreadable', { value: String(value).slice(0, 32) })

function fromDecimal(text: string, extra: ExtraDecimals): Money {
  const digits = parseScaledDecimal(text, 2)
  if (digits === undefined) throw unreadable(text)
  if (!digits.exact && extra === 'refuse') throw new Refusal('money.too_precise', { value: text })
  return money(Number(digits.scaled))
}

/** An amount of the wire, SAR as a number or a string ("1149.5", "1,149.50"), as halalas. */
export function moneyFromWire(value: unknown, extra: ExtraDecimals = 'refuse'): Money {
  if (typeof value === 'number') {
    // JavaScript writes a number below a millionth with an exponent; such a small part is only float noise.
    const noise = extra === 'round' && Math.abs(value) < 0.000_001
    return noise ? ZERO_MONEY : fromDecimal(String(value), extra)
  }
  if (typeof value === 'string') return fromDecimal(value.trim(), extra)
  throw unreadable(value === null ? 'null' : typeof value)
}

/** Writes an amount as SAR with two decimals, exact for every amount: "1149.50". */
export function moneyToDecimal(amount: Money): string {
  const digits = String(Math.abs(money(amount))).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

// A double represents every decimal of 15 digits exactly; beyond that a halala may be lost.
const EXACT_AS_NUMBER = 10 ** 15

/** Writes an amount as SAR in a JSON number: 1149.5. */
export function moneyToWire(amount: Money): number {
  if (Math.abs(money(amount)) >= EXACT_AS_NUMBER) throw new Refusal('money.too_large', { value: amount })
  return amount / 100
}
