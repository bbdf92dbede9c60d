import { contractEnd } from '@sakina/domain/schedule'
import type { LocalDate } from '@sakina/domain/calendar'

const packageDays: Readonly<Record<string, number>> = { '3months': 90, '6months': 180, '12months': 360 }

/** The last day of a personalised package of a chosen duration. */
export const packageEnd = (start: LocalDate, duration: unknown): LocalDate =>
  contractEnd(start, packageDays[String(duration)] ?? 90)
