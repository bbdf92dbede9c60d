import { money, type Money } from '@sakina/domain/money'
import { priceBasis, readServiceCode, type PriceBasis } from '@sakina/domain/plans'
import { calculateQuote, taxPercentOf } from '@sakina/domain/pricing'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
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
}

/** The total and basis of the cheapest plan on offer; undefined where there is none. */
export function startingPrice(
  catalogue: Pick<Catalogue, 'service'>,
  plans: readonly PlanRow[],
): StartingPrice | undefined {
  const [cheapest] = plans
    .filter((plan) => plan.active)
    .map((plan) => ({ plan, total: lowestPlanTotal(plan) }))
    .toSorted((a, b) => a.total - b.total)
  if (cheapest === undefined) return undefined
  const service = readServiceCode(catalogue.service.get(cheapest.plan.serviceId)?.code ?? '')
  return {
    total: cheapest.total,
    basis: priceBasis({ ...cheapest.plan, service }) ?? null,
    arrivalDays: cheapest.plan.estimatedArrivalDays,
  }
}
