import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })

/** Returns the settings of a server with a copy of the demo in the PostgreSQL that the journeys started. */
function databaseSettings(databases: string, programs: string) {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  const beside = new URL('/template1', databases).href
  execFileSync(join(programs, 'createdb'), [`--maintenance-db=${beside}`, '--template=postgres', name])
  return { DATABASE_URL: new URL(`/${name}`, databases).href }
}

/** A running site of the tests: its URL, its data folder and how to stop it. */
export type RunningSite = {
  readonly url: string
  /** The data folder. Emails are in `mail`. */
  readonly data: string
  /** Stops the server and removes its data, unless they are kept. */
  stop(keptData?: 'data-kept'): Promise<void>
}

/**
 * Starts the built site and the real server as one process with its own database: the embedded one, as
 * `npm start` does, or one in the PostgreSQL that `DATABASES` names. It starts with a copy of a demo that was made
 * before (`DEMO_DATA` for the embedded one), because making one takes most of a start.
 */
export async function startSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  // While a test is being written, a running site can be reused, which starts at once and keeps its data.
  const running = process.env['RUNNING_SITE']
  if (running !== undefined && Object.keys(environment).length === 0)
    return { url: running, data: process.env['RUNNING_SITE_DATA'] ?? '', stop: async () => undefined }
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'sakina-e2e-'))
  const { DEMO_DATA: demo, DATABASES: databases, POSTGRES_PROGRAMS: programs = '' } = process.env
  // A server on PostgreSQL follows the clock of its database, which no test can set.
  const onPostgres = databases !== undefined && !('CLOCK_SHIFT_FILE' in environment)
  if (demo !== undefined && !onPostgres) cpSync(demo, data, { recursive: true })
  const url = `http://127.0.0.1:${port}`
  // The database in WebAssembly responds before its optimised code would be ready.
  const server = spawn(process.execPath, ['--liftoff-only', join(root, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_COMPILE_CACHE: join(tmpdir(), 'sakina-test-compiled'),
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'true',
      // All test customers sign in from one IP address.
      RATE_LIMIT_PER_ADDRESS: '100000',
      RATE_LIMIT_PER_ACCOUNT: '100000',
      LOG_LEVEL: 'warn',
      OPS_TOKEN: 'operations-token-of-the-journeys',
      WEB_DIST: process.env['WEB_DIST'] ?? join(root, 'apps/web/dist/client'),
      OFFICE_DIST: process.env['OFFICE_DIST'] ?? join(root, 'apps/office/dist'),
      ...(onPostgres && databaseSettings(databases, programs)),
      ...environment,
    },
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-20_000)
  }
  server.stdout.on('data', hear)
  server.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve) => server.on('close', resolve))

  // A machine with much else to do has needed over a minute.
  for (const until = Date.now() + 110_000; ;) {
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode}:\n${said}`)
    if (Date.now() > until) throw new Error(`The server was not ready in time:\n${said}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    data,
    async stop(keptData) {
      server.kill('SIGTERM')
      await ended
      if (keptData === undefined) rmSync(data, { recursive: true, force: true })
    },
  }
}
