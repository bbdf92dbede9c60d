import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderById } from '../src/db/repositories/orders.ts'
import { removeExpiredRecords } from '../src/use-cases/retention/remove-expired.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidResident } from './support/orders.ts'
import { createCustomer, errorCodeOf, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, clock, running } = server
const { office, done } = officeClient(server)

const content = '%PDF-1.7 a passport'

async function uploadPassport({ token }: Person): Promise<string> {
  const form = new FormData()
  form.append('purpose', 'passport')
  form.append('file', new Blob([content]), 'passport.pdf')
  return String(Object((await ask('POST /api/uploads', { token, body: form })).body).result.id)
}

const listed = async (path: string) => Object((await office(path)).body).result

test('the office finds an uploaded file by its customer, and sees which order uses it', async () => {
  const person = await createCustomer(server)
  const id = await uploadPassport(person)
  const [unused] = await listed(`papers?customer=${person.id}`)
  assert.deepEqual([unused.id, unused.purpose, unused.used_by], [id, 'passport', null])
  const overrides = { order_line: [{ product_id: 203 }], passport_upload_id: id }
  const { orderId } = await placePaidResident(server, person, overrides)
  const [used] = await listed(`papers?customer=${person.id}`)
  const order = await orderById(running().app.database.reader, orderId)
  assert.equal(used.used_by, order?.number)
  assert.ok(!JSON.stringify(await listed('papers')).includes('content'))
  assert.deepEqual(await listed('papers?customer=nobody'), [])
})

test('each time the office opens a file, who, when and why are recorded, but never the content @rule:papers', async () => {
  const person = await createCustomer(server)
  const id = await uploadPassport(person)
  const views = () => listed(`paper-views?customer=${person.id}`)
  assert.deepEqual(await views(), [])
  const opened = await done(`papers/${id}/open`, { by: 'Huda', reason: 'visa of the worker' })
  assert.equal(Buffer.from(opened.content, 'base64').toString(), content)
  const first = clock.now().toISOString()
  clock.advance({ minutes: 3 })
  await done(`papers/${id}/open`, { by: 'Salim' })
  const common = { paper_id: id, purpose: 'passport', customer_id: person.id }
  assert.deepEqual(await views(), [
    { ...common, by: 'Salim', reason: null, at: clock.now().toISOString() },
    { ...common, by: 'Huda', reason: 'visa of the worker', at: first },
  ])
  assert.deepEqual(await listed('paper-views?customer=nobody'), [])
  const { uploadViewLog } = Object((await ask('GET /api/my/data', { token: person.token })).body).result
  assert.equal(uploadViewLog.length, 2, 'the customer sees it too')
})

test('opening a file without naming oneself, or an unknown file, is refused and not recorded', async () => {
  const person = await createCustomer(server)
  const id = await uploadPassport(person)
  assert.deepEqual(Object((await office(`papers/${id}/open`, { reason: 'x' })).body).fields, {
    by: 'required',
  })
  const nowhere = await office(`papers/${person.id}/open`, { by: 'Huda' })
  assert.equal(errorCodeOf(nowhere.body), 'not_found')
  assert.equal(errorCodeOf((await office('papers/none/open', { by: 'Huda' })).body), 'not_found')
  assert.deepEqual(await listed(`paper-views?customer=${person.id}`), [])
  const asCustomer = await ask(`POST /ops/papers/${id}/open`, { token: person.token, body: { by: 'me' } })
  assert.equal(asCustomer.status, 401)
})

test('the record of an opened file is kept for a year, also after the file is deleted @rule:retention', async () => {
  const person = await createCustomer(server)
  const id = await uploadPassport(person)
  await done(`papers/${id}/open`, { by: 'Huda' })
  const count = async () => (await listed(`paper-views?customer=${person.id}`)).length
  clock.advance({ days: 364 })
  await removeExpiredRecords(running().app)
  assert.deepEqual([await count(), await listed(`papers?customer=${person.id}`)], [1, []])
  clock.advance({ days: 2 })
  await removeExpiredRecords(running().app)
  assert.equal(await count(), 0)
})
