import { paths } from '../shared/config/paths.ts'
import type { CatalogueName } from '../shared/intl/catalogue-names.ts'

export type PageName = 'home' | 'not-found'

export type PageEntry = {
  readonly page: PageName
  readonly pattern: string
  /** The catalogues whose words the page speaks, beside the shell's. */
  readonly catalogues: readonly CatalogueName[]
  /** Rendered to HTML at build, in both languages. Every other address gets the empty shell of its language. */
  readonly prerendered: boolean
}

export const notFound: PageEntry = { page: 'not-found', pattern: '*', catalogues: [], prerendered: false }

/** Every page of the site. The build, the server and the router all read this one list. */
export const pages: readonly PageEntry[] = [
  {
    page: 'home',
    pattern: paths.home.pattern,
    catalogues: ['features/home', 'features/services'],
    prerendered: true,
  },
]

export const shellCatalogues: readonly CatalogueName[] = ['app/shell', 'shared/errors']

/** The module of a page, as the build's manifest names it. */
export const moduleOf = (page: PageName): string => `src/routes/${page}.tsx`
