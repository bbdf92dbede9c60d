/** The six modes in which every matrix story is compared, here and in Chromatic. */
export const modes = {
  'ar-light': { locale: 'ar', theme: 'light', viewport: 1200 },
  'en-light': { locale: 'en', theme: 'light', viewport: 1200 },
  'ar-dark': { locale: 'ar', theme: 'dark', viewport: 1200 },
  'ar-forced': { locale: 'ar', theme: 'light', viewport: 1200, forcedColors: 'active' },
  'ar-contrast': { locale: 'ar', theme: 'contrast', viewport: 1200 },
  'ar-mobile': { locale: 'ar', theme: 'light', viewport: 360 },
} as const
