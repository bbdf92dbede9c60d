/*
 * Writes the published entry points into package.json: one for each component folder, with types first. In
 * the workspace the sources are imported directly; `pnpm pack` uses the entries of publishConfig.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { publishedExports } from './package/exports.ts'
import { packageRoot } from './tokens/source.ts'

const path = new URL('package.json', packageRoot)
const manifest: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'))
const exports = publishedExports()
writeFileSync(
  path,
  `${JSON.stringify({ ...manifest, publishConfig: { access: 'public', exports } }, null, 2)}\n`,
)
console.log(`wrote ${Object.keys(exports).length} entry points`)
