import { lazy } from 'react'

import type { Locale } from '../shared/intl/locale.ts'
import { isRecord } from '../shared/is-record.ts'
import { loadWords } from '../shared/words/load-words.ts'
import { MoreWords } from '../shared/words/more-words.tsx'
import { preloaded } from '../shared/words/preloaded.ts'
import { moduleOf, notFound, pages, type PageEntry } from './page-list.ts'
import type { PageModule } from './page-modules.ts'

const isPage = (module: unknown): module is PageModule =>
  isRecord(module) && typeof module['default'] === 'function'

async function loadModule(page: string): Promise<PageModule> {
  const name = moduleOf(page)
  const named = await preloaded(name)
  if (isPage(named)) return named
  const { pageModules } = await import('./page-modules.ts')
  const load = pageModules[`/${name}`]
  if (!load) throw new Error(`No route module ${page}`)
  return load()
}

/** Code and words of a page arrive together, in the language of the address. */
const loadPage = ({ page }: PageEntry, locale: Locale) =>
  Promise.all([loadModule(page), loadWords(`routes/${page}`, locale)])

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
