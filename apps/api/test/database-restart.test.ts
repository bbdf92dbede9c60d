import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migratePostgres } from '../src/db/postgres.ts'
import { configFrom, startServer, type RunningServer } from '../src/server.ts'
import { isPostgres } from './support/database.ts'
import { hourlyOrderBody } from './support/orders.ts'
import { createCustomer, type Person } from './support/people.ts'
import { startCluster } from './support/postgres.ts'
import { sendRequest } from './support/server.ts'
import { isFull } from './support/tier.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const restarts = Number(process.env['RESTARTS'] ?? (isFull ? 5 : 1))

async function startServerProcess(url: string) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      DATABASE_URL: url,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      DRAIN_MILLISECONDS: '0',
      RATE_LIMIT_PER_ADDRESS: '100000',
      RATE_LIMIT_PER_ACCOUNT: '100000',
      BOOKINGS_BEFORE_PAYMENT: '10',
    },
  })
  const [line]: Buffer[] = await once(child.stdout, 'data')
  return { child, url: /http:\/\/\S+/.exec(line?.toString() ?? '')?.[0] ?? '' }
}

type Tally = { readonly statuses: Map<number, number>; readonly acknowledged: Set<string> }

/** A customer who orders and cancels without a pause until stopped. */
async function orderRepeatedly(person: Person, server: string, tally: Tally, stop: AbortSignal) {
  for (let days = 7; !stop.aborted; days = days < 50 ? days + 1 : 7) {
    const answer = await sendRequest(server, 'POST /api/sale_order/hourly', {
      token: person.token,
      body: hourlyOrderBody(person, { service_date: dayAfter(days) }),
    })
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1)
    if (answer.status !== 201) continue
    const { id } = Object(answer.body)
    tally.acknowledged.add(id)
    // An order that is not cancelled keeps a worker, and in the end no worker would be free.
    for (let status = 503; status >= 500 && !stop.aborted;) {
      status = (await sendRequest(server, `POST /api/my/orders/${id}/cancel`, { token: person.token })).status
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    }
  }
}

/**
 * Returns a day this many days from now, moved on from a Friday, because there are no visits on
 * Fridays.
 */
function dayAfter(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

async function peopleOn(url: string, count: number): Promise<readonly Person[]> {
  const running: RunningServer = await startServer(
    configFrom({ PORT: '0', DATABASE_URL: url, DEMO: 'true', LOG_LEVEL: 'silent', DRAIN_MILLISECONDS: '0' }),
    { background: false },
  )
  const people: Person[] = []
  for (let each = 0; each < count; each += 1) people.push(await createCustomer({ running: () => running }))
  await running.stop()
  return people
}

async function keptOrders(url: string): Promise<ReadonlySet<string>> {
  const running = await startServer(
    configFrom({ PORT: '0', DATABASE_URL: url, DEMO: 'true', LOG_LEVEL: 'silent', DRAIN_MILLISECONDS: '0' }),
    { background: false },
  )
  const rows = await running.app.database.reader.execute<{ id: string }>(
    sql`select id from orders`,
    'objects',
  )
  await running.stop()
  return new Set(rows.map(({ id }) => id))
}

test(
  'restarting the database while twenty customers order stops no server and loses no order @R14',
  { skip: isPostgres ? false : 'the embedded database has no server to restart', timeout: 900_000 },
  async (context) => {
    const cluster = await startCluster({ fsync: 'on' })
    context.after(() => cluster.stop())
    await migratePostgres(cluster.url)
    const people = await peopleOn(cluster.url, 20)
    const servers = await Promise.all([startServerProcess(cluster.url), startServerProcess(cluster.url)])
    context.after(() => servers.forEach(({ child }) => child.kill('SIGKILL')))
    const tally: Tally = { statuses: new Map(), acknowledged: new Set() }
    const stop = new AbortController()
    const customers = people.map((person, index) =>
      orderRepeatedly(person, servers[index % 2]?.url ?? '', tally, stop.signal).catch(
        (error: unknown) => error,
      ),
    )
    const hasAcknowledged = async (more: number): Promise<void> => {
      const goal = tally.acknowledged.size + more
      for (let tries = 0; tries < 300 && tally.acknowledged.size < goal; tries += 1) await wait(50)
      assert.ok(
        tally.acknowledged.size >= goal,
        `no order is taken after the restart: ${JSON.stringify([...tally.statuses])}`,
      )
    }
    for (let each = 0; each < restarts; each += 1) {
      await hasAcknowledged(10)
      await cluster.restart()
    }
    await hasAcknowledged(10)
    stop.abort()
    const failures = (await Promise.all(customers)).filter((failure) => failure !== undefined)
    const dead = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length
    const kept = await keptOrders(cluster.url)
    const lost = [...tally.acknowledged].filter((id) => !kept.has(id)).length
    context.diagnostic(
      `${restarts} restarts: ${dead} servers dead, ${tally.statuses.get(500) ?? 0} answers 500, ` +
        `${tally.statuses.get(503) ?? 0} answers 503, ${tally.acknowledged.size} orders acknowledged, ${lost} lost`,
    )
    assert.deepEqual(
      { failures, dead, lost, faults: tally.statuses.get(500) ?? 0 },
      {
        failures: [],
        dead: 0,
        lost: 0,
        faults: 0,
      },
    )
  },
)
