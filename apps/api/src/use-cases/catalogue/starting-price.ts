import { money, type Money } from '@sakina/domain/money'
import { priceBasis, readServiceCode, type PriceBasis } from '@sakina/domain/plans'
import { calculateQuote, taxPercentOf } from '@sakina/domain/pricing'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { AvailabilityByPlan, PlanAvailability } from '../schedule/plan-availability.ts'
import type { Catalogue } from './catalogue-reader.ts'

type Priced = Pick<PlanRow, 'listPrice' | 'employeeWage' | 'taxes'>

/** The lowest total of a plan, tax and wage included. */
export const lowestPlanTotal = (plan: Priced): Money =>
  calculateQuote({
    listPrice: money(plan.listPrice),
    wage: money(plan.employeeWage),
    tax: taxPercentOf(plan.taxes),
  }).total

type StartingPrice = {
  readonly total: Money
  readonly basis: PriceBasis | null
  readonly arrivalDays: number | null
  /** When the first worker of any of the plans is available. */
  readonly availability: PlanAvailability
}

/**
 * The total and basis of the cheapest plan that somebody can serve, or of the cheapest one if nobody is
 * available; undefined where there is none.
 */
export function startingPrice(
  catalogue: Pick<Catalogue, 'service'>,
  plans: readonly PlanRow[],
  availabilityOf: AvailabilityByPlan,
): StartingPrice | undefined {
  const priced = plans
    .filter((plan) => plan.active)
    .map((plan) => ({ plan, total: lowestPlanTotal(plan), availability: availabilityOf(plan) }))
    .toSorted((a, b) => a.total - b.total)
  const served = priced.filter(({ availability }) => availability.state !== 'none')
  const cheapest = served[0] ?? priced[0]
  if (cheapest === undefined) return undefined
  const [first = cheapest] = served.toSorted((a, b) =>
    (a.availability.from ?? '').localeCompare(b.availability.from ?? ''),
  )
  const service = readServiceCode(catalogue.service.get(cheapest.plan.serviceId)?.code ?? '')
  return {
    total: cheapest.total,
    basis: priceBasis({ ...cheapest.plan, service }) ?? null,
    arrivalDays: cheapest.plan.estimatedArrivalDays,
    availability: first.availability,
  }
}
