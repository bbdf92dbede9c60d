import { riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'

/** An instant as the kit shows it: the day and the time on the clocks of Riyadh. */
export const momentOf = (at: Instant | null): { readonly date: string; readonly time: string } | null =>
  at === null ? null : { date: riyadhDay(at), time: riyadhTime(at) }
