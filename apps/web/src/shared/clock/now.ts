import { instant, riyadhDay } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'

/** The browser's clock; whoever needs another hands it in. */
export const now = (): Instant => instant(Date.now())

/** The day it is in Riyadh, whatever the device says. */
export const today = (): LocalDate => riyadhDay(now())
