import type { LocalDate } from '../calendar/index.ts'
import type { Money } from '../money/index.ts'
import type { PlanDays, PlanPeriod, VisitBundle } from '../schedule/index.ts'
import type { Id } from './choices.ts'

/** What a booking needs to know of the plan that is booked. */
export type PlanOnSale = {
  readonly id: Id
  readonly service: { readonly code: string } | null
  readonly visitCount: number
  readonly visitsPerWeek: number
  readonly visitPeriod: { readonly code: string } | null
  readonly visitDays: PlanDays
  readonly availability:
    | { readonly state: 'now' | 'none' }
    | { readonly state: 'later'; readonly from: LocalDate }
    | null
}

/** What of a plan decides its price. */
export type PricedPlan = {
  readonly service: { readonly code: string } | null
  readonly listPrice: Money | null
  readonly employeeWage: Money | null
  readonly taxes: readonly { readonly name: string; readonly percent: number | null }[]
  readonly requiresInsurance: boolean
  readonly insuranceAmount: Money | null
  readonly insuranceInPrice: boolean
  readonly visaFee: Money | null
}

export type HourlyBundle = VisitBundle & { readonly period: PlanPeriod }

export const bundleOf = ({
  visitCount,
  visitsPerWeek,
  visitPeriod,
}: Pick<PlanOnSale, 'visitCount' | 'visitsPerWeek' | 'visitPeriod'>): HourlyBundle => ({
  visitCount,
  recurrenceRate: Math.max(1, visitsPerWeek),
  period: visitPeriod?.code === 'morning' || visitPeriod?.code === 'evening' ? visitPeriod.code : 'any',
})

/** Nobody of ours can come within the days that can be booked; a recruitment may still name a worker. */
export const isNobodyFree = ({
  availability,
  service,
}: Pick<PlanOnSale, 'availability' | 'service'>): boolean =>
  availability?.state === 'none' && service?.code !== 'mediation'
