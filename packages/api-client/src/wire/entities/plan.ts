import { weekdays } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import type { PlanDays } from '@sakina/domain/schedule'
import { planSeasons } from '@sakina/domain/vocabulary'
import type { WirePlan, WirePlanDetail } from '../shapes/plan.ts'
import { toAvailability, type Availability } from './availability.ts'
import type { ServiceCode } from './service.ts'
import { toServiceCode } from './service.ts'
import type { ReferenceWithCode, Id, RecordReference } from './values.ts'
import { toOptionalMoney } from './values.ts'

/** The name and the percentage of a tax. */
export type Tax = { readonly name: string; readonly percent: number | null }

export type Plan = {
  readonly id: Id
  readonly name: string
  readonly service: (RecordReference & { readonly code: ServiceCode | 'unknown' }) | null
  readonly nationality: ReferenceWithCode | null
  readonly job: ReferenceWithCode | null
  /** Before tax, with the worker's wage; `null` means price on request. */
  readonly listPrice: Money | null
  readonly employeeWage: Money | null
  readonly salary: Money | null
  readonly taxes: readonly Tax[]
  readonly durationDays: number | null
  readonly durationLabel: string | null
  readonly visitsPerWeek: number
  readonly visitCount: number
  readonly visitPeriod: ReferenceWithCode | null
  readonly visitHours: number | null
  readonly visitDays: PlanDays
  readonly requiresInsurance: boolean
  readonly insuranceAmount: Money | null
  readonly insuranceInPrice: boolean
  readonly category: ReferenceWithCode | null
  readonly trialDays: number | null
  readonly arrivalDays: number | null
  readonly paidThrough: string
  readonly availability: Availability | null
  /** Paid to the government for a recruitment; `null` where the provider does not say. */
  readonly visaFee: Money | null
}

/** Converts the days on which a plan has visits; an unknown season is treated as none. */
const toVisitDays = (days: WirePlan['visit_days']): PlanDays => ({
  weekdays: weekdays.filter((weekday) => days?.weekdays.includes(weekday)),
  season: planSeasons.find((season) => season === days?.season) ?? null,
})

/** Converts a plan from the wire format. */
export const toPlan = (wire: WirePlan): Plan => ({
  id: wire.id,
  name: wire.name,
  service: wire.service_id && { ...wire.service_id, code: toServiceCode(wire.service_id.code) },
  nationality: wire.nationality_id,
  job: wire.job_id,
  listPrice: toOptionalMoney(wire.list_price ?? wire.price),
  employeeWage: toOptionalMoney(wire.employee_wage),
  salary: toOptionalMoney(wire.salary),
  taxes: wire.taxes_id.map((tax) => ({ name: tax.name, percent: tax.amount })),
  durationDays: wire.plan_duration,
  durationLabel: wire.duration_label,
  visitsPerWeek: wire.visit_recurrence_rate,
  visitCount: wire.visit_count,
  visitPeriod: wire.visit_period_id,
  visitHours: wire.visit_hours,
  visitDays: toVisitDays(wire.visit_days),
  requiresInsurance: wire.requires_insurance,
  insuranceAmount: toOptionalMoney(wire.insurance_amount),
  insuranceInPrice: wire.insurance_in_price,
  category: wire.category,
  trialDays: wire.trial_days,
  arrivalDays: wire.estimated_arrival_days,
  paidThrough: wire.paid_through,
  availability: toAvailability(wire.availability),
  visaFee: toOptionalMoney(wire.visa_fee),
})

/** A plan with the ids of its available workers. */
export type PlanDetail = Plan & { readonly availableWorkerIds: readonly Id[] }

/** Converts a plan with its details from the wire format. */
export const toPlanDetail = (wire: WirePlanDetail): PlanDetail => ({
  ...toPlan(wire),
  // Recruitment lists applicants, other services employees; a provider may send only one of the two.
  availableWorkerIds:
    wire.service_id?.code === 'mediation' || wire.available_employee_ids.length === 0
      ? wire.available_applicant_ids
      : wire.available_employee_ids,
})
