import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const kit = join(import.meta.dirname, '../../../packages/ui/src')

/** An import of code: types leave no trace. `import(…)` of a part is left out, since a part brings its own words. */
const imported = [
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
]

/** Where a piece begins that is fetched on its own, with its own words. */
const isPart = (file: string) => file.endsWith('.part.tsx')

function resolved(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return resolve(dirname(from), name)
  const component = /^@sakina\/ui\/([\w-]+)$/.exec(name)?.[1]
  return component === undefined ? undefined : join(kit, 'components', component, 'index.ts')
}

/** The site's and the kit's sources that an entry brings along. */
export function sourcesOf(entry: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const source = readFileSync(file, 'utf8')
    found.set(file, source)
    for (const pattern of imported)
      for (const [, name = ''] of source.matchAll(pattern)) {
        const next = resolved(file, name)
        if (next !== undefined && !isPart(next)) visit(next)
      }
  }
  visit(entry)
  return found
}
