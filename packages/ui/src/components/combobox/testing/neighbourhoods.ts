import type { ComboboxOption } from '../index.ts'

const named: readonly (readonly [id: string, ar: string, en: string])[] = [
  ['riyadh-olaya', 'العليا', 'Al Olaya'],
  ['riyadh-malqa', 'الملقا', 'Al Malqa'],
  ['riyadh-yasmin', 'الياسمين', 'Al Yasmin'],
  ['riyadh-narjis', 'النرجس', 'An Narjis'],
  ['riyadh-andalus', 'الأندلس', 'Al Andalus'],
  ['riyadh-izdihar', 'الازدهار', 'Al Izdihar'],
  ['riyadh-rawdah', 'الروضة', 'Ar Rawdah'],
  ['riyadh-nuzhah', 'النزهة', 'An Nuzhah'],
  ['riyadh-aziziyah', 'العزيزية', 'Al Aziziyah'],
  ['riyadh-suwaidi', 'السويدي', 'As Suwaidi'],
  ['riyadh-shifa', 'الشفا', 'Ash Shifa'],
  ['riyadh-ghadir', 'الغدير', 'Al Ghadir'],
]
const cities = [
  ['الرياض', 'Riyadh'],
  ['الخرج', 'Al Kharj'],
] as const

/** As many neighbourhoods as a big city has: real ones, and then the numbered blocks of a new suburb. */
export const neighbourhoods = (locale: 'ar' | 'en'): readonly ComboboxOption[] => [
  ...named.map(([value, ar, en]) => ({
    value,
    label: locale === 'ar' ? ar : en,
    hint: cities[0][locale === 'ar' ? 0 : 1],
    keywords: locale === 'ar' ? en : ar,
  })),
  ...Array.from({ length: 300 }, (_, index) => ({
    value: `block-${index + 1}`,
    label: locale === 'ar' ? `المخطط ${index + 1}` : `Block ${index + 1}`,
    hint: cities[1][locale === 'ar' ? 0 : 1],
    disabled: index % 50 === 49,
  })),
]
