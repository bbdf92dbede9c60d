import type { ApiError } from './api-error.ts'

/** How often a request is tried again and after which delays, in milliseconds. */
export type RetryPolicy = {
  /** Further tries after the first. */
  readonly times: number
  readonly firstDelay: number
  readonly longestDelay: number
}

/** A visitor waits the whole timeout for each try, so more than two tries take too long. */
const TRIES_AFTER_A_TIME_OUT = 1

/**
 * The default retry policy: three further tries, the first after at most 300 ms and none after more
 * than ten seconds.
 */
export const defaultRetryPolicy: RetryPolicy = { times: 3, firstDelay: 300, longestDelay: 10_000 }

/** Reads `Retry-After`, in seconds or as a date, as milliseconds. */
export const parseRetryAfter = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/**
 * The delay before try `attempt + 1`, or `null` to give up, also when the provider asks for a longer wait
 * than we allow.
 */
export const nextRetryDelay = (
  error: ApiError,
  attempt: number,
  policy: RetryPolicy,
  random: number,
): number | null => {
  if (!error.retryable || attempt >= policy.times) return null
  if (error.kind === 'timeout' && attempt >= TRIES_AFTER_A_TIME_OUT) return null
  if (error.retryAfter !== null) return error.retryAfter <= policy.longestDelay ? error.retryAfter : null
  const full = Math.min(policy.longestDelay, policy.firstDelay * 2 ** attempt)
  return full / 2 + (full / 2) * random
}
