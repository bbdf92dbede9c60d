import type { Locale } from './locale.ts'

/** The browser reads its list of locales once, when a number is first formatted: a third of what the shell takes to mount. */
export const readLocales = (locale: Locale): void => {
  Intl.NumberFormat.supportedLocalesOf(locale)
}
