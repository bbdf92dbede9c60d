import { addHours } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { chooseDay } from './availability.ts'
import type { DayRefusal, Situation, Slot } from './availability.ts'
import type { Period } from './windows.ts'

export type MoveRefusal = DayRefusal | 'schedule.move_too_late' | 'schedule.move_to_same_slot'

/** A change needs more than 48 hours' notice (public site §9); at exactly 48:00 it is too late. */
export const CHANGE_NOTICE_HOURS = 48

export const changeIsInTime = (arriveFrom: Instant, now: Instant): boolean =>
  arriveFrom > addHours(now, CHANGE_NOTICE_HOURS)

/** Until just before this moment a visit can be moved or cancelled freely. */
export const freeChangeUntil = (arriveFrom: Instant): Instant => addHours(arriveFrom, -CHANGE_NOTICE_HOURS)

export function moveVisit(
  visit: { readonly day: LocalDate; readonly period: Period; readonly arriveFrom: Instant },
  to: { readonly day: LocalDate; readonly period: Period },
  situation: Situation,
): Outcome<Slot, MoveRefusal> {
  if (!changeIsInTime(visit.arriveFrom, situation.now)) {
    return refused('schedule.move_too_late', { hours: CHANGE_NOTICE_HOURS })
  }
  if (visit.day === to.day && visit.period === to.period) return refused('schedule.move_to_same_slot')
  return chooseDay(to.day, to.period, situation)
}
