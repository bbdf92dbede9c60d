import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type * as entryServer from '../src/app/entry-server.tsx'
import { robots, sitemap } from './crawlers.ts'
import type { Styles } from './first-styles.ts'
import { headOf, readManifest, type Manifest } from './manifest.ts'

type Entry = typeof entryServer
type Options = { entry: Entry; apiRoot: string; origin: string; out: string; styles: Styles }

/** The empty document of a language: every address that is not prerendered starts from it, mounted, not hydrated. */
const asShell = (html: string) => html.replace('<html ', '<html data-shell="" ')

const write = (out: string, file: string, html: string) => {
  const path = join(out, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, html)
}

function withHead(html: string, manifest: Manifest, page: Parameters<typeof headOf>[1]): string {
  return `<!doctype html>${html.replace(/^<!doctype html>/i, '').replace('</head>', `${headOf(manifest, page)}</head>`)}`
}

/** Renders the public pages of both languages to HTML and writes the list of addresses the server serves them at. */
export async function prerenderSite({ entry, apiRoot, origin, out, styles }: Options) {
  const { rest } = styles
  const manifest = readManifest(join(out, '.vite/manifest.json'))
  const routes: { path: string; kind: 'page' | 'shell'; file: string }[] = []

  for (const locale of entry.locales) {
    for (const page of entry.pages) {
      if (!page.prerendered) {
        if (page.pattern !== '*')
          routes.push({
            path: entry.addressIn(locale, page.pattern),
            kind: 'shell',
            file: entry.shellFile(locale),
          })
        continue
      }
      const address = entry.addressIn(locale, page.pattern)
      const html = await entry.renderPage({ address, locale, apiRoot, origin })
      styles.check(address, html)
      const file = `${address === '/' ? '' : address.slice(1)}/index.html`.replace(/^\//, '')
      write(out, file, withHead(html, manifest, { locale, rest, page }))
      routes.push({ path: address, kind: 'page', file })
    }
    write(
      out,
      entry.shellFile(locale),
      asShell(withHead(await entry.renderShell({ locale, origin }), manifest, { locale, rest })),
    )
    write(
      out,
      entry.notFoundFile(locale),
      asShell(
        withHead(await entry.renderShell({ locale, origin, isMissing: true }), manifest, { locale, rest }),
      ),
    )
  }
  write(out, 'sitemap.xml', sitemap(entry, origin))
  write(out, 'robots.txt', robots(entry, origin))
  writeFileSync(join(out, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`)
  rmSync(join(out, '.vite/ssr-manifest.json'), { force: true })
}

export function compress(files: readonly string[]) {
  for (const file of files) {
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
