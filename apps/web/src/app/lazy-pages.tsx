import { lazy, type ComponentType } from 'react'

import type { Locale } from '../shared/intl/locale.ts'
import { loadWords } from '../shared/words/load-words.ts'
import { MoreWords } from '../shared/words/more-words.tsx'
import { moduleOf, notFound, pages, type PageEntry } from './page-list.ts'

type PageModule = { default: ComponentType }
const modules = import.meta.glob<PageModule>('/src/routes/*.tsx')

/** Code and words of a page arrive together, in the language of the address. */
function loadPage({ page }: PageEntry, locale: Locale) {
  const load = modules[`/${moduleOf(page)}`]
  if (!load) throw new Error(`No route module ${page}`)
  return Promise.all([load(), loadWords(`routes/${page}`, locale)])
}

export const lazyPages = (locale: Locale) =>
  [...pages, notFound].map((entry) => ({
    ...entry,
    Component: lazy(async () => {
      const [{ default: Page }, words] = await loadPage(entry, locale)
      return {
        default: () => (
          <MoreWords words={words}>
            <Page />
          </MoreWords>
        ),
      }
    }),
  }))

export type LazyPage = ReturnType<typeof lazyPages>[number]
