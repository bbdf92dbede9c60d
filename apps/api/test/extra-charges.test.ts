import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { PaymentOutcomeReport } from '../src/ports/payment.ts'
import { readWalletBalance } from '../src/use-cases/wallet/wallet.ts'
import { openOrderPayment } from '../src/use-cases/payments/open-payment.ts'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { creditAccount } from './support/ledger.ts'
import { completeCheckout, hourlyOrderBody, fetchOrder, placeHourly } from './support/orders.ts'
import { errorCodeOf, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, clock, running } = server

const rows = (query: ReturnType<typeof sql>) => running().app.database.reader.execute(query, 'objects')

const paymentsOf = (orderId: string) =>
  rows(
    sql`select id, amount, refunded, status, session_id, provider_ref from payments
        where order_id = ${orderId} order by created_at, amount`,
  )

const refundsOf = async (person: Person): Promise<readonly unknown[]> =>
  (await rows(sql`select amount, state from refunds where customer_id = ${person.id} order by amount`)).map(
    ({ amount, state }) => [amount, state],
  )

const send = async (
  notice: Partial<PaymentOutcomeReport> & Pick<PaymentOutcomeReport, 'paymentId' | 'amount'>,
) => {
  const whole = { providerRef: 'r', currency: 'SAR', outcome: 'paid', card: undefined, ...notice } as const
  const answer = await ask('POST /payments/sandbox/callback', {
    body: running().app.payment.simulate?.(whole),
  })
  assert.equal(answer.status, 200, answer.text)
}

const available = async (person: Person): Promise<number> =>
  (await readWalletBalance(running().app.database.reader, person.id)).available

test('a payment that arrives after its order expired is refunded if the wallet part of the order was spent meanwhile; the order stays expired', async () => {
  const person = await createCustomer(server)
  await creditAccount(server, person, 2_000)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-02', wallet_amount: 20 })
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  await placeHourly(server, person, { service_date: '2026-11-03', wallet_amount: 15 })
  await drainOutbox(running().app)
  await drainOutbox(running().app)
  const order = await fetchOrder(server, person, id)
  assert.deepEqual([order.status.value, order.contract_id, order.invoice_id], ['expired', null, null])
  const [payment] = await paymentsOf(id)
  assert.deepEqual([payment?.['status'], payment?.['refunded']], ['refunded', payment?.['amount']])
  assert.deepEqual(await refundsOf(person), [[payment?.['amount'], 'sent']])
  assert.equal(await available(person), 500)
})

test('a payment that arrives after its order expired completes the order and takes its wallet part again, if the balance still covers it', async () => {
  const person = await createCustomer(server)
  await creditAccount(server, person, 2_000)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-04', wallet_amount: 20 })
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  assert.equal(await available(person), 2_000)
  await drainOutbox(running().app)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'processing')
  assert.equal(await available(person), 0)
  assert.deepEqual(await refundsOf(person), [])
})

test('a payment that arrives after its order expired is refunded if the voucher of the order was used meanwhile', async () => {
  const person = await createCustomer(server)
  const wanted = { service_package_id: 101, voucher_code: 'FIRST25' }
  const { id } = await placeHourly(server, person, { ...wanted, service_date: '2026-11-05' })
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  const second = await placeHourly(server, person, { ...wanted, service_date: '2026-11-08' })
  await completeCheckout(server, second.id, 'succeed')
  await drainOutbox(running().app)
  await drainOutbox(running().app)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'expired')
  assert.equal((await fetchOrder(server, person, second.id)).status.value, 'processing')
  const [use] = await rows(sql`select order_id from voucher_uses where customer_id = ${person.id}`)
  assert.equal(use?.['order_id'], second.id)
  const [payment] = await paymentsOf(id)
  assert.deepEqual(await refundsOf(person), [[payment?.['amount'], 'sent']])
})

