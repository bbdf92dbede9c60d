import type { KitStrings } from '@sakina/ui/provider'

import type { Locale } from '../shared/intl/locale.ts'

/** The kit's own words, of one language: each is a chunk of its own. */
export async function loadKitWords(locale: Locale): Promise<KitStrings> {
  return locale === 'ar'
    ? (await import('@sakina/ui/strings/ar')).ar
    : (await import('@sakina/ui/strings/en')).en
}
