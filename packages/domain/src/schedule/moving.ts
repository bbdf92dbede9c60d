import type { Period } from '../vocabulary/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { DEFAULT_POLICIES, isInTime } from '../policies/index.ts'
import type { PolicyConfig } from '../policies/index.ts'
import { refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { chooseDay } from './availability.ts'
import type { DayRefusal, Situation, Slot } from './availability.ts'

export type MoveRefusal = DayRefusal | 'schedule.move_too_late' | 'schedule.move_to_same_slot'

/** To a free slot, with the notice every change of a visit needs. */
export function moveVisit(
  visit: { readonly day: LocalDate; readonly period: Period; readonly arriveFrom: Instant },
  to: { readonly day: LocalDate; readonly period: Period },
  situation: Situation,
  policies: PolicyConfig = DEFAULT_POLICIES,
): Outcome<Slot, MoveRefusal> {
  if (!isInTime(visit.arriveFrom, situation.now, policies)) {
    return refused('schedule.move_too_late', { hours: policies.noticeHours })
  }
  if (visit.day === to.day && visit.period === to.period) return refused('schedule.move_to_same_slot')
  return chooseDay(to.day, to.period, situation)
}
