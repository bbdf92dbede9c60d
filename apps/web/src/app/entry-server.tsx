import { text } from 'node:stream/consumers'

import { createClient } from '@sakina/api-client/client'
import { listPlans } from '@sakina/api-client/wire/plans'
import { Provider as KitProvider } from '@sakina/ui/provider'
import { StrictMode, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { unstable_serialize, type Middleware } from 'swr'

import { brand } from '../shared/config/brand.ts'
import { AccountMessagesProvider } from '../shared/intl/account-messages.tsx'
import { loadMessages } from '../shared/intl/catalogues.ts'
import { LocaleContext, MessagesProvider } from '../shared/intl/messages-provider.tsx'
import { localizePath, localeBasename, locales, type Locale } from '../shared/intl/locale.ts'
import { StaticRouter } from '../shared/router/index.ts'
import { today } from '../shared/clock/now.ts'
import { App } from './app.tsx'
import { HtmlDocument } from './document.tsx'
import { lazyPages } from './lazy-pages.tsx'
import { pages, type PageEntry } from './page-list.ts'
import { serializePrerenderedData, type PrerenderedResponses } from './prerendered-data.ts'
import NoScriptNotice from './shell/no-script-notice.tsx'
import { OfflinePage } from './shell/offline-page.tsx'
import { PageTitle } from './shell/page-title.tsx'

export { brand, localizePath, locales, pages }

const inFolder = (locale: Locale, file: string) => (locale === 'en' ? `en/${file}` : file)

/** Returns the file name of the empty HTML of a page that is not prerendered. */
export const shellFile = (locale: Locale, { page }: PageEntry) => inFolder(locale, `shells/${page}.html`)
/** Returns the file name of the prerendered "not found" page in a language. */
export const notFoundFile = (locale: Locale) => inFolder(locale, '404.html')
/** Returns the file name of the page that the service worker shows without a connection, in a language. */
export const offlineFile = (locale: Locale) => inFolder(locale, 'offline.html')

/** The requests that a page made and has no response for yet, by SWR key. */
type PendingRequests = Map<string, () => unknown>

/**
 * Records every request of the page that has no response yet. Keys are always values here
 * (`endpointKey`).
 */
const recordRequests =
  (pending: PendingRequests, responses: PrerenderedResponses): Middleware =>
  (next) =>
    function useRecordedRequest(key, fetcher, config) {
      const name = unstable_serialize(key)
      if (fetcher && name && !(name in responses)) pending.set(name, () => fetcher(key))
      return next(key, fetcher, config)
    }

async function toHtml(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => void errors.push(error),
    // React would stream a large boundary later with an inline script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  return html
}

type PageOptions = {
  address: string
  /** The query, if the document is that of one plan. */
  search?: string
  locale: Locale
  /** The API to fetch from. Without it the page contains skeletons and fetches in the browser. */
  apiRoot: string | undefined
  origin: string
}

/**
 * Renders a page to HTML with the responses it needed. It renders again until nothing new is fetched,
 * because one response may lead to another request.
 */
export async function renderPage({
  address,
  search = '',
  locale,
  apiRoot,
  origin,
}: PageOptions): Promise<string> {
  const words = await loadMessages(locale, 'public')
  const responses: PrerenderedResponses = {}
  const day = today()
  for (let round = 0; round < 4; round += 1) {
    const pending: PendingRequests = new Map()
    const data = serializePrerenderedData({ origin, day, search, answers: responses })
    const html = await toHtml(
      <StrictMode>
        <HtmlDocument locale={locale} data={data}>
          <StaticRouter basename={localeBasename(locale)} location={address + search}>
            <App
              locale={locale}
              words={words}
              pages={lazyPages}
              site={{ origin, day, search }}
              answers={responses}
              apiRoot={apiRoot ?? origin}
              note={recordRequests(pending, responses)}
            />
          </StaticRouter>
        </HtmlDocument>
      </StrictMode>,
    )
    if (pending.size === 0 || apiRoot === undefined) return html
    await Promise.all(
      [...pending].map(async ([name, fetchResponse]) => (responses[name] = await fetchResponse())),
    )
  }
  throw new Error(`${address}${search} keeps making new requests`)
}

/**
 * Returns the queries of the plans that have documents of their own: the first hundred, because the server
 * holds every document that was asked for in memory.
 */
export async function planQueries(apiRoot: string): Promise<string[]> {
  const client = createClient({ apiRoot, language: 'ar' })
  const answer = await client.request(listPlans, { query: { page: 1, limit: 100 } })
  if (!answer.ok) throw answer.error
  return answer.value.items.map(({ id }) => `?plan=${id}`)
}

/** Gives a document without pages the words of a language. */
const inWords = async (locale: Locale, children: ReactNode) => {
  const words = await loadMessages(locale, 'public')
  return (
    <LocaleContext value={locale}>
      <KitProvider locale={locale} strings={words.kit}>
        <MessagesProvider locale={locale} digits="latn" messages={words.messages}>
          {children}
        </MessagesProvider>
      </KitProvider>
    </LocaleContext>
  )
}

type ShellOptions = Pick<PageOptions, 'locale' | 'origin'> & { page?: string; isMissing?: boolean }

/**
 * Renders the document for a page that is not prerendered, with its title. It is mounted instead of hydrated,
 * so it does not depend on the ids in the URL. Without scripts it explains itself.
 */
export async function renderShell({
  locale,
  origin,
  page,
  isMissing = false,
}: ShellOptions): Promise<string> {
  const title = page && (
    <AccountMessagesProvider>
      <PageTitle page={page} />
    </AccountMessagesProvider>
  )
  return toHtml(
    <HtmlDocument
      locale={locale}
      data={serializePrerenderedData({ origin, day: '', search: '', answers: {} })}
    >
      {title ? await inWords(locale, title) : <title>{brand.name[locale]}</title>}
      <main>
        <noscript>{await inWords(locale, <NoScriptNotice isMissing={isMissing} />)}</noscript>
      </main>
    </HtmlDocument>,
  )
}

/** Renders the page that the service worker shows without a connection. It needs no other file. */
export const renderOfflinePage = async (locale: Locale): Promise<string> =>
  toHtml(<HtmlDocument locale={locale}>{await inWords(locale, <OfflinePage />)}</HtmlDocument>)
