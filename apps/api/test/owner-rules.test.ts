import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { parseConfig } from '../src/config/config.ts'
import { contractById } from '../src/db/repositories/contracts.ts'
import { orderById } from '../src/db/repositories/orders.ts'
import { toPaidContract } from '../src/use-cases/contracts/contract-terms.ts'
import { readContractView } from '../src/use-cases/contracts/contract-views.ts'
import { creditRewards } from '../src/use-cases/wallet/loyalty.ts'
import { readWalletBalance } from '../src/use-cases/wallet/wallet.ts'
import { placePaidHourly, placePaidResident } from './support/orders.ts'
import { overstayedRefund } from './support/overstayed.ts'
import { createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({
  POLICIES: JSON.stringify({
    suspensionFee: 150,
    visaFee: 1800.5,
    dailyFine: 50,
    invoiceGraceDays: 3,
    noticeHours: 3,
    complaintAnswerHours: { from: 12, by: 24 },
  }),
  LOYALTY: JSON.stringify({
    blockPoints: 50,
    blockValue: 20,
    earnPoints: 3,
    earnPer: 12.5,
    tiers: [
      { code: 'bronze', from: 0, bonus: 0, cashback: 0 },
      { code: 'silver', from: 1_000, bonus: 30, cashback: 0.5 },
      { code: 'gold', from: 6_000, bonus: 50, cashback: 1 },
    ],
  }),
})
const { ask, running } = server

test('quotes, plans and points use the numbers from the settings of the owner @rule:brand-is-one-configuration', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person)
  const quote = await ask(`GET /api/my/contracts/${contractId}/quote?kind=suspension`, {
    token: person.token,
  })
  assert.equal(Object(quote.body).result.fee, 150)
  const recruited = await ask('POST /api/quote', { body: { plan_id: 401 } })
  const [visa] = Object(recruited.body).result.outside
  assert.equal(visa?.amount, 1800.5, recruited.text)
  const rewards = Object((await ask('GET /api/my/rewards', { token: person.token })).body).result
  assert.deepEqual([rewards.points_per_block, rewards.discount_per_block], [50, 20])
  assert.deepEqual([rewards.earn_points, rewards.earn_per], [3, 12.5])
  assert.deepEqual(rewards.tiers, [
    { code: 'bronze', from: 0, bonus: 0, cashback_percent: 0 },
    { code: 'silver', from: 1_000, bonus: 30, cashback_percent: 0.5 },
    { code: 'gold', from: 6_000, bonus: 50, cashback_percent: 1 },
  ])
  const feeOf = async (plan: number) => Object((await ask(`GET /api/plans/${plan}`)).body).result.visa_fee
  assert.deepEqual([await feeOf(401), await feeOf(202)], [1_800.5, null])
})

test('the policies in force are served, and the terms and answers say their numbers @rule:policies-say-what-is-computed', async () => {
  const inForce = Object((await ask('GET /api/policies')).body).result
  assert.equal(inForce.visit_change_notice_hours, 3)
  assert.deepEqual(inForce.complaint_response_hours, { min: 12, max: 24 })
  assert.equal(inForce.trial_days, 90)
  assert.equal(inForce.points_per_block, 50)
  const contents = async (language: 'ar' | 'en') =>
    Object((await ask('GET /api/terms', { language })).body)
      .terms.map(({ content }: { content: string }) => content)
      .join(' ')
  const [ar, en] = [await contents('ar'), await contents('en')]
  assert.ok(ar.includes('إذا بقي على بدايتها أكثر من 3 ساعات') && ar.includes('خلال 12 إلى 24 ساعة'))
  assert.ok(en.includes('when more than 3 hours remain') && en.includes('Every 50 points give'))
  assert.ok(![ar, en].some((text) => text.includes('{')))
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person)
  const sent = await ask('POST /api/complaint/create', {
    token: person.token,
    language: 'en',
    body: {
      contract_id: contractId,
      request_date: '2026-10-01',
      request_reason: 'late',
      priority: 'medium',
      complaint_type: 'delay',
    },
  })
  assert.match(sent.text, /within 12 to 24 hours/)
})

