import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failure } from '../src/failures/failure.ts'
import { spendWalletAmount, readWalletBalance } from '../src/use-cases/wallet/wallet.ts'
import { creditAccount } from './support/ledger.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { errorCodeOf, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken }, {}, [103])
const { ask, running } = server
const { done } = officeClient(server)

const visitsOf = async (person: Person) =>
  Object((await ask('GET /api/my/visit-lines', { token: person.token })).body).result

const orderNow = async (person: Person) =>
  Object((await ask('GET /api/my/orders', { token: person.token })).body).result[0]

test('visits are listed with the next one first and with the deadline for moving each @rule:visits-list', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_date: '2026-10-05' })
  const visits = await visitsOf(person)
  assert.deepEqual(
    visits.map(({ first_visit_date }: { first_visit_date: string }) => first_visit_date),
    ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'],
  )
  assert.equal(visits[0].movable_until, null)
  assert.equal(
    visits[1].movable_until,
    new Date(Date.parse(visits[1].arrives_from) - 48 * 3_600_000 - 1).toISOString(),
  )
  assert.equal(visits[0].visit_status.value, 'scheduled')
})

test('an order has its address and the current days of its visits @rule:order-card', async () => {
  const person = await createCustomer(server)
  const { token, addressId } = person
  const { orderId } = await placePaidHourly(server, person, {
    service_package_id: 102,
    service_date: '2026-10-25',
    visit_window: 'evening',
    partner_shipping_id: addressId,
  })
  const order = async () => Object((await ask(`GET /api/my/orders/${orderId}`, { token })).body).result
  const [visit] = await visitsOf(person)
  assert.equal((await order()).partner_shipping_id.name, visit.address)
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token,
    body: { date: '2026-10-28', visit_window: 'evening' },
  })
  assert.equal(moved.status, 200, moved.text)
  assert.deepEqual(
    (await order()).visits.map(({ date }: { date: string }) => date),
    ['2026-10-28'],
  )
})

test('a visit has the same calendar id in its order and in the list of visits, and moving it raises the sequence number @rule:calendar-ids', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { orderId } = await placePaidHourly(server, person, { service_date: '2026-10-05' })
  type Known = { calendar_uid: string; calendar_sequence: number }
  const known = ({ calendar_uid, calendar_sequence }: Known) => [calendar_uid, calendar_sequence]
  const ofOrder = async () => {
    const { body } = await ask(`GET /api/my/orders/${orderId}`, { token })
    return Object(body).result.visits.map((visit: Known & { date: string }) => [visit.date, ...known(visit)])
  }
  const booked = await ofOrder()
  assert.deepEqual(
    booked.map(([, ...rest]: unknown[]) => rest),
    [1, 2, 3, 4].map((position) => [`${orderId}-${position}`, 0]),
  )
  const move = async (id: string, date: string) => {
    const moved = await ask(`POST /api/my/visits/${id}/move`, {
      token,
      body: { date, visit_window: 'morning' },
    })
    assert.equal(moved.status, 200, moved.text)
    return Object(moved.body).result
  }
  const [, second] = await visitsOf(person)
  // The new day is after all others, so that the visit is the last of its order.
  const moved = await move(second.id, '2026-10-27')
  const [first, , third, fourth] = booked
  assert.deepEqual(await ofOrder(), [first, third, fourth, ['2026-10-27', `${orderId}-2`, 1]])
  await move(moved.id, '2026-10-28')
  assert.deepEqual((await ofOrder()).at(-1), ['2026-10-28', `${orderId}-2`, 2])
  const listed = await visitsOf(person)
  assert.deepEqual(
    listed
      .filter(({ visit_status }: { visit_status: { value: string } }) => visit_status.value === 'scheduled')
      .map((visit: Known & { first_visit_date: string }) => [visit.first_visit_date, ...known(visit)]),
    await ofOrder(),
  )
})

test('a cancelled visit stays in its order under its calendar id, with a higher sequence number @rule:calendar-ids', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { orderId } = await placePaidHourly(server, person, { service_date: '2026-10-06' })
  const [, second] = await visitsOf(person)
  const moved = await ask(`POST /api/my/visits/${second.id}/move`, {
    token,
    body: { date: '2026-10-14', visit_window: 'morning' },
  })
  assert.equal(moved.status, 200, moved.text)
  await done(`visits/${Object(moved.body).result.id}/state`, { state: 'cancelled' })
  const { body } = await ask(`GET /api/my/orders/${orderId}`, { token, language: 'ar' })
  type Line = {
    date: string
    visit_status: { value: string; label: string }
    calendar_uid: string
    calendar_sequence: number
  }
  assert.deepEqual(
    Object(body).result.visits.map((visit: Line) => [
      visit.date,
      visit.visit_status.label,
      visit.calendar_uid,
      visit.calendar_sequence,
    ]),
    [
      ['2026-10-06', 'مجدولة', `${orderId}-1`, 0],
      ['2026-10-14', 'ملغاة', `${orderId}-2`, 2],
      ['2026-10-20', 'مجدولة', `${orderId}-3`, 0],
      ['2026-10-27', 'مجدولة', `${orderId}-4`, 0],
    ],
  )
})

