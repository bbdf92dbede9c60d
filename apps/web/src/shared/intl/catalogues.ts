import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from './locale.ts'
import type { CompiledMessages } from './messages-provider.tsx'

/** The messages of the site and the string sections of the kit, in one language. */
export type LocaleMessages = { readonly messages: CompiledMessages; readonly kit: KitStringSections }

/**
 * What public pages show; what signing in and up show besides; and everything that public pages lack, with
 * the second once more.
 */
export type MessageCatalogueName = 'public' | 'signIn' | 'account'

/** Each path is written in full, because a bundler cannot resolve a computed one. */
const files: Readonly<
  Record<MessageCatalogueName, Record<Locale, () => Promise<{ readonly default: LocaleMessages }>>>
> = {
  public: { ar: () => import('virtual:messages/public/ar'), en: () => import('virtual:messages/public/en') },
  signIn: { ar: () => import('virtual:messages/signIn/ar'), en: () => import('virtual:messages/signIn/en') },
  account: {
    ar: () => import('virtual:messages/account/ar'),
    en: () => import('virtual:messages/account/en'),
  },
}

/** The milliseconds after which a catalogue that failed to load is asked for again. */
const RETRY_MS = 2000

const loaded = new Map<string, Promise<LocaleMessages>>()
const here = new Map<string, LocaleMessages>()

/** Returns a catalogue that has loaded. */
export const getLoadedMessages = (locale: Locale, catalogue: MessageCatalogueName) =>
  here.get(`${catalogue} ${locale}`)

/** Loads a catalogue once; after a lost connection the next call tries again. */
export function loadMessages(locale: Locale, catalogue: MessageCatalogueName): Promise<LocaleMessages> {
  const key = `${catalogue} ${locale}`
  const known = loaded.get(key)
  if (known) return known
  const messages = files[catalogue][locale]().then((file) => file.default)
  loaded.set(key, messages)
  messages.then(
    (found) => here.set(key, found),
    // Not at once: a page that waits for it would ask again and again instead of failing.
    () => setTimeout(() => loaded.delete(key), RETRY_MS),
  )
  return messages
}
