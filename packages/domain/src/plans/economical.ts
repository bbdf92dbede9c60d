import { toCommercialDays } from '../calendar/index.ts'
import type { ComparablePlan } from './plan.ts'

/** A price per visit or per month of thirty days, kept as a fraction so that ties are exact. */
export type UnitPrice = {
  readonly per: 'visit' | 'month'
  readonly halalas: bigint
  readonly units: bigint
}

type Priced = Pick<ComparablePlan, 'service' | 'price' | 'durationDays' | 'visitCount'>

const DAYS_PER_MONTH = 30n
const isCount = (value: number): boolean => Number.isInteger(value) && value > 0
const LONGEST_DAYS = 3660

/**
 * Returns the price per visit of an hourly plan, and per month of any other. Undefined if the plan
 * does not state its visits or days.
 */
export function unitPrice({ service, price, durationDays, visitCount }: Priced): UnitPrice | undefined {
  if (service === 'hourly') {
    return isCount(visitCount)
      ? { per: 'visit', halalas: BigInt(price), units: BigInt(visitCount) }
      : undefined
  }
  if (!isCount(durationDays) || durationDays > LONGEST_DAYS) return undefined
  return {
    per: 'month',
    halalas: BigInt(price) * DAYS_PER_MONTH,
    units: BigInt(toCommercialDays(durationDays)),
  }
}

/** Compares two prices of the same unit; negative when the first is lower. */
export function compareUnitPrices(a: Omit<UnitPrice, 'per'>, b: Omit<UnitPrice, 'per'>): number {
  const difference = a.halalas * b.units - b.halalas * a.units
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

function dearestEconomical(prices: readonly UnitPrice[]): UnitPrice | undefined {
  const third = Math.max(1, Math.floor(prices.length / 3))
  return prices.toSorted(compareUnitPrices)[third - 1]
}

/**
 * The cheapest third of each service, by price per visit for hourly and per month otherwise, ties included. A service
 * with fewer than three plans has its cheapest one.
 */
export function economicalPlans<Plan extends Priced>(plans: readonly Plan[]): readonly Plan[] {
  const limits = new Map<Plan['service'], UnitPrice | undefined>()
  for (const service of new Set(plans.map((plan) => plan.service))) {
    const prices = plans.filter((plan) => plan.service === service).flatMap((plan) => unitPrice(plan) ?? [])
    limits.set(service, dearestEconomical(prices))
  }
  return plans.filter((plan) => {
    const price = unitPrice(plan)
    const limit = limits.get(plan.service)
    return price !== undefined && limit !== undefined && compareUnitPrices(price, limit) <= 0
  })
}
