/*
 * Writes the style sheets of the package: one for the whole kit, and one for each entry with the classes of
 * its own modules.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { packageRoot } from '../tokens/source.ts'
import { splitBlocks, blockBody, classNameOf, rankClasses } from './rank.ts'
import type { ClassRule } from './rank.ts'

const LAYER = '@layer components.sakina'
const src = fileURLToPath(new URL('src', packageRoot))
const styles = join(src, 'styles')

/** Returns a module with all its dependencies, without type imports. */
export function moduleDependencies(entry: string): ReadonlySet<string> {
  const modules = new Set([entry])
  for (const module of modules) {
    if (!/\.tsx?$/.test(module)) continue
    const source = readFileSync(module, 'utf8').replaceAll(/^(?:import|export) type [^;'"]*'[^']*'/gm, '')
    for (const [, path = ''] of source.matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)) {
      const imported = resolve(dirname(module), path)
      if (existsSync(imported)) modules.add(imported)
    }
  }
  return modules
}

const classesIn = (modules: Iterable<string>): string[] => [
  ...new Set(
    [...modules].flatMap((module) => readFileSync(module, 'utf8').match(/(?<![\w-])sk:[^\s'"`]+/g) ?? []),
  ),
]

const compiled = async (sheet: string, classes: readonly string[]): Promise<string> => {
  const compiler = await compile(sheet, { base: styles, onDependency: () => undefined })
  return compiler.build([...classes])
}

const outerOrder = '@layer properties,theme,base,components,utilities;'

/**
 * Minifies a sheet and begins it with the whole order of the layers. The minifier would split the order
 * around the layers, and a bundler that hoists the rest above an `@import` would then change it.
 */
const minified = (css: string): string => outerOrder + optimize(css, { minify: true }).code

const rulesOf = (block: string): ClassRule[] =>
  splitBlocks(blockBody(block)).map((css) => ({ name: classNameOf(css.slice(0, css.indexOf('{'))), css }))

const isKitLayer = (block: string) => block.startsWith(`${LAYER} {`)

const wholeKit = globSync('{components,internal,art}/**/*.{ts,tsx}', {
  cwd: src,
  exclude: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
}).map((file) => join(src, file))

/**
 * Returns the statements that declare the order of all layers. Every sheet begins with them,
 * because the sheet that an app imports first decides the order for all.
 */
const order = (count: number): string =>
  `${outerOrder}
${LAYER} {@layer elements, ${Array.from({ length: count }, (_, rank) => `r${rank}`).join(', ')};}
`

function ranked(block: string, ranks: ReadonlyMap<string, number>): string {
  const byRank = Map.groupBy(rulesOf(block), ({ name }) => ranks.get(name) ?? 0)
  const layers = [...byRank]
    .toSorted(([one], [other]) => one - other)
    .map(([rank, rules]) => `@layer r${rank} {${rules.map(({ css }) => css).join('\n')}}`)
  return `${LAYER} {${layers.join('\n')}}`
}

const layerOrder = ['properties', 'theme', 'base', 'elements']

/** Returns the place of a layer in the cascade; what is in no layer comes last. */
function placeOf(layer: string | undefined): number {
  if (layer === undefined) return Number.POSITIVE_INFINITY
  const rank = /^r(\d+)$/.exec(layer)?.[1]
  return rank === undefined ? layerOrder.indexOf(layer) : layerOrder.length + Number(rank)
}

function withoutLayers(css: string, layer?: string): { place: number; css: string }[] {
  return splitBlocks(css.replaceAll(/\/\*[\s\S]*?\*\//g, '')).flatMap((block) => {
    const name = /^@layer ([\w.-]+)\s*\{/.exec(block)?.[1]
    if (name !== undefined) return withoutLayers(blockBody(block), name.split('.').at(-1))
    return block.startsWith('@layer') ? [] : [{ place: placeOf(layer), css: block }]
  })
}

const kitElements = ":where([class^='sk:'], [class*=' sk:'], [data-art])"
// The weight of two tags: more than a rule for a tag, less than a class.
const weighted = `${kitElements}:not(sk-a, sk-b sk-c)`
const textTags = 'h1, h2, h3, h4, h5, h6, p, label, legend, fieldset, ul, ol, li, dl, dt, dd, td, caption'
/** Browsers let these inherit their text. A host may not. */
const inheritedText = `
:where(${textTags})${weighted} { font: inherit; float: none }
:where(${textTags}, table, th)${weighted} {
  color: inherit; letter-spacing: inherit; text-transform: inherit; text-decoration: none;
}`

/**
 * Returns a sheet without layers, for a host whose rules for elements have none and would win over any layer.
 * The order of the layers becomes the order of the rules.
 */
export const unlayered = (css: string): string =>
  [{ place: placeOf('elements'), css: inheritedText }, ...withoutLayers(css)]
    .toSorted((one, other) => one.place - other.place)
    .map((rule) => (rule.css === inheritedText ? rule.css : rule.css.replaceAll(kitElements, weighted)))
    .join('\n')

/** Writes the style sheets of the package. */
export async function writeStyleSheets(
  entries: Readonly<Record<string, string>>,
  write: (name: string, css: string) => void,
): Promise<void> {
  const kit = readFileSync(join(styles, 'kit.css'), 'utf8')
  const art = readFileSync(join(src, 'art/art.css'), 'utf8')
  const sheetOf = (path: string) => readFileSync(join(styles, path), 'utf8')

  const all = await compiled(kit, classesIn(wholeKit))
  const ranks = rankClasses(splitBlocks(all).filter(isKitLayer).flatMap(rulesOf))
  const begin = order(Math.max(...ranks.values()) + 1)
  const withRanks = (css: string) =>
    splitBlocks(css)
      .map((block) => (isKitLayer(block) ? ranked(block, ranks) : block))
      .join('\n')

  const core = await compiled(sheetOf('core.css'), [])
  write('core', minified(begin + core))
  write('styles', minified(`${begin}${core}\n${art}\n${withRanks(all)}`))
  write('styles.unlayered', optimize(unlayered(`${core}\n${art}\n${withRanks(all)}`), { minify: true }).code)
  for (const name of ['page', 'motion', 'print', 'reset'])
    write(name, minified(await compiled(sheetOf(`${name}.css`), [])))
  for (const [name, entry] of Object.entries(entries)) {
    const modules = moduleDependencies(join(src, entry))
    const drawings = [...modules].some((module) => relative(src, module).startsWith('art/'))
    const css = withRanks(await compiled(kit, classesIn(modules)))
    write(name, minified(`${begin}${drawings ? art : ''}${css}`))
  }
}
