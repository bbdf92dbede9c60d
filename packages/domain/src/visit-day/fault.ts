import type { Instant } from '../calendar/index.ts'
import { DEFAULT_POLICIES } from '../policies/index.ts'
import type { PolicyConfig } from '../policies/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { visitFailureReasons } from '../vocabulary/index.ts'
import type { VisitFailureReason, Fault } from '../vocabulary/index.ts'
import { canVisitBe, nobodyOpensReportableFrom } from './steps.ts'
import type { VisitBeforeStep } from './steps.ts'

/** Why the office cannot record that a visit was missed or called off by the fault it names. */
export type VisitFaultRefusal = 'visit_day.not_at_door' | 'visit_day.still_waiting' | 'visit_day.not_begun'

/** Whether a reason is one of the fault. */
export const isReasonOfFault = (reason: VisitFailureReason, fault: Fault): boolean =>
  visitFailureReasons[fault].some((each) => each === reason)

/**
 * Whether a visit can be missed or called off by a fault. The family loses a missed visit only after the
 * wait that the server counted from the driver's arrival, and one that is called off only from then on or
 * once the worker is inside. No other visit is missed before the time it was to begin.
 */
export function visitLossByFault(
  visit: VisitBeforeStep,
  { to, fault }: { readonly to: 'missed' | 'cancelled'; readonly fault: Fault },
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<Fault, VisitFaultRefusal> {
  const { state, startsAt, atDoorSince } = visit
  if (fault !== 'family')
    return canVisitBe(to, startsAt, now) ? granted(fault) : refused('visit_day.not_begun')
  if (state === 'in_progress') return granted(fault)
  if (atDoorSince === undefined) return refused('visit_day.not_at_door')
  const waited = to === 'cancelled' || now >= nobodyOpensReportableFrom({ startsAt, atDoorSince }, config)
  return waited ? granted(fault) : refused('visit_day.still_waiting')
}
