import { readFileSync } from 'node:fs'

import { moduleOf, type PageEntry } from '../src/app/page-list.ts'
import type { Locale } from '../src/shared/intl/locale.ts'
import { isRecord } from '../src/shared/is-record.ts'
import { wordsKey } from './words.ts'

type Chunk = {
  readonly file: string
  readonly assets: readonly string[]
  readonly imports: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const entryModule = 'src/app/entry-client.tsx'

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

function readChunk(key: string, value: unknown): [string, Chunk] {
  if (!isRecord(value) || typeof value['file'] !== 'string')
    throw new TypeError(`manifest: ${key} has no file`)
  const { file, assets, imports } = value
  return [key, { file, assets: texts(assets), imports: texts(imports) }]
}

export function readManifest(path: string): Manifest {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isRecord(parsed)) throw new TypeError('the build manifest is not an object')
  return Object.fromEntries(Object.entries(parsed).map(([key, value]) => readChunk(key, value)))
}

/** A chunk and all it imports at once, in the order a browser needs them. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}`)
  for (const each of chunk.imports) withImports(manifest, each, seen)
  return seen
}

/** Files that import each other in a circle run before what they lean on is there. */
export function refuseCircles(manifest: Manifest): void {
  const done = new Set<string>()
  const visit = (key: string, way: readonly string[]) => {
    if (way.includes(key))
      throw new Error(`Files of the site import each other: ${[...way, key].join(' → ')}`)
    if (done.has(key)) return
    for (const each of manifest[key]?.imports ?? []) visit(each, [...way, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
}

/** The scripts of a first load: the entry's, the page's, and the words in one language. */
function firstScripts(manifest: Manifest, locale: Locale, page?: PageEntry): string[] {
  const keys = new Set<string>()
  const first = [
    entryModule,
    wordsKey('words', locale),
    page ? moduleOf(page.page) : wordsKey('account-words', locale),
  ]
  for (const key of first) withImports(manifest, key, keys)
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))]
}

/** The weights of the first screen: those that `fontPreloads` of the kit names, under the names the build gave them. */
const fontsOf = (manifest: Manifest): string[] =>
  [...new Set(Object.values(manifest).flatMap(({ file, assets }) => [file, ...assets]))].filter((file) =>
    /sakina-sans-(400|600)-/.test(file),
  )

type Options = { locale: Locale; css: { file: string; text: string }; page?: PageEntry }

/** A prerendered page carries its styles, so that the first bytes paint; the empty document links the file, which is kept. */
export function headOf(manifest: Manifest, { locale, css, page }: Options): string {
  const [entry, ...others] = firstScripts(manifest, locale, page)
  // What is seen comes first: a prerendered page is read before its scripts have come. The empty shell needs them to be read.
  const after = page ? ' fetchpriority="low"' : ''
  return [
    '<script src="/boot.js"></script>',
    page ? `<style>${css.text}</style>` : `<link rel="stylesheet" href="/${css.file}">`,
    ...fontsOf(manifest).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...others.map((file) => `<link rel="modulepreload" href="/${file}"${after}>`),
    `<script type="module"${after} src="/${entry}"></script>`,
  ].join('')
}
