import { addDays, clockTime, instantAt } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'

// In Ramadan the last visits of a day end after midnight, and a driver without a connection may
// report them later.
const closesAt = clockTime('04:00')

/** A driver's link is valid from midnight of its day until four o'clock on the next morning. */
export const driverLinkValidity = (day: LocalDate): { readonly from: Instant; readonly until: Instant } => ({
  from: instantAt(day, clockTime('00:00')),
  until: instantAt(addDays(day, 1), closesAt),
})

/** Tells whether the link to a driver's day opens now. */
export function isDriverLinkOpen(day: LocalDate, now: Instant): boolean {
  const { from, until } = driverLinkValidity(day)
  return from <= now && now < until
}
