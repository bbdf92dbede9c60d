import { workerGender } from '@sakina/domain/plans'
import type { PolicyConfig } from '@sakina/domain/policies'
import type { WirePlan, WirePlanDetail } from '@sakina/api-client/wire/shapes/plan'
import type { PlanRow, WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import type { PlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { localize, type Language } from '../language.ts'
import { optionalHalalasToSar, halalasToSar } from '../wire-money.ts'
import { nationalityNameFor } from './nationality.ts'

const visitPeriods: Readonly<
  Record<string, { readonly id: number; readonly name: { readonly ar: string; readonly en: string } }>
> = {
  morning: { id: 1, name: { ar: 'صباحية', en: 'Morning' } },
  evening: { id: 2, name: { ar: 'مسائية', en: 'Evening' } },
  any: { id: 3, name: { ar: 'صباحية أو مسائية', en: 'Morning or evening' } },
}

const categoryIds = ['basic', 'economical', 'standard', 'popular', 'premium', 'seasonal', 'nanny', 'by_name']

type Coded = {
  readonly id: number
  readonly code: string
  readonly name: { readonly ar: string; readonly en: string }
}

const coded = (row: Coded | undefined, language: Language) =>
  row === undefined ? null : { id: row.id, name: localize(row.name, language), code: row.code }

const periodOf = (code: string | null, language: Language) => {
  const period = code === null ? undefined : visitPeriods[code]
  return code === null || period === undefined
    ? null
    : { id: period.id, name: localize(period.name, language), code }
}

type Rules = Pick<PolicyConfig, 'visaFee'> & { readonly availability: PlanAvailabilityLookup }

export function toWirePlan(
  plan: PlanRow,
  catalogue: Catalogue,
  language: Language,
  { visaFee, availability }: Rules,
): WirePlan {
  const service = catalogue.service.get(plan.serviceId)
  const job = catalogue.job.get(plan.jobId)
  const nationality = plan.nationalityId === null ? undefined : catalogue.nationality.get(plan.nationalityId)
  return {
    id: plan.id,
    name: localize(plan.name, language),
    service_id: coded(service, language),
    nationality_id: coded(
      nationality && { ...nationality, name: nationalityNameFor(nationality, workerGender(job?.code)) },
      language,
    ),
    job_id: coded(job, language),
    list_price: halalasToSar(plan.listPrice),
    price: halalasToSar(plan.listPrice),
    employee_wage: halalasToSar(plan.employeeWage),
    salary: optionalHalalasToSar(plan.salary),
    taxes_id: plan.taxes.map((tax) => ({ ...tax })),
    plan_duration: plan.durationDays,
    duration_label: localize(plan.durationLabel, language),
    visit_recurrence_rate: plan.visitsPerWeek,
    visit_count: plan.visitCount,
    visit_period_id: periodOf(plan.visitPeriod, language),
    visit_hours: plan.visitHours,
    visit_days: plan.visitDays && { ...plan.visitDays, weekdays: [...plan.visitDays.weekdays] },
    requires_insurance: plan.requiresInsurance,
    insurance_amount: halalasToSar(plan.insuranceAmount),
    insurance_in_price: plan.insuranceInPrice,
    category: {
      id: categoryIds.indexOf(plan.categoryCode) + 1,
      name: localize(plan.categoryName, language),
      code: plan.categoryCode,
    },
    trial_days: plan.trialDays,
    estimated_arrival_days: plan.estimatedArrivalDays,
    paid_through: plan.paidThrough,
    availability: availability(plan),
    visa_fee: service?.code === 'mediation' ? halalasToSar(visaFee) : null,
  }
}

export function toWirePlanDetail(
  plan: PlanRow,
  catalogue: Catalogue,
  language: Language,
  { free, ...rules }: Rules & { readonly free: readonly WorkerRow[] },
): WirePlanDetail {
  const ofKind = (kind: string) => free.filter((worker) => worker.kind === kind).map(({ id }) => id)
  return {
    ...toWirePlan(plan, catalogue, language, rules),
    available_employee_ids: ofKind('employee'),
    available_applicant_ids: ofKind('applicant'),
  }
}
