const hours = 3_600_000

/** Returns the moment after which a session must have been used to be still valid: a day ago. */
export const idleSessionCutoff = (now: Date): Date => new Date(now.getTime() - 24 * hours)
/** Returns when a session that begins now ends: after 30 days. */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + 30 * 24 * hours)

/**
 * Whether the stored time of use is older than five minutes. Only then is it written again, so that
 * reading does not write on every request.
 */
export const isLastUseStale = (usedAt: Date, now: Date): boolean =>
  now.getTime() - usedAt.getTime() > 5 * 60_000

/** Returns when a password reset that begins now ends: after 30 minutes. */
export const passwordResetExpiry = (now: Date): Date => new Date(now.getTime() + 30 * 60_000)
