import type { Plan } from '@sakina/api-client/client'
import { ZERO_MONEY, percentToNumber } from '@sakina/domain/money'
import {
  priceBasis,
  pricePerUnit,
  quotePlan,
  parseJobCode,
  workerGender,
  type ComparablePlan,
} from '@sakina/domain/plans'
import type { PlanCardPlan } from '@sakina/ui/plan-card'

/** Returns what determines the service and the duration of a plan. */
const soldAs = ({ service, durationDays, visitCount }: Plan) => ({
  service: service === null || service.code === 'unknown' ? undefined : service.code,
  durationDays: durationDays ?? 0,
  visitCount,
})

/** Whether the price includes the salary, so that nothing is paid to the worker beside it. */
export const isSalaryIncluded = ({ employeeWage }: Plan): boolean => employeeWage !== null && employeeWage > 0

/** When a worker is available. A recruited one is still abroad, so what counts is when she arrives. */
export function toPlanCardAvailability({
  service,
  arrivalDays,
  availability,
}: Plan): PlanCardPlan['availability'] {
  if (service?.code !== 'mediation') return availability ?? undefined
  return arrivalDays === null ? undefined : { state: 'arrives', days: arrivalDays }
}

/** Converts a plan to the props of the card, with the total the server would charge. */
export function toPlanCardPlan(plan: Plan): PlanCardPlan {
  const price = quotePlan(plan)
  const { service, nationality, job, category } = plan
  const basis = priceBasis(soldAs(plan))
  const unit = price && pricePerUnit(price.total, basis)
  return {
    name: plan.name,
    service: service?.name,
    category: category?.name,
    availability: toPlanCardAvailability(plan),
    gender: workerGender(job?.code),
    duration: plan.durationDays,
    durationLabel: plan.durationLabel,
    visits: plan.visitCount === 0 ? null : plan.visitCount,
    visitsPerWeek: plan.visitsPerWeek,
    visitHours: plan.visitHours,
    nationality: nationality && { code: nationality.code, name: nationality.name },
    job: job?.name ?? null,
    insurance: { required: plan.requiresInsurance, amount: plan.insuranceAmount },
    salary: plan.salary,
    salaryIncluded: isSalaryIncluded(plan),
    total: price?.total ?? null,
    unitPrice: unit && { halalas: unit.price, per: { unit: unit.unit, count: 1 } },
    per: basis,
    price: price && {
      lines: price.lines,
      taxPercent: percentToNumber(price.taxPercent),
      ofWhich: price.ofWhich,
      outside: price.outside,
    },
  }
}

/** A plan with the figures by which plans are compared, and whether it has a price. */
export type RankablePlan = ComparablePlan & { readonly plan: Plan; readonly isPriced: boolean }

/** Converts a plan for the rules of tabs and suggestions. They compare the total with tax. */
export function toRankablePlan(plan: Plan): RankablePlan {
  const total = quotePlan(plan)?.total
  const { service, job, nationality } = plan
  return {
    plan,
    isPriced: total !== undefined,
    ...soldAs(plan),
    job: job === null ? undefined : parseJobCode(job.code),
    nationalityId: nationality?.id == null ? undefined : Number(nationality.id),
    price: total ?? ZERO_MONEY,
    requiresInsurance: plan.requiresInsurance,
    names: [plan.name, job?.name, nationality?.name, service?.name].filter((name) => name !== undefined),
  }
}
