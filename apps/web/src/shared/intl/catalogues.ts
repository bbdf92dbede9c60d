import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from './locale.ts'
import type { CompiledMessages } from './messages-provider.tsx'

/** The messages of the site and the string sections of the kit, in one language. */
export type LocaleMessages = { readonly messages: CompiledMessages; readonly kit: KitStringSections }

/** What prerendered pages show, and all other messages. */
export type MessageCatalogueName = 'public' | 'account'

/** Each path is written in full, because a bundler cannot resolve a computed one. */
const files: Readonly<
  Record<MessageCatalogueName, Record<Locale, () => Promise<{ readonly default: LocaleMessages }>>>
> = {
  public: { ar: () => import('virtual:messages/public/ar'), en: () => import('virtual:messages/public/en') },
  account: {
    ar: () => import('virtual:messages/account/ar'),
    en: () => import('virtual:messages/account/en'),
  },
}

const loaded = new Map<string, Promise<LocaleMessages>>()

/** Loads a catalogue once; after a lost connection the next call tries again. */
export function loadMessages(locale: Locale, catalogue: MessageCatalogueName): Promise<LocaleMessages> {
  const key = `${catalogue} ${locale}`
  const known = loaded.get(key)
  if (known) return known
  const messages = files[catalogue][locale]().then((file) => file.default)
  loaded.set(key, messages)
  messages.catch(() => loaded.delete(key))
  return messages
}
