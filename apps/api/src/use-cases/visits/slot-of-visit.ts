import { localDate, type LocalDate } from '@sakina/domain/calendar'
import type { VisitPeriod } from '@sakina/domain/schedule'
import type { Visit } from '../../db/repositories/visits.ts'

/** The worker's time slot, a half day, that a visit occupies. */
export const slotOfVisit = ({
  day,
  period,
}: Pick<Visit, 'day' | 'period'>): { readonly day: LocalDate; readonly period: VisitPeriod } => ({
  day: localDate(day),
  period: period === 'evening' ? 'evening' : 'morning',
})
