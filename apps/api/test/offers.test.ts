import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { startTestServer } from './support/server.ts'

const { ask, running } = startTestServer()

test('every visitor sees the current offers with their discount, audience and limit @rule:offers-are-shown', async () => {
  const offers = async (language: 'ar' | 'en') => {
    const answer = await ask('GET /api/offers', { headers: { 'accept-language': language } })
    assert.equal(answer.status, 200, answer.text)
    return Object(answer.body).result
  }
  const [offer, ...others] = await offers('en')
  assert.deepEqual(others, [], 'nobody else’s voucher')
  assert.deepEqual(offer, {
    code: 'FIRST25',
    name: '25% off your first hourly order',
    terms: 'Off the service, before VAT.',
    percent: 25,
    amount: null,
    max_discount: 100,
    services: ['hourly'],
    first_order_only: true,
    valid_until: null,
  })
  assert.equal((await offers('ar'))[0].name, 'خصم 25% على أول طلب بالساعات')

  const change = (statement: ReturnType<typeof sql>) =>
    running().app.database.write((tx) => tx.execute(statement))
  await change(sql`update vouchers set valid_to = '2020-01-01' where code = 'FIRST25'`)
  assert.deepEqual(await offers('en'), [], 'it is over')
  await change(sql`update vouchers set valid_to = null, active = false where code = 'FIRST25'`)
  assert.deepEqual(await offers('en'), [], 'it was stopped')
})
