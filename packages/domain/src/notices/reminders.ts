import { addDays, clockTime, hoursBetween, riyadhDay, riyadhTime } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { isQuietHour } from './quiet-hours.ts'

const eveningBegins = clockTime('18:00')

/** The second reminder is sent this many hours before a visit. */
const hoursBefore = 2

/**
 * The reminder that is due for a visit: on the evening before, and two hours ahead. None is sent in the
 * quiet hours, because a visit in the early morning had its reminder the evening before.
 */
export function dueVisitReminder(
  startsAt: Instant,
  now: Instant,
): 'visit_tomorrow' | 'visit_soon' | undefined {
  const hours = hoursBetween(now, startsAt)
  if (hours <= 0 || isQuietHour(now)) return undefined
  if (hours <= hoursBefore) return 'visit_soon'
  const isTomorrow = riyadhDay(startsAt) === addDays(riyadhDay(now), 1)
  return isTomorrow && riyadhTime(now) >= eveningBegins ? 'visit_tomorrow' : undefined
}
