import { money, type Money } from '@sakina/domain/money'
import { quote, taxPercentOf } from '@sakina/domain/pricing'
import type { PlanRow } from '../../db/repositories/catalogue.ts'

type Priced = Pick<PlanRow, 'active' | 'listPrice' | 'employeeWage' | 'taxes'>

/** What the cheapest plan on offer costs a family, tax and wage included; nothing where no plan is on offer. */
export function startingTotal(plans: readonly Priced[]): Money | null {
  const totals = plans
    .filter((plan) => plan.active)
    .map(
      (plan) =>
        quote({
          listPrice: money(plan.listPrice),
          wage: money(plan.employeeWage),
          tax: taxPercentOf(plan.taxes),
        }).total,
    )
  return totals.length === 0 ? null : money(Math.min(...totals))
}
