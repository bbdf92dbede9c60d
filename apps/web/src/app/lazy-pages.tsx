import { lazy, type ComponentType } from 'react'

import { loadMessages } from '../shared/intl/catalogues.ts'
import type { Locale } from '../shared/intl/locale.ts'
import { moduleOf, notFound, pages, type PageEntry } from './page-list.ts'
import { PageMessages } from './page-messages.tsx'

type PageModule = { default: ComponentType }
const modules = import.meta.glob<PageModule>('/src/routes/*.tsx')

/** Code and words of a page arrive together, in the language of the address. */
function loadPage({ page, catalogues }: PageEntry, locale: Locale) {
  const load = modules[`/${moduleOf(page)}`]
  if (!load) throw new Error(`No route module ${page}`)
  return Promise.all([load(), loadMessages(catalogues, locale)])
}

export const lazyPages = (locale: Locale) =>
  [...pages, notFound].map((entry) => ({
    pattern: entry.pattern,
    Component: lazy(async () => {
      const [{ default: Page }, messages] = await loadPage(entry, locale)
      return {
        default: () => (
          <PageMessages messages={messages}>
            <Page />
          </PageMessages>
        ),
      }
    }),
  }))

export type LazyPage = ReturnType<typeof lazyPages>[number]
