import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { officeClient, officeToken } from './support/office.ts'
import { placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer, type TestResponse } from './support/server.ts'

const most = 4
const small = startTestServer({ MOST_REQUESTS_AT_ONCE: String(most), OPS_TOKEN: officeToken })
const usual = startTestServer()

/** Locks the orders table until released, so that requests that read it stay in progress. */
async function holdOrders(): Promise<() => Promise<void>> {
  const { database } = small.running().app
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = database.write(async (tx) => {
    await tx.execute(sql`lock table orders in access exclusive mode`)
    held.resolve()
    await released.promise
  })
  await Promise.race([held.promise, transaction])
  return async () => {
    released.resolve()
    await transaction
  }
}

const firstOf = <Value>(promises: readonly Promise<Value>[], count: number): Promise<readonly Value[]> =>
  new Promise((resolve, reject) => {
    const values: Value[] = []
    for (const promise of promises)
      promise.then((value) => {
        values.push(value)
        if (values.length === count) resolve([...values])
      }, reject)
  })

test('requests over the load limit are refused at once, and accepted again when the load falls', async () => {
  const person = await createCustomer(small)
  const list = (language: 'ar' | 'en' = 'en'): Promise<TestResponse> =>
    small.ask('GET /api/my/orders', { token: person.token, language })
  const release = await holdOrders()
  const burst = Array.from({ length: most + 9 }, () => list())
  const refused = await firstOf(burst, 9)
  for (const answer of refused) {
    assert.equal(answer.status, 503)
    assert.deepEqual(answer.body, {
      success: false,
      code: 'unavailable',
      message: 'A lot of people are here right now. Please try again in a moment.',
    })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  }
  // Clients that obey the delay do not all return in the same second.
  const waits = new Set(refused.map(({ headers }) => headers.get('retry-after')))
  assert.deepEqual(waits, new Set(['1', '2', '3']))
  assert.match(Object((await list('ar')).body).message, /الإقبال كبير/)

  assert.equal((await small.ask('GET /healthz')).status, 200)
  const exempt = [
    small.ask('GET /readyz'),
    small.ask('GET /metrics'),
    officeClient(small).office('contact-messages'),
    small.ask('POST /payments/sandbox/callback', { body: {} }),
  ]
  await release()
  const taken = await Promise.all(burst)
  assert.equal(taken.filter(({ status }) => status === 200).length, most)
  const [ready, metrics, office, callback] = await Promise.all(exempt)
  assert.equal(ready?.status, 200)
  assert.match(metrics?.text ?? '', /^sakina_requests_shed_total 10$/m)
  assert.equal(office?.status, 200)
  assert.notEqual(callback?.status, 503)
  assert.equal((await list()).status, 200)
})

test('open event streams do not count toward the load limit', async () => {
  const person = await createCustomer(small)
  const { id } = await placeHourly(small, person)
  const leave = new AbortController()
  for (let each = 0; each < most + 1; each += 1) {
    const stream = await fetch(`${small.running().address}/api/my/orders/${id}/events`, {
      headers: { 'api-token': person.token },
      signal: leave.signal,
    })
    assert.equal(stream.status, 200)
    await stream.body?.getReader().read()
  }
  assert.equal((await small.ask('GET /api/my/orders', { token: person.token })).status, 200)
  leave.abort()
})

test('two hundred simultaneous requests are all answered', async () => {
  const person = await createCustomer(usual)
  await placeHourly(usual, person)
  const lists = Array.from({ length: 200 }, () => usual.ask('GET /api/my/orders', { token: person.token }))
  const statuses = (await Promise.all(lists)).map(({ status }) => status)
  assert.deepEqual([...new Set(statuses)], [200])
})
