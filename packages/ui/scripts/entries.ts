/*
 * Writes the published entry points into package.json: one per component folder, types first. In the workspace the
 * sources are imported as they are; `pnpm pack` swaps in what stands under publishConfig.
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
