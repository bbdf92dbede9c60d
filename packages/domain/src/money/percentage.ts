import { Refusal } from '../refusal/index.ts'
import { parseScaledDecimal } from './decimal.ts'
import type { Money } from './halalas.ts'
import { multiplyByRatio } from './ratio.ts'

declare const millionths: unique symbol

/** A share between 0 % and 100 % in whole millionths: 15 % is 150,000 and 0.5 % is 5,000. */
export type Percent = number & { readonly [millionths]: true }

const WHOLE = 1_000_000
const PLACES = 4

const isShare = (value: number): value is Percent => Number.isInteger(value) && value >= 0 && value <= WHOLE

function share(value: number, written: unknown): Percent {
  if (!isShare(value)) throw new Refusal('money.not_a_percent', { value: String(written).slice(0, 32) })
  return value
}

/**
 * Makes a percentage: `percent(15)`, `percent(0.5)`, `percent('15.50')`. At most four decimals, not
 * counting zeros at the end.
 */
export function percent(value: number | string): Percent {
  const digits = parseScaledDecimal(String(value), PLACES)
  return share(digits !== undefined && digits.exact ? Number(digits.scaled) : Number.NaN, value)
}

/** Adds up percentages, such as several taxes on one price. */
export const sumPercents = (percents: readonly Percent[]): Percent => {
  const total = percents.reduce<number>((before, next) => before + next, 0)
  return share(total, total / (WHOLE / 100))
}

/** The number before the percent sign: 15 or 0.5. */
export const percentToNumber = (of: Percent): number => share(of, of) / (WHOLE / 100)

/** Returns the given percentage of an amount. */
export const percentOf = (amount: Money, of: Percent): Money => multiplyByRatio(amount, share(of, of), WHOLE)

/** The part of an amount that was added to it as a percentage: of 115.00 with 15 % inside, 15.00. */
export const includedPercentAmount = (gross: Money, of: Percent): Money =>
  multiplyByRatio(gross, share(of, of), WHOLE + of)
