import type { Manifest } from 'vite'

import { pageModulePath, type PageEntry } from '../src/app/page-list.ts'
import type { Locale } from '../src/shared/intl/locale.ts'
import { messagesManifestKey } from './messages.ts'

const entryModule = 'src/app/entry-client.tsx'

/** Chunks and their static imports, the importer first. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (!manifest[key]) throw new Error(`The build has no chunk for ${key}`)
    if (!seen.has(key)) withImports(manifest, manifest[key].imports ?? [], seen.add(key))
  }
  return seen
}

/** Throws if files import each other in a circle, because then one runs before its dependency exists. */
export function assertNoImportCycles(manifest: Manifest): void {
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

/** Returns the scripts of a first load: entry, public messages, and the page or the account's messages. */
function firstScripts(manifest: Manifest, locale: Locale, page?: PageEntry): string[] {
  const own = page ? [pageModulePath(page.page)] : [messagesManifestKey('account', locale)]
  if (page?.words) own.push(messagesManifestKey(page.words, locale))
  const keys = withImports(manifest, [entryModule, messagesManifestKey('public', locale), ...own])
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))]
}

/** Returns the built names of the fonts of the first screen, which `fontPreloads` of the kit lists. */
const fontsOf = (manifest: Manifest): string[] =>
  [...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))].filter((file) =>
    /sakina-sans-(400|600)-/.test(file),
  )

const bootScript = '<script src="/boot.js"></script>'

/** Returns the head tags of a document without scripts of its own. */
export const renderStyleTags = (css: { text: string }): string => `${bootScript}<style>${css.text}</style>`

type Options = { locale: Locale; css: { file: string; text: string }; page?: PageEntry }

/**
 * Returns the head tags. A prerendered page inlines its styles, so that the first bytes can paint; the
 * empty document links the style sheet, which the browser caches.
 */
export function renderHeadTags(manifest: Manifest, { locale, css, page }: Options): string {
  const [entry, ...others] = firstScripts(manifest, locale, page)
  // A prerendered page is readable before its scripts load, so they get a low priority. The empty shell
  // needs them at once.
  const after = page ? ' fetchpriority="low"' : ''
  return [
    page ? renderStyleTags(css) : `${bootScript}<link rel="stylesheet" href="/${css.file}">`,
    ...fontsOf(manifest).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...others.map((file) => `<link rel="modulepreload" href="/${file}"${after}>`),
    `<script type="module"${after} src="/${entry}"></script>`,
  ].join('')
}
