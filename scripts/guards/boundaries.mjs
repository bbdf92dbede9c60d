// Checks imports against `.dependency-cruiser.mjs`, and the diagram in docs/architecture.md (`--draw`
// updates it).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, format } from 'dependency-cruiser'

import house from '../../.dependency-cruiser.mjs'

const root = join(import.meta.dirname, '../..')
process.chdir(root)
const { output } = await cruise(['packages', 'apps', 'tests', 'scripts', '.storybook'], {
  ruleSet: house,
  validate: true,
  ...house.options,
})
const { output: said, exitCode } = await format(output, { outputType: 'err' })
console.log(said.trim())

const { output: drawn } = await format(output, {
  outputType: 'mermaid',
  includeOnly: '^(?:packages|apps)/[^/]+/src/',
  exclude: String.raw`\.(?:test|stories|keys|meta|bench|test-d)\.|/(?:testing|testers|story-kit)/`,
  collapse: '^packages/[^/]+|^apps/(?:web|office)/src/[^/]+|^apps/api/src/[^/.]+(?=/)|^apps/api',
})
const page = 'docs/architecture.md'
const before = readFileSync(page, 'utf8')
const after = before.replace(
  /(<!-- who imports whom -->\n\n)```mermaid\n[^`]*```/,
  (_, mark) => `${mark}\`\`\`mermaid\n${drawn.trim()}\n\`\`\``,
)
if (process.argv.includes('--draw')) writeFileSync(page, after)
else if (after !== before) console.log(`${page}: the picture of who imports whom is old: pnpm imports:draw`)
process.exitCode = exitCode > 0 || (after !== before && !process.argv.includes('--draw')) ? 1 : 0
