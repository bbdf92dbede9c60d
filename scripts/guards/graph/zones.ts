import { matchesGlob } from 'node:path'

import { house, isOutsideTest, isTest, isTool, type Row } from './house.ts'

/** Where a file stands: its concrete folder (`apps/web/src/features/booking`) and the row of the house that rules it. */
export type Zone = { readonly folder: string; readonly row: Row }

const depth = (folder: string) => folder.split('/').length

const concreteFolder = (row: Row, file: string) => file.split('/').slice(0, depth(row.folder)).join('/')

/** Rows that speak for one whole folder tree; the others list their sub-folders, and a new one must be drawn first. */
const closed = new Set(['apps/web/src', 'packages/api-client/src', 'apps/api/src'])

const rows = house.toSorted(
  (one, two) =>
    depth(two.folder) - depth(one.folder) ||
    Number(one.folder.includes('*')) - Number(two.folder.includes('*')),
)

export function zoneOf(file: string): Zone | undefined {
  for (const row of rows) {
    const folder = concreteFolder(row, file)
    if (!matchesGlob(folder, row.folder)) continue
    if (folder === file && row.folder.includes('*')) continue
    const inner = file.slice(folder.length + 1)
    if (closed.has(folder) && inner.includes('/')) return undefined
    if ([...closed].some((parent) => parent.startsWith(`${folder}/`) && file.startsWith(`${parent}/`)))
      return undefined
    return { folder, row }
  }
  return undefined
}

const packageOf = (file: string) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0]

const named = (folder: string, list: readonly string[]) =>
  list.some((pattern) => pattern === '**' || matchesGlob(folder, pattern))

export const needsZone = (file: string): boolean =>
  !isTest(file) && !isTool(file) && packageOf(file) !== undefined

/** Why `from` must not import the project's own file `to`, or nothing when it may. */
export function forbiddenEdge(from: string, to: string, typesOnly = false): string | undefined {
  if (isTest(to) && !isTest(from)) return 'a test or a story is imported only by tests and stories'
  if (isOutsideTest(from)) return undefined
  if ((isTest(from) || isTool(from)) && packageOf(from) === packageOf(to)) return undefined
  const here = zoneOf(from)
  const there = zoneOf(to)
  if (!here || !there || here.folder === there.folder) return undefined
  if (isTest(from) && there.row.forTests) return undefined
  if (named(there.folder, here.row.zones)) return undefined
  if (typesOnly && named(there.folder, here.row.types ?? [])) return undefined
  return `${here.folder} must not import ${there.folder}`
}

export const libraryName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Why `file` must not import a library or a part of Node, or nothing when it may. */
export function forbiddenLibrary(file: string, specifier: string): string | undefined {
  if (isTest(file) || isTool(file)) return undefined
  const zone = zoneOf(file)
  if (!zone) return undefined
  const isNode = specifier.startsWith('node:')
  if (isNode ? zone.row.node : named(libraryName(specifier), zone.row.libraries)) return undefined
  return `${zone.folder} must not import ${isNode ? specifier : libraryName(specifier)}`
}
