import '@sakina/ui/styles.css'
import './styles.css'

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { loadMessages } from '../shared/intl/catalogues.ts'
import { localeBasename, localeOfPath } from '../shared/intl/locale.ts'
import { preloadLocaleData } from '../shared/intl/preload-locale-data.ts'
import { BrowserRouter } from '../shared/router/index.ts'
import { App } from './app.tsx'
import { apiRoot } from './boot.ts'
import { HtmlDocument } from './document.tsx'
import { parsePrerenderedData } from './prerendered-data.ts'
import { loadInitialPages } from './lazy-pages.tsx'
import { removeTextSeparators } from './text-separators.ts'

/**
 * Starts the page. It does not use `await` at the top level, because a page chunk may import this
 * module, and then each would wait for the other forever.
 */
async function start(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const data = document.getElementById('data')?.textContent ?? undefined
  const { origin, day, search, answers } = parsePrerenderedData(data)
  // A page that loads after the shell has hydrated could receive an update before its own hydration, and
  // React would render it again.
  const wanted = Promise.all([
    loadMessages(locale, 'public'),
    loadInitialPages(locale, location.pathname, search),
  ])
  // Runs as its own task while messages and page are loading.
  setTimeout(() => preloadLocaleData(locale))
  const [words, pages] = await wanted

  const isShell = document.documentElement.hasAttribute('data-shell')
  // For hydration the data element must be rendered again. Creating it from text is forbidden by the
  // policy.
  const keptData = isShell ? undefined : data
  const tree = (
    <StrictMode>
      <HtmlDocument locale={locale} {...(keptData !== undefined && { data: keptData })}>
        <BrowserRouter basename={localeBasename(locale)}>
          <App
            locale={locale}
            words={words}
            pages={pages}
            site={{ origin, day, search }}
            answers={answers}
            apiRoot={apiRoot()}
          />
        </BrowserRouter>
      </HtmlDocument>
    </StrictMode>
  )

  // A prerendered page is hydrated. The empty shell, which serves many URLs, is mounted in slices, so that
  // input is handled in between.
  if (isShell) startTransition(() => createRoot(document).render(tree))
  else {
    removeTextSeparators()
    hydrateRoot(document, tree)
  }
}

void start()
