import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { completeCheckout, fetchOrder, placeHourly } from './support/orders.ts'
import { errorCodeOf, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, running } = server

const cardsOf = async (person: Person) =>
  Object((await ask('GET /api/my/cards', { token: person.token })).body).result

async function keepCard(person: Person, save: boolean): Promise<string> {
  const card = {
    number: '4111111111111111',
    holder_name: 'NORA SALEM',
    exp_month: 12,
    exp_year: 2030,
    cvv: '123',
  }
  const made = await ask('POST /checkout/tokens', { body: card })
  const body = { token: Object(made.body).result.token, holder_name: 'NORA SALEM', save }
  const kept = await ask('POST /api/my/cards', { token: person.token, body })
  assert.ok(kept.status < 300, kept.text)
  return Object(kept.body).result.id
}

const pay = (person: Person, orderId: string, body: Readonly<Record<string, unknown>>) =>
  ask(`POST /api/my/orders/${orderId}/pay`, { token: person.token, body: { method: 'card', ...body } })

const succeed = (orderId: string, extra: Readonly<Record<string, string>> = {}) =>
  ask(`POST /checkout/${orderId}`, {
    body: new URLSearchParams({ outcome: 'succeed', method: 'card', lang: 'ar', ...extra }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('a chosen saved card pays, and the payment page mentions it without showing its number', async () => {
  const person = await createCustomer(server)
  const card = await keepCard(person, true)
  const { id } = await placeHourly(server, person, { service_date: '2026-10-19' })
  assert.equal((await pay(person, id, { card_id: card })).status, 200)
  const page = await ask(`GET /checkout/${id}?lang=en`)
  assert.match(page.text, /Paying with the saved card you chose/)
  assert.doesNotMatch(page.text, /1111|name="save_card"/)
  assert.equal((await succeed(id, { save_card: 'yes' })).status, 303)
  assert.equal((await fetchOrder(server, person, id)).payment_state, 'paid')
  const [payment] = await running().app.database.reader.execute(
    sql`select card_id, save_card from payments where order_id = ${id}`,
    'objects',
  )
  assert.deepEqual(payment, { card_id: card, save_card: false })
  assert.equal((await cardsOf(person)).length, 1)
})

test("checkout refuses another customer's card and an unknown card by field @R18", async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const card = await keepCard(other, true)
  const { id } = await placeHourly(server, person, { service_date: '2026-10-20' })
  for (const card_id of [card, 'd2f5c7aa-0b0e-4a52-9f0f-6d3f3e6a0c11', 'x']) {
    const answer = await pay(person, id, { card_id })
    assert.equal(errorCodeOf(answer.body), 'invalid')
    assert.deepEqual(Object(answer.body).fields, { card_id: 'not_found' })
  }
})

test('a card for one use is deleted after its payment', async () => {
  const person = await createCustomer(server)
  const card = await keepCard(person, false)
  const { id } = await placeHourly(server, person, { service_date: '2026-10-21' })
  assert.equal((await pay(person, id, { card_id: card })).status, 200)
  await succeed(id)
  const { id: next } = await placeHourly(server, person, { service_date: '2026-10-22' })
  assert.deepEqual(Object((await pay(person, next, { card_id: card })).body).fields, { card_id: 'not_found' })
})

test('the hosted payment page saves a card only when its box is ticked', async () => {
  const person = await createCustomer(server)
  const first = await placeHourly(server, person, { service_date: '2026-10-25' })
  assert.match((await ask(`GET /checkout/${first.id}`)).text, /name="save_card" value="yes">/)
  assert.equal((await completeCheckout(server, first.id, 'succeed')).status, 303)
  assert.deepEqual(await cardsOf(person), [])
  const second = await placeHourly(server, person, { service_date: '2026-10-26' })
  assert.equal((await pay(person, second.id, { save_card: true })).status, 200)
  assert.match((await ask(`GET /checkout/${second.id}`)).text, /name="save_card" value="yes" checked>/)
  assert.equal((await succeed(second.id, { save_card: 'yes' })).status, 303)
  const [kept] = await cardsOf(person)
  assert.deepEqual([kept.brand, kept.last4 ?? kept.last_four], ['visa', '1111'])
  const third = await placeHourly(server, person, { service_date: '2026-10-27' })
  assert.equal((await pay(person, third.id, { card_id: kept.id })).status, 200)
  assert.equal((await succeed(third.id)).status, 303)
  assert.equal((await fetchOrder(server, person, third.id)).payment_state, 'paid')
})
