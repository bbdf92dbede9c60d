import '@sakina/ui/styles.css'
import './styles.css'

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { loadWords } from '../shared/intl/catalogues.ts'
import { basenameOf, localeOfPath } from '../shared/intl/locale.ts'
import { readLocales } from '../shared/intl/read-locales.ts'
import { BrowserRouter } from '../shared/router/index.ts'
import { App } from './app.tsx'
import { apiRoot } from './boot.ts'
import { Document } from './document.tsx'
import { readData } from './prerendered-data.ts'
import { pagesAtStart } from './lazy-pages.tsx'

/** No `await` at the top: a page's file may lean on this one, and each would wait for the other for good. */
async function start(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const data = document.getElementById('data')?.textContent ?? undefined
  const { origin, day, answers } = readData(data)
  // A page that comes after the shell stands could be met by a change before it is hydrated, and would be drawn anew.
  const wanted = Promise.all([loadWords(locale), pagesAtStart(locale, location.pathname)])
  // In a task of its own, while words and page are on their way
  setTimeout(() => readLocales(locale))
  const [words, pages] = await wanted

  const isShell = document.documentElement.hasAttribute('data-shell')
  // To be hydrated the data must stand there again; made anew it would be markup from text, which the policy refuses.
  const keptData = isShell ? undefined : data
  const tree = (
    <StrictMode>
      <Document locale={locale} {...(keptData !== undefined && { data: keptData })}>
        <BrowserRouter basename={basenameOf(locale)}>
          <App
            locale={locale}
            words={words}
            pages={pages}
            site={{ origin, day }}
            answers={answers}
            apiRoot={apiRoot()}
          />
        </BrowserRouter>
      </Document>
    </StrictMode>
  )

  // A prerendered page is hydrated; the empty shell, which stands for many addresses, is mounted, in slices that let a
  // touch in between.
  if (isShell) startTransition(() => createRoot(document).render(tree))
  else hydrateRoot(document, tree)
}

void start()
