import { createClient } from '@sakina/api-client/client'
import { ApiClientProvider } from '@sakina/api-client/swr'
import { useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'

import type { Locale } from '../intl/locale.ts'
import { BrowserRouter, StaticRouter } from '../router/index.ts'
import { SessionContext, type Customer } from '../session/session.ts'
import { LocaleProviders } from './locale-providers.tsx'

const refuse = () =>
  Promise.resolve(Response.json({ success: false, code: 'not_found', message: '' }, { status: 404 }))

// A test does not wait for retries.
const once = { times: 0, firstDelay: 0, longestDelay: 0 }

const customer: Customer = {
  id: 'customer',
  name: 'نورة عبدالله القحطاني',
  login: 'demo@sakina.example',
  partnerId: 'customer',
  email: 'demo@sakina.example',
  mobile: '0501234567',
  token: 'token',
  mustChangePassword: false,
  isMobileVerified: true,
  isEmailVerified: true,
  privacyDue: null,
}
const session = {
  status: 'signedIn' as const,
  customer,
  remember: () => undefined,
  signIn: () => undefined,
  amend: () => undefined,
  signOut: () => undefined,
}

type Props = {
  locale: Locale
  /** Responds to API calls; without it every call fails. */
  fetch?: typeof globalThis.fetch
  /** Uses the URL and history of the test window; otherwise the route is fixed. */
  moves?: boolean
  children: ReactNode
}

/** Renders a part of the site with its providers, a signed-in customer and no server. */
export function PageProviders({ locale, fetch = refuse, moves = false, children }: Props) {
  const [client] = useState(() => createClient({ apiRoot: '/api', language: locale, fetch, retry: once }))
  return (
    <LocaleProviders locale={locale}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiClientProvider client={client}>
          <SessionContext value={session}>
            {moves ? (
              <BrowserRouter>{children}</BrowserRouter>
            ) : (
              <StaticRouter location="/">{children}</StaticRouter>
            )}
          </SessionContext>
        </ApiClientProvider>
      </SWRConfig>
    </LocaleProviders>
  )
}
