import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { migratePostgres, openPostgres } from '../../src/db/postgres.ts'
import { registrationForm, testPassword } from '../support/people.ts'
import { startCluster } from '../support/postgres.ts'
import { sendRequest } from '../support/server.ts'
import { fillForLoad } from './fill.ts'
import { runLoad, runVariedLoad } from './load.ts'
import { startApi } from './server-process.ts'

/**
 * `pnpm --filter @sakina/api bench:memory` measures the memory of a server on PostgreSQL after its start,
 * under load and after the load.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)

const megabytes = (pid: number, what: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024)
}

const cluster = await startCluster({ fsync: 'on' })
try {
  await migratePostgres(cluster.url)
  const [buyer] = await fillForLoad(await openPostgres({ url: cluster.url, pool: 2 }))
  const database = { DATABASE_URL: cluster.url, DEMO: 'true' }
  // The first start loads the catalogue and fills the compile cache, so only later starts are measured.
  await (await startApi(database)).stop()
  const begun = performance.now()
  const api = await startApi(database)
  process.stdout.write(`listening after ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
  const say = (when: string): void => {
    const [now, most] = [megabytes(api.pid, 'VmRSS'), megabytes(api.pid, 'VmHWM')]
    process.stdout.write(`${when.padEnd(32)}${String(now).padStart(5)} MB, at most ${most} MB\n`)
  }
  try {
    say('started')
    const form = registrationForm()
    await sendRequest(api.address, 'POST /api/register', { body: form })
    await runLoad(`${api.address}/api/services`, { seconds, connections: 32 })
    say('GET /services, 32 at once')
    await runLoad(`${api.address}/api/plans?limit=100`, { seconds, connections: 32 })
    say('GET /plans, 32 at once')
    const login = { login: form.id_card, password: testPassword }
    await runLoad(`${api.address}/api/login`, { seconds, connections: 8, body: login })
    say('POST /login, 8 at once')
    const headers = { 'api-token': buyer?.token ?? '' }
    await runVariedLoad(`${api.address}/api/my/orders`, { seconds, connections: 1_000 }, () => ({ headers }))
    say('GET /my/orders, 1,000 at once')
    await setTimeout(5_000)
    say('five seconds of rest')
  } finally {
    await api.stop()
  }
} finally {
  await cluster.stop()
}