test('a visit moves to a free slot and releases the old one; moves to the past, to its own slot or to a taken one are refused @rule:move-a-visit', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const { token } = person
  await placePaidHourly(server, person, {
    service_package_id: 103,
    service_date: '2026-10-20',
    visit_window: 'evening',
  })
  const [visit] = await visitsOf(person)
  const to = { date: '2026-10-21', visit_window: 'evening' }
  const stranger = await ask(`POST /api/my/visits/${visit.id}/move`, { token: other.token, body: to })
  assert.equal(stranger.status, 404)
  const same = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token,
    body: { date: '2026-10-20', visit_window: 'evening' },
  })
  assert.equal(same.status, 422)
  const past = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token,
    body: { ...to, date: '2026-10-01' },
  })
  assert.equal(errorCodeOf(past.body), 'date_unavailable')
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, { token, body: to, key: 'move-00001' })
  assert.equal(moved.status, 200, moved.text)
  assert.equal(Object(moved.body).result.first_visit_date, '2026-10-21')
  // A calendar replaces the previous event.
  assert.equal(Object(moved.body).result.calendar_uid, visit.calendar_uid)
  assert.deepEqual([visit.calendar_sequence, Object(moved.body).result.calendar_sequence], [0, 1])
  const again = await ask(`POST /api/my/visits/${visit.id}/move`, { token, body: to })
  assert.equal(errorCodeOf(again.body), 'visit_not_movable')
  // The old evening is free for others again, and the new one is not.
  const evening = { service_package_id: 103, visit_window: 'evening', employee_id: 1005 }
  await placePaidHourly(server, other, { ...evening, service_date: '2026-10-20' })
  const [second] = await visitsOf(other)
  const taken = await ask(`POST /api/my/visits/${second.id}/move`, { token: other.token, body: to })
  assert.equal(errorCodeOf(taken.body), 'slot_taken')
})

test('a moved visit keeps the period of its plan: the other period is neither offered nor accepted @rule:move-a-visit', async () => {
  const person = await createCustomer(server)
  const { token } = person
  await placePaidHourly(server, person, { service_package_id: 101, service_date: '2026-10-26' })
  const [visit] = await visitsOf(person)
  const offered = await ask(`GET /api/visit-windows?date=2026-10-27&visit=${visit.id}`, { token })
  assert.deepEqual(
    Object(offered.body).result.map(({ period }: { period: string }) => period),
    ['morning'],
  )
  const evening = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token,
    body: { date: '2026-10-27', visit_window: 'evening' },
  })
  assert.equal(evening.status, 422, evening.text)
  assert.deepEqual(Object(evening.body).fields, { visit_window: 'not_allowed' })
  const morning = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token,
    body: { date: '2026-10-27', visit_window: 'morning' },
  })
  assert.equal(morning.status, 200, morning.text)
})

test('one of five visits moved at once to the same free time gets it', async () => {
  const people = []
  for (let each = 0; each < 5; each += 1) {
    const person = await createCustomer(server)
    await placePaidHourly(server, person, {
      service_package_id: 103,
      service_date: `2026-11-${String(15 + each)}`,
      visit_window: 'evening',
    })
    const [visit] = await visitsOf(person)
    people.push({ person, visit })
  }
  const body = { date: '2026-11-25', visit_window: 'evening' }
  const answers = await Promise.all(
    people.map(({ person, visit }) =>
      ask(`POST /api/my/visits/${visit.id}/move`, { token: person.token, body }),
    ),
  )
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1)
  assert.deepEqual(
    new Set(answers.filter((answer) => answer.status !== 200).map((answer) => errorCodeOf(answer.body))),
    new Set(['slot_taken']),
  )
})

test('an invoice shows its lines, its tax separately and a QR with the same amounts @rule:invoices', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  await placePaidHourly(server, person, { service_package_id: 107, service_date: '2026-10-13' })
  const [invoice] = Object((await ask('GET /api/my/invoices', { token: person.token })).body).result
  assert.equal(invoice.state.value, 'paid')
  assert.equal(invoice.payable, false)
  const answer = await ask(`GET /api/my/invoices/${invoice.id}`, { token: person.token })
  assert.equal(answer.status, 200, answer.text)
  const { result } = Object(answer.body)
  assert.equal(result.amount_untaxed + result.amount_tax, result.amount_total)
  const { plan_id: plan, service_id: service } = await orderNow(person)
  assert.equal(result.lines[0].description, `${service.name}: ${plan.name}`)
  assert.equal(invoice.plan_id.name, plan.name)
  assert.ok(Buffer.from(result.qr, 'base64').includes(result.amount_total.toFixed(2)))
  assert.equal(result.payment_method, 'card')
  assert.equal((await ask(`GET /api/my/invoices/${invoice.id}`, { token: other.token })).status, 404)
  const pay = { token: person.token, body: { method: 'card' } }
  assert.equal(
    errorCodeOf((await ask(`POST /api/my/invoices/${invoice.id}/pay`, pay)).body),
    'invoice_not_payable',
  )
  assert.equal(
    (await ask(`POST /api/my/invoices/${invoice.id}/pay`, { ...pay, token: other.token })).status,
    404,
  )
})

