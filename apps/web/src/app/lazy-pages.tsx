import { lazy, type ComponentType } from 'react'

import { loadMessages } from '../shared/intl/catalogues.ts'
import { localizePath, type Locale } from '../shared/intl/locale.ts'
import { matchPath } from '../shared/router/index.ts'
import { pageModulePath, notFoundPage, pages, type PageEntry } from './page-list.ts'

type PageModule = { default: ComponentType }

/** The code of every page, loaded on demand. */
const pageModules = import.meta.glob<PageModule>('/src/routes/*.tsx')

function loadPage({ page }: PageEntry): Promise<PageModule> {
  const load = pageModules[`/${pageModulePath(page)}`]
  if (!load) throw new Error(`No route module ${page}`)
  return load()
}

/** A page of the site with its component, which loads when it is first shown. */
export type LazyPage = PageEntry & { readonly Component: ComponentType }

/** Every page of the site, each loaded when it is first shown. */
export const lazyPages: readonly LazyPage[] = [...pages, notFoundPage].map((entry) => ({
  ...entry,
  Component: lazy(() => loadPage(entry)),
}))

/**
 * Loads a prerendered page before it is hydrated. A lazy page would suspend the hydration, and an
 * update at that moment would make React render it again. Other pages only begin to load.
 */
export async function loadInitialPages(locale: Locale, pathname: string): Promise<readonly LazyPage[]> {
  const first = lazyPages.find(
    ({ pattern }) => pattern !== notFoundPage.pattern && matchPath(localizePath(locale, pattern), pathname),
  )
  if (!first) return lazyPages
  // A failure is reported by the error boundary of the page.
  const loading = loadPage(first).catch(() => undefined)
  if (!first.prerendered) {
    void loadMessages(locale, 'account').catch(() => undefined)
    return lazyPages
  }
  const [loaded] = await Promise.all([
    loading,
    first.words && loadMessages(locale, first.words).catch(() => undefined),
  ])
  if (!loaded) return lazyPages
  return lazyPages.map((page) => (page === first ? { ...page, Component: loaded.default } : page))
}
