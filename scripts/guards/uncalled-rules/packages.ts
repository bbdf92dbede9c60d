import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package of the workspace: its name, its folder, and which file stands behind each published entry. */
export type WorkspacePackage = {
  readonly name: string
  readonly folder: string
  readonly entries: ReadonlyMap<string, string>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The file of an entry; of a conditional one, the file that the source tree is read from. */
function target(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (!isRecord(entry)) return undefined
  return target(entry['default'] ?? entry['import'] ?? entry['types'])
}

export function workspacePackages(root: string): readonly WorkspacePackage[] {
  return globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const name = isRecord(manifest) && typeof manifest['name'] === 'string' ? manifest['name'] : dirname(file)
    const exports = isRecord(manifest) && isRecord(manifest['exports']) ? manifest['exports'] : {}
    const entries = Object.entries(exports).flatMap(([key, entry]): (readonly [string, string])[] => {
      const path = target(entry)
      return path === undefined ? [] : [[key, path]]
    })
    return { name, folder: dirname(file).replaceAll('\\', '/'), entries: new Map(entries) }
  })
}

/** The file behind `@sakina/domain/money`, or nothing when the package doesn't publish it. */
export function publishedFile(root: string, from: WorkspacePackage, specifier: string): string | undefined {
  const key = `.${specifier.slice(from.name.length)}`
  const exact = from.entries.get(key)
  if (exact !== undefined) return join(from.folder, exact)
  for (const [pattern, path] of from.entries) {
    const [start, end] = pattern.split('*')
    if (start === undefined || end === undefined || !key.startsWith(start) || !key.endsWith(end)) continue
    const wild = key.slice(start.length, end === '' ? undefined : -end.length)
    const file = join(from.folder, path.replace('*', wild))
    if (existsSync(join(root, file))) return file
  }
  return undefined
}