test('a server with an invalid number in the settings of the owner does not start, and names the setting', () => {
  const wrong = [
    [{ POLICIES: '{"dailyFine": -1}' }, /POLICIES.*makes no sense/],
    [{ POLICIES: '{"dailyFee": 1}' }, /POLICIES/],
    [{ POLICIES: 'fifty' }, /POLICIES: must be a JSON object/],
    [{ POLICIES: '{"breakFeePercent": 130}' }, /POLICIES/],
    [{ LOYALTY: '{"earnPer": 0}' }, /LOYALTY/],
  ] as const
  for (const [environment, told] of wrong)
    assert.throws(
      () => parseConfig(environment),
      (error) => error instanceof Error && told.test(error.message),
      JSON.stringify(environment),
    )
})

test('a live-in contract that nobody ended counts the days the worker stays afterwards @rule:worker-stays-after-the-end', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person, { order_line: [{ product_id: 203 }] })
  const { app } = running()
  const terms = async (state: string, daysAfter: number) => {
    await app.database.write((tx) =>
      tx.execute(
        sql`update contracts set state = ${state}, start_date = '2026-07-01', end_date = '2026-09-30', received_at = '2026-07-01T09:00:00Z' where id = ${contractId}`,
      ),
    )
    const at = new Date(Date.parse('2026-09-30T09:00:00Z') + daysAfter * 86_400_000)
    const contract = await contractById(app.database.reader, contractId)
    assert.ok(contract)
    return toPaidContract(await readContractView(app.database.reader, contract, at), at, app.config.policies)
      .daysOverstayed
  }
  assert.deepEqual(
    [
      await terms('defaulted', -3),
      await terms('defaulted', 0),
      await terms('defaulted', 4),
      await terms('finished', 4),
      await terms('cancelled', 4),
    ],
    [0, 0, 4, 0, 0],
  )
})

test("the owner's fine is deducted from a refund for each day the worker stayed @rule:worker-stays-after-the-end", async () => {
  const lines = await overstayedRefund(server, await createCustomer(server), 4)
  assert.equal(lines.find(({ code }) => code === 'daily_fine')?.amount, 200)
})

/** Records recent spending of a customer, in halalas, so that a tier is reached. */
const spend = (person: Person, contractId: string, total: number) => {
  const { app } = running()
  return app.database.write((tx) =>
    tx.execute(
      sql`insert into invoices (id, number, kind, state, customer_id, contract_id, lines, total, tax, buyer, qr, issued_at, paid_at)
          values (${app.newId()}, ${app.newId()}, 'order', 'paid', ${person.id}, ${contractId}, '[]', ${total}, 0, '{}', '', ${app.now().toISOString()}, ${app.now().toISOString()})`,
    ),
  )
}

const hundred = async (orderId: string) => {
  const order = await orderById(running().app.database.reader, orderId)
  assert.ok(order?.quote)
  const lines = order.quote.lines.flatMap((line) =>
    line.code === 'service' ? [{ ...line, amount: 10_000 as typeof line.amount }] : [],
  )
  return { ...order, quote: { ...order.quote, lines } }
}

const cashback = async (person: Person): Promise<number> =>
  (await readWalletBalance(running().app.database.reader, person.id)).balance

test('cashback of 0.5 % on 100 SAR adds up to 50 halalas over eight visits, whatever the rounding of each', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: '2026-10-13' })
  await spend(person, contractId, 200_000)
  const order = await hundred(orderId)
  const { app } = running()
  const parts: number[] = []
  for (let part = 1; part <= 8; part += 1) {
    const before = await cashback(person)
    const served = { order, what: `visit-${part}`, part, of: 8 }
    await app.database.write((tx) => creditRewards(tx, app, served))
    await app.database.write((tx) => creditRewards(tx, app, served))
    parts.push((await cashback(person)) - before)
  }
  assert.equal(await cashback(person), 50)
  assert.ok(
    parts.every((part) => part === 6 || part === 7),
    parts.join(' '),
  )
})

test('a new tier changes the cashback of later visits only: 25 halalas for one half of an order, 50 for the other @rule:tiers', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: '2026-10-14' })
  await spend(person, contractId, 200_000)
  const order = await hundred(orderId)
  const { app } = running()
  for (let part = 1; part <= 8; part += 1) {
    if (part === 5) await spend(person, contractId, 600_000)
    await app.database.write((tx) => creditRewards(tx, app, { order, what: `visit-${part}`, part, of: 8 }))
  }
  assert.equal(await cashback(person), 75)
})
