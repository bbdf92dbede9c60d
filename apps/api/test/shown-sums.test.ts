import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { sql } from 'drizzle-orm'
import { officeClient, officeToken } from './support/office.ts'
import {
  completeCheckout,
  fetchOrder,
  placeHourly,
  placePaidHourly,
  placePaidResident,
} from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server
const { arrives, done } = officeClient(server)
const { mine } = portalClient(server)

const dayIn = (days: number): string => addDays(riyadhDay(instant(running().app.now())), days)

/** Returns the first day with morning visits, starting this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? dayIn(days)

/** Moves the clock to so many milliseconds after a moment. */
function moveTo(moment: string, milliseconds = 0): void {
  const minutes = (Date.parse(moment) + milliseconds - clock.now().getTime()) / 60_000
  assert.ok(minutes >= 0, `${moment} has passed`)
  clock.advance({ minutes })
}

const quoted = (person: Person, contractId: string, kind = 'cancellation') =>
  mine(person, `my/contracts/${contractId}/quote?kind=${kind}`)

const cancel = (person: Person, contractId: string, sums: object) =>
  ask('POST /api/cancellation/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_date: dayIn(0),
      request_reason: 'x',
      priority: 'medium',
      ...sums,
    },
  })

const shown = ({ fee, refund }: { fee: number; refund: number }) => ({
  expected_fee: fee,
  expected_refund: refund,
})

test('a cancellation sent after its free moment is refused with the new sums, and nothing is done @W7', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: weekdayIn(7),
  })
  const free = await quoted(person, contractId)
  assert.equal(free.valid_until, free.free_until)
  moveTo(free.valid_until)
  const again = await signInAgain(server, person)
  assert.deepEqual(shown(await quoted(again, contractId)), shown(free), 'the last moment still counts')
  moveTo(free.valid_until, 1)
  const late = await cancel(again, contractId, shown(free))
  assert.equal(late.status, 409)
  assert.equal(errorCodeOf(late.body), 'quote_changed')
  const now = await quoted(again, contractId)
  assert.ok(now.refund < free.refund)
  const { result } = Object(late.body)
  assert.deepEqual([result.fee, result.refund, result.hash], [now.fee, now.refund, now.hash])
  assert.equal(result.valid_until, now.valid_until)
  assert.deepEqual(await mine(again, 'my/requests'), [])
  assert.equal((await mine(again, `my/contracts/${contractId}`)).state.value, 'running')
  const seen = await cancel(again, contractId, shown(now))
  assert.equal(seen.status, 200, seen.text)
  const { fee, refund } = Object(seen.body).result
  assert.deepEqual([fee, refund], [now.fee, now.refund])
})

test('the sums of a live-in contract hold until midnight in Riyadh, and a sheet left open over it is refused @W7', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidResident(server, person, { first_visit_date: dayIn(3) })
  await arrives(orderId)
  clock.advance({ days: 6 })
  const again = await signInAgain(server, person)
  const evening = await quoted(again, contractId)
  assert.match(evening.valid_until, /T20:59:59\.999Z$/)
  assert.equal(evening.valid_until.slice(0, 10), dayIn(0))
  moveTo(evening.valid_until, 1)
  const next = await signInAgain(server, person)
  const late = await cancel(next, contractId, shown(evening))
  assert.equal(errorCodeOf(late.body), 'quote_changed')
  assert.ok(Object(late.body).result.refund < evening.refund)
})

test('sums that are better than those that were shown are done and said @W7', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  const { refund } = await quoted(person, contractId)
  const sent = await cancel(person, contractId, { expected_fee: 50, expected_refund: refund - 10 })
  assert.equal(sent.status, 200, sent.text)
  const { result } = Object(sent.body)
  assert.deepEqual([result.fee, result.refund, result.granted], [0, refund, true])
})

