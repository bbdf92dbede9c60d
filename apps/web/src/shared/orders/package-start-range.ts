import { addDays, riyadhDay } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { defaultScheduleRules, earliestPackageStartDay } from '@sakina/domain/schedule'

/** Returns the range of start days of a custom package, for a calendar. */
export const packageStartRange = (now: Instant) => ({
  min: earliestPackageStartDay(now),
  max: addDays(riyadhDay(now), defaultScheduleRules.horizonDays),
})
