import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { loadsOf, type Loads } from './document.ts'
import { closure, filesOf, readManifest, type Manifest } from './manifest.ts'

export type Language = 'ar' | 'en'

/** A page as the site lists it: its address, its module, and the file of words it needs beside those of every page. */
export type Page = {
  readonly address: string
  readonly module: string
  readonly words: (language: Language) => string | undefined
}

export type Site = {
  readonly dist: string
  readonly entry: string
  readonly words: (language: Language) => string
  readonly pages: readonly Page[]
  /** The HTML file that the server answers with at an address of a language. */
  readonly document: (
    page: Page,
    language: Language,
  ) => { readonly file: string; readonly prerendered: boolean }
}

export type FirstLoad = {
  readonly page: Page
  readonly language: Language
  readonly prerendered: boolean
  readonly js: number
  readonly css: number
  readonly html: number
  readonly fonts: number
  readonly requests: number
  readonly blocking: number
  readonly scripts: readonly string[]
  readonly late: readonly string[]
  readonly foreign: readonly string[]
}

const cached = new Map<string, number>()

/** Bytes as gzip -9 sends them; fonts are compressed already and go as they are. */
function sent(dist: string, file: string): number {
  const path = join(dist, file)
  const known = cached.get(path)
  if (known !== undefined) return known
  const content = readFileSync(path)
  const bytes = file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
  cached.set(path, bytes)
  return bytes
}

const total = (dist: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + sent(dist, file), 0)

const keysOf = (page: Page, language: Language) => [page.module, page.words(language) ?? []].flat()

/** What the entry brings along in a language, whatever the page. */
const common = (site: Site, manifest: Manifest, language: Language) =>
  closure(manifest, [site.entry, site.words(language)])

/** What arrives with a document: what it names, and what the page's own chunks need on top. */
function arrivals(site: Site, manifest: Manifest, page: Page, language: Language, loads: Loads) {
  const needed = new Set([...common(site, manifest, language), ...closure(manifest, keysOf(page, language))])
  const scripts = [...new Set([...loads.scripts, ...filesOf(manifest, needed, 'file')])].filter((file) =>
    /\.m?js$/.test(file),
  )
  const styles = [...new Set([...loads.styles, ...filesOf(manifest, needed, 'css')])]
  return { scripts, styles, late: scripts.filter((file) => !loads.scripts.includes(file)) }
}

export function firstLoad(site: Site, page: Page, language: Language): FirstLoad {
  const manifest = readManifest(join(site.dist, '.vite/manifest.json'))
  const { file, prerendered } = site.document(page, language)
  if (!existsSync(join(site.dist, file))) throw new RangeError(`the build has no ${file} for ${page.address}`)
  const loads = loadsOf(readFileSync(join(site.dist, file), 'utf8'))
  const { scripts, styles, late } = arrivals(site, manifest, page, language, loads)
  return {
    page,
    language,
    prerendered,
    js: total(site.dist, scripts),
    css: total(site.dist, styles),
    html: sent(site.dist, file),
    fonts: total(site.dist, loads.fonts),
    requests: 1 + scripts.length + styles.length + loads.fonts.length,
    blocking: loads.blockingScripts.length + loads.styles.length,
    scripts,
    // the shell learns only at run time which page it is; a prerendered page knows and must name all of it
    late: prerendered ? late : [],
    foreign: loads.foreign,
  }
}
