import { createClient } from '@sakina/api-client/client'
import { ApiClientProvider } from '@sakina/api-client/swr'
import { Provider as KitProvider } from '@sakina/ui/provider'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'

import { basenameOf, LocaleContext, type Locale } from '../shared/locale.ts'
import { BrowserRouter } from '../shared/router.tsx'
import { fetchWithSession } from './fetch-with-session.ts'
import { Office } from './office.tsx'
import type { Words } from './words.ts'

/** A bare `ar-SA` has different digits and calendars in different browsers, so both are fixed. */
const pinned = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-SA-u-ca-gregory-nu-latn' }

/** A missing or invalid message is a bug. */
const fail = (error: Error) => {
  throw error
}

/** The whole office: providers, router and screens. */
export function App({ locale, words }: { locale: Locale; words: Words }) {
  const [client] = useState(() =>
    createClient({ apiRoot: '/api', language: locale, fetch: fetchWithSession }),
  )
  return (
    <LocaleContext value={locale}>
      <KitProvider locale={locale} strings={words.kit} density="compact">
        <IntlProvider locale={pinned[locale]} timeZone="Asia/Riyadh" messages={words.messages} onError={fail}>
          <ApiClientProvider client={client}>
            <BrowserRouter basename={basenameOf(locale)}>
              <Office />
            </BrowserRouter>
          </ApiClientProvider>
        </IntlProvider>
      </KitProvider>
    </LocaleContext>
  )
}
