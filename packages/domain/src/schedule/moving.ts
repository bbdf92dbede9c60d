import type { VisitPeriod } from '../vocabulary/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { DEFAULT_POLICIES, hasEnoughCancellationNotice } from '../policies/index.ts'
import type { PolicyConfig } from '../policies/index.ts'
import { refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { validateVisitDay } from './availability.ts'
import type { DayRefusal, BookingContext, VisitSlot } from './availability.ts'
import { periodsOfPlan } from './windows.ts'
import type { PlanPeriod } from './windows.ts'

/** Why a visit cannot be moved to another day and period. */
export type VisitMoveRefusal =
  | DayRefusal
  | 'schedule.move_too_late'
  | 'schedule.move_to_same_slot'
  | 'schedule.period_not_in_plan'

/**
 * Checks whether a visit can move to a slot: it must be free and in the plan's time of day, with
 * enough notice.
 */
export function validateVisitMove(
  visit: {
    readonly day: LocalDate
    readonly period: VisitPeriod
    readonly arriveFrom: Instant
    readonly planPeriod: PlanPeriod
  },
  to: { readonly day: LocalDate; readonly period: VisitPeriod },
  situation: BookingContext,
  policies: PolicyConfig = DEFAULT_POLICIES,
): Outcome<VisitSlot, VisitMoveRefusal> {
  if (!hasEnoughCancellationNotice(visit.arriveFrom, situation.now, policies)) {
    return refused('schedule.move_too_late', { hours: policies.noticeHours })
  }
  if (visit.day === to.day && visit.period === to.period) return refused('schedule.move_to_same_slot')
  if (!periodsOfPlan(visit.planPeriod).includes(to.period))
    return refused('schedule.period_not_in_plan', { period: to.period })
  return validateVisitDay(to.day, to.period, situation)
}
