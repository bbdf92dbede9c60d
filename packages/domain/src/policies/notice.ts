import { addHours, instant } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'

/**
 * The last moment at which a visit can be moved, or a service that has not begun cancelled, for free. The specification asks for more than 48 hours, so 48:00
 * sharp is late and the last free moment lies one millisecond before it; to the minute it reads 47 hours 59 earlier.
 */
export const lastFreeMoment = (startsAt: Instant, config: PolicyConfig = DEFAULT_POLICIES): Instant =>
  instant(addHours(startsAt, -config.noticeHours) - 1)

export const isInTime = (startsAt: Instant, now: Instant, config: PolicyConfig = DEFAULT_POLICIES): boolean =>
  instant(now) <= lastFreeMoment(startsAt, config)

export type CancellationTerms = {
  /** When the service is due next; missing while nobody knows, as before a recruited worker arrives. */
  readonly startsAt: Instant | undefined
  readonly hasBegun: boolean
  /** Before it there was nothing to cancel. */
  readonly orderedAt?: Instant | undefined
}

/**
 * Until when cancelling is free, or was. There is no such moment once the service has begun, nor where it was ordered
 * with too little notice ever to be cancelled for free.
 */
export function freeCancellationUntil(
  { startsAt, hasBegun, orderedAt }: CancellationTerms,
  config: PolicyConfig = DEFAULT_POLICIES,
): Instant | undefined {
  if (startsAt === undefined || hasBegun) return undefined
  const last = lastFreeMoment(startsAt, config)
  return orderedAt !== undefined && last < orderedAt ? undefined : last
}
