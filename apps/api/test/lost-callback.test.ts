import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { geideaGateway } from '../src/adapters/geidea-gateway.ts'
import { createBackgroundJobs } from '../src/background.ts'
import { configFrom } from '../src/server.ts'
import { officeClient, officeToken } from './support/office.ts'
import { fetchOrder, placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

type Taken = { readonly merchantReferenceId: string; readonly amount: number }

/** A fake Geidea whose callbacks never arrive: it opens sessions and reports payments when queried. */
const opened: Taken[] = []
const paid: (Taken & { readonly orderId: string })[] = []
let isSilent = false
let asked = 0
const provider = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    const answer = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'POST') {
      opened.push(JSON.parse(text))
      return answer(200, { responseCode: '000', session: { id: `session-${opened.length}` } })
    }
    asked += 1
    if (isSilent) return answer(503, {})
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://geidea')
    assert.equal(pathname, '/pgw/api/v1/direct/order')
    const reference = searchParams.get('MerchantReferenceId')
    const orders = paid
      .filter(({ merchantReferenceId }) => merchantReferenceId === reference)
      .map((order) => ({ ...order, currency: 'SAR', status: 'Success', detailedStatus: 'Paid' }))
    answer(200, { responseCode: '000', orders })
  })
})
let apiUrl = ''
before(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const bound = provider.address()
  apiUrl = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
})
after(() => {
  provider.closeAllConnections()
  provider.close()
})

const gateway = () => {
  const { payment } = configFrom({
    PAYMENT_PROVIDER: 'geidea',
    GEIDEA_PUBLIC_KEY: 'demo-public-key',
    GEIDEA_API_PASSWORD: 'demo-api-password',
    GEIDEA_API_URL: apiUrl,
  })
  assert.ok(payment.provider === 'geidea')
  return geideaGateway({ ...payment, timeoutMilliseconds: 1_000 })
}

const server = startTestServer(
  { OPS_TOKEN: officeToken },
  {
    payment: {
      provider: 'geidea',
      formOrigins: [],
      methods: ['card'],
      open: (request) => gateway().open(request),
      verify: (body) => gateway().verify(body),
      refund: (reference, amount) => gateway().refund(reference, amount),
      find: (paymentId) => gateway().find?.(paymentId) ?? Promise.resolve([]),
    },
  },
)
const { ask, clock, running } = server
const { office } = officeClient(server)

const runChores = async (): Promise<void> => {
  for (const job of createBackgroundJobs(running().app)) await job.work()
}

/** A customer at the provider's page, with a function that pays there. */
async function familyAtProvider(date: string) {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: date })
  assert.equal((await ask(`GET /checkout/${id}`)).status, 303)
  const session = opened.at(-1)
  assert.ok(session)
  const pay = (): void => void paid.push({ ...session, orderId: `geidea-${session.merchantReferenceId}` })
  return { person, id, pay }
}

const refundsOf = async (orderId: string): Promise<number> => {
  const [row] = await running().app.database.reader.execute<{ count: number }>(
    sql`select count(*)::int as count from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}`,
    'objects',
  )
  return row?.count ?? 0
}

test('an order whose callback is lost becomes paid by a query at the provider, before its hold expires @rule:provider-word', async () => {
  const { person, id, pay } = await familyAtProvider('2026-10-11')
  pay()
  clock.advance({ minutes: 14 })
  await runChores()
  const order = await fetchOrder(server, person, id)
  assert.equal(order.status.value, 'processing')
  assert.ok(order.contract_id)
  await runChores()
  assert.equal(await refundsOf(id), 0, 'the same money is booked once')
})

test('a payment after a cancellation is found without a callback and refunded', async () => {
  const { person, id, pay } = await familyAtProvider('2026-10-12')
  assert.equal((await ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })).status, 200)
  pay()
  clock.advance({ minutes: 30 })
  await runChores()
  assert.equal((await fetchOrder(server, person, id)).status.value, 'cancelled')
  assert.equal(await refundsOf(id), 1)
})

test('an unpaid order expires, and its provider is queried at most four times', async () => {
  const { person, id } = await familyAtProvider('2026-10-13')
  const before_ = asked
  for (let minute = 0; minute < 300; minute += 1) {
    clock.advance({ minutes: 1 })
    await createBackgroundJobs(running().app)
      .find(({ name }) => name === 'payment checks')
      ?.work()
  }
  await runChores()
  assert.equal((await fetchOrder(server, person, id)).status.value, 'expired')
  assert.ok(asked - before_ > 0 && asked - before_ <= 4, `asked ${asked - before_} times`)
})

test('a payment that cannot be checked while the provider is unavailable is checked again later', async () => {
  const { person, id, pay } = await familyAtProvider('2026-10-14')
  pay()
  isSilent = true
  clock.advance({ minutes: 14 })
  await runChores()
  assert.equal((await fetchOrder(server, person, id)).status.value, 'pending_payment')
  const refused = await office(`orders/${id}/check-payment`, {})
  assert.equal(refused.status, 503, refused.text)
  assert.equal(Object(refused.body).code, 'provider_unavailable')
  isSilent = false
  clock.advance({ minutes: 1 })
  await runChores()
  assert.equal((await fetchOrder(server, person, id)).status.value, 'processing')
})

test('the office can check the payment of an order that expired long ago', async () => {
  const { person, id, pay } = await familyAtProvider('2026-10-18')
  clock.advance({ hours: 12 })
  await runChores()
  assert.equal((await fetchOrder(server, person, id)).status.value, 'expired')
  pay()
  const checked = await office(`orders/${id}/check-payment`, {})
  assert.equal(checked.status, 200, checked.text)
  assert.equal(Object(checked.body).result.status.value, 'processing')
  assert.equal((await office(`orders/${running().app.newId()}/check-payment`, {})).status, 404)
})
