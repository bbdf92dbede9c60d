import { parse } from '@formatjs/icu-messageformat-parser'
import { Provider as KitProvider } from '@sakina/ui/provider'
import { ar } from '@sakina/ui/strings/ar'
import { en } from '@sakina/ui/strings/en'
import type { ReactNode } from 'react'

import { LocaleContext, MessagesProvider } from '../intl/messages-provider.tsx'
import type { Locale } from '../intl/locale.ts'

const catalogues: Readonly<Record<Locale, Readonly<Record<string, Record<string, string>>>>> = {
  ar: import.meta.glob('../../**/messages/ar.json', { eager: true, import: 'default' }),
  en: import.meta.glob('../../**/messages/en.json', { eager: true, import: 'default' }),
}
const strings = { ar, en }

const parsed = (locale: Locale) =>
  Object.fromEntries(
    Object.values(catalogues[locale])
      .flatMap((catalogue) => Object.entries(catalogue))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  )
const messages = { ar: parsed('ar'), en: parsed('en') }

/**
 * Returns the text of a message without values, to find it on the screen. `kit.popup.word` is a string of
 * the kit.
 */
export const messageText = (locale: Locale, id: string): string => {
  const [kit, section = '', word = ''] = id.split('.')
  if (kit === 'kit') {
    const own = Object.entries(strings[locale]).find(([name]) => name === section)?.[1]
    const text: unknown = Object.entries(own ?? {}).find(([name]) => name === word)?.[1]
    if (typeof text === 'string') return text
  }
  for (const catalogue of Object.values(catalogues[locale])) {
    const text = catalogue[id]
    if (text !== undefined) return text
  }
  throw new Error(`no ${locale} message “${id}”`)
}

/** The providers of a page with all messages, for tests that render a part of the site. */
export const LocaleProviders = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>
    <KitProvider locale={locale} strings={strings[locale]} digits="latn" calendar="gregory">
      <MessagesProvider locale={locale} digits="latn" messages={messages[locale]}>
        {children}
      </MessagesProvider>
    </KitProvider>
  </LocaleContext>
)
