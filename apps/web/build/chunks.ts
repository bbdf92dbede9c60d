import { moduleOf, pages } from '../src/app/page-list.ts'

type Graph = {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

const open = new Set(pages.filter(({ prerendered }) => prerendered).map(({ page }) => moduleOf(page)))
const routeOf = (id: string): string | undefined => /\/(src\/routes\/[\w-]+\.tsx)$/.exec(id)?.[1]

/** So many pages behind the sign-in share a module that they may as well all have it, in one file. */
const most = 12

/** Heavy, and not every page behind the sign-in has a form or a popup. */
const heavy =
  /node_modules\/(formik|yup|property-expr|tiny-case|toposort|lodash|lodash-es|react-fast-compare|deepmerge|hoist-non-react-statics|tslib|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\/|packages\/domain\/src\/|apps\/web\/src\/shared\/forms\//

/**
 * Which file a module goes to. Left alone, a bundler makes a file for every set of pages and popups that share
 * something: half a hundred requests a page. Here a public page shares with other public pages exactly what they have in
 * common, whatever else uses it, and the pages behind the sign-in share one file of what most of them use.
 *
 * What a module imports is used by at least the same pages, so files never import each other in a circle.
 */
export function chunkNames() {
  const known = new Map<string, ReadonlySet<string>>()

  /** The pages that bring a module along; popups and other parts fetched late don't count. */
  function pagesOf(id: string, graph: Graph): ReadonlySet<string> {
    const before = known.get(id)
    if (before) return before
    const found = new Set<string>()
    known.set(id, found)
    const route = routeOf(id)
    if (route !== undefined) found.add(route)
    const info = graph.getModuleInfo(id)
    for (const importer of info?.importers ?? []) for (const page of pagesOf(importer, graph)) found.add(page)
    return found
  }

  return (id: string, graph: Graph): string | null => {
    if (routeOf(id) !== undefined || id.includes('/src/words/')) return null
    const users = [...pagesOf(id, graph)]
    const visitors = users.filter((page) => open.has(page)).toSorted()
    if (visitors.length > 0) {
      if (users.length === 1) return null
      // What only visitors' pages use stays out of the way of the pages behind the sign-in.
      const kind = users.length > visitors.length ? 'shared' : 'public'
      return `${kind}-${visitors.map(nameOf).join('-')}`.slice(0, 90)
    }
    return users.length >= most && !heavy.test(id) ? 'inside' : null
  }
}

const nameOf = (route: string): string => route.slice('src/routes/'.length, -'.tsx'.length)
