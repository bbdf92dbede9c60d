import { notNegative, ratioOf } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { Refusal } from '../refusal/index.ts'

function positive(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new Refusal('pricing.not_a_count', { name, value: String(value) })
  }
  return value
}

export const pricePerVisit = (total: Money, visits: number): Money =>
  ratioOf(notNegative(total, 'total'), 1, positive(visits, 'visits'))

// A year is twelve months whether the plan writes it as 360 or 365 days, and two years are 24.
const MONTHS_IN_DAYS: ReadonlyMap<number, number> = new Map([
  [365, 12],
  [730, 24],
])
const DAYS_IN_A_MONTH = 30

/** For comparing plans: the whole price by months of duration, a month being 30 days. */
export function pricePerMonth(total: Money, days: number): Money {
  const price = notNegative(total, 'total')
  const months = MONTHS_IN_DAYS.get(positive(days, 'days'))
  return months === undefined ? ratioOf(price, DAYS_IN_A_MONTH, days) : ratioOf(price, 1, months)
}
