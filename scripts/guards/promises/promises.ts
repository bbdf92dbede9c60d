import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isObject, readJson } from '../common/json.ts'

/** Where a test meets the product: over HTTP, in a browser, a page without a browser, or a part alone. */
export type Level = 'http' | 'browser' | 'dom' | 'unit'

export type Kind = {
  readonly name: string
  /** Which tests prove a promise of this kind. */
  readonly provedBy: readonly Level[]
}

export type Promised = { readonly tag: string; readonly text: string; readonly kind: Kind }

/** The lists in `tests/promises`; the tag of an entry is `@<name>:<key>`, of the first list `@<key>`. */
const lists: readonly (Kind & { readonly list: string })[] = [
  { name: 'reliability', list: 'reliability', provedBy: ['http', 'browser'] },
  { name: 'rule', list: 'rules', provedBy: ['http', 'browser'] },
  { name: 'message', list: 'messages', provedBy: ['http', 'browser', 'dom'] },
  { name: 'constant', list: 'constants', provedBy: ['http', 'browser', 'dom'] },
  { name: 'popup', list: 'popups', provedBy: ['browser'] },
  { name: 'access', list: 'accessibility', provedBy: ['browser', 'dom', 'unit'] },
]
const route: Kind = { name: 'route', provedBy: ['browser'] }
const call: Kind = { name: 'call', provedBy: ['http'] }

function inLists(root: string): readonly Promised[] {
  return lists.flatMap(({ list, ...kind }) => {
    const entries = readJson(join(root, 'tests/promises', `${list}.json`))
    if (!isObject(entries)) return []
    return Object.entries(entries).map(([key, text]) => ({
      tag: kind.name === 'reliability' ? `@${key}` : `@${kind.name}:${key}`,
      text: String(text),
      kind,
    }))
  })
}

/** The routes of the site, as its one list of paths writes them. */
function routesIn(root: string): readonly Promised[] {
  const source = readFileSync(join(root, 'apps/web/src/shared/config/paths.ts'), 'utf8')
  return [...source.matchAll(/pattern: '([^']+)'/g)].map(([, pattern]) => ({
    tag: `@route:${pattern}`,
    text: `the page ${pattern}`,
    kind: route,
  }))
}

/** The operations of the document of the API. */
function callsIn(root: string): readonly Promised[] {
  const document = readJson(join(root, 'packages/api-client/openapi.json'))
  const paths = isObject(document) && isObject(document['paths']) ? document['paths'] : {}
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) =>
      isObject(operation) && typeof operation['operationId'] === 'string'
        ? [
            {
              tag: `@call:${operation['operationId']}`,
              text: `${method.toUpperCase()} ${path} answers well, and refuses all it declares`,
              kind: call,
            },
          ]
        : [],
    ),
  )
}

/** Everything that is promised. */
export const readPromises = (root: string): readonly Promised[] => [
  ...inLists(root),
  ...routesIn(root),
  ...callsIn(root),
]

export function levelOf(file: string): Level {
  if (/^apps\/api\/test\/|^tests\/third-party\//.test(file)) return 'http'
  if (/^tests\/e2e\/|\.stories\.tsx$/.test(file)) return 'browser'
  return /\.dom\.test\.tsx?$/.test(file) ? 'dom' : 'unit'
}
