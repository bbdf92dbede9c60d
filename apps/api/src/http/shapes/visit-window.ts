import { instant, instantToIso } from '@sakina/domain/calendar'
import type { VisitWindowAvailability } from '../../use-cases/schedule/bookable-windows.ts'
import { localize, type Language } from '../language.ts'
import { visitWindowNames } from '../words/visit-windows.ts'

export const toWireVisitWindow = (
  { window, span, free, season }: VisitWindowAvailability & { readonly season: string },
  language: Language,
) => ({
  period: window.period,
  season,
  name: localize(visitWindowNames[window.code], language),
  arrive_from: window.from,
  arrive_to: window.to,
  ends_at: instantToIso(instant(span.ends)),
  duration_hours: 4,
  free,
})
