import type { Plugin, ViteDevServer } from 'vite'

import type * as entryServer from '../src/app/entry-server.tsx'
import { localeOfPath, locales } from '../src/shared/intl/locale.ts'
import { renderWebManifest, webManifestPath } from './web-manifest.ts'

const loadEntry = (server: ViteDevServer): Promise<Partial<typeof entryServer>> =>
  server.ssrLoadModule('/src/app/entry-server.tsx')

async function emptyPage(server: ViteDevServer, url: string): Promise<string> {
  const locale = localeOfPath(new URL(url, 'http://localhost').pathname)
  const entry = await loadEntry(server)
  const shell = (await entry.renderShell?.({ locale, origin: '' })) ?? ''
  const scripts =
    '<script src="/boot.js"></script><script type="module" src="/src/app/entry-client.tsx"></script>'
  const html = shell.replace('<html ', '<html data-shell="" ').replace('</head>', `${scripts}</head>`)
  return server.transformIndexHtml(url, html)
}

/** Sends every page in development as the empty document with the entry script, without a build. */
export function renderInDevelopment(): Plugin {
  return {
    name: 'sakina:render-in-development',
    configureServer(server) {
      for (const locale of locales)
        server.middlewares.use(`/${webManifestPath(locale)}`, (_request, response, next) => {
          loadEntry(server).then(({ brand }) => {
            response.setHeader('content-type', 'application/manifest+json')
            if (brand) response.end(renderWebManifest(locale, brand.name))
          }, next)
        })
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next()
          emptyPage(server, request.originalUrl ?? '/').then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(html)
          }, next)
        })
      }
    },
  }
}
