import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import {
  completeCheckout,
  fetchOrder,
  placePaidHourly,
  placePaidResident,
  placeHourly,
  parsePlacedOrder,
  residentOrderBody,
  agreeToPackage,
} from './support/orders.ts'
import { officeClient, officeToken } from './support/office.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' }, {}, [103])
const { ask, clock, running } = server
const { office, done } = officeClient(server)
const { mine, asked } = portalClient(server)

type Visit = { id: string; first_visit_date: string; visit_status: { value: string } }

const standing = async (person: Person): Promise<readonly string[]> =>
  (await mine(person, 'my/visit-lines'))
    .filter(({ visit_status }: Visit) => visit_status.value === 'scheduled')
    .map(({ first_visit_date }: Visit) => first_visit_date)

const slotsOf = async (orderId: string): Promise<readonly string[]> =>
  (
    await running().app.database.reader.execute<{ day: string }>(
      sql`select day::text as day from worker_slots where order_id = ${orderId} order by day`,
      'objects',
    )
  ).map(({ day }) => day)

/** Returns the day in Riyadh this many days from now. */
const dayIn = (days: number): string => addDays(riyadhDay(instant(running().app.now())), days)

const refundOf = (contractId: string, { email }: Person) => ({
  contract_id: contractId,
  action_type: 'refundPayment',
  email,
  phone: '0555001234',
})

/** Expects that a second refund of the contract is refused. */
async function refusedTwice(contractId: string, person: Person): Promise<void> {
  const second = await ask('POST /api/replacement/create', {
    token: person.token,
    body: {
      request_reason: 'x',
      priority: 'medium',
      request_date: dayIn(0),
      ...refundOf(contractId, person),
    },
  })
  assert.equal(errorCodeOf(second.body), 'refund_not_allowed')
}

test('a suspension moves skipped visits behind its end, and the contract lasts until the last of them @rule:suspension', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-10-12' })
  assert.deepEqual(await standing(person), ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'])
  const id = await asked(person, 'suspension', {
    contract_id: contractId,
    suspention_date: '2026-10-12',
    resume_date: '2026-11-20',
  })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const days = await standing(person)
  assert.equal(days.length, 4)
  assert.ok(
    days.every((day) => day >= '2026-11-20'),
    days.join(' '),
  )
  const contract = await mine(person, `my/contracts/${contractId}`)
  assert.ok(contract.service_end_date >= (days.at(-1) ?? ''), contract.service_end_date)
})

test('a suspension leaves a visit in place whose notice period has begun @rule:suspension', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: '2026-10-05',
  })
  const [first] = await standing(person)
  assert.equal(first, '2026-10-05')
  const id = await asked(person, 'suspension', {
    contract_id: contractId,
    suspention_date: '2026-10-05',
    resume_date: '2026-10-20',
  })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const [kept, next] = await standing(person)
  assert.equal(kept, '2026-10-05')
  assert.ok((next ?? '') >= '2026-10-20', next)
})

test('moving a visit behind the end of its contract extends the contract to that day @rule:move-a-visit', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-10-13',
  })
  const [visit] = await mine(person, 'my/visit-lines')
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token: person.token,
    body: { date: '2026-10-28', visit_window: 'morning' },
  })
  assert.equal(moved.status, 200, moved.text)
  assert.equal((await mine(person, `my/contracts/${contractId}`)).service_end_date, '2026-10-28')
})

test('a visit can move to a time whose hold has expired but was not cleaned up yet @rule:move-a-visit', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const evening = { service_package_id: 103, visit_window: 'evening' }
  await placePaidHourly(server, person, { ...evening, service_date: '2026-12-01' })
  const { id } = await placeHourly(server, other, { ...evening, service_date: '2026-12-02' })
  clock.advance({ minutes: 16 })
  const [visit] = await mine(person, 'my/visit-lines')
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token: person.token,
    body: { date: '2026-12-02', visit_window: 'evening' },
  })
  assert.equal(moved.status, 200, moved.text)
  await expireHolds(running().app)
  assert.deepEqual(await slotsOf(id), [])
})

test('another worker for an order is reserved for the current days of the visits, not the original ones', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: '2026-11-11',
    visit_window: 'evening',
  })
  const visit = (await mine(person, 'my/visit-lines')).at(-1)
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token: person.token,
    body: { date: '2026-12-10', visit_window: 'evening' },
  })
  assert.equal(moved.status, 200, moved.text)
  await done(`orders/${orderId}/worker`, {})
  assert.deepEqual(await slotsOf(orderId), await standing(person))
})

