import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { migratePostgres } from '../src/db/postgres.ts'
import { configFrom, startServer } from '../src/server.ts'
import { isPostgres } from './support/database.ts'
import { startTestServer } from './support/server.ts'

type Facts = { readonly services: number; readonly customers: number; readonly done: string }

const { testDatabase } = startTestServer()

test(
  'two servers that start at once on an empty database load the demo once',
  { skip: isPostgres ? false : 'the embedded database has one server' },
  async () => {
    const { database, url } = testDatabase()
    assert.ok(url)
    const name = `sakina_empty_${process.pid}`
    await database.reader.execute(sql.raw(`create database ${name}`))
    const empty = new URL(url)
    empty.pathname = `/${name}`
    await migratePostgres(empty.href)
    const config = configFrom({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: empty.href,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      DRAIN_MILLISECONDS: '0',
    })
    const servers = await Promise.all([
      startServer(config, { background: false }),
      startServer(config, { background: false }),
    ])
    try {
      const [facts] = await servers[0].app.database.reader.execute<Facts>(
        sql`select (select count(*)::int from services) as services,
                   (select count(*)::int from customers) as customers,
                   (select value->>'done' from settings where key = 'demo') as done`,
        'objects',
      )
      assert.equal(facts?.customers, 2)
      assert.equal(facts?.done, 'true')
      assert.ok((facts?.services ?? 0) >= 4)
    } finally {
      for (const server of servers) await server.stop()
      await database.reader.execute(sql.raw(`drop database ${name} with (force)`))
    }
  },
)
