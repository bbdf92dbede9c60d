import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isPostgres } from './support/database.ts'
import { startTestServer } from './support/server.ts'
import {
  signUpFamilyAt,
  orderHourlyAt,
  startServerProcess,
  type ServerProcess,
} from './support/server-process.ts'
import { nightly } from './support/tier.ts'

const { testDatabase } = startTestServer()

/** Starts Node with a clock that is this many minutes off. */
const withClockOff = (minutes: number): readonly string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const Real = Date
    const off = ${minutes * 60_000}
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + off) : super(...given) }
      static now() { return Real.now() + off }
    }`)}`,
]

async function statusOf({ ask }: ServerProcess, token: string, orderId: string): Promise<string> {
  const answer = await ask(`GET /api/my/orders/${orderId}`, { token })
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result.status.value
}

for (const minutes of [16, -16])
  test(
    `a server whose clock is ${minutes} minutes off ends expired holds, but not a current one`,
    {
      skip: isPostgres ? nightly.skip : 'two servers share a database on PostgreSQL only',
    },
    async (context) => {
      const { url = '', database } = testDatabase()
      const right = await startServerProcess(context, { DATABASE_URL: url, SWEEP_SECONDS: '3600' })
      const other = { DATABASE_URL: url, SWEEP_SECONDS: '1', DATA_DIR: right.folder }
      await startServerProcess(context, other, withClockOff(minutes))
      const family = await signUpFamilyAt(right)
      const fresh = await orderHourlyAt(right, family, minutes > 0 ? 10 : 20)
      const lapsed = await orderHourlyAt(right, await signUpFamilyAt(right), minutes > 0 ? 15 : 25)
      await database.write((tx) =>
        tx.execute(sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${lapsed}`),
      )
      const isOver = async (): Promise<boolean> => {
        const [row] = await database.reader.execute<{ status: string }>(
          sql`select status from orders where id = ${lapsed}`,
          'objects',
        )
        return row?.status === 'expired'
      }
      for (let tries = 0; tries < 100 && !(await isOver()); tries += 1) await wait(100)
      assert.ok(await isOver(), 'the server whose clock is off lets a lapsed hold go')
      assert.equal(await statusOf(right, family.token, fresh), 'pending_payment')
    },
  )

/** Starts Node with a clock that jumps this many hours ahead at the signal SIGUSR2. */
const withClockThatJumps = (hours: number): readonly string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const Real = Date
    let off = 0
    process.on('SIGUSR2', () => { off = ${hours * 3_600_000}; process.stdout.write('jumped') })
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + off) : super(...given) }
      static now() { return Real.now() + off }
    }`)}`,
]

test(
  'nobody is signed out by a machine whose clock jumps thirty hours ahead',
  { skip: isPostgres ? false : 'the embedded database has no clock of its own' },
  async (context) => {
    const { url = '' } = testDatabase()
    const server = await startServerProcess(
      context,
      { DATABASE_URL: url, SWEEP_SECONDS: '3600' },
      withClockThatJumps(30),
    )
    const { token } = await signUpFamilyAt(server)
    process.kill(server.pid, 'SIGUSR2')
    for (let calls = 0; calls < 20; calls += 1)
      assert.equal((await server.ask('GET /api/my/orders', { token })).status, 200)
  },
)
