import { join } from 'node:path'

import { moduleOf, pages } from '../../../apps/web/src/app/page-list.ts'
import { wordsKey } from '../../../apps/web/build/words.ts'
import { isObject, readJson } from '../common/json.ts'
import type { Language, Page, Site } from './first-load.ts'

const pathIn = (address: string, language: Language) =>
  language === 'ar' ? address : `/en${address === '/' ? '' : address}`

/** The built site, by its own list of pages and the list of documents that the build wrote for the server. */
export function builtSite(root: string): Site {
  const dist = join(root, 'apps/web/dist/client')
  const routes = readJson(join(dist, 'routes.json'))
  const documents = new Map<string, { file: string; prerendered: boolean }>()
  for (const route of Array.isArray(routes) ? routes.filter(isObject) : [])
    documents.set(String(route['path']), {
      file: String(route['file']),
      prerendered: route['kind'] === 'page',
    })
  return {
    dist,
    entry: 'src/app/entry-client.tsx',
    words: (language) => wordsKey('words', language),
    pages: pages.map(({ page, pattern, prerendered }) => ({
      address: pattern,
      module: moduleOf(page),
      words: (language) => (prerendered ? undefined : wordsKey('account-words', language)),
    })),
    document(page: Page, language: Language) {
      const address = pathIn(page.address, language)
      const found = documents.get(address)
      if (!found) throw new RangeError(`the build has no document for ${address}`)
      return found
    },
  }
}
