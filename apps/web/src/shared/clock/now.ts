import { instant, riyadhDay, type Instant, type LocalDate, riyadhTime } from '@sakina/domain/calendar'

/** Returns the time of the browser. Code that needs another time takes it as a parameter. */
export const now = (): Instant => instant(Date.now())

/** Returns today in Riyadh, whatever the time zone of the device. */
export const today = (): LocalDate => riyadhDay(now())

/** Converts an instant to the day and time in Riyadh, as the kit shows it. */
export const toRiyadhMoment = (at: Instant | null): { readonly date: string; readonly time: string } | null =>
  at === null ? null : { date: riyadhDay(at), time: riyadhTime(at) }
