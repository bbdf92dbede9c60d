import type { LocalDate } from '../calendar/index.ts'

/** Whether a worker is available for a plan: at once, from a day on, or not at all. */
export type PlanAvailability =
  | { readonly state: 'now' | 'none' }
  | { readonly state: 'later'; readonly from: LocalDate }

/**
 * Whether the customer cannot get a worker for this plan. A recruitment is always possible, because
 * the customer may name a worker.
 */
export const isNobodyAvailable = ({
  availability,
  service,
}: {
  readonly availability: PlanAvailability | null
  readonly service: { readonly code: string } | null
}): boolean => availability?.state === 'none' && service?.code !== 'mediation'
