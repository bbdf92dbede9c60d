import { money, type Money } from '@sakina/domain/money'
import {
  priceBasis,
  pricePerUnit,
  parseServiceCode,
  workerGender,
  type PriceBasis,
} from '@sakina/domain/plans'
import { calculateQuote, totalTaxPercent } from '@sakina/domain/pricing'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { PlanAvailabilityLookup, PlanAvailability } from '../schedule/plan-availability.ts'
import type { Catalogue } from './catalogue-reader.ts'

type Priced = Pick<PlanRow, 'listPrice' | 'employeeWage' | 'taxes'>

/** The lowest total of a plan, tax and wage included. */
export const lowestPlanTotal = (plan: Priced): Money =>
  calculateQuote({
    listPrice: money(plan.listPrice),
    wage: money(plan.employeeWage),
    tax: totalTaxPercent(plan.taxes),
  }).total

type StartingPrice = {
  readonly total: Money
  readonly basis: PriceBasis | null
  readonly arrivalDays: number | null
  /** When the first worker of any of the plans is available. */
  readonly availability: PlanAvailability
}

/**
 * The total and basis of the plan with the lowest price for a visit or a month among those that
 * somebody can serve, or among all if nobody is available, and when the first worker of any of the
 * plans is available. Undefined without an active plan.
 */
export function startingPrice(
  catalogue: Pick<Catalogue, 'service'>,
  plans: readonly PlanRow[],
  availabilityOf: PlanAvailabilityLookup,
): StartingPrice | undefined {
  const priced = plans
    .filter((plan) => plan.active)
    .map((plan) => {
      const service = parseServiceCode(catalogue.service.get(plan.serviceId)?.code ?? '')
      const total = lowestPlanTotal(plan)
      const basis = priceBasis({ ...plan, service })
      const unitPrice = pricePerUnit(total, basis)?.price ?? total
      return { plan, total, basis, unitPrice, availability: availabilityOf(plan) }
    })
    .toSorted((a, b) => a.unitPrice - b.unitPrice || a.total - b.total)
  const served = priced.filter(({ availability }) => availability.state !== 'none')
  const cheapest = served[0] ?? priced[0]
  if (cheapest === undefined) return undefined
  const [first = cheapest] = served.toSorted((a, b) =>
    (a.availability.from ?? '').localeCompare(b.availability.from ?? ''),
  )
  return {
    total: cheapest.total,
    basis: cheapest.basis ?? null,
    arrivalDays: cheapest.plan.estimatedArrivalDays,
    availability: first.availability,
  }
}

/**
 * The starting price of a service. The site names and draws the worker of a service as a woman, so plans of
 * men count only where there are no others.
 */
export function startingPriceOfService(
  catalogue: Pick<Catalogue, 'service' | 'job'>,
  plans: readonly PlanRow[],
  availabilityOf: PlanAvailabilityLookup,
): StartingPrice | undefined {
  const ofWomen = plans.filter(({ jobId }) => workerGender(catalogue.job.get(jobId)?.code) === 'female')
  return startingPrice(catalogue, ofWomen.length > 0 ? ofWomen : plans, availabilityOf)
}
