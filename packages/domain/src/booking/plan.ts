import type { PlanAvailability } from '../plans/index.ts'
import type { PlanDays, PlanPeriod, VisitBundle } from '../schedule/index.ts'
import type { Id } from './choices.ts'

/** The properties of a plan that a booking uses. */
export type BookablePlan = {
  readonly id: Id
  readonly service: { readonly code: string } | null
  readonly visitCount: number
  readonly visitsPerWeek: number
  readonly visitPeriod: { readonly code: string } | null
  readonly visitDays: PlanDays
  readonly availability: PlanAvailability | null
}

/** The number of visits of an hourly plan, how many a week, and in which period. */
export type HourlyBundle = VisitBundle & { readonly period: PlanPeriod }

/** Converts the visit fields of a plan to its bundle. */
export const toHourlyBundle = ({
  visitCount,
  visitsPerWeek,
  visitPeriod,
}: Pick<BookablePlan, 'visitCount' | 'visitsPerWeek' | 'visitPeriod'>): HourlyBundle => ({
  visitCount,
  recurrenceRate: Math.max(1, visitsPerWeek),
  period: visitPeriod?.code === 'morning' || visitPeriod?.code === 'evening' ? visitPeriod.code : 'any',
})
