import { money } from '@sakina/domain/money'
import type { Plan as PlanEntity } from '@sakina/api-client/wire/records/plan'
import { workerGender } from '@sakina/domain/plans'
import type { PolicyConfig } from '@sakina/domain/policies'
import { unrestrictedPlanDays } from '@sakina/domain/schedule'
import type { PlanRow, WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import type { PlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { optionalMoney } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import { nationalityNameFor } from './nationality.ts'
import { toReference, toServiceReference } from './relation.ts'

const visitPeriods: Readonly<
  Record<string, { readonly id: number; readonly name: { readonly ar: string; readonly en: string } }>
> = {
  morning: { id: 1, name: { ar: 'صباحية', en: 'Morning' } },
  evening: { id: 2, name: { ar: 'مسائية', en: 'Evening' } },
  any: { id: 3, name: { ar: 'صباحية أو مسائية', en: 'Morning or evening' } },
}

const categoryIds = ['basic', 'economical', 'standard', 'popular', 'premium', 'seasonal', 'nanny', 'by_name']

const periodOf = (code: string | null, language: Language) => {
  const period = code === null ? undefined : visitPeriods[code]
  return code === null || period === undefined
    ? null
    : { id: period.id, name: localize(period.name, language), code }
}

type Rules = Pick<PolicyConfig, 'visaFee'> & { readonly availability: PlanAvailabilityLookup }

export function toPlan(
  plan: PlanRow,
  catalogue: Catalogue,
  language: Language,
  { visaFee, availability }: Rules,
): PlanEntity {
  const service = catalogue.service.get(plan.serviceId)
  const job = catalogue.job.get(plan.jobId)
  const nationality = plan.nationalityId === null ? undefined : catalogue.nationality.get(plan.nationalityId)
  return {
    id: plan.id,
    name: localize(plan.name, language),
    service: toServiceReference(service, language),
    nationality: toReference(
      nationality && { ...nationality, name: nationalityNameFor(nationality, workerGender(job?.code)) },
      language,
    ),
    job: toReference(job, language),
    listPrice: money(plan.listPrice),
    employeeWage: money(plan.employeeWage),
    salary: optionalMoney(plan.salary),
    taxes: plan.taxes.map(({ id, name, amount }) => ({ id, name, percent: amount })),
    durationDays: plan.durationDays,
    durationLabel: localize(plan.durationLabel, language),
    visitsPerWeek: plan.visitsPerWeek,
    visitCount: plan.visitCount,
    visitPeriod: periodOf(plan.visitPeriod, language),
    visitHours: plan.visitHours,
    visitDays: plan.visitDays ?? unrestrictedPlanDays,
    requiresInsurance: plan.requiresInsurance,
    insuranceAmount: money(plan.insuranceAmount),
    insuranceInPrice: plan.insuranceInPrice,
    category: {
      id: categoryIds.indexOf(plan.categoryCode) + 1,
      name: localize(plan.categoryName, language),
      code: plan.categoryCode,
    },
    trialDays: plan.trialDays,
    arrivalDays: plan.estimatedArrivalDays,
    paidThrough: plan.paidThrough,
    availability: availability(plan),
    visaFee: service?.code === 'mediation' ? money(visaFee) : null,
  }
}

export function toPlanDetail(
  plan: PlanRow,
  catalogue: Catalogue,
  language: Language,
  { free, ...rules }: Rules & { readonly free: readonly WorkerRow[] },
) {
  const ofKind = (kind: string) => free.filter((worker) => worker.kind === kind).map(({ id }) => id)
  return {
    ...toPlan(plan, catalogue, language, rules),
    availableEmployeeIds: ofKind('employee'),
    availableApplicantIds: ofKind('applicant'),
  }
}
