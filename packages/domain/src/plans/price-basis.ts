import { multiplyByRatio, type Money } from '../money/index.ts'
import { catchRefusal } from '../refusal/index.ts'
import { durationInUnits } from '../schedule/index.ts'
import type { ComparablePlan } from './plan.ts'

/** The units that a price can be per. */
export const priceUnits = ['visit', 'day', 'month', 'year', 'once'] as const

/** What a price covers: a number of visits, a period, or a single payment for everything. */
export type PriceBasis = { readonly unit: (typeof priceUnits)[number]; readonly count: number }

type Sold = Pick<ComparablePlan, 'service' | 'durationDays' | 'visitCount'>

/**
 * Returns what the price of a plan covers: its visits, its whole stay, or a single payment for recruitment
 * and a transfer. Undefined for a plan without visits and days.
 */
export function priceBasis({ service, durationDays, visitCount }: Sold): PriceBasis | undefined {
  if (service === 'mediation' || service === 'period') return { unit: 'once', count: 1 }
  if (visitCount > 0) return { unit: 'visit', count: visitCount }
  const stay = catchRefusal(() => durationInUnits(durationDays))
  return stay.ok ? stay.value : undefined
}

const MONTHS_A_YEAR = 12

/** The price per month of a stay of whole months; undefined for any other price. */
export function monthlyPrice(
  total: Money,
  basis: PriceBasis | undefined,
): { readonly months: number; readonly monthly: Money } | undefined {
  if (basis?.unit !== 'month' && basis?.unit !== 'year') return undefined
  const months = basis.unit === 'year' ? basis.count * MONTHS_A_YEAR : basis.count
  return { months, monthly: multiplyByRatio(total, 1, months) }
}

/** The price of one month or visit of a plan that has several, and their number; undefined for any other price. */
export function pricePerUnit(
  total: Money,
  basis: PriceBasis | undefined,
): { readonly price: Money; readonly unit: 'month' | 'visit'; readonly count: number } | undefined {
  if (basis?.unit === 'visit')
    return basis.count > 1
      ? { price: multiplyByRatio(total, 1, basis.count), unit: 'visit', count: basis.count }
      : undefined
  const stay = monthlyPrice(total, basis)
  return stay && stay.months > 1 ? { price: stay.monthly, unit: 'month', count: stay.months } : undefined
}
