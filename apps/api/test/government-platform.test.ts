import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { parsePlacedOrder, termsVersion } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { configFrom, startServer } from '../src/server.ts'
import { startTestServer } from './support/server.ts'
import { nightly } from './support/tier.ts'

const office = 'the office of this test, 24+'
const server = startTestServer({ MEDIATION_PAYMENT: 'musaned', OPS_TOKEN: office })
const { ask, running } = server

const mediation = (person: { readonly id: string }) => ({
  partner_id: person.id,
  is_service_contract: true,
  need_delivery: 0,
  service_id: 4,
  first_visit_date: '2026-10-12',
  terms_version: termsVersion,
  order_line: [{ product_id: 401 }],
  visa_number: '1900123456',
  visa_expiry: '2027-06-01',
  birth_date: '1985-04-01',
  named_worker: { name: 'Demo Worker Account', passport_number: 'P1234567' },
})

test("an order of recruitment that is paid on the government's platform becomes a contract without a payment on this site @rule:government-platform", async () => {
  const { app } = running()
  await app.database.write((tx) => tx.execute(sql`update plans set paid_through = 'musaned' where id = 401`))
  const plan = Object((await ask('GET /api/services/4/plans/401')).body).result
  assert.equal(plan.paid_through, 'musaned')
  const person = await createCustomer(server)
  const placed = parsePlacedOrder(
    await ask('POST /api/sale_order/resident', { token: person.token, body: mediation(person) }),
  )
  assert.equal(placed.status, 'processing')
  assert.equal(placed.payment_link, null)
  const order = Object((await ask(`GET /api/my/orders/${placed.id}`, { token: person.token })).body).result
  assert.deepEqual(
    [order.payable, order.amount_due, order.invoice_id, order.payment_state],
    [false, 0, null, ''],
  )
  const quote = Object(
    (
      await ask(`GET /api/my/contracts/${order.contract_id.id}/quote?kind=cancellation`, {
        token: person.token,
      })
    ).body,
  ).result
  assert.equal(quote.refund, 0)
  const headers = { authorization: `Bearer ${office}` }
  for (const stage of [
    'visa_started',
    'visa_in_progress',
    'visa_issued',
    'travel_arrangements',
    'on_the_way',
    'arrived',
    'received',
  ]) {
    const moved = await ask(`POST /ops/orders/${placed.id}/stage`, { headers, body: { stage } })
    assert.equal(moved.status, 200, moved.text)
  }
  const now = Object((await ask(`GET /api/my/orders/${placed.id}`, { token: person.token })).body).result
  assert.deepEqual([now.status.value, now.stage], ['active', 'received'])
  const rewards = Object((await ask('GET /api/my/rewards', { token: person.token })).body).result
  assert.deepEqual([rewards.points, rewards.spent], [0, 0])
})

test('the terms and the description of recruitment say that it is paid on the government’s platform @rule:government-platform', async () => {
  for (const path of ['/terms', '/services'] as const) {
    const { text } = await ask(`GET /api${path}`)
    assert.match(text, /Musaned platform and (?:the recruitment cost is )?paid there/, path)
    assert.doesNotMatch(text, /recruitment_payment/)
  }
})

test(
  "the demo data can be loaded when recruitment is paid on the government's platform",
  nightly,
  async () => {
    const config = configFrom({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: ':memory:',
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      MEDIATION_PAYMENT: 'musaned',
    })
    const demo = await startServer(config, { background: false })
    try {
      const [opened] = await demo.app.database.reader.execute<{ contracts: number; orders: number }>(
        sql`select count(*)::int as contracts, count(distinct order_id)::int as orders from contracts`,
        'objects',
      )
      assert.ok(opened !== undefined && opened.contracts > 0)
      assert.equal(opened.contracts, opened.orders)
    } finally {
      await demo.stop()
    }
  },
)
