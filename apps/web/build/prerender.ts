import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

import type * as entryServer from '../src/app/entry-server.tsx'
import { renderRobotsTxt, renderSitemap } from './crawlers.ts'
import { renderHeadTags, renderStyleTags, assertNoImportCycles } from './manifest.ts'
import { renderWebManifest, webManifestPath } from './web-manifest.ts'

/** The documents of plans. */
export const planFolder = 'plans'

type Options = { entry: typeof entryServer; apiRoot: string | undefined; origin: string; out: string }

/**
 * Marks a document as the empty one from which a page that is not prerendered starts; it is mounted instead
 * of hydrated.
 */
const asShell = (html: string) => html.replace('<html ', '<html data-shell="" ')

const write = (out: string, file: string, content: string) => {
  const path = join(out, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const withHead = (html: string, head: string) =>
  `<!doctype html>${html.replace(/^<!doctype html>/i, '').replace('</head>', () => `${head}</head>`)}`

/**
 * Renders the public pages, one of them for each plan too, in both languages to HTML, and writes the list
 * of URLs that the server serves them at.
 */
export async function prerenderSite({ entry, apiRoot, origin, out }: Options) {
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'))
  assertNoImportCycles(manifest)
  const [sheet, ...others] = globSync('assets/*.css', { cwd: out })
  if (sheet === undefined || others.length > 0)
    throw new Error('The build is expected to write one style sheet')
  const css = { file: sheet, text: readFileSync(join(out, sheet), 'utf8').trim() }
  const routes: { path: string; search?: string; file: string }[] = []
  const plans = apiRoot === undefined ? [] : await entry.planQueries(apiRoot)

  for (const locale of entry.locales) {
    const shellHead = renderHeadTags(manifest, { locale, css })
    for (const page of entry.pages) {
      const path = entry.localizePath(locale, page.pattern)
      if (page.prerendered) {
        const isOfRecord = path.includes(':')
        const address = path.replaceAll(/:\w+/g, '1')
        // One document serves every record, so it holds the data of none.
        const root = isOfRecord ? undefined : apiRoot
        const own = isOfRecord ? entry.shellFile(locale, page) : join(path.slice(1), 'index.html')
        for (const search of ['', ...(page.planPage ? plans : [])]) {
          const shown = { ...page, page: (search && page.planPage) || page.page }
          const html = await entry.renderPage({ address, search, locale, apiRoot: root, origin })
          const file = search ? join(planFolder, locale, `${search.replace('?plan=', '')}.html`) : own
          write(out, file, withHead(html, renderHeadTags(manifest, { locale, css, page: shown })))
          routes.push({ path, search, file })
        }
      } else {
        const html = await entry.renderShell({ locale, origin, page: page.page })
        const file = entry.shellFile(locale, page)
        write(out, file, asShell(withHead(html, shellHead)))
        routes.push({ path, file })
      }
    }
    const missing = await entry.renderShell({ locale, origin, isMissing: true })
    write(out, entry.notFoundFile(locale), asShell(withHead(missing, shellHead)))
    const offline = await entry.renderOfflinePage(locale)
    write(out, entry.offlineFile(locale), withHead(offline, renderStyleTags(css)))
  }
  for (const locale of entry.locales)
    write(out, webManifestPath(locale), renderWebManifest(locale, entry.brand.name))
  write(out, 'sitemap.xml', renderSitemap(entry, origin))
  write(out, 'robots.txt', renderRobotsTxt(entry, origin))
  write(out, 'routes.json', `${JSON.stringify(routes, null, 2)}\n`)
}

export function compressFiles(files: readonly string[]) {
  for (const file of files) {
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
