import { lazy, type ComponentType } from 'react'

import { loadMessages } from '../shared/intl/catalogues.ts'
import { localizePath, type Locale } from '../shared/intl/locale.ts'
import { matchPath } from '../shared/router/index.ts'
import { pageModulePath, notFoundPage, pages, type PageEntry } from './page-list.ts'

type PageModule = { default: ComponentType }

/** The code of every page, loaded on demand. */
const pageModules = import.meta.glob<PageModule>('/src/routes/*.tsx')

function loadPage(page: string): Promise<PageModule> {
  const load = pageModules[`/${pageModulePath(page)}`]
  if (!load) throw new Error(`No route module ${page}`)
  return load()
}

/** A page of the site with its component and that of its plans, which load when they are first shown. */
export type LazyPage = PageEntry & {
  readonly Component: ComponentType
  readonly PlanComponent?: ComponentType
}

/** Every page of the site, each loaded when it is first shown. */
export const lazyPages: readonly LazyPage[] = [...pages, notFoundPage].map((entry) => ({
  ...entry,
  Component: lazy(() => loadPage(entry.page)),
  ...(entry.planPage !== undefined && { PlanComponent: lazy(() => loadPage(entry.planPage ?? entry.page)) }),
}))

/**
 * Loads a prerendered page before it is hydrated. A lazy page would suspend the hydration, and an
 * update at that moment would make React render it again. Other pages only begin to load.
 */
export async function loadInitialPages(
  locale: Locale,
  pathname: string,
  search: string,
): Promise<readonly LazyPage[]> {
  const first = lazyPages.find(
    ({ pattern }) => pattern !== notFoundPage.pattern && matchPath(localizePath(locale, pattern), pathname),
  )
  if (!first) return lazyPages
  const planPage = new URLSearchParams(search).has('plan') ? first.planPage : undefined
  // A failure is reported by the error boundary of the page.
  const loading = loadPage(planPage ?? first.page).catch(() => undefined)
  if (!first.prerendered) {
    void loadMessages(locale, 'account').catch(() => undefined)
    return lazyPages
  }
  const [loaded] = await Promise.all([
    loading,
    first.words && loadMessages(locale, first.words).catch(() => undefined),
  ])
  if (!loaded) return lazyPages
  const part = planPage === undefined ? 'Component' : 'PlanComponent'
  return lazyPages.map((page) => (page === first ? { ...page, [part]: loaded.default } : page))
}
