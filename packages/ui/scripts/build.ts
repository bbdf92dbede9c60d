/*
 * Compiles the package into dist: modules and types with tsc, style sheets with Tailwind, and copies of the
 * other files.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeDocs } from './package/docs.ts'
import { styledEntries } from './package/exports.ts'
import { writeStyleSheets } from './package/style-sheets.ts'
import { packageRoot } from './tokens/source.ts'

const at = (path: string): string => fileURLToPath(new URL(path, packageRoot))
const run = (command: string, args: string[]): void => {
  execFileSync(command, args, { cwd: at('.'), stdio: 'inherit' })
}
const rootBin = (name: string): string => at(`../../node_modules/.bin/${name}`)

rmSync(at('dist'), { recursive: true, force: true })
mkdirSync(at('dist'))
run(rootBin('tsc'), ['-p', 'tsconfig.build.json'])
mkdirSync(at('dist/css'))
await writeStyleSheets(
  Object.fromEntries(Object.entries(styledEntries()).map(([name, folder]) => [name, `${folder}/index.ts`])),
  (name, css) => {
    mkdirSync(dirname(at(`dist/css/${name}.css`)), { recursive: true })
    writeFileSync(at(`dist/css/${name}.css`), css)
  },
)
mkdirSync(at('dist/docs'))
await writeDocs((name, text) => writeFileSync(at(`dist/docs/${name}`), text))
for (const [from, to] of [
  ['src/fonts', 'dist/fonts'],
  ['src/styles/tailwind.css', 'dist/styles/tailwind.css'],
  ['src/styles/utilities.css', 'dist/styles/utilities.css'],
  ['src/styles/variants.css', 'dist/styles/variants.css'],
  ['src/styles/generated', 'dist/styles/generated'],
  ['src/art/brand/favicon.svg', 'dist/art/brand/favicon.svg'],
  ['tokens/tokens.json', 'dist/tokens.json'],
  ['tokens/generated/figma.json', 'dist/figma.json'],
] as const)
  cpSync(at(from), at(to), { recursive: true, filter: (path) => !path.endsWith('.ts') })
console.log(`built with React ${createRequire(import.meta.url)('react/package.json').version}`)
