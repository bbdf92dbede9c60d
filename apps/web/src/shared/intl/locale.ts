/** The languages of the site. */
export const locales = ['ar', 'en'] as const
/** The language of a page. */
export type Locale = (typeof locales)[number]

/** Returns the other of the two languages. */
export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar')

/**
 * Returns the start of all paths in a language: Arabic uses the documented paths, English the same
 * below /en.
 */
export const localeBasename = (locale: Locale): string => (locale === 'en' ? '/en' : '/')

/** Returns the language of a URL path: English under `/en`, otherwise Arabic. */
export const localeOfPath = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'ar')

/** Returns the URL of a page in a language. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === 'ar') return path
  return path === '/' ? '/en' : `/en${path}`
}
