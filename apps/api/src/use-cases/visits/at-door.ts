import { instant } from '@sakina/domain/calendar'
import { nobodyOpensReportableFrom } from '@sakina/domain/visit-day'
import type { PolicyConfig } from '@sakina/domain/policies'
import type { VisitStep, Visit } from '../../db/repositories/visits.ts'

/** When this server received the report that the driver is at the door. */
export const driverAtDoorSince = (steps: readonly VisitStep[]): Date | undefined =>
  steps.find(({ step }) => step === 'at_door')?.receivedAt

/**
 * Until when the driver waits; undefined unless the visit is on the way and the driver is at the
 * door.
 */
export function driverWaitDeadlineOfVisit(
  visit: Visit,
  steps: readonly VisitStep[],
  policies: PolicyConfig,
): Date | undefined {
  const since = driverAtDoorSince(steps)
  if (visit.status !== 'on_the_way' || since === undefined) return undefined
  const times = { startsAt: instant(visit.startsAt), atDoorSince: instant(since) }
  return new Date(nobodyOpensReportableFrom(times, policies))
}
