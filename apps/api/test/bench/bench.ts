import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../src/db/embedded.ts'
import { migratePostgres, openPostgres } from '../../src/db/postgres.ts'
import { formOfSomebody, password } from '../support/people.ts'
import { postgresPrograms, startCluster } from '../support/postgres.ts'
import { askAt } from '../support/server.ts'
import { fillForLoad, type Buyer } from './fill.ts'
import { hammer, hammerEach, type Figure } from './load.ts'
import { startApi, startHello, type ServerProcess } from './server-process.ts'

/** `pnpm --filter @sakina/api bench`: what the server does beside a bare node:http on the same machine, a minute in all. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
const many = { seconds, connections: 32 }
const few = { seconds, connections: 8 }
const writers = { seconds, connections: 16 }

type Line = { readonly what: string; readonly figure: Figure; readonly hello: Figure }

const say = ({ what, figure, hello }: Line): void => {
  const cells = [
    what.padEnd(34),
    `${figure.perSecond.toFixed(0)}/s`.padStart(9),
    (figure.perSecond / hello.perSecond).toFixed(3).padStart(7),
    `${figure.p99.toFixed(0)} ms`.padStart(9),
    `${hello.p99.toFixed(0)} ms`.padStart(9),
    String(figure.wrong).padStart(6),
  ]
  process.stdout.write(`${cells.join('')}\n`)
}

const dates = Array.from({ length: 80 }, (_, each) => new Date(Date.now() + (each + 3) * 86_400_000))
  // a Friday has no morning
  .filter((date) => date.getUTCDay() !== 5)
  .map((date) => date.toISOString().slice(0, 10))

async function measure(
  engine: string,
  api: ServerProcess,
  { hello, buyers }: { readonly hello: ServerProcess; readonly buyers: readonly Buyer[] },
): Promise<void> {
  const form = formOfSomebody()
  await askAt(api.address, 'POST /api/register', { body: form })
  const login = { login: form.id_card, password }
  const get = async (what: string, path: string): Promise<void> => {
    await hammer(`${api.address}${path}`, { ...many, seconds: 1 })
    const bare = await hammer(hello.address, many)
    say({ what: `${engine}: ${what}`, figure: await hammer(`${api.address}${path}`, many), hello: bare })
  }
  await get('GET /services', '/api/services')
  await get('GET /plans/101', '/api/plans/101')
  const bareFew = await hammer(hello.address, { ...few, body: login })
  say({
    what: `${engine}: POST /login`,
    figure: await hammer(`${api.address}/api/login`, { ...few, body: login }),
    hello: bareFew,
  })
  let placed = 0
  const next = () => {
    placed += 1
    const { id, token } = buyers[placed % buyers.length] ?? { id: '', token: '' }
    return {
      headers: { 'api-token': token, 'idempotency-key': `bench-${engine}-${placed}` },
      body: {
        customer_id: id,
        service_package_id: 101,
        service_date: dates[placed % dates.length],
        quantity: 1,
        repeat_count: 1,
        repeat_interval_days: 0,
        visit_window: 'morning',
      },
    }
  }
  const bareWriters = await hammerEach(hello.address, writers, next)
  say({
    what: `${engine}: POST /sale_order/hourly`,
    figure: await hammerEach(`${api.address}/api/sale_order/hourly`, writers, next),
    hello: bareWriters,
  })
}

const hello = await startHello()
process.stdout.write(
  `${seconds} s each; 32 connections, 8 for login, 16 for orders; client, server and database on this machine\n`,
)
process.stdout.write(
  `${'case'.padEnd(34)}${'ours'.padStart(9)}${'ratio'.padStart(7)}${'p99'.padStart(9)}${'bare p99'.padStart(9)}${'wrong'.padStart(6)}\n`,
)
try {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-bench-'))
  const buyers = await fillForLoad(await openEmbedded(join(folder, 'database')))
  const embedded = await startApi({ DATA_DIR: folder })
  await measure('embedded', embedded, { hello, buyers })
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
  if (postgresPrograms() === undefined) process.stdout.write('PostgreSQL is not installed here: left out.\n')
  else {
    const cluster = await startCluster({ fsync: 'on' })
    try {
      await migratePostgres(cluster.url)
      const customers = await fillForLoad(await openPostgres({ url: cluster.url, pool: 2 }))
      const api = await startApi({ DATABASE_URL: cluster.url, DEMO: 'true' })
      await measure('PostgreSQL', api, { hello, buyers: customers })
      await api.stop()
    } finally {
      await cluster.stop()
    }
  }
} finally {
  await hello.stop()
}
