import { compare } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { calculateQuote } from '../pricing/index.ts'
import type { PlanPrice } from '../pricing/index.ts'

/** A plan on sale with its days. */
export type ShelfPlan = PlanPrice & { readonly days: number }

/** The workers and the term of a package, and what the shelf asks for such a worker. */
export type PackageEstimateInput = {
  readonly workers: number
  readonly days: number
  readonly months: number
  /** The plans with workers of the same job and nationality. */
  readonly plans: readonly ShelfPlan[]
  /** The office's price of one month, for a term that no plan fills. */
  readonly monthly: PlanPrice
}

/**
 * Estimates the price of a package. It costs what the same workers cost on the shelf: the longest plan that
 * fills the term without a rest, as often as needed. Only a term without such a plan is counted by month.
 */
export function estimatePackagePrice({ workers, days, months, plans, monthly }: PackageEstimateInput): Money {
  const fitting = plans.filter((plan) => plan.days > 0 && days % plan.days === 0)
  const longest = Math.max(0, ...fitting.map((plan) => plan.days))
  const [cheapest] = fitting
    .filter((plan) => plan.days === longest)
    .map((plan) => calculateQuote({ ...plan, quantity: workers, repeatCount: days / plan.days }).total)
    .toSorted(compare)
  return cheapest ?? calculateQuote({ ...monthly, quantity: workers, repeatCount: months }).total
}
