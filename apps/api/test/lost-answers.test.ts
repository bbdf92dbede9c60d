import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { once } from 'node:events'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { isPostgres } from './support/database.ts'
import { hourlyOrderBody, parsePlacedOrder } from './support/orders.ts'
import { errorCodeOf, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({}, {}, [103])
const { ask, running } = server

const rowsOf = async (person: Person) => {
  const [row] = await running().app.database.reader.execute(
    sql`select (select count(*)::int from orders where customer_id = ${person.id}) as orders,
               (select count(*)::int from idempotency where owner = ${person.id}) as keys,
               (select count(*)::int from worker_slots s join orders o on o.id = s.order_id
                 where o.customer_id = ${person.id}) as slots`,
    'objects',
  )
  return row
}

/** Sends an order and closes the connection before the response, like a phone that loses its signal. */
async function sendAndHangUp(person: Person, key: string, body: unknown): Promise<void> {
  const { hostname, port } = new URL(running().address)
  const text = JSON.stringify(body)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.end(
    [
      'POST /api/sale_order/hourly HTTP/1.1',
      `host: ${hostname}:${port}`,
      `api-token: ${person.token}`,
      `idempotency-key: ${key}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  )
  // The response is not read at all.
  socket.destroySoon()
}

test('an order whose response was lost is found by its idempotency key, and placed only once @R4', async (context) => {
  let found = 0
  for (let round = 0; round < 10; round += 1) {
    const person = await createCustomer(server)
    const body = hourlyOrderBody(person, {
      service_package_id: 101,
      service_date: `2026-11-${String(10 + round * 2).padStart(2, '0')}`,
    })
    if (new Date(body.service_date).getUTCDay() === 5) continue
    const key = `lost-answer-${round}`
    await sendAndHangUp(person, key, body)
    const again = parsePlacedOrder(
      await ask('POST /api/sale_order/hourly', { token: person.token, key, body }),
    )
    const attempt = await ask(`GET /api/my/attempts/${key}`, { token: person.token })
    assert.equal(Object(attempt.body).result.order_id, again.id)
    assert.deepEqual(await rowsOf(person), { orders: 1, keys: 1, slots: 1 })
    found += 1
  }
  context.diagnostic(`${found} answers lost, ${found} orders, none twice`)
  assert.ok(found >= 5)
})

test('fifty simultaneous requests with one key place one order @R2', async (context) => {
  const person = await createCustomer(server)
  const asked = {
    token: person.token,
    key: 'fifty-at-once',
    body: hourlyOrderBody(person, { service_date: '2026-12-28' }),
  }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask('POST /api/sale_order/hourly', asked)),
  )
  const ids = new Set(answers.map((answer) => parsePlacedOrder(answer).id))
  assert.equal(ids.size, 1)
  const changed = await ask('POST /api/sale_order/hourly', {
    ...asked,
    body: { ...asked.body, note: 'other' },
  })
  assert.equal(changed.status, 422)
  assert.equal(errorCodeOf(changed.body), 'idempotency_key_reused')
  assert.deepEqual(await rowsOf(person), { orders: 1, keys: 1, slots: 4 })
  context.diagnostic(`${answers.length} answers, ${ids.size} order`)
})

test(
  'one of fifty customers gets the last free time of a worker @R6 @rule:worker-hold',
  { skip: isPostgres ? false : 'real races are run on PostgreSQL' },
  async (context) => {
    const people = await Promise.all(Array.from({ length: 50 }, () => createCustomer(server)))
    const answers = await Promise.all(
      people.map((person) =>
        ask('POST /api/sale_order/hourly', {
          token: person.token,
          body: hourlyOrderBody(person, {
            service_package_id: 103,
            visit_window: 'evening',
            employee_id: 1005,
            service_date: '2026-10-14',
          }),
        }),
      ),
    )
    const won = answers.filter(({ status }) => status === 201).length
    const busy = answers.filter(
      ({ status, body }) => status === 409 && errorCodeOf(body) === 'worker_unavailable',
    ).length
    context.diagnostic(`${won} has her, ${busy} are told she was just reserved`)
    const told = answers.map(({ status, body }) => `${status} ${Object(body).code ?? ''}`).toSorted()
    assert.deepEqual([won, busy], [1, 49], told.join(', '))
    const [row] = await running().app.database.reader.execute(
      sql`select count(*)::int as count from contracts`,
      'objects',
    )
    assert.deepEqual(row, { count: 0 })
  },
)
