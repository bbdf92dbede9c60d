import type { Visit } from '../../db/repositories/visits.ts'

/** The calendar id of a visit and how often it was moved or cancelled. */
export type CalendarEventVersion = { readonly uid: string; readonly sequence: number }

/** The calendar id of a visit that the order has planned; positions count from 1. */
export const plannedCalendarEventVersion = (orderId: string, position: number): CalendarEventVersion => ({
  uid: `${orderId}-${position}`,
  sequence: 0,
})

/**
 * Returns the calendar id of a visit (that of its first booking) and how often it was moved or cancelled
 * since. `all` must include moved visits; `changes` counts during the recursion.
 */
export function calendarEventVersion(
  visit: Visit,
  orderId: string,
  all: readonly Visit[],
  changes = visit.status === 'cancelled' ? 1 : 0,
): CalendarEventVersion {
  const before = all.find(({ id }) => id === visit.movedFrom)
  // A failed visit was cancelled in the calendar before it got another time.
  const since = before?.status === 'cancelled' ? 2 : 1
  if (before !== undefined) return calendarEventVersion(before, orderId, all, changes + since)
  return { ...plannedCalendarEventVersion(orderId, visit.sequence), sequence: changes }
}
