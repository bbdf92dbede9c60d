export type Locale = 'ar' | 'en'
export type Direction = 'rtl' | 'ltr'
export type Digits = 'latn' | 'arab'
export type Calendar = 'gregory' | 'umalqura'

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')
