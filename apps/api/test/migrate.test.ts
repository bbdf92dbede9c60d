import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { DatabaseNotMigratedError, openDatabase } from '../src/db/open.ts'
import { migratePostgres, openPostgres } from '../src/db/postgres.ts'
import { OuterDatabaseInTransactionError } from '../src/db/transaction-guard.ts'
import { freshDatabase } from './support/database.ts'
import { nightly } from './support/tier.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const onServer = { skip: server === '' ? 'the embedded database brings itself up to date at start' : false }

async function emptyDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `sakina_empty_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

test(
  'a server refuses an outdated database, and three simultaneous migrations leave it complete',
  onServer,
  async () => {
    const { url, drop } = await emptyDatabase()
    const settings = { kind: 'postgres', url, directUrl: url, pool: 2, notify: true } as const
    await assert.rejects(openDatabase(settings), DatabaseNotMigratedError)
    await Promise.all([migratePostgres(url), migratePostgres(url), migratePostgres(url)])
    const database = await openDatabase(settings)
    assert.deepEqual(await database.pendingMigrations(), [])
    await database.close()
    await drop()
  },
)

test('a database transaction aborted by the engine is retried', onServer, async () => {
  const { url, drop } = await emptyDatabase()
  const database = await openPostgres({ url, pool: 4 })
  await database.write((tx) => tx.execute(sql`create table pair (id int primary key, n int not null)`))
  await database.write((tx) => tx.execute(sql`insert into pair values (1, 0), (2, 0)`))
  let tries = 0
  let arrived = 0
  let go = (): void => {}
  const both = new Promise<void>((resolve) => (go = resolve))
  const cross = (first: number, then: number) =>
    database.write(async (tx) => {
      tries += 1
      await tx.execute(sql`update pair set n = n + 1 where id = ${first}`)
      arrived += 1
      if (arrived === 2) go()
      await both
      await tx.execute(sql`update pair set n = n + 1 where id = ${then}`)
    })
  await Promise.all([cross(1, 2), cross(2, 1)])
  const rows = await database.reader.execute<{ n: number }>(sql`select n from pair`, 'objects')
  assert.deepEqual(
    rows.map(({ n }) => n),
    [2, 2],
  )
  // One of the two transactions is tried again. On a slow machine the engine may abort one more
  // than once.
  assert.ok(tries >= 3, 'one of the two was chosen to wait and try again')
  await database.close()
  await drop()
})

test(
  'a query or transaction that bypasses the running transaction is refused, because it would wait for ever or escape the rollback',
  nightly,
  async () => {
    const { database, drop } = await freshDatabase()
    await assert.rejects(
      database.write(async () => {
        await database.reader.execute(sql`select 1`)
      }),
      OuterDatabaseInTransactionError,
    )
    await assert.rejects(
      database.write(() => database.write(async () => 1)),
      OuterDatabaseInTransactionError,
    )
    await database.close()
    await drop()
  },
)
