export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar')

/** Arabic stands at the documented paths, English is the same tree under /en. */
export const basenameOf = (locale: Locale): string => (locale === 'en' ? '/en' : '/')

export const localeOfPath = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'ar')

/** The address of a page (written without its language) in the given language. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'ar') return path
  return path === '/' ? '/en' : `/en${path}`
}
