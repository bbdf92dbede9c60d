import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A running server of static files. */
export interface StaticServer {
  readonly url: string
  readonly close: () => void
}

/** Serves a built Storybook on a free port. */
export async function serveStorybook(folder: string): Promise<StaticServer> {
  if (!existsSync(folder))
    throw new Error(
      'There is no storybook-static: run `pnpm build-storybook` first, or name a running one with --from=http://…',
    )
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    if (!path.startsWith(folder) || !existsSync(path)) return response.writeHead(404).end()
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    return createReadStream(path).pipe(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
