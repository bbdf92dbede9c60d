import { money, type Money } from '@sakina/domain/money'
import { priceBasis, readServiceCode, type PriceBasis } from '@sakina/domain/plans'
import { quote, taxPercentOf } from '@sakina/domain/pricing'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from './catalogue-reader.ts'

type Priced = Pick<PlanRow, 'listPrice' | 'employeeWage' | 'taxes'>

/** What a plan costs a family at least, tax and wage included. */
export const totalOf = (plan: Priced): Money =>
  quote({
    listPrice: money(plan.listPrice),
    wage: money(plan.employeeWage),
    tax: taxPercentOf(plan.taxes),
  }).total

type StartingPrice = {
  readonly total: Money
  readonly basis: PriceBasis | null
  readonly arrivalDays: number | null
}

/** What the cheapest plan on offer costs and what for; nothing where no plan is on offer. */
export function startingPrice(
  catalogue: Pick<Catalogue, 'service'>,
  plans: readonly PlanRow[],
): StartingPrice | undefined {
  const [cheapest] = plans
    .filter((plan) => plan.active)
    .map((plan) => ({ plan, total: totalOf(plan) }))
    .toSorted((a, b) => a.total - b.total)
  if (cheapest === undefined) return undefined
  const service = readServiceCode(catalogue.service.get(cheapest.plan.serviceId)?.code ?? '')
  return {
    total: cheapest.total,
    basis: priceBasis({ ...cheapest.plan, service }) ?? null,
    arrivalDays: cheapest.plan.estimatedArrivalDays,
  }
}
