import type { LocalDate } from '../calendar/index.ts'

/** Whether somebody can be had for a plan: at once, from a day on, or nobody. */
export type PlanAvailability =
  | { readonly state: 'now' | 'none' }
  | { readonly state: 'later'; readonly from: LocalDate }

/** Nobody of ours can come within the days that can be booked; a recruitment may still name a worker. */
export const isNobodyAvailable = ({
  availability,
  service,
}: {
  readonly availability: PlanAvailability | null
  readonly service: { readonly code: string } | null
}): boolean => availability?.state === 'none' && service?.code !== 'mediation'
