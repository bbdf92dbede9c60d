import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { driverSteps } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'
import { openEmbedded } from '../../src/db/embedded.ts'
import { migratePostgres, openPostgres } from '../../src/db/postgres.ts'
import { isPostgres } from '../support/database.ts'
import { officeToken } from '../support/office.ts'
import { completeCheckout, hourlyOrderBody } from '../support/orders.ts'
import { startCluster } from '../support/postgres.ts'
import {
  dayFromNow,
  orderHourlyAt,
  signUpFamilyAt,
  startServerProcess,
  type ServerProcess,
} from '../support/server-process.ts'
import { sendRequest, type RequestInput } from '../support/server.ts'
import { isFull } from '../support/tier.ts'

const restarts = isPostgres ? 15 : 0
const kills = 5
const families = 4

const tables = { orders: 'orders', uploads: 'uploads', steps: 'visit_steps' } as const
type Kind = keyof typeof tables

const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])])

/** A database outside this process, which is restarted, and whose server is killed. */
async function startChaos(context: Parameters<typeof startServerProcess>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-chaos-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  const cluster = isPostgres ? await startCluster({ fsync: 'on' }) : undefined
  if (cluster !== undefined) {
    context.after(() => cluster.stop())
    await migratePostgres(cluster.url)
  }
  const start = (): Promise<ServerProcess> =>
    startServerProcess(context, {
      DATA_DIR: folder,
      ...(cluster !== undefined && { DATABASE_URL: cluster.url }),
      OPS_TOKEN: officeToken,
      RATE_LIMIT_PER_ADDRESS: '100000',
      RATE_LIMIT_PER_ACCOUNT: '100000',
      BOOKINGS_BEFORE_PAYMENT: '10',
    })
  const open = (): Promise<Database> =>
    cluster === undefined
      ? openEmbedded(join(folder, 'database'))
      : openPostgres({ url: cluster.url, pool: 2 })
  return { cluster, start, open }
}

test(
  'a restarted database and a killed server lose no acknowledged order, upload or step of a driver, and answer no 500 @R12 @R14',
  { timeout: 1_200_000 },
  async (context) => {
    const { cluster, start, open } = await startChaos(context)
    let server = await start()
    const people: Awaited<ReturnType<typeof signUpFamilyAt>>[] = []
    for (let each = 0; each < families; each += 1) {
      const family = await signUpFamilyAt(server)
      for (const days of [0, 2, 4].map((later) => 7 + 6 * each + later))
        assert.equal(
          (await completeCheckout(server, await orderHourlyAt(server, family, days), 'succeed')).status,
          303,
        )
      people.push(family)
    }
    await server.kill()
    const quiet = await open()
    // The visits are today, so that a driver can report them.
    await quiet.write((tx) =>
      tx.execute(sql`update visits set day = (now() at time zone 'Asia/Riyadh')::date,
        starts_at = now() - interval '10 minutes', ends_at = now() + interval '3 hours'`),
    )
    const [today] = await quiet.reader.execute<{ day: string }>(
      sql`select day::text as day from visits limit 1`,
      'objects',
    )
    await quiet.close()
    server = await start()

    const acknowledged: Readonly<Record<Kind, Set<string>>> = {
      orders: new Set(),
      uploads: new Set(),
      steps: new Set(),
    }
    const statuses = new Map<number, number>()
    const stop = new AbortController()
    /** Asks again until the server answers, as the site and the driver's page do. */
    const askUntilAnswered = async (call: string, input: RequestInput) => {
      while (!stop.signal.aborted) {
        const answer = await sendRequest(server.url, call, input).catch(() => undefined)
        if (answer !== undefined) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (answer !== undefined && answer.status < 500) return answer
        await wait(50)
      }
      return undefined
    }
    const made = await askUntilAnswered('POST /ops/driver-links', {
      headers: { authorization: `Bearer ${officeToken}` },
      body: { driver: 'Salim', date: today?.day },
    })
    const link = String(Object(made?.body).result?.link).split('#')[1]
    const visits: readonly string[] = Object(made?.body).result.visits.map(({ id }: { id: string }) => id)
    assert.ok(visits.length >= families, made?.text)

    const drive = async () => {
      for (const visit of visits)
        for (const step of driverSteps.filter((each) => each !== 'nobody_opens')) {
          const id = randomUUID()
          const body = { link, visit, step, id, at: new Date().toISOString() }
          const answer = await askUntilAnswered('POST /api/driver/steps', { body })
          if (answer?.status === 200) acknowledged.steps.add(id)
          // The steps last as long as the restarts do.
          await wait(isFull ? 400 : 100)
        }
    }
    const upload = async (token: string) => {
      for (let each = 0; each < 35 && !stop.signal.aborted; each += 1) {
        const form = new FormData()
        form.append('purpose', 'passport')
        form.append('file', picture, 'a.png')
        const answer = await askUntilAnswered('POST /api/uploads', { token, body: form })
        if (answer?.status === 201) acknowledged.uploads.add(Object(answer.body).result.id)
        await wait(isFull ? 400 : 50)
      }
    }
    const order = async (person: (typeof people)[number]) => {
      for (let days = 32; !stop.signal.aborted; days = days < 50 ? days + 1 : 32) {
        const body = hourlyOrderBody(
          { ...person, nationalId: '', addressId: '' },
          { service_date: dayFromNow(days) },
        )
        const answer = await askUntilAnswered('POST /api/sale_order/hourly', { token: person.token, body })
        if (answer?.status !== 201) continue
        const { id } = Object(answer.body)
        acknowledged.orders.add(id)
        await askUntilAnswered(`POST /api/my/orders/${id}/cancel`, { token: person.token })
      }
    }
    const work = Promise.all([drive(), ...people.map(({ token }) => upload(token)), ...people.map(order)])
    const total = () => Object.values(acknowledged).reduce((sum, { size }) => sum + size, 0)
    const goesOn = async () => {
      const goal = total() + 8
      for (let tries = 0; tries < 1_200 && total() < goal; tries += 1) await wait(50)
      assert.ok(total() >= goal, `nothing is taken any more: ${JSON.stringify([...statuses])}`)
    }
    for (let each = 0; each < restarts; each += 1) {
      await goesOn()
      await cluster?.restart()
    }
    for (let each = 0; each < kills; each += 1) {
      await goesOn()
      await server.kill()
      server = await start()
    }
    await goesOn()
    stop.abort()
    await work
    await server.kill()
    const database = await open()
    const lost: Record<string, number> = {}
    for (const kind of ['orders', 'uploads', 'steps'] as const) {
      const rows = await database.reader.execute<{ id: string }>(
        sql`select id::text as id from ${sql.identifier(tables[kind])}`,
        'objects',
      )
      const kept = new Set(rows.map(({ id }) => id))
      lost[kind] = [...acknowledged[kind]].filter((id) => !kept.has(id)).length
    }
    await database.close()
    const { orders, uploads, steps } = acknowledged
    context.diagnostic(
      `${restarts} restarts of the database, ${kills} kills of the server: ` +
        `${orders.size} orders, ${uploads.size} uploads, ${steps.size} steps acknowledged; ` +
        `lost ${JSON.stringify(lost)}; ${statuses.get(500) ?? 0} answers 500, ${statuses.get(503) ?? 0} answers 503`,
    )
    assert.deepEqual(lost, { orders: 0, uploads: 0, steps: 0 })
    assert.equal(statuses.get(500) ?? 0, 0)
    assert.ok(orders.size > 0 && uploads.size > 0 && steps.size > 0)
  },
)
