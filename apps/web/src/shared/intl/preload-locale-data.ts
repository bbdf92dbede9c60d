import type { Locale } from './locale.ts'

/**
 * Makes the browser load its locale data, which would otherwise happen at the first number format
 * and take a third of the time to mount the shell.
 */
export const preloadLocaleData = (locale: Locale): void => {
  Intl.NumberFormat.supportedLocalesOf(locale)
}
