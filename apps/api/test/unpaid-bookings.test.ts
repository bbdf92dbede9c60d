import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import {
  completeCheckout,
  hourlyOrderBody,
  placePaidHourly,
  parsePlacedOrder,
  residentOrderBody,
} from './support/orders.ts'
import { officeClient, officeToken } from './support/office.ts'
import { errorCodeOf, createCustomer, signInAgain, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ BOOKINGS_BEFORE_PAYMENT: '1', OPS_TOKEN: officeToken })
const { ask, clock, running } = server
const { office } = officeClient(server)

const order = (person: Person, more: Readonly<Record<string, unknown>> = {}, language: 'ar' | 'en' = 'en') =>
  ask('POST /api/sale_order/hourly', { token: person.token, body: hourlyOrderBody(person, more), language })

const pay = (person: Pick<Person, 'token'>, id: string) =>
  ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method: 'card' } })

const count = async (rows: SQL): Promise<number> => {
  const [row] = await running().app.database.reader.execute<{ n: number }>(
    sql`select count(*)::int as n from ${rows}`,
    'objects',
  )
  return row?.n ?? 0
}

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
  const { terms_version: _terms, ...body } = residentOrderBody(person)
  const taken = await office(`customers/${person.id}/orders/resident`, body)
  assert.equal(errorCodeOf(taken.body), 'order_awaiting_payment', taken.text)
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
  const paying = await ask(`POST /api/my/orders/${lapsed.id}/pay`, {
    token: person.token,
    body: { method: 'card' },
  })
  assert.equal(v.parse(Refused, paying.body).result.order_id, held.id)
  assert.equal((await completeCheckout(server, held.id, 'succeed')).status, 303)
  assert.equal((await pay(person, lapsed.id)).status, 200)
})

test('a hold that has ended is not taken again by looking at the payment page, however often @rule:worker-hold', async () => {
  const person = await createCustomer(server)
  const { id } = parsePlacedOrder(await order(person, { service_date: '2026-12-21' }))
  let held = 0
  // Somebody looks every five minutes for a day and never pays.
  for (let look = 0; look < 288; look += 1) {
    clock.advance({ minutes: 5 })
    const page = await ask(`GET /checkout/${id}`)
    assert.ok([200, 409].includes(page.status), page.text)
    await expireHolds(running().app)
    held += Number((await count(sql`worker_slots where order_id = ${id}`)) > 0)
  }
  // The length of a hold is a quarter of an hour, and four of them are the most.
  assert.ok(held > 0 && held <= 12, `held at ${held} of 288 looks`)
  const page = await ask(`GET /checkout/${id}`)
  assert.match(page.text, /data-code="order_not_payable"[^>]*>The time to pay has ended/)
  const { token } = await signInAgain(server, person)
  assert.equal((await pay({ token }, id)).status, 200)
  assert.equal((await ask(`GET /checkout/${id}`)).status, 200)
})

test('an account that never pays holds workers nine times a day at most, and again the next day @rule:one-booking-before-payment', async () => {
  const person = await createCustomer(server)
  const day = { service_date: '2027-01-19', service_package_id: 102, visit_window: 'evening' }
  const { id } = parsePlacedOrder(await order(person, day))
  const again = async () => {
    clock.advance({ minutes: 61 })
    await expireHolds(running().app)
    return pay(await signInAgain(server, person), id)
  }
  for (let holding = 2; holding <= 9; holding += 1) assert.equal((await again()).status, 200)
  const refused = await again()
  assert.equal(refused.status, 429)
  assert.match(refused.text, /without paying/)
  assert.ok(Number(refused.headers.get('retry-after')) > 3_600)
  const other = await order(await signInAgain(server, person), { ...day, service_date: '2027-01-26' })
  assert.equal(other.status, 429)
  clock.advance({ days: 1 })
  assert.equal((await again()).status, 200)
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
