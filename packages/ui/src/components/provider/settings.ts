/** A BCP 47 language tag: the kit has words of its own for Arabic and English, and takes those of any other. */
export type Locale = 'ar' | 'en' | (string & Record<never, never>)
export type Direction = 'rtl' | 'ltr'
export type Digits = 'latn' | 'arab'
export type Density = 'compact' | 'comfortable'
export type Calendar = 'gregory' | 'umalqura'
