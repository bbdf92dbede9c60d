import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { recordStatements } from './support/statements.ts'
import { startTestServer } from './support/server.ts'

// The clock is at Sunday, 4 October 2026.
const server = startTestServer({ DEMO: 'false' })
const { ask, running } = server

const [thursday, friday] = ['2026-10-15', '2026-10-16']

type Window = { period: string; free: boolean; plan_id: { id: number }; price: number; arrive_from: string }
type Day = { date: string; windows: Window[] }

async function daysOf(plan: number, from: string, to = from, more = ''): Promise<readonly Day[]> {
  const answer = await ask(`GET /api/plans/${plan}/windows?from=${from}&to=${to}${more}`)
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result
}

const served = ({ date, windows }: Day) => [
  date,
  ...windows.map((each) => [each.arrive_from, each.plan_id.id, each.price, each.free]),
]

test('the windows of many days are sent compressed to whoever takes that', async () => {
  const asked = (coding: string) =>
    ask(`GET /api/plans/101/windows?from=${thursday}&to=2026-11-15`, {
      headers: { 'accept-encoding': coding },
    })
  const [zipped, plain] = [await asked('gzip'), await asked('identity')]
  assert.equal(zipped.headers.get('content-encoding'), 'gzip')
  assert.equal(plain.headers.get('content-encoding'), null)
  assert.deepEqual(zipped.body, plain.body)
  assert.match(plain.headers.get('vary') ?? '', /accept-encoding/i)
})

test('a morning plan and its evening sibling appear as windows of one product with their prices; the Friday plan of a houseman stays separate @rule:sibling-plans', async () => {
  const days = await daysOf(101, thursday, friday)
  assert.deepEqual(days.map(served), [
    [thursday, ['07:30', 101, 113.85, true], ['16:00', 102, 120.75, true]],
    [friday, ['14:30', 102, 120.75, true]],
  ])
  // The days of the sibling plan are the same.
  assert.deepEqual((await daysOf(102, thursday, friday)).map(served), days.map(served))
  // The Friday plan of a houseman has no sibling plan, and it is free on Fridays only.
  const [before, after] = await daysOf(103, thursday, friday)
  assert.deepEqual(before && served(before), [thursday, ['16:00', 103, 148.35, false]])
  assert.deepEqual(after && served(after), [friday, ['14:30', 103, 148.35, true]])
})

test('an arrival window without a free worker in any plan is shown as taken and keeps its plan and price @rule:sibling-plans', async () => {
  const morning = { service_package_id: 101, visit_window: 'morning', service_date: '2026-10-20' }
  for (let each = 0; each < 2; each += 1) await placeHourly(server, await createCustomer(server), morning)
  const [taken] = await daysOf(101, '2026-10-20')
  assert.deepEqual(taken && served(taken), [
    '2026-10-20',
    ['07:30', 101, 113.85, false],
    ['16:00', 102, 120.75, true],
  ])
})

test('the first arrival window of today is not free, because it is past or too soon; without dates only today is listed', async () => {
  const [today] = (await daysOf(101, '2026-10-04')).map(({ windows }) => windows.map(({ free }) => free))
  assert.deepEqual(today?.[0], false)
  const withoutDays = await ask('GET /api/plans/101/windows')
  assert.deepEqual(
    Object(withoutDays.body).result.map(({ date }: Day) => date),
    ['2026-10-04'],
  )
})

test('the windows of one worker are free only where she is', async () => {
  const order = { service_package_id: 101, visit_window: 'morning', employee_id: 1001 }
  await placeHourly(server, await createCustomer(server), { ...order, service_date: '2026-10-28' })
  const freeMorning = async (more: string) =>
    (await daysOf(101, '2026-10-27', '2026-10-28', more)).map(({ windows }) => windows[0]?.free)
  assert.deepEqual(await freeMorning('&worker=1001'), [true, false])
  assert.deepEqual(await freeMorning(''), [true, true])
  assert.deepEqual(await freeMorning('&worker=999'), [false, false])
})

test('the windows of two months take two statements, and a longer range is refused @call:listPlanWindows', async () => {
  const { app } = running()
  const catalogue = await recordStatements(app.database, () => app.catalogue.read())
  const statements = (plan: number, to: string) =>
    recordStatements(app.database, () => ask(`GET /api/plans/${plan}/windows?from=2026-10-05&to=${to}`))
  assert.deepEqual(await statements(101, '2026-12-05'), [...catalogue, 'reader.select', 'reader.select'])
  assert.deepEqual(await statements(103, '2026-10-05'), [...catalogue, 'reader.select', 'reader.select'])
  const fields = async (query: string) =>
    Object((await ask(`GET /api/plans/101/windows?${query}`)).body).fields
  assert.deepEqual(await fields('from=2026-10-05&to=2026-12-07'), { to: 'too_large' })
  assert.deepEqual(await fields('from=2026-10-05&to=2026-10-04'), { to: 'too_small' })
})

test('a live-in plan has no windows, and those of an unknown plan are not found', async () => {
  assert.deepEqual(await daysOf(201, thursday), [])
  assert.equal((await ask('GET /api/plans/999/windows')).status, 404)
})
