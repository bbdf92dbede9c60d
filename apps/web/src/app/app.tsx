import { createClient } from '@sakina/api-client/client'
import { ApiClientProvider } from '@sakina/api-client/swr'
import { Provider as KitProvider } from '@sakina/ui/provider'
import { useMemo, useState } from 'react'
import { SWRConfig, type Middleware } from 'swr'

import { SiteContext } from '../shared/head/page-head-tags.tsx'
import { revalidateWhenNear } from '../shared/hydration/lazy-section.tsx'
import { LocaleContext, MessagesProvider } from '../shared/intl/messages-provider.tsx'
import type { Locale } from '../shared/intl/locale.ts'
import type { LocaleMessages } from '../shared/intl/catalogues.ts'
import { responseDigitsMiddleware } from '../shared/intl/response-digits.ts'
import { PreferencesContext } from '../shared/intl/preferences-context.ts'
import type { LazyPage } from './lazy-pages.tsx'
import { changePreferences, usePreferences } from './preferences/store.ts'
import type { PrerenderedResponses } from './prerendered-data.ts'
import { SessionProvider } from './session/session-provider.tsx'
import { currentToken, expireSession } from './session/store.ts'
import { Shell } from './shell/shell.tsx'

type Props = {
  locale: Locale
  words: LocaleMessages
  pages: readonly LazyPage[]
  site: { origin: string; day: string; search: string }
  answers: PrerenderedResponses
  apiRoot: string
  /** SWR middleware that records what a page fetches while it is prerendered. */
  note?: Middleware
}

/** The whole site: providers, session, preferences and the pages of the router. */
export function App({ locale, words, pages, site, answers, apiRoot, note }: Props) {
  const { digits, calendar, theme } = usePreferences()
  const choices = useMemo(
    () => ({ digits, calendar, theme, change: changePreferences }),
    [digits, calendar, theme],
  )
  const [client] = useState(() =>
    createClient({
      apiRoot,
      language: locale,
      getToken: currentToken,
      onUnauthorized: ({ token }) => expireSession(token),
    }),
  )
  const [swr] = useState(() => ({
    fallback: answers,
    use: [responseDigitsMiddleware, revalidateWhenNear, ...(note ? [note] : [])],
  }))
  return (
    <LocaleContext value={locale}>
      <SiteContext value={site}>
        <KitProvider locale={locale} strings={words.kit} digits={digits} calendar={calendar}>
          <MessagesProvider locale={locale} digits={digits} messages={words.messages}>
            <SWRConfig value={swr}>
              <ApiClientProvider client={client}>
                <PreferencesContext value={choices}>
                  <SessionProvider>
                    <Shell pages={pages} />
                  </SessionProvider>
                </PreferencesContext>
              </ApiClientProvider>
            </SWRConfig>
          </MessagesProvider>
        </KitProvider>
      </SiteContext>
    </LocaleContext>
  )
}
