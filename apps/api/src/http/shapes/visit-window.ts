import { instant } from '@sakina/domain/calendar'
import type { VisitWindowAvailability } from '../../use-cases/schedule/bookable-windows.ts'
import { localize, type Language } from '../language.ts'
import { visitWindowNames } from '../words/visit-windows.ts'

export const toVisitWindow = (
  { window, span, free, season }: VisitWindowAvailability & { readonly season: string },
  language: Language,
) => ({
  window: window.period,
  season,
  name: localize(visitWindowNames[window.code], language),
  arriveFrom: window.from,
  arriveTo: window.to,
  endsAt: instant(span.ends),
  durationHours: 4,
  free,
})
