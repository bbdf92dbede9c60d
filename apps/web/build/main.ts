import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { placeholderOrigin } from '@sakina/api/site-origin'

import type * as entryServer from '../src/app/entry-server.tsx'
import { prerenderSource } from './answers.ts'
import { compressFiles, planFolder, prerenderSite } from './prerender.ts'

const dist = join(import.meta.dirname, '../dist')
const out = join(dist, 'client')

/** Calls `use` with the root URL of the API, if there is one; the demonstration API runs meanwhile. */
async function withApi(use: (apiRoot: string | undefined) => Promise<void>) {
  const answers = prerenderSource(process.env)
  if (answers !== 'demo') return use(answers === 'none' ? undefined : answers.api)
  const { startServer, configFrom } = await import('@sakina/api/server')
  const server = await startServer(
    configFrom({ PORT: '0', DATA_DIR: ':memory:', DEMO: 'true', LOG_LEVEL: 'silent' }),
  )
  try {
    await use(`${server.address}/api`)
  } finally {
    await server.stop()
  }
}

const entry: typeof entryServer = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
await withApi((apiRoot) => prerenderSite({ entry, apiRoot, origin: placeholderOrigin, out }))
// The documents of plans are chosen by the query, which only our server does, and it compresses itself.
compressFiles(
  globSync('**/*.{html,js,css,svg,json,webmanifest,xml,txt}', {
    cwd: out,
    exclude: ['.vite/**', `${planFolder}/**`],
  }).map((file) => join(out, file)),
)
