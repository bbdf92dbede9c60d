import { instant } from '@sakina/domain/calendar'
import { nobodyOpensFrom } from '@sakina/domain/visit-day'
import type { PolicyConfig } from '@sakina/domain/policies'
import type { StepTaken, Visit } from '../../db/repositories/visits.ts'

/** When the server heard that the driver is at the door. */
export const atDoorSince = (steps: readonly StepTaken[]): Date | undefined =>
  steps.find(({ step }) => step === 'at_door')?.receivedAt

/** Until when the driver waits: nothing before the door, and nothing once somebody opened or nobody did. */
export function driverWaitsUntil(
  visit: Visit,
  steps: readonly StepTaken[],
  policies: PolicyConfig,
): Date | undefined {
  const since = atDoorSince(steps)
  if (visit.status !== 'on_the_way' || since === undefined) return undefined
  const times = { startsAt: instant(visit.startsAt), atDoorSince: instant(since) }
  return new Date(nobodyOpensFrom(times, policies))
}
