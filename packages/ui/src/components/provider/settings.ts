/** A BCP 47 language tag. The kit has strings for Arabic and English; for other languages you pass them. */
export type Locale = 'ar' | 'en' | (string & Record<never, never>)
export type Direction = 'rtl' | 'ltr'
export type Digits = 'latn' | 'arab'
export type Density = 'compact' | 'comfortable'
export type Calendar = 'gregory' | 'umalqura'
