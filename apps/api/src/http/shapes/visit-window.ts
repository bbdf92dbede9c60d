import { instant } from '@sakina/domain/calendar'
import type { VisitWindowAvailability } from '../../use-cases/schedule/bookable-windows.ts'
import { localize, type Language } from '../language.ts'
import type { VisitWindow } from '@sakina/domain/schedule'
import type { Bilingual } from '../../db/schema/columns.ts'

export const visitWindowNames: Readonly<Record<VisitWindow['code'], Bilingual>> = {
  regular_morning: { ar: 'صباحية (الوصول بين 7:30 و9:30)', en: 'Morning (arrival 7:30–9:30)' },
  regular_evening: { ar: 'مسائية (الوصول بين 4:00 و6:00 عصرًا)', en: 'Evening (arrival 4:00–6:00 pm)' },
  friday_evening: {
    ar: 'الجمعة (الوصول بين 2:30 و4:00 عصرًا)',
    en: 'Friday afternoon (arrival 2:30–4:00 pm)',
  },
  ramadan_morning: {
    ar: 'رمضان صباحًا (الوصول بين 11:00 و1:00)',
    en: 'Ramadan morning (arrival 11:00 am–1:00 pm)',
  },
  ramadan_evening: {
    ar: 'رمضان مساءً (الوصول بين 8:00 و10:00)',
    en: 'Ramadan evening (arrival 8:00–10:00 pm)',
  },
}

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
