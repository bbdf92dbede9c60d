import type { Locale } from './locale.ts'

/**
 * The browser loads its locale data at the first number format, which takes a third of the time to mount
 * the shell.
 */
export const preloadLocaleData = (locale: Locale): void => {
  Intl.NumberFormat.supportedLocalesOf(locale)
}
