import { lazy, type ComponentType } from 'react'

import type { Locale } from '../shared/intl/locale.ts'
import { isRecord } from '../shared/is-record.ts'
import { loadWords } from '../shared/words/load-words.ts'
import { MoreWords } from '../shared/words/more-words.tsx'
import { isPreloaded, preloaded } from '../shared/words/preloaded.ts'
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

/** Only a prerendered document lacks them. */
const restOfStyles = async () =>
  document.querySelector('link[data-rest]') && (await import('./rest-of-styles.ts')).restOfStyles()

/** Code and words of a page arrive together, in the language of the address. */
async function loadPage({ page, prerendered }: PageEntry, locale: Locale): Promise<PageModule> {
  const [{ default: Page }, words] = await Promise.all([
    loadModule(page),
    loadWords(`routes/${page}`, locale),
    prerendered ? undefined : restOfStyles(),
  ])
  return {
    default: () => (
      <MoreWords words={words}>
        <Page />
      </MoreWords>
    ),
  }
}

export type LazyPage = PageEntry & { readonly Component: ComponentType }

const all = [...pages, notFound]

export const lazyPages = (locale: Locale): readonly LazyPage[] =>
  all.map((entry) => ({ ...entry, Component: lazy(() => loadPage(entry, locale)) }))

const atOnce = async (entry: LazyPage, locale: Locale): Promise<LazyPage> => {
  if (!isPreloaded(moduleOf(entry.page))) return entry
  const loaded = await loadPage(entry, locale).catch(() => undefined)
  // One that cannot come says so in its own place.
  return loaded ? { ...entry, Component: loaded.default } : entry
}

/**
 * The page a document was made for is taken as it is, not lazily: a page that is waited for once more while it is
 * hydrated, and meets a change then, would be drawn anew.
 */
export const pagesAtStart = (locale: Locale): Promise<readonly LazyPage[]> =>
  Promise.all(lazyPages(locale).map((entry) => atOnce(entry, locale)))
