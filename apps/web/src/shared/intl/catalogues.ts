import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from './locale.ts'
import { scopesOf, type LaterScope, type MessageScope } from './message-scopes.ts'
import type { Messages } from './messages-provider.tsx'

/** The messages of the site and the string sections of the kit, in one language. */
export type LocaleMessages = { readonly messages: Messages; readonly kit: KitStringSections }

/** Each path is written in full, because a bundler cannot resolve a computed one. */
const files: Readonly<
  Record<MessageScope, Record<Locale, () => Promise<{ readonly default: LocaleMessages }>>>
> = {
  public: { ar: () => import('virtual:words/public/ar'), en: () => import('virtual:words/public/en') },
  forms: { ar: () => import('virtual:words/forms/ar'), en: () => import('virtual:words/forms/en') },
  account: { ar: () => import('virtual:words/account/ar'), en: () => import('virtual:words/account/en') },
  booking: { ar: () => import('virtual:words/booking/ar'), en: () => import('virtual:words/booking/en') },
}

/** Loads the messages of public pages. */
export const loadPublicMessages = async (locale: Locale): Promise<LocaleMessages> =>
  (await files.public[locale]()).default

async function loadScopes(locale: Locale, needed: readonly LaterScope[]): Promise<LocaleMessages> {
  const loaded = await Promise.all(needed.map((scope) => files[scope][locale]()))
  return loaded.reduce<LocaleMessages>(
    (all, { default: { messages, kit } }) => ({
      messages: { ...all.messages, ...messages },
      kit: { ...all.kit, ...kit },
    }),
    { messages: {}, kit: {} },
  )
}

const loaded = new Map<string, Promise<LocaleMessages>>()

/** Loads the messages of a scope, and of those that it needs. */
export function loadMessages(locale: Locale, scope: LaterScope): Promise<LocaleMessages> {
  const key = `${scope} ${locale}`
  const known = loaded.get(key)
  if (known) return known
  const messages = loadScopes(locale, scopesOf(scope))
  loaded.set(key, messages)
  // After a lost connection the next call tries again.
  messages.catch(() => loaded.delete(key))
  return messages
}
