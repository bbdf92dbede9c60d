/**
 * A BCP 47 language tag. The kit has strings in Arabic, English and Urdu; for other languages you
 * pass your own.
 */
export type Locale = 'ar' | 'en' | (string & Record<never, never>)
export type Direction = 'rtl' | 'ltr'
export type Digits = 'latn' | 'arab'
export type Density = 'compact' | 'comfortable'
export type CalendarSystem = 'gregory' | 'umalqura'
