import { existsSync, readdirSync } from 'node:fs'
import { packageRoot } from '../tokens/source.ts'

type Target = string | { readonly types: string; readonly default: string }

const foldersWithIndex = (folder: string): string[] => {
  const root = new URL(`src/${folder}/`, packageRoot)
  if (!existsSync(root)) return []
  return readdirSync(root)
    .filter((name) => existsSync(new URL(`${name}/index.ts`, root)))
    .toSorted()
}

const compiled = (path: string): Target => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })

/** Returns the names of the component folders. */
export const components = (): string[] => foldersWithIndex('components')

/**
 * Returns the names of the illustrations. Each one is an entry of its own, for a page that shows
 * only one.
 */
const illustrations = (): string[] =>
  readdirSync(new URL('src/art/illustrations/', packageRoot))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length))
    .toSorted()

/** Returns the entries that have a style sheet, with the paths of their modules. */
export const styledEntries = (): Record<string, string> => ({
  ...Object.fromEntries(components().map((name) => [name, `components/${name}`])),
  ...Object.fromEntries(foldersWithIndex('art').map((name) => [`art/${name}`, `art/${name}`])),
})

/** The style sheets that belong to no component. */
const pageSheets = ['styles', 'styles.unlayered', 'core', 'reset', 'page', 'motion', 'print']

/**
 * Returns everything a consumer can import. A wildcard would hide a missing file from the package checks.
 */
export function publishedExports(): Record<string, Target> {
  return {
    ...Object.fromEntries(components().map((name) => [`./${name}`, compiled(`components/${name}/index`)])),
    ...Object.fromEntries(
      foldersWithIndex('art').map((name) => [`./art/${name}`, compiled(`art/${name}/index`)]),
    ),
    ...Object.fromEntries(
      illustrations().map((name) => [`./art/illustrations/${name}`, compiled(`art/illustrations/${name}`)]),
    ),
    './art/favicon.svg': './dist/art/brand/favicon.svg',
    './fonts': compiled('fonts/index'),
    './strings/ar': compiled('strings/ar'),
    './strings/en': compiled('strings/en'),
    './strings/ur': compiled('strings/ur'),
    './testing': compiled('testers/index'),
    './tokens': compiled('tokens/index'),
    ...Object.fromEntries(
      [...pageSheets, ...Object.keys(styledEntries())].map((name) => [
        `./${name}.css`,
        `./dist/css/${name}.css`,
      ]),
    ),
    './tailwind.css': './dist/styles/tailwind.css',
    './variants.css': './dist/styles/variants.css',
    './fonts.css': './dist/styles/generated/fonts.css',
    './tokens.css': './dist/styles/generated/tokens.css',
    './fonts/*': './dist/fonts/*',
    './docs/*': './dist/docs/*',
    './llms.txt': './dist/docs/llms.txt',
    './tokens.json': './dist/tokens.json',
    './figma.json': './dist/figma.json',
  }
}
