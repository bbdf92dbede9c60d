/*
 * Extracts the icons named in src/components/icon/registry.json from lucide as plain data: an icon that is
 * not imported costs nothing, and it renders in a server component, which lucide's own components cannot
 * because they read a context.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from './tokens/source.ts'

type Entry = { readonly name: string; readonly lucide: string; readonly direction: 'neutral' | 'flips' }
type Lucide = { readonly __iconData?: { readonly node: readonly [string, Record<string, string>][] } }

const registry: Entry[] = JSON.parse(
  readFileSync(new URL('src/components/icon/registry.json', packageRoot), 'utf8'),
)
const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))

const exports: string[] = []
for (const { name, lucide: file, direction } of registry) {
  const path = join(lucide, `dist/esm/icons/${file}.mjs`)
  if (!existsSync(path)) throw new Error(`registry.json: lucide has no icon "${file}" (for ${name})`)
  const drawing: Lucide = await import(pathToFileURL(path).href)
  if (!drawing.__iconData) throw new Error(`registry.json: "${file}" is an old name in lucide (for ${name})`)
  const node = drawing.__iconData.node.map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([attribute]) => attribute !== 'key')),
  ])
  exports.push(`export const ${name}Icon: IconArt = ${JSON.stringify({ name, direction, node })}`)
}

writeFileSync(
  new URL('src/components/icon/generated/icons.ts', packageRoot),
  `// Generated from registry.json by \`pnpm --filter @sakina/ui icons\`. Drawings: lucide, ISC licence. Do not edit.
import type { IconArt } from '../icon-art.ts'

${exports.join('\n')}
`,
)
console.log(`wrote ${registry.length} icons`)
