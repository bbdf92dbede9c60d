import { addHours, instant } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import type { Money } from '../money/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'

/**
 * The last moment at which a visit can be moved, or a service cancelled before it begins, for free.
 * The specification asks for more than 48 hours, so exactly 48 hours are too late: this moment is
 * one millisecond earlier.
 */
export const lastFreeCancellationMoment = (
  startsAt: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Instant => instant(addHours(startsAt, -config.noticeHours) - 1)

/** Tells whether cancelling now is early enough to be free. */
export const hasEnoughCancellationNotice = (
  startsAt: Instant,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): boolean => instant(now) <= lastFreeCancellationMoment(startsAt, config)

/** What the cost of cancelling depends on, such as the start of the next service. */
export type CancellationTerms = {
  /**
   * The start of the next service; undefined while it is unknown, as before a recruited worker
   * arrives.
   */
  readonly startsAt: Instant | undefined
  readonly hasBegun: boolean
  /**
   * When the service was ordered; if that was after the last free moment, cancelling was never
   * free.
   */
  readonly orderedAt?: Instant | undefined
}

/**
 * Until when cancelling is or was free; undefined once the service has begun, or when it was ordered too
 * late for it.
 */
export function freeCancellationUntil(
  { startsAt, hasBegun, orderedAt }: CancellationTerms,
  config: PolicyConfig = DEFAULT_POLICIES,
): Instant | undefined {
  if (startsAt === undefined || hasBegun) return undefined
  const last = lastFreeCancellationMoment(startsAt, config)
  return orderedAt !== undefined && last < orderedAt ? undefined : last
}

/** What the office deducts for a cancellation, and until when cancelling is free. */
export type CancellationCost = {
  /** Until when cancelling is free; undefined if it is not. */
  readonly lastFreeMoment: Instant | undefined
  /** The amounts that the office keeps or charges. */
  readonly deductions: readonly Money[]
}

/** Whether a cancellation is granted at once: it is free, so the office has nothing to decide. */
export const isCancelledAtOnce = ({ lastFreeMoment, deductions }: CancellationCost, now: Instant): boolean =>
  lastFreeMoment !== undefined && instant(now) <= lastFreeMoment && deductions.length === 0
