import { addHours, hoursBetween, instantAt, riyadhDay, riyadhTime } from '../calendar/index.ts'
import type { ClockTime, Instant, LocalDate } from '../calendar/index.ts'
import type { VisitWindow } from './windows.ts'

/** The length of a visit, from the worker's arrival. */
export const VISIT_HOURS = 4

/** The day and time at which a visit ends. */
export type VisitEnd = { readonly day: LocalDate; readonly time: ClockTime; readonly nextDay: boolean }

/** The arrival window and the latest end of a visit. */
export type VisitSpan = {
  readonly arriveFrom: Instant
  readonly arriveTo: Instant
  /** The latest end of the visit: that of an arrival at the end of the window. */
  readonly ends: Instant
}

/**
 * When a visit ends after an arrival: a worker who arrives at 22:00 leaves at 02:00 of the next
 * day.
 */
export function visitEnd(day: LocalDate, arrival: ClockTime): VisitEnd {
  const end = addHours(instantAt(day, arrival), VISIT_HOURS)
  const endDay = riyadhDay(end)
  return { day: endDay, time: riyadhTime(end), nextDay: endDay !== day }
}

/** Returns the arrival window and the latest end of a visit on a day. */
export function visitSpan(day: LocalDate, window: VisitWindow): VisitSpan {
  const arriveTo = instantAt(day, window.to)
  return { arriveFrom: instantAt(day, window.from), arriveTo, ends: addHours(arriveTo, VISIT_HOURS) }
}

const MINUTES_AN_HOUR = 60

/**
 * The minutes of a visit that were not served, of all its minutes, after the worker who came at
 * `startedAt` left at `cutAt`. A begun minute was not.
 */
export function unservedVisitTime(
  startedAt: Instant,
  cutAt: Instant,
): { readonly minutes: number; readonly of: number } {
  const of = VISIT_HOURS * MINUTES_AN_HOUR
  const served = Math.floor(hoursBetween(startedAt, cutAt) * MINUTES_AN_HOUR)
  return { minutes: Math.max(0, of - served), of }
}
