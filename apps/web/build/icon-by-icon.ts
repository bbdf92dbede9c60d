import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const prefix = 'sakina:icon/'
const icons = /\/icon\/generated\/icons\.ts$/
const drawing = /^export const (\w+)(?:: \w+)? = (.+)$/gm

/**
 * The kit keeps its icons in one file, and a bundler never parts a file: every page would carry each icon that any page
 * shows. A built site gets them as one module each.
 */
export function iconByIcon(): Plugin {
  const drawings = new Map<string, string>()
  return {
    name: 'sakina:icon-by-icon',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(prefix) ? { id: `\0${id}.js`, moduleSideEffects: false } : undefined
    },
    load(id) {
      if (id.startsWith(`\0${prefix}`)) {
        const name = id.slice(prefix.length + 1, -'.js'.length)
        return { code: `export const ${name} = ${drawings.get(name)}`, moduleType: 'js' }
      }
      if (!icons.test(id)) return undefined
      for (const [, name = '', art = ''] of readFileSync(id, 'utf8').matchAll(drawing))
        drawings.set(name, art)
      return {
        code: [...drawings.keys()].map((name) => `export { ${name} } from '${prefix}${name}'`).join('\n'),
        moduleType: 'js',
        moduleSideEffects: false,
      }
    },
  }
}
