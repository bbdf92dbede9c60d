import type { ServiceCode } from '../vocabulary/index.ts'
import type { Money } from '../money/index.ts'
import { isInCategory } from './category.ts'
import type { OrderCategory } from './category.ts'
import { compareUnitPrices, economicalPlans, unitPrice } from './economical.ts'
import type { ComparablePlan } from './plan.ts'
import { isFoundBySearch } from './search.ts'

/** Omitted filters do not restrict the list. */
export type PlanFilter = {
  readonly category?: OrderCategory | undefined
  readonly service?: ServiceCode | undefined
  readonly nationalityId?: number | undefined
  readonly lowestPrice?: Money | undefined
  readonly highestPrice?: Money | undefined
  readonly durationDays?: number | undefined
  readonly requiresInsurance?: boolean | undefined
  readonly economical?: boolean | undefined
  readonly query?: string | undefined
}

export type PlanSortOrder = (typeof planSortOrders)[number]
export const planSortOrders = [
  'listed',
  'cheapest',
  'dearest',
  'cheapest_unit',
  'shortest',
  'longest',
] as const

const agrees = <Value>(criterion: Value | undefined, value: Value): boolean =>
  criterion === undefined || criterion === value

const accepts = (filter: PlanFilter, plan: ComparablePlan): boolean =>
  isInCategory(plan, filter.category ?? 'all') &&
  agrees<ServiceCode | undefined>(filter.service, plan.service) &&
  agrees<number | undefined>(filter.nationalityId, plan.nationalityId) &&
  agrees(filter.durationDays, plan.durationDays) &&
  agrees(filter.requiresInsurance, plan.requiresInsurance) &&
  plan.price >= (filter.lowestPrice ?? -Infinity) &&
  plan.price <= (filter.highestPrice ?? Infinity) &&
  isFoundBySearch(filter.query ?? '', plan.names)

/** The economical plans are chosen from the whole list before the other filters apply. */
export const filterPlans = <Plan extends ComparablePlan>(
  plans: readonly Plan[],
  filter: PlanFilter,
): readonly Plan[] =>
  (filter.economical === true ? economicalPlans(plans) : plans).filter((plan) => accepts(filter, plan))

function byUnitPrice(a: ComparablePlan, b: ComparablePlan): number {
  const first = unitPrice(a)
  const second = unitPrice(b)
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined)
  }
  // A price per visit cannot be compared with one per month, so all plans with visits come first.
  if (first.per !== second.per) return first.per === 'visit' ? -1 : 1
  return compareUnitPrices(first, second)
}

const ORDERS: Readonly<Record<PlanSortOrder, (a: ComparablePlan, b: ComparablePlan) => number>> = {
  listed: () => 0,
  cheapest: (a, b) => a.price - b.price,
  dearest: (a, b) => b.price - a.price,
  cheapest_unit: byUnitPrice,
  shortest: (a, b) => a.durationDays - b.durationDays,
  longest: (a, b) => b.durationDays - a.durationDays,
}

/** Plans that compare as equal stay in the order of the list. */
export const sortPlans = <Plan extends ComparablePlan>(
  plans: readonly Plan[],
  order: PlanSortOrder,
): readonly Plan[] => plans.toSorted(ORDERS[order])
