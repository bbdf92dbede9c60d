import { commercialDays, DAYS_IN_A_MONTH } from '../calendar/index.ts'
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

/** For comparing plans: the whole price by months of duration, a month being 30 days. */
export const pricePerMonth = (total: Money, days: number): Money =>
  ratioOf(notNegative(total, 'total'), DAYS_IN_A_MONTH, commercialDays(positive(days, 'days')))
