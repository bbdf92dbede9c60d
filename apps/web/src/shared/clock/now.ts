import { instant, riyadhDay } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'

/** Returns the time of the browser. Code that needs another time takes it as a parameter. */
export const now = (): Instant => instant(Date.now())

/** Returns today in Riyadh, whatever the time zone of the device. */
export const today = (): LocalDate => riyadhDay(now())
