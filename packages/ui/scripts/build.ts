/* Compiles the package into dist: modules and types by tsc, one styles.css by Tailwind, the rest copied. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { packageRoot } from './tokens/source.ts'

const at = (path: string): string => fileURLToPath(new URL(path, packageRoot))
const run = (command: string, args: string[]): void => {
  execFileSync(command, args, { cwd: at('.'), stdio: 'inherit' })
}
const rootBin = (name: string): string => at(`../../node_modules/.bin/${name}`)

rmSync(at('dist'), { recursive: true, force: true })
mkdirSync(at('dist'))
run(rootBin('tsc'), ['-p', 'tsconfig.build.json'])
// minified by Tailwind itself, which leaves logical properties as they are
run(rootBin('tailwindcss'), ['-i', 'src/styles/styles.input.css', '-o', 'dist/styles.css', '--minify'])
// Tailwind inlines imports without moving their addresses
const styles = at('dist/styles.css')
writeFileSync(styles, readFileSync(styles, 'utf8').replaceAll('../../fonts/', './fonts/'))
for (const [from, to] of [
  ['src/fonts', 'dist/fonts'],
  ['src/styles/tailwind.css', 'dist/styles/tailwind.css'],
  ['src/styles/base.css', 'dist/styles/base.css'],
  ['src/styles/generated', 'dist/styles/generated'],
  ['src/art/art.css', 'dist/art/art.css'],
  ['src/art/brand/favicon.svg', 'dist/art/brand/favicon.svg'],
  ['tokens/tokens.json', 'dist/tokens.json'],
  ['tokens/generated/figma.json', 'dist/figma.json'],
] as const)
  cpSync(at(from), at(to), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
console.log(`built with React ${createRequire(import.meta.url)('react/package.json').version}`)
