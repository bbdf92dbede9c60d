import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidRecruitment, placePaidResident } from './support/orders.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { recordStatements } from './support/statements.ts'
import { createClerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { clock, running } = server
const { office, done } = officeClient(server)

type Task = {
  readonly id: string
  readonly kind: string
  readonly number: string
  readonly state: string
  readonly is_late: boolean
  readonly is_worker_absent: boolean
  readonly employee_id: { readonly id: number } | null
  readonly driver: string | null
  readonly partner_id: { readonly id: string; readonly phone: string }
  readonly address: string | null
}
const tasksIn = (answer: TestResponse): readonly Task[] => {
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result
}
const dayOf = async (date: string, more = '') => office(`dispatch?date=${date}&limit=100${more}`)
const countsIn = ({ body }: TestResponse): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object(body).counts.map(({ view, count }: { view: string; count: number }) => [view, count]),
  )
const change = (statement: ReturnType<typeof sql>) =>
  running().app.database.write((tx) => tx.execute(statement))

const inTheEvening = { service_package_id: 102, visit_window: 'evening' }

/** A family whose first visit is on a Monday morning or evening, by a worker of the branch in Riyadh. */
async function familyOn(service_date: string, more: object = {}) {
  const family = await createCustomer(server)
  const order = await placePaidHourly(server, family, { service_package_id: 101, service_date, ...more })
  const [visit] = Object((await office(`visits?contract=${order.contractId}`)).body).result
  return { family, ...order, visit }
}

test('a day has its visits in order of time and the orders without a worker, with counts, drivers and workers', async () => {
  const date = '2026-10-19'
  const evening = await familyOn(date, inTheEvening)
  const morning = await familyOn(date, { employee_id: 1001 })
  const days = await createCustomer(server)
  const live = await placePaidResident(server, days, {
    first_visit_date: date,
    partner_shipping_id: days.addressId,
  })
  await change(sql`update orders set needs_another_worker = true where id = ${live.orderId}`)
  // A worker who is recruited comes by her stages.
  await placePaidRecruitment(server, days, { first_visit_date: date })
  await done('driver-links', { driver: 'Salim', date, visits: [morning.visit.id] })
  const answer = await dayOf(date)
  const tasks = tasksIn(answer)
  assert.deepEqual(
    tasks.map(({ id }) => id),
    [live.orderId, morning.visit.id, evening.visit.id],
  )
  assert.deepEqual(
    tasks.map(({ driver }) => driver),
    [null, 'Salim', null],
  )
  assert.ok(tasks.every(({ partner_id: { phone } }) => phone.startsWith('05')))
  assert.match(tasks[0]?.address ?? '', /\d/)
  assert.deepEqual(countsIn(answer), {
    no_worker: 1,
    absent: 0,
    no_driver: 1,
    late: 0,
    open: 2,
    done: 0,
    failed: 0,
  })
  assert.deepEqual(Object(answer.body).drivers, [{ name: 'Salim', count: 1 }])
  const [akinyi] = Object(answer.body).workers.filter(({ id }: { id: number }) => id === 1001)
  assert.deepEqual([akinyi.count, akinyi.is_absent], [1, false])

  const ids = async (more: string) => tasksIn(await dayOf(date, more)).map(({ id }) => id)
  assert.deepEqual(await ids('&view=no_driver'), [evening.visit.id])
  assert.deepEqual(await ids('&view=no_worker'), [live.orderId])
  assert.deepEqual(await ids('&driver=Salim'), [morning.visit.id])
  assert.deepEqual(await ids('&order=driver&view=open'), [evening.visit.id, morning.visit.id])
  assert.deepEqual(await ids('&worker=1001&order=worker'), [morning.visit.id])
  assert.deepEqual(await ids(`&search=${evening.visit.name}`), [evening.visit.id])
  assert.deepEqual(await ids(`&search=${morning.family.mobile.replace('+966', '0')}`), [morning.visit.id])
  assert.deepEqual(await ids('&branch=1&view=open'), [])
  assert.ok((await ids('&branch=2&view=open')).includes(morning.visit.id))
  assert.equal((await office('dispatch?date=2026-10')).status, 422)
  await change(sql`update orders set needs_another_worker = false where id = ${live.orderId}`)
  assert.deepEqual(await ids('&view=no_worker'), [])
})

test('a worker who is ill is shown on her visits, a visit that nobody began is late, and a closed day has none open', async () => {
  const date = '2026-11-02'
  const { visit } = await familyOn(date, { employee_id: 1001 })
  const { visit: other } = await familyOn(date, inTheEvening)
  await done('workers/1001/absences', { from: date, to: date, reason: 'ill' })
  const ill = await dayOf(date)
  assert.equal(countsIn(ill)['absent'], 1)
  assert.deepEqual(
    tasksIn(ill).map((task) => task.is_worker_absent),
    [true, false],
  )
  const another = await done(`visits/${visit.id}/worker`, {})
  assert.notEqual(another.employee_id.id, 1001)
  assert.deepEqual(tasksIn(await dayOf(date, '&view=absent')), [])

  clock.reach('2026-11-02T06:31:00Z')
  const late = tasksIn(await dayOf(date, '&view=late')).map(({ id }) => id)
  assert.deepEqual(late, [visit.id])
  await done(`visits/${visit.id}/state`, { state: 'in_progress' })
  assert.equal(countsIn(await dayOf(date))['late'], 0)
  await done(`visits/${visit.id}/state`, { state: 'done' })
  await done(`visits/${other.id}/state`, { state: 'cancelled', fault: 'agency' })
  const { open, done: made, failed } = countsIn(await dayOf(date))
  assert.deepEqual([open, made, failed], [0, 1, 1])
})

