import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { availableWorkersOfPlan } from '../src/use-cases/schedule/free-workers.ts'
import { officeClient, officeToken } from './support/office.ts'
import { completeCheckout, fetchOrder, placePaidHourly, placeHourly } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, clock, running } = server
const { office, done } = officeClient(server)
const { mine, asked } = portalClient(server)

/** The taken times of an order's workers, one line for each. */
const timesOf = async (orderId: string): Promise<readonly string[]> =>
  (
    await running().app.database.reader.execute<{ day: string; period: string }>(
      sql`select day::text as day, period from worker_slots where order_id = ${orderId} order by day, worker_id`,
      'objects',
    )
  ).map(({ day, period }) => `${day} ${period}`)

const move = (person: Person, visit: string, date: string, visit_window: string) =>
  ask(`POST /api/my/visits/${visit}/move`, { token: person.token, body: { date, visit_window } })

type Line = {
  readonly id: string
  readonly first_visit_date: string
  readonly arrives_from: string
  readonly movable_until: string | null
  readonly contract_id: { readonly id: string }
}

const visitsOf = async (person: Person): Promise<readonly Line[]> => mine(person, 'my/visit-lines')

/** An order paid after its hold had expired and its worker was taken by another customer. */
async function paidTooLate(service_date: string) {
  const [late, quick] = [await createCustomer(server), await createCustomer(server)]
  const [chosen, ...others] = availableWorkersOfPlan(await running().app.catalogue.read(), 101)
  assert.ok(chosen && others.length > 0)
  const wanted = { service_package_id: 101, service_date, employee_id: chosen.id }
  const { id } = await placeHourly(server, late, wanted)
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  const { id: secondId } = await placeHourly(server, quick, wanted)
  await completeCheckout(server, secondId, 'succeed')
  await drainOutbox(running().app, { kinds: ['sandbox_callback'] })
  assert.equal((await fetchOrder(server, late, id)).needs_worker, true)
  return { late, id, secondId }
}

test('a customer whose worker was taken cannot release the time that another order now has @rule:worker-hold', async () => {
  const { late, id, secondId } = await paidTooLate('2026-10-14')
  const taken = await timesOf(secondId)
  assert.equal(taken.length, 1)
  const [visit] = await visitsOf(late)
  assert.ok(visit)
  const moved = await move(late, visit.id, '2026-10-21', 'morning')
  assert.equal(errorCodeOf(moved.body), 'visit_not_movable')
  await done(`visits/${visit.id}/state`, { state: 'cancelled' })
  assert.deepEqual(await timesOf(secondId), taken)
  assert.deepEqual(await timesOf(id), [])
})

test('a visit without a worker cannot be moved until one is assigned', async () => {
  const { late, id } = await paidTooLate('2026-12-02')
  const until = async () => (await visitsOf(late)).map((line) => line.movable_until !== null)
  const before = await until()
  assert.ok(before.length > 0)
  assert.deepEqual(
    before,
    before.map(() => false),
  )
  await done(`orders/${id}/worker`, {})
  assert.deepEqual(
    await until(),
    before.map(() => true),
  )
})

test("a customer whose worker was taken gets no second refund after the office's refund @rule:refund-once", async () => {
  const { late, id } = await paidTooLate('2026-10-21')
  await done(`orders/${id}/cancel`, { reason: 'Nobody can come' })
  const again = await ask(`POST /api/my/orders/${id}/refund`, { token: late.token })
  assert.equal(errorCodeOf(again.body), 'transition_not_allowed')
  const other = await ask(`POST /api/my/orders/${id}/worker`, { token: late.token, body: {} })
  assert.equal(errorCodeOf(other.body), 'transition_not_allowed')
  assert.equal((await mine(late, 'my/wallet')).balance, 0)
  assert.equal((await fetchOrder(server, late, id)).needs_worker, false)
})

test('a customer whose worker was taken gets no second refund after a refund request', async () => {
  const { late, id } = await paidTooLate('2026-10-28')
  const order = await fetchOrder(server, late, id)
  const request = await asked(late, 'replacement', {
    contract_id: order.contract_id?.id,
    action_type: 'refundPayment',
    email: late.email,
    phone: '0555001234',
  })
  await done(`requests/${request}/answer`, { decision: 'approve' })
  const again = await ask(`POST /api/my/orders/${id}/refund`, { token: late.token })
  assert.equal(errorCodeOf(again.body), 'transition_not_allowed')
  assert.equal((await mine(late, 'my/wallet')).balance, 0)
})

