import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysBetween, instant, riyadhDay } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { createClerk } from './support/staff.ts'
import { recordStatements } from './support/statements.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { clock, running } = server
const { office, done } = officeClient(server)
const inDays = (days: number) => addDays(riyadhDay(instant(clock.now())), days)

type Row = {
  readonly id: number
  readonly name: string
  readonly worker_availability: string
  readonly absent_until: string | null
  readonly documents: readonly { readonly kind: string; readonly expires_on: string }[]
}
const rowsIn = (answer: TestResponse): readonly Row[] => {
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result
}
const idsIn = (answer: TestResponse) => rowsIn(answer).map(({ id }) => id)
const workerIn = async (id: number): Promise<Row> => Object((await office(`workers/${id}`)).body).result
const countsIn = ({ body }: TestResponse) => ({
  ...Object.fromEntries(
    Object(body).counts.map((row: { worker_availability: string; count: number }) => [
      row.worker_availability,
      row.count,
    ]),
  ),
  ...Object.fromEntries(
    Object(body).alerts.map((row: { alert: string; count: number }) => [row.alert, row.count]),
  ),
})
const setDocument = (worker: number, kind: string, days: number) =>
  done(`workers/${worker}/documents`, { kind, expires_on: inDays(days) })
const actsOf = async (worker: number) => Object((await office(`workers/${worker}/acts`)).body).result

test('workers are listed by the document that expires first, with alerts sixty and thirty days before', async () => {
  await setDocument(1005, 'passport', 400)
  await setDocument(1002, 'residence_permit', 61)
  await setDocument(1003, 'residence_permit', 60)
  await setDocument(1004, 'medical', 30)
  await setDocument(1006, 'insurance', -1)
  await setDocument(1006, 'passport', 20)
  const all = await office('workers?limit=100')
  assert.deepEqual(idsIn(all).slice(0, 5), [1006, 1004, 1003, 1002, 1005])
  assert.deepEqual(countsIn(all), {
    available: 35,
    booked: 0,
    absent: 0,
    withdrawn: 5,
    expired: 1,
    within_30: 2,
    within_60: 3,
  })
  assert.deepEqual(idsIn(await office('workers?documents=expired')), [1006])
  assert.deepEqual(idsIn(await office('workers?documents=within_30')), [1006, 1004])
  assert.deepEqual(idsIn(await office('workers?documents=within_60')), [1006, 1004, 1003])
  assert.deepEqual((await workerIn(1006)).documents, [
    { kind: 'insurance', expires_on: inDays(-1) },
    { kind: 'passport', expires_on: inDays(20) },
  ])
  clock.advance({ hours: 24 })
  assert.deepEqual(idsIn(await office('workers?documents=within_60')), [1006, 1004, 1003, 1002])
  const second = await office('workers?documents=within_60&limit=2&page=2')
  assert.deepEqual(idsIn(second), [1003, 1002])
  assert.equal(Object(second.body).pagination.total, 4)
})

test('a worker is found by her name however it is spelled, and by branch', async () => {
  const akinyi = await workerIn(1001)
  for (const typed of ['أكيني', 'اكيني', 'إكينى', akinyi.name.toUpperCase()])
    assert.deepEqual(idsIn(await office(`workers?search=${encodeURIComponent(typed)}`)), [1001], typed)
  assert.deepEqual(idsIn(await office('workers?search=nobody')), [])
  const branch = Object(akinyi).branch_id.id
  assert.ok(idsIn(await office(`workers?limit=100&branch=${branch}`)).includes(1001))
  assert.ok(!idsIn(await office(`workers?limit=100&branch=${branch === 1 ? 2 : 1}`)).includes(1001))
})

