import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import {
  completeCheckout,
  hourlyOrderBody,
  placePaidHourly,
  parsePlacedOrder,
  residentOrderBody,
} from './support/orders.ts'
import { errorCodeOf, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ BOOKINGS_BEFORE_PAYMENT: '1' })
const { ask, clock, running } = server

const order = (person: Person, more: Readonly<Record<string, unknown>> = {}, language: 'ar' | 'en' = 'en') =>
  ask('POST /api/sale_order/hourly', { token: person.token, body: hourlyOrderBody(person, more), language })

const otherDay = { service_date: '2026-10-26' }

const Refused = v.object({
  code: v.literal('order_awaiting_payment'),
  message: v.string(),
  result: v.object({ order_id: v.string(), order_number: v.string() }),
})

test('an account that has never paid can hold one booking, and the refusal of a second one names it @rule:one-booking-before-payment', async () => {
  const person = await createCustomer(server)
  const first = parsePlacedOrder(await order(person))
  const { number } = Object(
    (await ask(`GET /api/my/orders/${first.id}`, { token: person.token })).body,
  ).result
  for (const [language, way] of [
    ['ar', 'يلزم دفعه أو إلغاؤه'],
    ['en', 'Pay for it or cancel it'],
  ] as const) {
    const second = await order(person, otherDay, language)
    assert.equal(second.status, 409, second.text)
    const { message, result } = v.parse(Refused, second.body)
    assert.deepEqual(result, { order_id: first.id, order_number: number })
    assert.ok(message.includes(number) && message.includes(way), message)
  }
  const stay = await ask('POST /api/sale_order/resident', {
    token: person.token,
    body: residentOrderBody(person),
  })
  assert.equal(errorCodeOf(stay.body), 'order_awaiting_payment')
  assert.equal((await ask(`POST /api/my/orders/${first.id}/cancel`, { token: person.token })).status, 200)
  assert.equal((await order(person, otherDay)).status, 201)
})

test('an expired hold or a first payment allows another booking', async () => {
  const person = await createCustomer(server)
  parsePlacedOrder(await order(person, { service_date: '2026-10-13' }))
  clock.advance({ minutes: 16 })
  await expireHolds(running().app)
  const { id } = parsePlacedOrder(await order(person, { service_date: '2026-10-27' }))
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  for (const service_date of ['2026-11-03', '2026-11-10', '2026-11-17'])
    parsePlacedOrder(await order(person, { service_date, service_package_id: 101 }))
})

test('orders for up to three workers of one plan and start count as one booking, a fourth is refused', async () => {
  const person = await createCustomer(server)
  const body = { service_date: '2026-11-22', service_package_id: 102, visit_window: 'evening' }
  for (let worker = 0; worker < 3; worker += 1) parsePlacedOrder(await order(person, body))
  assert.equal(errorCodeOf((await order(person, body)).body), 'order_awaiting_payment')
})

test('an order that reserves no worker does not count as an unpaid booking and is not blocked by one', async () => {
  const person = await createCustomer(server)
  const named = () =>
    ask('POST /api/sale_order/resident', {
      token: person.token,
      body: residentOrderBody(person, {
        service_id: 4,
        order_line: [{ product_id: 401 }],
        visa_number: '1900123456',
        visa_expiry: '2027-06-01',
        birth_date: '1985-04-01',
        named_worker: { name: 'Demo Worker Account', passport_number: 'P1234567' },
      }),
    })
  assert.equal((await named()).status, 201)
  assert.equal((await order(person, { service_date: '2026-11-24' })).status, 201)
  assert.equal((await named()).status, 201)
})

test('an expired order cannot be reopened while another one is held', async () => {
  const person = await createCustomer(server)
  const lapsed = parsePlacedOrder(await order(person, { service_date: '2026-12-01' }))
  clock.advance({ minutes: 16 })
  await expireHolds(running().app)
  const held = parsePlacedOrder(await order(person, { service_date: '2026-12-08' }))
  const page = await ask(`GET /checkout/${lapsed.id}`)
  assert.equal(page.status, 409)
  assert.match(page.text, /data-code="order_awaiting_payment"[^>]*>Your order SK-/)
  const paying = await ask(`POST /api/my/orders/${lapsed.id}/pay`, {
    token: person.token,
    body: { method: 'card' },
  })
  assert.equal(v.parse(Refused, paying.body).result.order_id, held.id)
  assert.equal((await completeCheckout(server, held.id, 'succeed')).status, 303)
  assert.equal((await ask(`GET /checkout/${lapsed.id}`)).status, 200)
})

test('a customer who has paid before can hold several unpaid orders', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_date: '2026-12-14' })
  for (const service_date of ['2026-12-15', '2026-12-16', '2026-12-17'])
    parsePlacedOrder(await order(person, { service_date, service_package_id: 101 }))
})

test('an account that never pays can hold at most three orders, whichever plans it tries', async () => {
  const person = await createCustomer(server)
  const plans = [101, 102, 104, 105, 201, 202, 203, 204, 205, 206]
  const statuses: number[] = []
  for (const plan of [...plans, ...plans]) {
    const answer =
      plan < 200
        ? await order(person, { service_package_id: plan, service_date: '2027-01-05' })
        : await ask('POST /api/sale_order/resident', {
            token: person.token,
            body: residentOrderBody(person, {
              first_visit_date: '2027-01-05',
              order_line: [{ product_id: plan }],
            }),
          })
    statuses.push(answer.status)
  }
  assert.ok(statuses.filter((status) => status === 201).length <= 3, String(statuses))
})
