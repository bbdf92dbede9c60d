import { parse } from '@formatjs/icu-messageformat-parser'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ar } from '@sakina/ui/strings/ar'
import { en } from '@sakina/ui/strings/en'

import { locales, type Locale } from '../src/shared/intl/locale.ts'
import { catalogueEntries } from './catalogue.ts'
import { spokenIn } from './ids.ts'
import { sourcesOf } from './source-graph.ts'

/**
 * The words of the site are cut to what is shown: the shell, every page and every part fetched on its own has one file
 * of words in each language, worked out from what it imports. It holds the messages its sources name, out of the
 * catalogues of the folders it reaches (`<folder>/messages/ar.json`), and the sections of the kit's words that the
 * components it reaches ask for.
 */
const site = join(import.meta.dirname, '../src')
const kitWords: Record<Locale, Readonly<Record<string, unknown>>> = { ar, en }

const shell = 'app'
const pageOf = (page: string) => `routes/${page}`

/** The entry's name to the module it begins with. */
export const entryFile = (name: string): string => {
  if (name === shell) return join(site, 'app/entry-client.tsx')
  return name.startsWith('routes/') ? join(site, `${name}.tsx`) : join(site, `${name}.part.tsx`)
}

export const entryNames = (): readonly string[] => [
  shell,
  ...globSync('routes/*.tsx', { cwd: site }).map((file) => file.replace(/\.tsx$/, '')),
  ...globSync('**/*.part.tsx', { cwd: site }).map((file) => file.replace(/\.part\.tsx$/, '')),
]

/** `src/features/services/list/plan.tsx` speaks the words of the nearest folder above it that has any. */
function catalogueOf(file: string): string | undefined {
  for (let folder = file; folder.startsWith(`${site}/`);) {
    folder = folder.slice(0, folder.lastIndexOf('/'))
    if (folder !== site && existsSync(join(folder, 'messages/ar.json'))) return folder.slice(site.length + 1)
  }
  return undefined
}

/** The sections of the kit's words that a source asks for: `strings.money`, or `of="money.amount"` of a `Word`. */
function sectionsIn(commented: string): string[] {
  const source = commented.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const direct = [...source.matchAll(/\bstrings\.(\w+)/g)].map(([, section = '']) => section)
  const named = /\bWord\b/.test(source)
    ? [...source.matchAll(/['"`](\w+)\.[\w$]/g)].map(([, section = '']) => section)
    : []
  return [...direct, ...named].filter((section) => Object.hasOwn(ar, section))
}

type Reach = {
  readonly ids: readonly string[]
  readonly catalogues: readonly string[]
  readonly sections: readonly string[]
}

const idsOf = (catalogue: string): string[] => {
  const file = catalogueFile(catalogue, 'ar')
  return catalogueEntries(file, readFileSync(file, 'utf8')).map(([id]) => id)
}

const shellSources = () => sourcesOf(entryFile(shell)).keys()

/** Worked out once, until a source changes. */
const reached = new Map<string, Reach>()

function workOut(name: string): Reach {
  const sources = sourcesOf(entryFile(name))
  const isSpoken = spokenIn(sources.values())
  // The shell's catalogues are everybody's: a page may say what the shell itself does not.
  const near = new Set([...sources.keys(), ...shellSources()].flatMap((file) => catalogueOf(file) ?? []))
  const spoken = [...near]
    .toSorted()
    .map((catalogue) => ({ catalogue, ids: idsOf(catalogue).filter(isSpoken) }))
  const sections = new Set([...sources.values()].flatMap(sectionsIn))
  return {
    ids: spoken.flatMap(({ ids }) => ids),
    catalogues: spoken.filter(({ ids }) => ids.length > 0).map(({ catalogue }) => catalogue),
    sections: [...sections].toSorted(),
  }
}

function reachOf(name: string): Reach {
  const before = reached.get(name)
  if (before) return before
  const now = workOut(name)
  reached.set(name, now)
  return now
}

/** What an entry says beyond what the shell says already. */
export function spokenBy(name: string): Reach {
  const own = reachOf(name)
  if (name === shell) return own
  const known = reachOf(shell)
  const ids = own.ids.filter((each) => !known.ids.includes(each))
  return {
    ids,
    catalogues: own.catalogues.filter((each) => idsOf(each).some((id) => ids.includes(id))),
    sections: own.sections.filter((each) => !known.sections.includes(each)),
  }
}

const catalogueFile = (name: string, locale: Locale) => join(site, name, 'messages', `${locale}.json`)

/** Messages are parsed ahead, the plain ones too: a string left a string would go through react-intl's error path. */
const compiled = (file: string) =>
  catalogueEntries(file, readFileSync(file, 'utf8')).map(([id, text]): [string, unknown] => [
    id,
    parse(text, { captureLocation: false }),
  ])

function wordsModule(name: string, locale: Locale): { code: string; files: readonly string[] } {
  const { ids, catalogues, sections } = spokenBy(name)
  const said = new Set(ids)
  const files = catalogues.map((each) => catalogueFile(each, locale))
  const kit = Object.fromEntries(sections.map((section) => [section, kitWords[locale][section]]))
  const messages: Readonly<Record<string, unknown>> = Object.fromEntries(
    files.flatMap(compiled).filter(([id]) => said.has(id)),
  )
  const code = `export default JSON.parse(${JSON.stringify(JSON.stringify({ messages, kit }))})`
  return { code, files }
}

/** The file of an entry's words as the build's manifest names it. */
export const wordsKey = (name: string, locale: Locale): string => `src/words/${locale}/${name}.js`
/** The list of them all, as the build's manifest names it. */
export const wordsIndexKey = 'src/words/index.js'
export const shellWordsKey = (locale: Locale): string => wordsKey(shell, locale)
export const pageWordsKey = (page: string, locale: Locale): string => wordsKey(pageOf(page), locale)
export const cataloguesOfShell = (): readonly string[] => spokenBy(shell).catalogues
export const cataloguesOfPage = (page: string): readonly string[] => spokenBy(pageOf(page)).catalogues

const list = 'virtual:words'

/** `virtual:words` maps `ar/routes/home` to the loader of that page's words. */
export function words(): Plugin {
  const folder = join(site, 'words')
  const index = join(folder, 'index.js')
  const idOf = (locale: Locale, name: string) => join(folder, locale, `${name}.js`)
  return {
    name: 'sakina:words',
    enforce: 'pre',
    hotUpdate() {
      reached.clear()
    },
    resolveId(id) {
      if (id === list) return index
      return id.startsWith(`${list}/`) ? join(folder, id.slice(list.length + 1)) : undefined
    },
    load(id) {
      if (id === index) {
        const loaders = locales.flatMap((locale) =>
          entryNames().map((name) => `'${locale}/${name}': () => import('${list}/${locale}/${name}.js')`),
        )
        return { code: `export const words = {${loaders.join(',\n')}}`, moduleType: 'js' }
      }
      const locale = locales.find((each) => id.startsWith(join(folder, each, '/')))
      if (!locale) return undefined
      const name = entryNames().find((each) => idOf(locale, each) === id)
      if (name === undefined) return undefined
      const { code, files } = wordsModule(name, locale)
      for (const file of files) this.addWatchFile(file)
      return { code, map: null, moduleType: 'js' }
    },
  }
}
