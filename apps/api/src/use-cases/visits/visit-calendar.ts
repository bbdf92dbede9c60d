import type { Visit } from '../../db/repositories/visits.ts'

/** What a calendar knows a visit by, and how many times it was moved since. */
export type VisitCalendar = { readonly uid: string; readonly sequence: number }

/** The number a planned visit of an order gets when it is paid, counted from 1. */
export const plannedCalendar = (orderId: string, position: number): VisitCalendar => ({
  uid: `${orderId}-${position}`,
  sequence: 0,
})

/** A visit keeps the id it was booked under wherever it is moved: `all` are the visits of its contract, moved ones too. */
export function visitCalendar(
  visit: Visit,
  orderId: string,
  all: readonly Visit[],
  moves = 0,
): VisitCalendar {
  const before = all.find(({ id }) => id === visit.movedFrom)
  if (before !== undefined) return visitCalendar(before, orderId, all, moves + 1)
  return { ...plannedCalendar(orderId, visit.sequence), sequence: moves }
}
