import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createBackgroundJobs } from '../src/background.ts'
import { enqueueOutboxRow, markOutboxRowFailed } from '../src/db/repositories/outbox.ts'
import { createEventStreamRegistry } from '../src/http/event-stream.ts'
import { errorCodeOf, signInAgain, createCustomer } from './support/people.ts'
import { parsePlacedOrder, residentOrderBody } from './support/orders.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ RATE_LIMIT_PER_ACCOUNT: '4' })
const { ask, clock, running } = server

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

const upload = (token: string, purpose: string) => {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new Blob([png], { type: 'image/png' }), 'picture.png')
  return ask('POST /api/uploads', { token, body: form })
}

const kept = async (token: string, purpose: string): Promise<string> => {
  const answer = await upload(token, purpose)
  assert.ok(answer.status < 300, answer.text)
  return String(Object(answer.body).result.id)
}

const tidyUp = async (): Promise<void> => {
  const job = createBackgroundJobs(running().app).find(({ name }) => name === 'housekeeping')
  assert.ok(job)
  await job.work()
}

const uploadsOf = async (customerId: string): Promise<readonly string[]> =>
  (
    await running().app.database.reader.execute<{ id: string }>(
      sql`select id from uploads where customer_id = ${customerId} order by created_at`,
      'objects',
    )
  ).map(({ id }) => id)

test('the server limits the uploads of an account within a time window @rule:limits', async () => {
  const { token } = await createCustomer(server)
  for (let each = 0; each < 4; each += 1) await kept(token, 'passport')
  const refused = await upload(token, 'passport')
  assert.equal(refused.status, 429)
  assert.equal(errorCodeOf(refused.body), 'rate_limited')
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
})

test('the server limits the data exports of an account within a time window @rule:limits', async () => {
  const [{ token }, other] = [await createCustomer(server), await createCustomer(server)]
  for (let each = 0; each < 4; each += 1) assert.equal((await ask('GET /api/my/data', { token })).status, 200)
  const refused = await ask('GET /api/my/data', { token })
  assert.equal(errorCodeOf(refused.body), 'rate_limited')
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.equal((await ask('GET /api/my/data', { token: other.token })).status, 200)
})

test('a file that nothing refers to is removed after thirty days, one that belongs to an order is kept @rule:uploads', async () => {
  const person = await createCustomer(server)
  const [used, left] = [await kept(person.token, 'passport'), await kept(person.token, 'passport')]
  parsePlacedOrder(
    await ask('POST /api/sale_order/resident', {
      token: person.token,
      body: residentOrderBody(person, { passport_upload_id: used }),
    }),
  )
  clock.advance({ days: 29 })
  await tidyUp()
  assert.deepEqual((await uploadsOf(person.id)).toSorted(), [used, left].toSorted())
  clock.advance({ days: 2 })
  const fresh = await kept((await signInAgain(server, person)).token, 'attachment')
  await tidyUp()
  assert.deepEqual((await uploadsOf(person.id)).toSorted(), [used, fresh].toSorted())
})

test('a text that could not be sent is deleted after thirty days, but a failed refund is kept @rule:retention', async () => {
  const { app } = running()
  const given = { payload: { to: '+966500000001' }, at: app.now() }
  await app.database.write(async (tx) => {
    for (const kind of ['notice_text', 'refund'] as const) {
      const id = app.newId()
      await enqueueOutboxRow(tx, { ...given, id, kind })
      await markOutboxRowFailed(tx, id, { reason: 'x', deadAt: app.now() })
    }
  })
  const kinds = async () =>
    (
      await app.database.reader.execute<{ kind: string }>(
        sql`select kind from outbox where dead_at is not null order by kind`,
        'objects',
      )
    ).map(({ kind }) => kind)
  clock.advance({ days: 29 })
  await tidyUp()
  assert.deepEqual(await kinds(), ['notice_text', 'refund'])
  clock.advance({ days: 2 })
  await tidyUp()
  assert.deepEqual(await kinds(), ['refund'])
})

test('opening more than twenty event streams closes the oldest one of the same customer, and none of another customer', () => {
  const streams = createEventStreamRegistry()
  const ended: string[] = []
  const open = (owner: string, name: string) => streams.add(owner, () => ended.push(name))
  const close = open('somebody', 'closed at once')
  close()
  open('another', 'of another')
  for (let each = 1; each <= 20; each += 1) open('somebody', `stream ${each}`)
  assert.deepEqual(ended, [])
  open('somebody', 'one more')
  assert.deepEqual(ended, ['stream 1'])
  streams.endAll()
  assert.equal(ended.length, 22)
})
