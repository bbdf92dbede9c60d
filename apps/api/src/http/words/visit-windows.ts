import type { VisitWindow } from '@sakina/domain/schedule'
import type { Bilingual } from '../../db/schema/columns.ts'

export const visitWindowNames: Readonly<Record<VisitWindow['code'], Bilingual>> = {
  regular_morning: { ar: 'صباحية (الوصول 7:30 – 9:30)', en: 'Morning (arrival 7:30–9:30)' },
  regular_evening: { ar: 'مسائية (الوصول 4:00 – 6:00 مساءً)', en: 'Evening (arrival 4:00–6:00 pm)' },
  friday_evening: {
    ar: 'مساء الجمعة (الوصول 2:30 – 4:00 مساءً)',
    en: 'Friday evening (arrival 2:30–4:00 pm)',
  },
  ramadan_morning: { ar: 'رمضان صباحًا (الوصول 11:00 – 1:00)', en: 'Ramadan morning (arrival 11:00–13:00)' },
  ramadan_evening: { ar: 'رمضان مساءً (الوصول 8:00 – 10:00)', en: 'Ramadan evening (arrival 8:00–10:00 pm)' },
}
