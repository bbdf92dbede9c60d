import { riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'

/** Converts an instant to the day and time in Riyadh, as the kit shows it. */
export const toRiyadhMoment = (at: Instant | null): { readonly date: string; readonly time: string } | null =>
  at === null ? null : { date: riyadhDay(at), time: riyadhTime(at) }
