import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from './locale.ts'
import type { Messages } from './messages-provider.tsx'

/** The site's messages and sections of the kit's strings, in one language. */
export type Words = { readonly messages: Messages; readonly kit: KitStringSections }

/** What public pages say. Each file is named in full: a bundler must see which is meant. */
export const loadWords = async (locale: Locale): Promise<Words> =>
  (await (locale === 'ar' ? import('virtual:words/ar') : import('virtual:words/en'))).default

const loadAccountWords = async (locale: Locale): Promise<Words> =>
  (await (locale === 'ar' ? import('virtual:account-words/ar') : import('virtual:account-words/en'))).default

const loaded = new Map<Locale, Promise<Words>>()

/** What is said beyond that behind the sign-in, in bookings and in forms. */
export function accountWords(locale: Locale): Promise<Words> {
  const known = loaded.get(locale)
  if (known) return known
  const words = loadAccountWords(locale)
  loaded.set(locale, words)
  // Asked for again after a lost connection
  words.catch(() => loaded.delete(locale))
  return words
}
