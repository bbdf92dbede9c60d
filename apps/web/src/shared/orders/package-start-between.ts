import { addDays, riyadhDay } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { defaultScheduleRules, earliestPackageStart } from '@sakina/domain/schedule'

/** The days on which a personalised package may start, for a calendar. */
export const packageStartBetween = (now: Instant) => ({
  min: earliestPackageStart(now),
  max: addDays(riyadhDay(now), defaultScheduleRules.horizonDays),
})
