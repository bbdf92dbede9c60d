/** A calendar day, without a time or a time zone. */
export interface Day {
  readonly year: number
  /** The month from 1 to 12. */
  readonly month: number
  readonly day: number
  /** The day of the week; 0 is Sunday. */
  readonly weekday: number
  /** The number of days since 1 January 1970. */
  readonly epochDay: number
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / 86_400_000

/** Parses `2026-02-18`. Returns nothing if the text is not a valid day. */
export function parseDay(iso: string): Day | undefined {
  const [year = 0, month = 0, day = 0] = (ISO.exec(iso) ?? []).slice(1).map(Number)
  if (year < 1000 || month < 1 || month > 12 || day < 1) return undefined
  const epochDay = dayNumber(year, month, day)
  if (epochDay >= dayNumber(year, month + 1, 1)) return undefined
  // 1 January 1970 was a Thursday
  return { year, month, day, epochDay, weekday: (((epochDay + 4) % 7) + 7) % 7 }
}
