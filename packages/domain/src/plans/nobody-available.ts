import type { LocalDate } from '../calendar/index.ts'

/** Whether a worker is available for a plan: at once, from a day on, or not at all. */
export type PlanAvailability =
  | { readonly state: 'now' | 'none' }
  | { readonly state: 'later'; readonly from: LocalDate }

/** Whether the customer cannot get a worker for this plan. */
export const hasNoAvailableWorker = ({
  availability,
}: {
  readonly availability: PlanAvailability | null
}): boolean => availability?.state === 'none'