test('a dispatcher moves a visit after reading what the family is told; of two clerks the second is refused', async () => {
  const { visit, contractId, family } = await familyOn('2026-11-09', { employee_id: 1001 })
  const [huda, noura] = [await createClerk(server, ['dispatch']), await createClerk(server, ['desk'])]
  const to = { date: '2026-11-10', visit_window: 'morning', reason: 'The road is closed' }
  const preview = await huda.office('preview', { operation: 'opsMoveVisit', id: visit.id, body: to })
  assert.equal(preview.status, 200, preview.text)
  assert.deepEqual(Object(preview.body).result.notices, ['visit_moved'])
  assert.deepEqual(
    tasksIn(await dayOf('2026-11-09')).map(({ id }) => id),
    [visit.id],
  )

  const path = `visits/${encodeURIComponent(visit.name)}/move`
  const answers = await Promise.all([huda.office(path, to), noura.office(path, to)])
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  const refused = answers.find(({ status }) => status === 409)
  assert.equal(errorCodeOf(refused?.body), 'visit_not_movable')
  assert.deepEqual(tasksIn(await dayOf('2026-11-09')), [])
  const [moved] = tasksIn(await dayOf('2026-11-10'))
  assert.equal(moved?.partner_id.id, family.id)
  assert.notEqual(moved?.number, visit.name)
  const acts = Object((await office(`customers/${family.id}/acts?record=${visit.id}`)).body).result
  assert.deepEqual(
    acts.map(({ operation, reason }: { operation: string; reason: string }) => [operation, reason]),
    [['opsMoveVisit', 'The road is closed']],
  )
  const slots = await running().app.database.reader.execute<{ day: string }>(
    sql`select worker_slots.day::text as day from worker_slots join contracts using (order_id)
      where contracts.id = ${contractId}`,
    'objects',
  )
  assert.deepEqual(slots, [{ day: '2026-11-10' }])
})

test('a visit is moved the same day, without the notice of a family, but not once it has begun', async () => {
  const { visit } = await familyOn('2026-11-16', { employee_id: 1001 })
  clock.reach('2026-11-16T03:00:00Z')
  const moved = await done(`visits/${visit.id}/move`, { date: '2026-11-17', visit_window: 'morning' })
  clock.reach('2026-11-17T05:00:00Z')
  const late = await office(`visits/${moved.id}/move`, { date: '2026-11-18', visit_window: 'morning' })
  assert.equal(errorCodeOf(late.body), 'visit_not_movable')
})

test('the preview of a visit called off says what the family reads, and changes nothing', async () => {
  const { visit } = await familyOn('2026-11-23', { employee_id: 1001 })
  const body = { state: 'cancelled', fault: 'agency' }
  const preview = await office('preview', { operation: 'opsSetVisitState', id: visit.id, body })
  assert.equal(preview.status, 200, preview.text)
  assert.deepEqual(Object(preview.body).result.notices, ['visit_failed'])
  assert.equal(Object((await office(`visits/${visit.id}`)).body).result.visit_status.value, 'scheduled')
})

test('a dispatcher sees the day of the own branches only', async () => {
  const { visit } = await familyOn('2026-11-30', { employee_id: 1001 })
  const seen = async (branches: readonly number[]) => {
    const clerk = await createClerk(server, ['dispatch'], { branches })
    const { status, body } = await clerk.office('dispatch?date=2026-11-30&view=open')
    assert.equal(status, 200)
    const { result, workers } = Object(body)
    return [result.map(({ id }: Task) => id), workers.some(({ id }: { id: number }) => id === 1001)]
  }
  assert.deepEqual(await seen([2]), [[visit.id], true])
  assert.deepEqual(await seen([1]), [[], false])
  const clerk = await createClerk(server, ['recruitment'])
  assert.equal(errorCodeOf((await clerk.office('dispatch?date=2026-11-30')).body), 'forbidden')
})

test('a day of 400 visits costs the same statements as one of a single visit', async (context) => {
  const date = '2026-12-07'
  const { visit } = await familyOn(date, { employee_id: 1001 })
  const cost = (limit: number) =>
    recordStatements(running().app.database, () => office(`dispatch?date=${date}&limit=${limit}`))
  await cost(1)
  const one = await cost(1)
  await change(sql`insert into visits select (jsonb_populate_record(visits, jsonb_build_object(
      'id', gen_random_uuid(), 'sequence', 100 + n, 'worker_id', null))).*
    from visits, generate_series(1, 399) as n where visits.id = ${visit.id}`)
  assert.deepEqual(await cost(100), one)
  const started = performance.now()
  const answer = await dayOf(date, '&order=worker')
  context.diagnostic(`a page of 100 of 400: ${Math.round(performance.now() - started)} ms`)
  assert.equal(Object(answer.body).pagination.total, 400)
  assert.equal(countsIn(answer)['no_worker'], 399)
  assert.equal(tasksIn(answer).length, 100)
  assert.equal(one.filter((statement) => statement === 'reader.execute').length, 4)
})