test('a visit refunded after a complaint loses its points and is not refunded again @rule:no-refund-of-a-used-service @rule:points', async () => {
  const person = await createCustomer(server)
  const { contractId, orderId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-10-08',
  })
  clock.advance({ days: 4 })
  const again = await signInAgain(server, person)
  const [visit] = await mine(again, 'my/visit-lines')
  clock.reach(visit.arrives_from)
  await done(`visits/${visit.id}/state`, { state: 'in_progress' })
  await done(`visits/${visit.id}/state`, { state: 'done' })
  assert.equal((await mine(again, 'my/rewards')).points, 4)
  await asked(again, 'complaint', { contract_id: contractId, complaint_type: 'unsatisfactory' })
  const first = await asked(again, 'replacement', refundOf(contractId, again))
  await done(`requests/${first}/answer`, { decision: 'approve' })
  assert.equal((await mine(again, 'my/rewards')).points, 0, 'what it had earned goes with it')
  await refusedTwice(contractId, again)
  const refunds = Object((await office('refunds?state=pending')).body).result
  assert.equal(
    refunds.filter(({ order_id }: { order_id: { id: string } }) => order_id.id === orderId).length,
    1,
  )
})

test('an order whose day has passed can no longer be paid @rule:pay-until-its-day', async () => {
  const person = await createCustomer(server)
  const visits = await placeHourly(server, person, {
    service_package_id: 105,
    weekdays: [1, 3],
    service_date: '2026-10-12',
  })
  const living = parsePlacedOrder(
    await ask('POST /api/sale_order/resident', {
      token: person.token,
      body: residentOrderBody(person, { first_visit_date: '2026-10-12', order_line: [{ product_id: 201 }] }),
    }),
  )
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  assert.equal((await fetchOrder(server, person, visits.id)).payable, true)
  clock.advance({ days: 8 })
  const again = await signInAgain(server, person)
  for (const { id } of [visits, living]) {
    assert.equal((await fetchOrder(server, again, id)).payable, false)
    const pay = await ask(`POST /api/my/orders/${id}/pay`, { token: again.token, body: { method: 'card' } })
    assert.equal(errorCodeOf(pay.body), 'order_not_payable')
    assert.equal((await ask(`GET /checkout/${id}`)).status, 409)
    assert.deepEqual(await slotsOf(id), [])
  }
})

test('a payment that arrives after the booked day is kept until the customer asks for a refund @rule:late-payment', async () => {
  const person = await createCustomer(server)
  const { id } = parsePlacedOrder(
    await ask('POST /api/sale_order/resident', {
      token: person.token,
      body: residentOrderBody(person, { first_visit_date: dayIn(5), order_line: [{ product_id: 203 }] }),
    }),
  )
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ days: 9 })
  await expireHolds(running().app)
  while ((await drainOutbox(running().app)) > 0);
  const again = await signInAgain(server, person)
  const order = await fetchOrder(server, again, id)
  assert.deepEqual([order.status.value, order.needs_worker], ['paid', true])
  const chosen = await ask(`POST /api/my/orders/${id}/worker`, { token: again.token, body: {} })
  assert.equal(errorCodeOf(chosen.body), 'transition_not_allowed')
  const back = await ask(`POST /api/my/orders/${id}/refund`, { token: again.token })
  assert.equal(back.status, 200, back.text)
  assert.equal((await fetchOrder(server, again, id)).status.value, 'cancelled')
})

test('a package that is paid days after it was priced begins the day after the payment and has its full length @rule:pay-until-its-day', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const made = await ask('POST /api/special_packages', {
    token: person.token,
    body: { worker_type: 'nurse', nationality: 'filipino', worker_count: 1, duration: '3months' },
  })
  const { id } = Object(made.body)
  await done(`orders/${id}/price`, { list_price: 9000, employee_wage: 6000 })
  await agreeToPackage(server, person, id)
  clock.advance({ days: 10 })
  const again = await signInAgain(server, person)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const order = await fetchOrder(server, again, id)
  const contract = await mine(again, `my/contracts/${order.contract_id?.id}`)
  assert.deepEqual([contract.date_order, contract.service_end_date], [dayIn(1), dayIn(90)])
})

test('a package starts the day after the payment when the requested day has passed @rule:package-starts-when-asked', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const made = await ask('POST /api/special_packages', {
    token: person.token,
    body: {
      worker_type: 'nurse',
      nationality: 'filipino',
      worker_count: 1,
      duration: '6months',
      start_date: dayIn(5),
    },
  })
  const { id } = Object(made.body)
  clock.advance({ days: 6 })
  await done(`orders/${id}/price`, { list_price: 9000, employee_wage: 6000 })
  const back = await signInAgain(server, person)
  await agreeToPackage(server, back, id)
  const priced = await fetchOrder(server, back, id)
  assert.equal(priced['first_visit_date'], dayIn(1))
  clock.advance({ days: 1 })
  const again = await signInAgain(server, person)
  const tomorrow = await fetchOrder(server, again, id)
  assert.equal(tomorrow['first_visit_date'], dayIn(1), 'the day is said before it is paid for')
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const order = await fetchOrder(server, again, id)
  const contract = await mine(again, `my/contracts/${order.contract_id?.id}`)
  assert.deepEqual([contract.date_order, contract.service_end_date], [dayIn(1), dayIn(180)])
})

