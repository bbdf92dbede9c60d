import { createContext, use } from 'react'

/** The languages of the office. */
export type Locale = 'ar' | 'en'

/** The path under which the office is served in a language: Arabic first, English below /en. */
export const basenameOf = (locale: Locale): string => (locale === 'en' ? '/office/en' : '/office')

/** Returns the language of a URL path. */
export const localeOfPath = (pathname: string): Locale => (/^\/office\/en(\/|$)/.test(pathname) ? 'en' : 'ar')

/** Passes the language of the office to its components. */
export const LocaleContext = createContext<Locale>('ar')
export const useLocale = (): Locale => use(LocaleContext)
