import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A running PostgreSQL of the tests. */
export type Cluster = {
  readonly url: string
  /** The pid of the main process. */
  readonly pid: () => number
  /** Restarts the cluster, which cuts every connection. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const folders = [
  '/usr/lib/postgresql/18/bin',
  '/usr/lib/postgresql/17/bin',
  '/usr/lib/postgresql/16/bin',
  '/usr/lib/postgresql/15/bin',
  '/usr/local/pgsql/bin',
]

/** Finds the folder of PostgreSQL's programs, if they are installed. */
export function findPostgresPrograms(): string | undefined {
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')))
  if (found !== undefined) return found
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout.trim() : undefined
}

const accountOf = (name: string, flag: '-u' | '-g'): number =>
  Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim())

/** PostgreSQL refuses to run as root, so root in a container uses another account. */
const unprivileged = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  return { uid: accountOf(name, '-u'), gid: accountOf(name, '-g') }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0
      probe.close(() => resolve(port))
    })
  })

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await client.end().catch(() => {})
      await wait(100)
    }
  }
  throw new Error('PostgreSQL did not start within ten seconds')
}

/** Starts a private PostgreSQL in its own folder on a free port; stopping it deletes the folder. */
export async function startCluster(
  { fsync }: { readonly fsync: 'on' | 'off' } = { fsync: 'off' },
): Promise<Cluster> {
  const programs = findPostgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'sakina-postgres-'))
  const account = unprivileged()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...account }
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'sakina', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    {
      ...options,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const serverArguments = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  serverArguments.push('-c', 'max_connections=600', '-c', `fsync=${fsync}`)
  const run = () => {
    const server = spawn(join(programs, 'postgres'), serverArguments, { ...options, stdio: 'ignore' })
    return { server, ended: once(server, 'exit') }
  }
  let current = run()
  // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
  const shutDown = async (): Promise<void> => {
    current.server.kill('SIGINT')
    await current.ended
  }
  const url = `postgres://sakina@127.0.0.1:${port}/postgres`
  const stop = async (): Promise<void> => {
    await shutDown()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilItAnswers(url)
  } catch (error) {
    await stop()
    throw error
  }
  const restart = async (): Promise<void> => {
    await shutDown()
    current = run()
    await untilItAnswers(url)
  }
  return { url, pid: () => current.server.pid ?? 0, restart, stop }
}