test('a passport upload cannot be used as the attachment of a request', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const start = dayIn(20)
  const { contractId } = await placePaidResident(server, person, {
    first_visit_date: start,
    order_line: [{ product_id: 207 }],
  })
  const form = new FormData()
  form.set('purpose', 'passport')
  form.set('file', new Blob(['%PDF-1.7 a page']), 'page.pdf')
  const uploaded = await ask('POST /api/uploads', { token: person.token, body: form })
  assert.equal(uploaded.status, 201, uploaded.text)
  const { id } = Object(uploaded.body).result
  const sent = await ask('POST /api/cancellation/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_date: start,
      request_reason: 'x',
      priority: 'medium',
      attachment_upload_id: id,
    },
  })
  assert.equal(sent.status, 422, sent.text)
  assert.deepEqual(Object(sent.body).fields, { attachment_upload_id: 'not_found' })
})

test('the free windows for moving a visit are shown only to its owner @R18', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const other = await createCustomer(server)
  const start = dayIn(32)
  await placePaidHourly(server, person, { service_package_id: 101, service_date: start })
  const [visit] = await mine(person, 'my/visit-lines')
  const call = `GET /api/visit-windows?date=${start}&visit=${visit.id}` as const
  assert.equal((await ask(call, { token: person.token })).status, 200)
  assert.equal((await ask(call, { token: other.token })).status, 404)
  assert.equal((await ask(call)).status, 404)
})

test('the rest of a contract is refunded only once @rule:no-refund-of-a-used-service', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: dayIn(7),
    visit_window: 'evening',
  })
  clock.advance({ days: 40 })
  // Visits from before families were asked about them: nobody has said that they were made.
  await running().app.database.write((tx) =>
    tx.execute(sql`update visits set must_be_confirmed = false where contract_id = ${contractId}`),
  )
  const again = await signInAgain(server, person)
  const first = await asked(again, 'replacement', refundOf(contractId, again))
  await done(`requests/${first}/answer`, { decision: 'approve' })
  await refusedTwice(contractId, again)
})

test('a visit carried out while a refund was under review is not refunded @rule:no-refund-of-a-used-service', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const first = [9, 10].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? dayIn(9)
  const { contractId, orderId } = await placePaidHourly(server, person, { service_date: first })
  const { amount_total: paid } = await fetchOrder(server, person, orderId)
  const id = await asked(person, 'replacement', refundOf(contractId, person))
  const [visit] = (await mine(person, 'my/visit-lines')).filter(
    ({ visit_status }: Visit) => visit_status.value === 'scheduled',
  )
  clock.advance({ days: 11 })
  await done(`visits/${visit.id}/state`, { state: 'in_progress' })
  await done(`visits/${visit.id}/state`, { state: 'done' })
  const answered = await done(`requests/${id}/answer`, { decision: 'approve' })
  const three = Math.round((paid ?? 0) * 75)
  assert.ok(Math.abs(Math.round(answered.refund * 100) - three) <= 1, `${answered.refund} of ${paid}`)
  const [refund] = await running().app.database.reader.execute<{ amount: number }>(
    sql`select r.amount from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}`,
    'objects',
  )
  assert.equal(refund?.amount, Math.round(answered.refund * 100))
  const again = await signInAgain(server, person)
  const wallet = await mine(again, 'my/wallet')
  assert.deepEqual([wallet.balance, wallet.frozen], [0, 0])
})

test('a pause that is approved after its first day adds only the days that are left of it @rule:suspension', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId, contractId } = await placePaidResident(server, person, {
    first_visit_date: dayIn(2),
    order_line: [{ product_id: 201 }],
  })
  clock.advance({ days: 2 })
  for (const stage of ['on_the_way', 'arrived', 'received']) await done(`orders/${orderId}/stage`, { stage })
  const back = await signInAgain(server, person)
  const { service_end_date: end } = await mine(back, `my/contracts/${contractId}`)
  const pause = { suspention_date: dayIn(1), resume_date: dayIn(11) }
  const id = await asked(back, 'suspension', { contract_id: contractId, ...pause })
  clock.advance({ days: 6 })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const contract = await mine(await signInAgain(server, person), `my/contracts/${contractId}`)
  const added = (Date.parse(contract.service_end_date) - Date.parse(end)) / 86_400_000
  assert.deepEqual([added, contract.resumes_on], [5, pause.resume_date])
})

test('a request about a contract whose payment is late names the invoice that is to be paid first', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidResident(server, person, {
    first_visit_date: dayIn(20),
    order_line: [{ product_id: 203 }],
  })
  const { id } = await done(`contracts/${contractId}/charges`, { description: 'Key', amount: 57.5 })
  clock.advance({ days: 8 })
  await done('jobs/run', { jobs: ['contracts'] })
  const { token } = await signInAgain(server, person)
  const body = {
    contract_id: contractId,
    request_date: dayIn(0),
    request_reason: 'x',
    priority: 'medium',
    suspention_date: dayIn(1),
  }
  const refused = await ask('POST /api/suspension/create', { token, body })
  assert.equal(errorCodeOf(refused.body), 'contract_not_open')
  const { result, message } = Object(refused.body)
  assert.equal(result.invoice_id, id)
  assert.equal(message, `This contract’s payment is late. Pay invoice ${result.invoice_number} first.`)
})
