import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { PaymentOutcomeReport } from '../src/ports/payment.ts'
import { fetchOrder, placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, running } = server

/** An order at the checkout, and a function that signs callbacks like the provider. */
async function atCheckout(date: string) {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_package_id: 101, service_date: date })
  await ask(`GET /checkout/${id}`)
  const [payment] = await running().app.database.reader.execute<{ id: string; amount: number }>(
    sql`select id, amount from payments where order_id = ${id}`,
    'objects',
  )
  const notice: PaymentOutcomeReport = {
    paymentId: payment?.id ?? '',
    providerRef: `ref-${id}`,
    amount: payment?.amount ?? 0,
    currency: 'SAR',
    outcome: 'paid',
    card: undefined,
  }
  const send = (changes: Partial<PaymentOutcomeReport>) =>
    ask('POST /payments/sandbox/callback', {
      body: running().app.payment.simulate?.({ ...notice, ...changes }),
    })
  const state = async () => {
    const [facts] = await running().app.database.reader.execute<{ contracts: number; invoices: number }>(
      sql`select (select count(*)::int from contracts where order_id = ${id}) as contracts,
                 (select count(*)::int from invoices where order_id = ${id}) as invoices`,
      'objects',
    )
    const order = await fetchOrder(server, person, id)
    return { status: order.status.value, payment: order.payment_state, ...facts }
  }
  return { send, state, notice }
}

const paid = { status: 'processing', payment: 'paid', contracts: 1, invoices: 1 }
const unpaid = (payment: string) => ({ status: 'pending_payment', payment, contracts: 0, invoices: 0 })

test('repeated, contradictory and mismatched payment callbacks each leave an order in the correct state @R15', async (context) => {
  const stories: readonly (readonly [string, readonly Partial<PaymentOutcomeReport>[], object])[] = [
    ['paid', [{}], paid],
    ['paid three times', [{}, {}, {}], paid],
    ['pending, then paid', [{ outcome: 'pending' }, {}], paid],
    ['declined, then paid', [{ outcome: 'declined' }, {}], paid],
    ['paid, then declined', [{}, { outcome: 'declined' }], paid],
    ['paid, then cancelled, then pending', [{}, { outcome: 'cancelled' }, { outcome: 'pending' }], paid],
    ['cancelled, then paid', [{ outcome: 'cancelled' }, {}], paid],
    ['declined', [{ outcome: 'declined' }], unpaid('declined')],
    ['cancelled', [{ outcome: 'cancelled' }], unpaid('abandoned')],
    ['pending', [{ outcome: 'pending' }], unpaid('pending')],
    ['a halala less', [{ amount: 1 }], unpaid('unmatched')],
    ['another currency', [{ currency: 'USD' }], unpaid('unmatched')],
    ['another amount, then the right one', [{ amount: 1 }, {}], unpaid('unmatched')],
  ]
  for (const [index, [name, notices, expected]] of stories.entries()) {
    const { send, state } = await atCheckout(`2027-01-${String(10 + (index % 4)).padStart(2, '0')}`)
    for (const notice of notices) assert.equal((await send(notice)).status, 200, name)
    assert.deepEqual(await state(), expected, name)
    await running().app.database.write((tx) => tx.execute(sql`delete from worker_slots`))
  }
  context.diagnostic(`${stories.length} stories, each with its right end`)
})

test('ten simultaneous payment callbacks pay an order once', async () => {
  const { send, state } = await atCheckout('2027-01-17')
  await Promise.all(Array.from({ length: 10 }, () => send({})))
  assert.deepEqual(await state(), paid)
})

test('a payment callback that is not from the provider changes nothing @R15 @rule:provider-word', async () => {
  const { notice, state } = await atCheckout('2027-01-18')
  const good: unknown = running().app.payment.simulate?.(notice)
  const wrong: readonly unknown[] = [
    {},
    { ...Object(good), amount: notice.amount + 1 },
    { ...Object(good), signature: '' },
    { ...Object(good), outcome: 'won' },
    { ...Object(good), payment_id: 17 },
  ]
  for (const body of wrong) {
    const { status } = await ask('POST /payments/sandbox/callback', { body })
    assert.ok(status >= 400 && status < 500, JSON.stringify(body))
  }
  assert.equal((await ask('POST /payments/geidea/callback', { body: good })).status, 404)
  assert.deepEqual(await state(), unpaid('pending'))
})
