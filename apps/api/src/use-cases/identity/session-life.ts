const hours = 3_600_000

/** A session dies after a day without use, and after thirty days whatever happens. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - 24 * hours)
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + 30 * 24 * hours)

/** Writing the time of use at every call would make every reader a writer. */
export const isUseStale = (usedAt: Date, now: Date): boolean => now.getTime() - usedAt.getTime() > 5 * 60_000

export const resetEnd = (now: Date): Date => new Date(now.getTime() + 30 * 60_000)