test('two tabs that open the payment of an order at once share one session of the payment provider', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-09' })
  const { app } = running()
  let opened = 0
  const { promise: together, resolve: both } = Promise.withResolvers<void>()
  const slow = {
    ...app,
    payment: {
      ...app.payment,
      open: async () => {
        opened += 1
        const session = { id: `session-${opened}`, url: `https://pay.example/${opened}` }
        // Both requests reach the provider before the first response.
        if (opened === 2) both()
        await together
        return { ...session, expiresAt: new Date(app.now().getTime() + 900_000) }
      },
    },
  }
  const wanted = { method: 'card', language: 'en', holdAgain: false } as const
  const [one, two] = await Promise.all([
    openOrderPayment(slow, id, wanted),
    openOrderPayment(slow, id, wanted),
  ])
  assert.equal(opened, 2)
  assert.equal(one.url, two.url)
  const payments = await paymentsOf(id)
  assert.equal(payments.length, 1)
  assert.equal(`https://pay.example/${String(payments[0]?.['session_id']).slice(-1)}`, one.url)
})

test('a second charge of a payment is refunded once, however often it is reported @R15', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-10' })
  await ask(`GET /checkout/${id}`)
  const [payment] = await paymentsOf(id)
  const paid = { paymentId: String(payment?.['id']), amount: Number(payment?.['amount']) }
  await send({ ...paid, providerRef: `first-${id}` })
  for (let time = 0; time < 3; time += 1) await send({ ...paid, providerRef: `second-${id}` })
  await send({ ...paid, providerRef: `first-${id}` })
  await drainOutbox(running().app)
  assert.deepEqual(await refundsOf(person), [[paid.amount, 'sent']])
  const booked = await paymentsOf(id)
  assert.deepEqual(
    booked
      .map((row) => [row['status'], row['refunded']])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    [
      ['paid', 0],
      ['unmatched', paid.amount],
    ],
  )
  const order = await fetchOrder(server, person, id)
  assert.deepEqual([order.status.value, order.payment_state], ['processing', 'paid'])
})

test('a payment of another amount than expected is refunded in full, and the order can still be paid @R15', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-11' })
  await ask(`GET /checkout/${id}`)
  const [payment] = await paymentsOf(id)
  const paymentId = String(payment?.['id'])
  await send({ paymentId, amount: 777, providerRef: `odd-${id}` })
  await drainOutbox(running().app)
  assert.deepEqual(await refundsOf(person), [[777, 'sent']])
  assert.equal((await fetchOrder(server, person, id)).payment_state, 'unmatched')
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'processing')
  assert.deepEqual(await refundsOf(person), [[777, 'sent']])
})

test('an unpaid order expires after about an hour, even if its checkout is opened every ten minutes', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-12' })
  let minutes = 0
  for (; minutes < 180; minutes += 10) {
    await ask(`GET /checkout/${id}`)
    clock.advance({ minutes: 10 })
    await expireHolds(running().app)
    if ((await fetchOrder(server, person, id)).status.value === 'expired') break
  }
  assert.ok(minutes >= 40 && minutes <= 60, `it ended after ${minutes} minutes`)
})

test('a customer can hold at most ten unpaid orders; when one ends, another can be placed', async () => {
  const person = await createCustomer(server)
  const body = hourlyOrderBody(person, { service_package_id: 101 })
  const dates = [15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29].map((day) => `2026-11-${day}`)
  const places = []
  for (const service_date of dates)
    places.push(
      await ask('POST /api/sale_order/hourly', { token: person.token, body: { ...body, service_date } }),
    )
  assert.deepEqual(
    places.map(({ status }) => status),
    [...Array.from({ length: 10 }, () => 201), 429],
  )
  const last = places.at(-1)
  assert.equal(errorCodeOf(last?.body), 'rate_limited')
  assert.ok(Number(last?.headers.get('retry-after')) > 0)
  const { id } = Object(places[0]?.body)
  await ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })
  const again = { ...body, service_date: '2026-11-29' }
  assert.equal((await ask('POST /api/sale_order/hourly', { token: person.token, body: again })).status, 201)
})
