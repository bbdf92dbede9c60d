import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const textOf = (root: string, file: string): string => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** The addresses of the site, as its one list of paths writes them. */
const addressesIn = (source: string): readonly string[] =>
  [...source.matchAll(/pattern: '([^']+)'/g)].map(([, pattern = '']) => pattern)

type Document = { readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>> }

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The calls of the document of the API, as `GET /api/services`. */
function callsIn(source: string): readonly string[] {
  const document: Document = source === '' ? {} : JSON.parse(source)
  return Object.entries(document.paths ?? {}).flatMap(([path, calls]) =>
    Object.keys(calls)
      .filter((method) => methods.has(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** What must have a row: every address of the site and every call of the API. */
export const wantedIn = (root: string): readonly string[] => [
  ...addressesIn(textOf(root, 'apps/web/src/shared/config/paths.ts')),
  ...callsIn(textOf(root, 'packages/api-client/openapi.json')),
]
