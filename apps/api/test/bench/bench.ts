import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { openEmbedded } from '../../src/db/embedded.ts'
import { migratePostgres, openPostgres } from '../../src/db/postgres.ts'
import { registrationForm, testPassword } from '../support/people.ts'
import { findPostgresPrograms, startCluster } from '../support/postgres.ts'
import { sendRequest } from '../support/server.ts'
import { fillForLoad, type Buyer } from './fill.ts'
import { runLoad, runVariedLoad, type LoadResult } from './load.ts'
import { processorTime } from './processor-time.ts'
import { startApi, startHelloServer, type ServerProcess } from './server-process.ts'
import { termsVersion } from '../support/orders.ts'

/**
 * `pnpm --filter @sakina/api bench [embedded|postgres]` compares the server with a bare node:http server
 * on the same machine, in two minutes. Processor time per response is steadier than wall time on a busy
 * machine.
 */
const engines = process.argv.length > 2 ? process.argv.slice(2) : ['embedded', 'postgres']
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
const many = { seconds, connections: 32 }
const few = { seconds, connections: 8 }
const writers = { seconds, connections: 16 }

type Load = () => Promise<LoadResult>

const cells = (values: readonly string[]): string => {
  const [what = '', ...figures] = values
  return `${what.padEnd(40)}${figures.map((each) => each.padStart(10)).join('')}\n`
}

const dates = Array.from({ length: 80 }, (_, each) => new Date(Date.now() + (each + 3) * 86_400_000))
  // There are no morning visits on a Friday.
  .filter((date) => date.getUTCDay() !== 5)
  .map((date) => date.toISOString().slice(0, 10))

const orderOf = (buyer: Pick<Buyer, 'id'>, turn: number) => ({
  customer_id: buyer.id,
  service_package_id: 101,
  service_date: dates[turn % dates.length],
  quantity: 1,
  repeat_count: 1,
  terms_version: termsVersion,
  repeat_interval_days: 0,
  visit_window: 'morning',
})

const Placed = v.object({ id: v.string() })

/** A customer with eight paid orders, each with its contract, visit and invoice. */
async function ordersPaid({ address }: ServerProcess, buyer: Buyer): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    const body = orderOf(buyer, turn)
    const placed = await sendRequest(address, 'POST /api/sale_order/hourly', { token: buyer.token, body })
    if (placed.status !== 201) throw new Error(`an order of the bench was refused: ${placed.text}`)
    const { id } = v.parse(Placed, placed.body)
    await sendRequest(address, `GET /checkout/${id}`)
    const paid = await sendRequest(address, `POST /checkout/${id}`, {
      body: new URLSearchParams({ outcome: 'succeed', method: 'card', lang: 'ar' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    if (paid.status !== 303) throw new Error(`an order of the bench was not paid: ${paid.text}`)
  }
}

type Measured = {
  readonly hello: ServerProcess
  readonly buyers: readonly Buyer[]
  /** The first process of the database, if it has separate processes. */
  readonly database?: number
}

async function measure(
  engine: string,
  api: ServerProcess,
  { hello, buyers, database }: Measured,
): Promise<void> {
  const [family, ...others] = buyers
  if (family === undefined) throw new Error('nobody is there to buy')
  await ordersPaid(api, family)
  const say = async (what: string, ours: Load, bare: Load): Promise<void> => {
    const floor = await bare()
    const spent = () =>
      [processorTime(api.pid), database === undefined ? 0 : processorTime(database)] as const
    const before = spent()
    const figure = await ours()
    const [server, engineTime] = spent().map(
      (after, index) => (after - (before[index] ?? 0)) / figure.answers,
    )
    process.stdout.write(
      cells([
        `${engine}: ${what}`,
        `${figure.perSecond.toFixed(0)}/s`,
        (figure.perSecond / floor.perSecond).toFixed(3),
        `${figure.p99.toFixed(0)} ms`,
        `${floor.p99.toFixed(0)} ms`,
        (server ?? 0).toFixed(2),
        database === undefined ? '-' : (engineTime ?? 0).toFixed(2),
        String(figure.shed ?? 0),
        String(figure.wrong),
      ]),
    )
  }
  const get = async (what: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
    await runLoad(`${api.address}${path}`, { ...many, headers, seconds: 1 })
    await say(
      what,
      () => runLoad(`${api.address}${path}`, { ...many, headers }),
      () => runLoad(hello.address, many),
    )
  }
  const own = '/api/my/orders?limit=8'
  const asFamily = { 'api-token': family.token }
  await get('GET /services', '/api/services')
  await get('GET /plans/101', '/api/plans/101')
  await get('GET /my/orders, 8 of them', own, asFamily)
  for (const connections of [200, 1_000])
    await say(
      `GET /my/orders, ${connections} connections`,
      () => runVariedLoad(`${api.address}${own}`, { seconds, connections }, () => ({ headers: asFamily })),
      () => runVariedLoad(hello.address, { seconds, connections }, () => ({ headers: asFamily })),
    )

  const form = registrationForm()
  await sendRequest(api.address, 'POST /api/register', { body: form })
  const login = { login: form.id_card, password: testPassword }
  await say(
    'POST /login',
    () => runLoad(`${api.address}/api/login`, { ...few, body: login }),
    () => runLoad(hello.address, { ...few, body: login }),
  )
  let placed = 0
  const next = () => {
    placed += 1
    const buyer = others[placed % others.length] ?? family
    const headers = { 'api-token': buyer.token, 'idempotency-key': `bench-${engine}-${placed}` }
    return { headers, body: orderOf(buyer, placed) }
  }
  await say(
    'POST /sale_order/hourly',
    () => runVariedLoad(`${api.address}/api/sale_order/hourly`, writers, next),
    () => runVariedLoad(hello.address, writers, next),
  )
}

const hello = await startHelloServer()
process.stdout.write(
  `${seconds} s each; 32 connections, 8 for login, 16 for orders; client, server and database on this machine\n`,
)
process.stdout.write(
  cells(['case', 'ours', 'ratio', 'p99', 'bare p99', 'server ms', 'db ms', 'shed', 'wrong']),
)
try {
  if (engines.includes('embedded')) {
    const folder = mkdtempSync(join(tmpdir(), 'sakina-bench-'))
    const buyers = await fillForLoad(await openEmbedded(join(folder, 'database')))
    const embedded = await startApi({ DATA_DIR: folder })
    await measure('embedded', embedded, { hello, buyers })
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (findPostgresPrograms() === undefined)
    process.stdout.write('PostgreSQL is not installed here: left out.\n')
  else if (engines.includes('postgres')) {
    const cluster = await startCluster({ fsync: 'on' })
    try {
      await migratePostgres(cluster.url)
      const buyers = await fillForLoad(await openPostgres({ url: cluster.url, pool: 2 }))
      const api = await startApi({ DATABASE_URL: cluster.url, DEMO: 'true' })
      await measure('PostgreSQL', api, { hello, buyers, database: cluster.pid() })
      await api.stop()
    } finally {
      await cluster.stop()
    }
  }
} finally {
  await hello.stop()
}