test('a client that sends no sums is served as before @W7', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  moveTo((await quoted(person, contractId)).valid_until, 1)
  const again = await signInAgain(server, person)
  const sent = await cancel(again, contractId, {})
  assert.equal(sent.status, 200, sent.text)
  assert.equal(Object(sent.body).result.granted, false)
})

test('a refund request says the sum that was done, and is refused when it was shown as more @W7', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: weekdayIn(7),
  })
  const before = await quoted(person, contractId, 'refund_payment')
  clock.advance({ days: 8 })
  const again = await signInAgain(server, person)
  const [first] = (await mine(again, 'my/visit-lines')).toSorted(
    (one: { first_visit_date: string }, other: { first_visit_date: string }) =>
      one.first_visit_date < other.first_visit_date ? -1 : 1,
  )
  await done(`visits/${first.id}/state`, { state: 'in_progress' })
  await done(`visits/${first.id}/state`, { state: 'done' })
  const askForRefund = (sums: object) =>
    ask('POST /api/replacement/create', {
      token: again.token,
      body: {
        contract_id: contractId,
        action_type: 'refundPayment',
        email: person.email,
        phone: '0555001234',
        request_reason: 'x',
        priority: 'medium',
        ...sums,
      },
    })
  const late = await askForRefund({ expected_refund: before.refund })
  assert.equal(errorCodeOf(late.body), 'quote_changed')
  const now = await quoted(again, contractId, 'refund_payment')
  const sent = await askForRefund({ expected_refund: now.refund })
  assert.equal(Object(sent.body).result.refund, now.refund)
})

test('the fee of a pause that was shown too low is refused, and one shown too high is done and said @W7', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person, { first_visit_date: dayIn(3) })
  const pause = (fee: number) =>
    ask('POST /api/suspension/create', {
      token: person.token,
      body: {
        contract_id: contractId,
        request_date: dayIn(0),
        request_reason: 'x',
        priority: 'medium',
        suspension_date: dayIn(5),
        resume_date: dayIn(15),
        expected_fee: fee,
      },
    })
  const quote = await mine(
    person,
    `my/contracts/${contractId}/quote?kind=suspension&from=${dayIn(5)}&until=${dayIn(15)}`,
  )
  assert.match(quote.valid_until, /T20:59:59\.999Z$/)
  assert.equal(errorCodeOf((await pause(quote.fee - 1)).body), 'quote_changed')
  const sent = await pause(quote.fee + 1)
  assert.equal(Object(sent.body).result.fee, quote.fee)
})

test('the refund of an order whose worker was taken is refused when it was shown as more, and needs no body @W7', async () => {
  const placed = async (person: Person, days: number) => {
    const wanted = { service_package_id: 101, service_date: weekdayIn(days) }
    const { id } = await placeHourly(server, person, wanted)
    await completeCheckout(server, id, 'succeed')
    await running().app.database.write((tx) =>
      tx.execute(sql`update orders set status = 'paid', needs_another_worker = true where id = ${id}`),
    )
    return id
  }
  const person = await createCustomer(server)
  const [id, other] = [await placed(person, 7), await placed(person, 9)]
  const refund = (order: string, body?: object) =>
    ask(`POST /api/my/orders/${order}/refund`, { token: person.token, ...(body && { body }) })
  const { amount_total: paid } = await fetchOrder(server, person, id)
  assert.ok(paid !== null)
  const more = await refund(id, { expected_refund: paid + 0.01 })
  assert.equal(errorCodeOf(more.body), 'quote_changed')
  assert.deepEqual(Object(more.body).result, { refund: paid })
  assert.equal((await fetchOrder(server, person, id)).needs_worker, true)
  assert.equal((await refund(id, { expected_refund: paid })).status, 200)
  const bare = await refund(other)
  assert.equal(bare.status, 200, bare.text)
  const text = await ask(`POST /api/my/orders/${other}/refund`, {
    token: person.token,
    body: 'expected_refund=1',
    headers: { 'content-type': 'text/plain' },
  })
  assert.equal(text.status, 415)
})
