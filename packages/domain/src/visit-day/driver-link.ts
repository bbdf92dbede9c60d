import { addDays, clockTime, instantAt } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'

// the last visits of a day in Ramadan end after midnight, and a step may have to wait for a connection
const closesAt = clockTime('04:00')

/** A driver's link opens at midnight of its day and closes at four on the next morning. */
export const driverLinkValidity = (day: LocalDate): { readonly from: Instant; readonly until: Instant } => ({
  from: instantAt(day, clockTime('00:00')),
  until: instantAt(addDays(day, 1), closesAt),
})

export function isDriverLinkOpen(day: LocalDate, now: Instant): boolean {
  const { from, until } = driverLinkValidity(day)
  return from <= now && now < until
}
