import { readFileSync } from 'node:fs'

import { moduleOf, type PageEntry } from '../src/app/page-list.ts'
import type { Locale } from '../src/shared/intl/locale.ts'
import { isRecord } from '../src/shared/is-record.ts'
import { pageWordsKey, shellWordsKey, wordsIndexKey } from './words.ts'

type Chunk = {
  readonly file: string
  readonly css: readonly string[]
  readonly assets: readonly string[]
  readonly imports: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const entryModule = 'src/app/entry-client.tsx'
/** Which page a bare document is for shows only in the browser: it takes the lists of them all. */
const lists = ['src/app/page-modules.ts', wordsIndexKey]

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

function readChunk(key: string, value: unknown): [string, Chunk] {
  if (!isRecord(value) || typeof value['file'] !== 'string')
    throw new TypeError(`manifest: ${key} has no file`)
  const { file, css, assets, imports } = value
  return [key, { file, css: texts(css), assets: texts(assets), imports: texts(imports) }]
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

/** Everything a first load of the page fetches: its code, the entry's, and the words of both in one language. */
export function firstLoad(manifest: Manifest, locale: Locale, page?: PageEntry) {
  const keys = new Set<string>()
  for (const key of [
    entryModule,
    shellWordsKey(locale),
    ...(page ? [moduleOf(page.page), pageWordsKey(page.page, locale)] : lists),
  ])
    withImports(manifest, key, keys)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: [...new Set(chunks.map((chunk) => chunk.file))],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css))],
  }
}

/** The weights of the first screen: those that `fontPreloads` of the kit names, under the names the build gave them. */
const fontsOf = (manifest: Manifest): string[] =>
  [...new Set(Object.values(manifest).flatMap(({ file, assets }) => [file, ...assets]))].filter((file) =>
    /sakina-sans-(400|600)-/.test(file),
  )

/** Where the document finds its own modules without those lists. */
function ownModules(manifest: Manifest, locale: Locale, page?: PageEntry): string {
  const named: readonly (readonly [string, string])[] = [
    [`${locale}/app`, shellWordsKey(locale)],
    ...(page
      ? [
          [`${locale}/routes/${page.page}`, pageWordsKey(page.page, locale)] as const,
          [moduleOf(page.page), moduleOf(page.page)] as const,
        ]
      : []),
  ]
  const found = named.flatMap(([name, key]) => {
    const file = manifest[key]?.file
    return file === undefined ? [] : [[name, `/${file}`]]
  })
  return JSON.stringify(Object.fromEntries(found)).replaceAll('"', '&quot;')
}

/** `rest` is the sheet of what no prerendered page shows: such a page only says where it is. */
type Of = { locale: Locale; rest: string; page?: PageEntry }

export function headOf(manifest: Manifest, { locale, rest, page }: Of): string {
  const { scripts, styles } = firstLoad(manifest, locale, page)
  const [entry, ...others] = scripts
  // What is seen comes first: a prerendered page is read before its scripts have come. The empty shell needs them to be read.
  const after = page ? ' fetchpriority="low"' : ''
  return [
    '<script src="/boot.js"></script>',
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}"${page ? ` data-rest="/${rest}"` : ''}>`),
    ...(page ? [] : [`<link rel="stylesheet" href="/${rest}">`]),
    ...fontsOf(manifest).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...others.map((file) => `<link rel="modulepreload" href="/${file}"${after}>`),
    `<script type="module"${after} src="/${entry}" data-modules="${ownModules(manifest, locale, page)}"></script>`,
  ].join('')
}
