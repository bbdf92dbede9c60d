import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { sql } from 'drizzle-orm'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidRecruitment } from './support/orders.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { recordStatements } from './support/statements.ts'
import { createClerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { clock, running } = server
const { office, done } = officeClient(server)

type Row = {
  readonly id: string
  readonly number: string
  readonly stage: string
  readonly arrival_latest_on: string | null
  readonly partner_id: { readonly phone: string }
}
const rowsIn = (answer: TestResponse): readonly Row[] => {
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result
}
const countsIn = ({ body }: TestResponse): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    Object(body).counts.flatMap(({ stage, count, late }: { stage: string; count: number; late: number }) =>
      count > 0 ? [[stage, [count, late]]] : [],
    ),
  )
const idsIn = (answer: TestResponse) => rowsIn(answer).map(({ id }) => id)

test('recruitments are listed by their due day and counted by stage; of two clerks one moves a stage', async () => {
  const first = await createCustomer(server)
  await placePaidHourly(server, first, { service_package_id: 101 })
  const early = await placePaidRecruitment(server, first)
  clock.advance({ hours: 24 })
  const family = await createCustomer(server)
  const late = await placePaidRecruitment(server, family)
  const all = await office('recruitment?limit=100')
  assert.deepEqual(idsIn(all), [early.orderId, late.orderId])
  assert.deepEqual(countsIn(all), { processing: [2, 0] })
  const [row] = rowsIn(all)
  assert.match(row?.arrival_latest_on ?? '', /^\d{4}-\d\d-\d\d$/)
  assert.match(row?.partner_id.phone ?? '', /^05/)
  assert.deepEqual(idsIn(await office(`recruitment?search=${row?.number}`)), [early.orderId])
  assert.deepEqual(idsIn(await office(`recruitment?search=${family.mobile.replace('+966', '0')}`)), [
    late.orderId,
  ])

  const [huda, noura] = [
    await createClerk(server, ['recruitment']),
    await createClerk(server, ['branch_manager']),
  ]
  const body = { stage: 'visa_started', note: 'Filed today' }
  const preview = await huda.office('preview', { operation: 'opsAdvanceOrder', id: late.orderId, body })
  assert.equal(preview.status, 200, preview.text)
  assert.deepEqual(Object(preview.body).result.notices, ['stage_reached'])
  assert.deepEqual(countsIn(await office('recruitment')), { processing: [2, 0] })
  const path = `orders/${late.orderId}/stage`
  const answers = await Promise.all([huda.office(path, body), noura.office(path, body)])
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  assert.equal(errorCodeOf(answers.find(({ status }) => status === 409)?.body), 'transition_not_allowed')
  const moved = await office('recruitment?stage=visa_started')
  assert.deepEqual(idsIn(moved), [late.orderId])
  assert.deepEqual(countsIn(moved), { processing: [1, 0], visa_started: [1, 0] })

  clock.advance({ hours: 24 * 90 })
  const overdue = await office('recruitment?late=true')
  assert.deepEqual(idsIn(overdue), [early.orderId])
  assert.deepEqual(countsIn(overdue), { processing: [1, 1], visa_started: [1, 0] })
  assert.equal(Object(overdue.body).pagination.total, 1)
  await done(`orders/${early.orderId}/cancel`, { reason: 'x' })
  assert.deepEqual(idsIn(await office('recruitment')), [late.orderId])
})

test('a person sees the recruitments of the own branches, and the list costs the same statements at any length', async () => {
  const [row] = rowsIn(await office('recruitment'))
  await running().app.database.write((tx) =>
    tx.execute(sql`update orders set branch_id = 2 where id = ${row?.id ?? ''}`),
  )
  for (const branch of [2, 5]) {
    const clerk = await createClerk(server, ['recruitment'], { branches: [branch] })
    assert.deepEqual(idsIn(await clerk.office('recruitment')), branch === 2 ? [row?.id] : [])
    assert.deepEqual(idsIn(await office(`recruitment?branch=${branch}`)), branch === 2 ? [row?.id] : [])
  }
  const dispatcher = await createClerk(server, ['dispatch'])
  assert.equal(errorCodeOf((await dispatcher.office('recruitment')).body), 'forbidden')
  await placePaidRecruitment(server, await createCustomer(server), {
    first_visit_date: addDays(riyadhDay(instant(clock.now())), 1),
    visa_expiry: '2029-12-01',
  })
  assert.equal(rowsIn(await office('recruitment')).length, 2)
  const cost = (limit: number) =>
    recordStatements(running().app.database, () => office(`recruitment?limit=${limit}`))
  await cost(1)
  assert.deepEqual(await cost(100), await cost(1))
})
