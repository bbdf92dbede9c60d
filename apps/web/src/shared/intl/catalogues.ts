import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from './locale.ts'
import type { Messages } from './messages-provider.tsx'

/** The messages of the site and the string sections of the kit, in one language. */
export type LocaleMessages = { readonly messages: Messages; readonly kit: KitStringSections }

/**
 * Loads the messages of public pages. Each path is written in full, because a bundler cannot resolve a
 * computed one.
 */
export const loadPublicMessages = async (locale: Locale): Promise<LocaleMessages> =>
  (await (locale === 'ar' ? import('virtual:words/ar') : import('virtual:words/en'))).default

const loadAccountWords = async (locale: Locale): Promise<LocaleMessages> =>
  (await (locale === 'ar' ? import('virtual:account-words/ar') : import('virtual:account-words/en'))).default

const loaded = new Map<Locale, Promise<LocaleMessages>>()

/** Loads the other messages: for the portal, bookings and forms. */
export function loadAccountMessages(locale: Locale): Promise<LocaleMessages> {
  const known = loaded.get(locale)
  if (known) return known
  const words = loadAccountWords(locale)
  loaded.set(locale, words)
  // After a lost connection the next call tries again.
  words.catch(() => loaded.delete(locale))
  return words
}