test('of fifty simultaneous debits of 30 from a wallet of 100, three succeed and 10 are left @R8 @rule:wallet-ledger', async () => {
  const person = await createCustomer(server)
  await creditAccount(server, person, 10_000)
  const { app } = running()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, each) =>
      app.database.write((tx) =>
        spendWalletAmount(tx, app, {
          customerId: person.id,
          amount: 3_000,
          reference: `debit:${person.id}:${each}`,
        }),
      ),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      assert.ok(outcome.reason instanceof Failure && outcome.reason.code === 'balance_too_low')
  assert.equal((await readWalletBalance(app.database.reader, person.id)).available, 1_000)
  const entries = Object((await ask('GET /api/my/wallet/entries?limit=3', { token: person.token })).body)
  assert.equal(entries.pagination.total, 4)
  assert.equal(entries.result[0].balance_after, 10)
  assert.equal(entries.result[0].amount, -30)
  assert.equal(Object((await ask('GET /api/my/wallet', { token: person.token })).body).result.balance, 10)
})

test('blocks of points become a personal voucher, never more than the balance @rule:points-into-a-voucher', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  await creditAccount(server, person, 250, 'points')
  const before = Object((await ask('GET /api/my/rewards', { token: person.token })).body).result
  assert.deepEqual([before.points, before.worth, before.tier], [250, 100, 'bronze'])
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      ask('POST /api/my/rewards/redeem', { token: person.token, body: { blocks: 1 } }),
    ),
  )
  const made = answers.filter((answer) => answer.status === 201)
  assert.equal(made.length, 2)
  assert.deepEqual(
    new Set(answers.filter((answer) => answer.status !== 201).map((answer) => errorCodeOf(answer.body))),
    new Set(['points_too_few']),
  )
  const { code } = Object(made[0]?.body).result
  const vouchers = Object((await ask('GET /api/my/vouchers', { token: person.token })).body).result
  assert.deepEqual(
    vouchers.map((voucher: { readonly code: string; readonly amount: number | null }) =>
      voucher.code === 'FIRST25' ? 'the offer for a first order' : voucher.amount,
    ),
    [50, 50, 'the offer for a first order'],
  )
  const stolen = await ask('POST /api/my/vouchers/claim', { token: other.token, body: { code } })
  assert.equal(errorCodeOf(stolen.body), 'voucher_unknown')
})

test('a public voucher is claimed by its code, in lower case and with a space too @rule:vouchers', async () => {
  const person = await createCustomer(server)
  const claimed = await ask('POST /api/my/vouchers/claim', {
    token: person.token,
    body: { code: 'first25 ' },
  })
  assert.equal(claimed.status, 200, claimed.text)
  assert.equal(Object(claimed.body).result.percent, 25)
  assert.equal(Object(claimed.body).result.state, 'active')
})

test("a saved card is kept by the provider's token, shown by its last digits, and no other customer can take or delete it @rule:cards", async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const card = {
    number: '4111 1111 1111 1111',
    holder_name: 'NORA SALEM',
    exp_month: 8,
    exp_year: 2028,
    cvv: '123',
  }
  const refused = await ask('POST /checkout/tokens', { body: { ...card, number: '4111 1111 1111 1112' } })
  assert.equal(errorCodeOf(refused.body), 'card_refused')
  const { token: cardToken } = Object((await ask('POST /checkout/tokens', { body: card })).body).result
  assert.ok(!cardToken.includes('4111111111111111'))
  const body = { token: cardToken, holder_name: 'NORA SALEM', save: true }
  const kept = await ask('POST /api/my/cards', { token: person.token, body, key: 'card-00001' })
  assert.equal(kept.status, 201, kept.text)
  const { result } = Object(kept.body)
  assert.deepEqual([result.brand, result.last4, result.exp_month, result.exp_year], ['visa', '1111', 8, 2028])
  assert.equal(
    errorCodeOf((await ask('POST /api/my/cards', { token: other.token, body })).body),
    'card_token_unknown',
  )
  assert.equal(
    errorCodeOf(
      (await ask('POST /api/my/cards', { token: person.token, body: { ...body, token: `${cardToken}x` } }))
        .body,
    ),
    'card_token_unknown',
  )
  assert.equal((await ask(`DELETE /api/my/cards/${result.id}`, { token: other.token })).status, 404)
  assert.equal((await ask(`DELETE /api/my/cards/${result.id}`, { token: person.token })).status, 200)
  assert.deepEqual(Object((await ask('GET /api/my/cards', { token: person.token })).body).result, [])
})
