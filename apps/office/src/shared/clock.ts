import { instant, riyadhDay, type Instant, type LocalDate } from '@sakina/domain/calendar'

/** The moment by the clock of the device; what counts is decided by the server. */
export const now = (): Instant => instant(Date.now())

/** Today in Riyadh. */
export const today = (): LocalDate => riyadhDay(now())