test('the list says who is with a family, absent or off the offer today', async () => {
  const family = await createCustomer(server)
  const { orderId } = await placePaidHourly(server, family, { service_package_id: 101 })
  const { employee_id: booked, first_visit_date: startDate } = Object(
    (await office(`orders/${orderId}`)).body,
  ).result
  const ordersOf = async (worker: number): Promise<readonly string[]> =>
    Object((await office(`orders?worker=${worker}`)).body).result.map(({ id }: { id: string }) => id)
  assert.deepEqual(await ordersOf(booked.id), [orderId])
  const [absent = 0, gone = 0, idle = 0] = idsIn(
    await office('workers?availability=available&limit=100'),
  ).filter((id) => id !== booked.id)
  assert.deepEqual(await ordersOf(idle), [])
  clock.advance({ days: daysBetween(inDays(0), startDate) })
  await done(`workers/${absent}/absences`, { from: inDays(0), to: inDays(2), reason: 'ill' })
  await done(`workers/${gone}/availability`, { available: false })
  assert.deepEqual(idsIn(await office('workers?availability=booked')), [booked.id])
  assert.deepEqual(idsIn(await office('workers?availability=absent')), [absent])
  assert.ok(idsIn(await office('workers?availability=withdrawn')).includes(gone))
  assert.equal((await workerIn(absent)).absent_until, inDays(2))
  const counts = countsIn(await office('workers'))
  assert.deepEqual([counts['booked'], counts['absent'], counts['withdrawn']], [1, 1, 6])
  await done(`orders/${orderId}/cancel`, { reason: 'x' })
  assert.deepEqual(await ordersOf(booked.id), [])
})

test('of two clerks who change one document the second is refused, and every act is kept with its days', async () => {
  const [huda, noura] = [await createClerk(server, ['recruitment']), await createClerk(server, ['owner'])]
  const path = 'workers/1012/documents'
  const first = { kind: 'passport', expires_on: inDays(500) }
  assert.equal((await huda.office(path, first)).status, 200)
  const second = await noura.office(path, { kind: 'passport', expires_on: inDays(900) })
  assert.equal(errorCodeOf(second.body), 'transition_not_allowed')
  clock.advance({ minutes: 1 })
  const renewed = { kind: 'passport', expires_on: inDays(900), seen_expires_on: inDays(500) }
  assert.equal((await noura.office(path, renewed)).status, 200)
  clock.advance({ minutes: 1 })
  const removed = await huda.office(path, { kind: 'passport', seen_expires_on: inDays(900) })
  assert.deepEqual(Object(removed.body).result.documents, [])
  const mistaken = await huda.office(path, { kind: 'passport', expires_on: '2206-12-01' })
  assert.equal(errorCodeOf(mistaken.body), 'invalid')
  clock.advance({ minutes: 1 })
  await noura.office('workers/1012/availability', { available: false })
  const kept = (await actsOf(1012)).map(
    ({ by, operation, before, after }: Record<string, { record: string }>) => [
      by,
      operation,
      before?.record,
      after?.record,
    ],
  )
  assert.deepEqual(kept, [
    [noura.name, 'opsSetWorkerAvailability', 'offered', 'withdrawn'],
    [huda.name, 'opsSetWorkerDocument', `passport ${inDays(900)}`, ''],
    [noura.name, 'opsSetWorkerDocument', `passport ${inDays(500)}`, `passport ${inDays(900)}`],
    [huda.name, 'opsSetWorkerDocument', '', `passport ${inDays(500)}`],
  ])
  assert.deepEqual(await actsOf(1013), [])
})

test('documents are changed by those who answer for them, each in the own branches', async () => {
  const branch = Object(await workerIn(1001)).branch_id.id
  const [own, other] = [
    await createClerk(server, ['recruitment'], { branches: [branch] }),
    await createClerk(server, ['recruitment'], { branches: [branch + 1] }),
  ]
  const body = { kind: 'medical', expires_on: inDays(90) }
  assert.equal((await own.office('workers/1001/documents', body)).status, 200)
  for (const path of ['workers/1001', 'workers/1001/acts'])
    assert.equal(errorCodeOf((await other.office(path)).body), 'not_found')
  const refused = await other.office('workers/1001/documents', { ...body, seen_expires_on: inDays(90) })
  assert.equal(errorCodeOf(refused.body), 'not_found')
  assert.ok(!idsIn(await other.office('workers?limit=100')).includes(1001))
  assert.ok(idsIn(await own.office('workers?limit=100')).includes(1001))
  for (const role of ['desk', 'dispatch', 'auditor'] as const) {
    const clerk = await createClerk(server, [role])
    assert.equal((await clerk.office('workers')).status, 200)
    assert.equal(errorCodeOf((await clerk.office('workers/1001/documents', body)).body), 'forbidden')
  }
  const finance = await createClerk(server, ['finance'])
  assert.equal(errorCodeOf((await finance.office('workers')).body), 'forbidden')
})

test('the list costs the same statements at any length', async () => {
  const cost = (limit: number) =>
    recordStatements(running().app.database, () => office(`workers?limit=${limit}`))
  await cost(1)
  assert.deepEqual(await cost(100), await cost(1))
})
