import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const site = join(import.meta.dirname, '../src')
const components = join(import.meta.dirname, '../../../packages/ui/src/components')

const found = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, name]) => name ?? [])

const sourcesIn = (folder: string): string =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(test|stories|keys|meta)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** The kit's components the site imports, and those these are made of. */
export function usedComponents(): ReadonlySet<string> {
  const used = new Set<string>()
  const waiting = found(sourcesIn(site), /['"]@sakina\/ui\/([\w-]+)['"]/g)
  const all = new Set(readdirSync(components))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (!all.has(name) || used.has(name)) continue
    used.add(name)
    waiting.push(...found(sourcesIn(join(components, name)), /from '\.\.\/([\w-]+)\//g))
  }
  return used
}

/**
 * The kit's style sheet for Tailwind names every component as a source of class names. A built site takes only those it
 * can show: an unused component then costs no style either.
 */
export function onlyUsedKit(): Plugin {
  return {
    name: 'sakina:only-used-kit',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/src\/styles\/styles\.css$/ },
      handler(css) {
        const used = usedComponents()
        const unused = readdirSync(components).filter((name) => !used.has(name))
        return {
          code: `${css}\n${unused.map((name) => `@source not '${join(components, name)}';`).join('\n')}\n`,
          map: null,
        }
      },
    },
  }
}
