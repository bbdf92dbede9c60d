import { compareUnitPrices, unitPrice } from './economical.ts'
import type { ComparablePlan } from './plan.ts'

export type ComparedField = (typeof comparedFields)[number]
export const comparedFields = [
  'service',
  'job',
  'nationalityId',
  'price',
  'durationDays',
  'visitCount',
  'requiresInsurance',
] as const

export type PlanComparison<Plan> = {
  /** The rows worth looking at. */
  readonly differing: readonly ComparedField[]
  readonly cheapest: readonly Plan[]
  /** Empty when the plans are not priced by the same unit. */
  readonly cheapestByUnit: readonly Plan[]
}

function cheapestByUnit<Plan extends ComparablePlan>(plans: readonly Plan[]): readonly Plan[] {
  const priced = plans.flatMap((plan) => {
    const price = unitPrice(plan)
    return price === undefined ? [] : [{ plan, price }]
  })
  const units = new Set(priced.map(({ price }) => price.per))
  if (priced.length < plans.length || units.size !== 1) return []
  return priced
    .filter(({ price }) => priced.every((other) => compareUnitPrices(price, other.price) <= 0))
    .map(({ plan }) => plan)
}

export function comparePlans<Plan extends ComparablePlan>(plans: readonly Plan[]): PlanComparison<Plan> {
  const lowest = Math.min(...plans.map(({ price }) => price))
  return {
    differing: comparedFields.filter((field) => new Set(plans.map((plan) => plan[field])).size > 1),
    cheapest: plans.filter(({ price }) => price === lowest),
    cheapestByUnit: cheapestByUnit(plans),
  }
}
