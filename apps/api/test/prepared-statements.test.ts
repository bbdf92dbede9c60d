import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { isPostgres } from './support/database.ts'
import { hourlyOrderBody } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, running } = server

test(
  'a migration of a running server breaks no request, although every statement was prepared before it',
  { skip: !isPostgres },
  async () => {
    const person = await createCustomer(server)
    const { database } = running().app
    const prepared = () =>
      database.reader.execute<{ statements: number }>(
        sql`select count(*)::int as statements from pg_prepared_statements where ${1} = 1`,
        'objects',
      )
    const calls = async (day: string) => {
      const lists = Array.from({ length: 30 }, () => ask('GET /api/my/orders', { token: person.token }))
      const body = hourlyOrderBody(person, { service_date: day })
      const order = ask('POST /api/sale_order/hourly', { token: person.token, body })
      return (await Promise.all([...lists, order])).map(({ status }) => status)
    }
    const good = [...Array.from({ length: 30 }, () => 200), 201]
    assert.deepEqual(await calls('2026-10-12'), good)
    const [kept] = await prepared()
    assert.ok((kept?.statements ?? 0) > 0, 'nothing was prepared')
    for (const table of ['orders', 'customers', 'addresses'])
      await database.write((tx) =>
        tx.execute(sql`alter table ${sql.identifier(table)} alter column created_at type timestamptz(3)`),
      )
    assert.deepEqual(await calls('2026-10-13'), good)
    assert.deepEqual(await calls('2026-10-14'), good)
  },
)
