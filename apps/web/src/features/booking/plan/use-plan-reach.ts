import { isSameId, type Plan } from '@sakina/api-client/client'
import { useEndpoint, useNeighborhood } from '@sakina/api-client/swr'
import { listPlans } from '@sakina/api-client/wire/plans'
import type { BookingDraft } from '@sakina/domain/booking'

import { useBookingNeighborhoodId } from '../steps/use-booking-neighborhood.ts'

/** Whether the visits of the booked plan reach the home, and the plans of visits that do. */
export type PlanReach = {
  /** True only when the home is known, its city is served, and no worker of the plan comes there. */
  readonly isUnreached: boolean
  /** The city of the home. */
  readonly city: string
  readonly reachingPlans: readonly Plan[]
}

/**
 * Asks the server which plans of visits can be had at the chosen home, as soon as its neighbourhood is
 * known. A live-in worker can come from another city.
 */
export function usePlanReach(draft: BookingDraft): PlanReach {
  const neighborhood = useBookingNeighborhoodId(draft)
  const isAsked = draft.service === 'hourly' && neighborhood !== undefined
  const place = useNeighborhood(isAsked ? String(neighborhood) : '')
  const plans = useEndpoint(
    listPlans,
    isAsked ? { query: { service: 'hourly', neighborhood, limit: 100 } } : null,
  )
  const reachingPlans = plans.data?.items ?? []
  return {
    // A city that no branch serves is announced with the address itself.
    isUnreached:
      place?.isServed === true &&
      plans.data !== undefined &&
      !reachingPlans.some(({ id }) => isSameId(id, draft.planId)),
    city: place?.city?.name ?? '',
    reachingPlans,
  }
}
