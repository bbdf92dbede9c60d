import type { Plugin } from 'vite'

import { localeOfPath } from '../src/shared/intl/locale.ts'

/** In development every page is the empty document of its language with the entry beside it: same code, no build. */
export function renderInDevelopment(): Plugin {
  return {
    name: 'sakina:render-in-development',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/'
          if (!request.headers.accept?.includes('text/html')) return next()
          try {
            const locale = localeOfPath(new URL(url, 'http://localhost').pathname)
            const entry = await server.ssrLoadModule('/src/app/entry-server.tsx')
            const shell: string = await entry['renderShell']({ locale, origin: '' })
            const scripts =
              '<script src="/boot.js"></script><script type="module" src="/src/app/entry-client.tsx"></script>'
            const html = shell
              .replace('<html ', '<html data-shell="" ')
              .replace('</head>', `${scripts}</head>`)
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(url, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
