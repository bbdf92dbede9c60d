import { addDays, clockTime, hoursBetween, riyadhDay, riyadhTime } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { isQuiet } from './quiet-hours.ts'

const eveningBegins = clockTime('18:00')

/** Hours before a visit at which the family is reminded of it once more. */
const hoursBefore = 2

/**
 * The reminder a visit is due for: on the evening before, and two hours ahead. Nothing at night, when a visit of the
 * early morning was told of on the evening before.
 */
export function dueReminder(startsAt: Instant, now: Instant): 'visit_tomorrow' | 'visit_soon' | undefined {
  const hours = hoursBetween(now, startsAt)
  if (hours <= 0 || isQuiet(now)) return undefined
  if (hours <= hoursBefore) return 'visit_soon'
  const isTomorrow = riyadhDay(startsAt) === addDays(riyadhDay(now), 1)
  return isTomorrow && riyadhTime(now) >= eveningBegins ? 'visit_tomorrow' : undefined
}