test('a customer who got another worker on request cannot also get a refund', async () => {
  const { late, id } = await paidTooLate('2026-11-18')
  const order = await fetchOrder(server, late, id)
  const request = await asked(late, 'replacement', { contract_id: order.contract_id?.id })
  await done(`requests/${request}/answer`, { decision: 'approve' })
  const { status, needs_worker: needs } = await fetchOrder(server, late, id)
  assert.deepEqual([status.value, needs], ['processing', false])
  const refund = await ask(`POST /api/my/orders/${id}/refund`, { token: late.token })
  assert.equal(errorCodeOf(refund.body), 'transition_not_allowed')
})

test('two workers who come together are moved together', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidHourly(server, person, { service_date: '2026-10-19', quantity: 2 })
  const before = await timesOf(orderId)
  assert.equal(before.length, 8)
  const [visit] = await visitsOf(person)
  assert.ok(visit)
  const moved = await move(person, visit.id, '2026-10-20', 'morning')
  assert.equal(moved.status, 200, moved.text)
  assert.deepEqual(
    await timesOf(orderId),
    before.map((time) => time.replace('2026-10-19', '2026-10-20')),
  )
  const [next] = await visitsOf(person)
  assert.ok(next)
  await done(`visits/${next.id}/state`, { state: 'cancelled' })
  assert.deepEqual(
    await timesOf(orderId),
    before.filter((time) => !time.startsWith('2026-10-19')),
  )
})

test('when one of two workers who come together is not free, neither worker is moved', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidHourly(server, person, { service_date: '2026-11-10', quantity: 2 })
  const before = await timesOf(orderId)
  const workers = await running().app.database.reader.execute<{ worker_id: number }>(
    sql`select distinct worker_id from worker_slots where order_id = ${orderId} order by worker_id`,
    'objects',
  )
  const other = await createCustomer(server)
  const second = workers.at(-1)
  assert.ok(second)
  await placePaidHourly(server, other, { service_date: '2026-11-11', employee_id: second.worker_id })
  const [visit] = await visitsOf(person)
  assert.ok(visit)
  const moved = await move(person, visit.id, '2026-11-11', 'morning')
  assert.equal(errorCodeOf(moved.body), 'slot_taken')
  assert.deepEqual(await timesOf(orderId), before)
})

test('visits moved by a suspension keep all their workers', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person, {
    service_date: '2026-11-19',
    quantity: 2,
  })
  clock.advance({ days: 1 })
  const again = await signInAgain(server, person)
  const id = await asked(again, 'suspension', {
    contract_id: contractId,
    suspention_date: '2026-11-19',
    resume_date: '2026-12-15',
  })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const days = (await timesOf(orderId)).map((time) => time.slice(0, 10))
  assert.equal(days.length, 8)
  assert.ok((days[0] ?? '') >= '2026-12-15', days.join(' '))
  assert.ok(days.every((day, index) => day === days[index % 2 === 0 ? index + 1 : index - 1]))
})

test('an order without a worker cannot be marked as on the way, in progress or missed', async () => {
  const { late, id } = await paidTooLate('2026-12-16')
  const stage = await office(`orders/${id}/stage`, { stage: 'on_the_way' })
  assert.equal(errorCodeOf(stage.body), 'transition_not_allowed')
  const [visit] = await visitsOf(late)
  assert.ok(visit)
  for (const state of ['on_the_way', 'in_progress', 'missed'])
    assert.equal(
      errorCodeOf((await office(`visits/${visit.id}/state`, { state })).body),
      'transition_not_allowed',
    )
  await done(`orders/${id}/worker`, {})
  clock.reach(visit.arrives_from)
  await done(`visits/${visit.id}/state`, { state: 'on_the_way' })
  const { token } = await signInAgain(server, late)
  const refund = await ask(`POST /api/my/orders/${id}/refund`, { token })
  assert.equal(errorCodeOf(refund.body), 'transition_not_allowed')
})
