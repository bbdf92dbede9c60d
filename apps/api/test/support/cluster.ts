import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findPostgresPrograms, startCluster } from './postgres.ts'

/**
 * Runs a private PostgreSQL with a migrated database until its input ends, for tests in another process. Prints
 * its URL and the folder of its programs; without PostgreSQL on the machine it prints nothing.
 */
const programs = findPostgresPrograms()
if (programs !== undefined) {
  const cluster = await startCluster()
  const migrate = fileURLToPath(new URL('../../src/migrate.ts', import.meta.url))
  execFileSync(process.execPath, [migrate], { env: { ...process.env, DATABASE_URL: cluster.url } })
  process.stdout.write(`${JSON.stringify({ url: cluster.url, programs })}\n`)
  process.stdin.resume().on('end', () => void cluster.stop())
}
