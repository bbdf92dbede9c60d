import type { Plan } from '@sakina/api-client/client'
import { FRIDAY, isRamadan, weekdayOf, type LocalDate } from '@sakina/domain/calendar'

/**
 * Whether a single visit on this day has the price of an evening because a Friday has no morning visits.
 * A plan of fixed weekdays has a price of its own.
 */
export const hasFridayPrice = (
  { visitCount, visitDays }: Pick<Plan, 'visitCount' | 'visitDays'>,
  day: LocalDate | undefined,
): boolean =>
  day !== undefined &&
  visitCount === 1 &&
  visitDays.weekdays.length === 0 &&
  weekdayOf(day) === FRIDAY &&
  !isRamadan(day)
