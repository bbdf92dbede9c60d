import type { ServiceCode } from '../vocabulary/index.ts'
import type { Money } from '../money/index.ts'
import { isInCategory } from './category.ts'
import type { PlanCategory } from './category.ts'
import { compareUnitPrices, economicalPlans, unitPrice } from './economical.ts'
import type { ComparablePlan } from './plan.ts'
import { priceBasis } from './price-basis.ts'
import { isFoundBySearch } from './search.ts'

/** The filters of a list of plans. Omitted filters do not restrict the list. */
export type PlanFilter = {
  readonly category?: PlanCategory | undefined
  readonly service?: ServiceCode | undefined
  readonly nationalityId?: number | undefined
  readonly lowestPrice?: Money | undefined
  readonly highestPrice?: Money | undefined
  readonly durationDays?: number | undefined
  readonly requiresInsurance?: boolean | undefined
  readonly economical?: boolean | undefined
  readonly query?: string | undefined
}

/** An order in which a list of plans can be sorted. */
export type PlanSortOrder = (typeof planSortOrders)[number]
export const planSortOrders = ['listed', 'cheapest', 'dearest', 'shortest', 'longest'] as const

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

/**
 * Filters plans. Which are economical is decided by the whole list, before the other filters apply.
 */
export const filterPlans = <Plan extends ComparablePlan>(
  plans: readonly Plan[],
  filter: PlanFilter,
): readonly Plan[] =>
  (filter.economical === true ? economicalPlans(plans) : plans).filter((plan) => accepts(filter, plan))

/** The price as the card shows it: for a visit, for a month, or once for everything. */
const shownPrice = (plan: ComparablePlan) =>
  priceBasis(plan)?.unit === 'once'
    ? { per: 'once' as const, halalas: BigInt(plan.price), units: 1n }
    : unitPrice(plan)

// Prices of different units cannot be compared, so each unit has its own part of the list.
const UNITS = ['visit', 'month', 'once'] as const

/**
 * Compares plans by the shown price. The direction is 1 for the lowest price first, and -1 for the
 * highest.
 */
const byShownPrice =
  (direction: 1 | -1) =>
  (a: ComparablePlan, b: ComparablePlan): number => {
    const first = shownPrice(a)
    const second = shownPrice(b)
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined)
    const between = UNITS.indexOf(first.per) - UNITS.indexOf(second.per)
    return direction * (between === 0 ? compareUnitPrices(first, second) : between)
  }

const ORDERS: Readonly<Record<PlanSortOrder, (a: ComparablePlan, b: ComparablePlan) => number>> = {
  listed: () => 0,
  cheapest: byShownPrice(1),
  dearest: byShownPrice(-1),
  shortest: (a, b) => a.durationDays - b.durationDays,
  longest: (a, b) => b.durationDays - a.durationDays,
}

/** Sorts plans; those that compare as equal stay in the order of the list. */
export const sortPlans = <Plan extends ComparablePlan>(
  plans: readonly Plan[],
  order: PlanSortOrder,
): readonly Plan[] => plans.toSorted(ORDERS[order])
