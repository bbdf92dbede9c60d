import { addHours, instant } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'

/**
 * The last moment at which cancelling or moving is still free. The specification asks for more than 48 hours, so 48:00
 * sharp is late and the last free moment lies one millisecond before it; to the minute it reads 47 hours 59 earlier.
 */
export const lastFreeMoment = (startsAt: Instant, config: PolicyConfig = DEFAULT_POLICIES): Instant =>
  instant(addHours(startsAt, -config.noticeHours) - 1)

export const isInTime = (startsAt: Instant, now: Instant, config: PolicyConfig = DEFAULT_POLICIES): boolean =>
  instant(now) <= lastFreeMoment(startsAt, config)
