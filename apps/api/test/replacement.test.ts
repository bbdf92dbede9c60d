import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addBusinessDays, addDays, instant, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { advanceContractsByDate } from '../src/use-cases/office/change-contracts.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidResident } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, clock, running } = server
const { done } = officeClient(server)
const { mine, asked } = portalClient(server)

/** Returns the day in Riyadh this many days from now. */
const dayIn = (days: number): LocalDate => addDays(riyadhDay(instant(running().app.now())), days)

const standing = async (person: Person): Promise<readonly string[]> =>
  (await mine(person, 'my/visit-lines')).map(
    ({ first_visit_date }: { first_visit_date: string }) => first_visit_date,
  )

const workersOfVisits = async (person: Person): Promise<readonly number[]> =>
  (await mine(person, 'my/visit-lines')).map(
    ({ employee_id: worker }: { employee_id: { id: number } }) => worker.id,
  )

const workersOf = async (person: Person, contractId: string): Promise<readonly number[]> =>
  (await mine(person, `my/contracts/${contractId}`)).employee_ids.map(({ id }: { id: number }) => id)

test('a replacement begins on its day: earlier visits keep the first worker, who does not come back @rule:replacement', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_date: dayIn(9),
    visit_window: 'evening',
  })
  const days = await standing(person)
  const [first] = await workersOfVisits(person)
  const same = await ask('POST /api/replacement/create', {
    token: person.token,
    body: { contract_id: contractId, request_reason: 'x', priority: 'medium', selected_employee_id: first },
  })
  assert.equal(errorCodeOf(same.body), 'worker_unavailable')
  const id = await asked(person, 'replacement', {
    contract_id: contractId,
    replacement_start_date: addDays(dayIn(9), 10),
  })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  assert.deepEqual(await standing(person), days)
  const [one, two, three = 0, four] = await workersOfVisits(person)
  assert.deepEqual([one, two, four], [first, first, three])
  assert.notEqual(three, first)
  assert.deepEqual(await workersOf(person, contractId), [first], 'until the day')
  const [answered] = await mine(person, 'my/requests')
  assert.equal(answered.employee_id.id, three)

  clock.advance({ days: 19 })
  const again = await signInAgain(server, person)
  await advanceContractsByDate(running().app)
  assert.deepEqual(await workersOf(again, contractId), [three], 'from the day on')

  const second = await asked(again, 'replacement', { contract_id: contractId })
  await done(`requests/${second}/answer`, { decision: 'approve' })
  const [last = 0] = await workersOf(again, contractId)
  assert.ok(last !== first && last !== three, 'neither of the two who were replaced')
})

test('the latest day for a replacement is two business days after its approval, or the requested day @rule:exchange-days', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidHourly(server, person, {
    service_date: dayIn(12),
    visit_window: 'evening',
  })
  const dueOf = async (id: string) =>
    (await mine(person, 'my/requests')).find((request: { id: string }) => request.id === id).exchange_due
  const answered = async (decision: string, wish: Readonly<Record<string, unknown>> = {}) => {
    const id = await asked(person, 'replacement', { contract_id: contractId, ...wish })
    const open = await dueOf(id)
    await done(`requests/${id}/answer`, { decision })
    return [open, await dueOf(id)]
  }
  const today = riyadhDay(instant(running().app.now()))
  const latest = addBusinessDays(addDays(today, 2), 2)
  assert.deepEqual(await answered('reject'), [latest, null])
  assert.deepEqual(await answered('approve'), [latest, addBusinessDays(today, 2)])
  assert.deepEqual(await answered('approve', { replacement_start_date: dayIn(14) }), [dayIn(14), dayIn(14)])
  const cancelling = await asked(person, 'cancellation', { contract_id: contractId })
  assert.equal(await dueOf(cancelling), null)
})

test('a live-in worker stays until the day of her replacement @rule:replacement', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const start = dayIn(8)
  const { contractId, orderId } = await placePaidResident(server, person, {
    first_visit_date: start,
    order_line: [{ product_id: 201 }],
  })
  const [first] = await workersOf(person, contractId)
  const from = addDays(start, 5)
  const id = await asked(person, 'replacement', { contract_id: contractId, replacement_start_date: from })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const slots = await running().app.database.reader.execute<{ day: string; worker_id: number }>(
    sql`select day::text as day, worker_id from worker_slots where order_id = ${orderId}`,
    'objects',
  )
  assert.ok(slots.length > 0)
  for (const { day, worker_id: worker } of slots) assert.equal(worker === first, day < from, day)
})

test('a worker who was replaced does not come back with a visit that a pause, or the family, moves past that day @rule:replacement', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_date: dayIn(9),
    visit_window: 'evening',
  })
  const [one, two = '', three = ''] = await standing(person)
  const [first] = await workersOfVisits(person)
  const swap = await asked(person, 'replacement', {
    contract_id: contractId,
    replacement_start_date: addDays(dayIn(9), 10),
  })
  await done(`requests/${swap}/answer`, { decision: 'approve' })
  const next = (await workersOfVisits(person)).at(-1)
  assert.notEqual(next, first)
  const pause = await asked(person, 'suspension', {
    contract_id: contractId,
    suspension_date: addDays(dayIn(9), 6),
    resume_date: addDays(dayIn(9), 8),
  })
  await done(`requests/${pause}/answer`, { decision: 'approve' })
  const byDay = async () => {
    const rows = await mine(await signInAgain(server, person), 'my/visit-lines')
    return new Map<string, number>(
      rows
        .filter(({ visit_status: { value } }: { visit_status: { value: string } }) => value === 'scheduled')
        .map((row: { first_visit_date: string; employee_id: { id: number } }) => [
          row.first_visit_date,
          row.employee_id.id,
        ]),
    )
  }
  const after = await byDay()
  assert.ok(!after.has(two) && after.has(three), [...after.keys()].join())
  assert.deepEqual([...after.values()], [first, next, next, next])
  assert.equal([...after.keys()][0], one)
})

test('the contract and the order of a single visit begin on the day to which it is moved @rule:move-a-visit', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: dayIn(9),
  })
  const [visit] = await mine(person, 'my/visit-lines')
  const to = [dayIn(30), dayIn(31)].find((day) => new Date(day).getUTCDay() !== 5)
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, {
    token: person.token,
    body: { date: to, visit_window: 'morning' },
  })
  assert.equal(moved.status, 200, moved.text)
  const contract = await mine(person, `my/contracts/${contractId}`)
  assert.deepEqual(
    [
      contract.date_order,
      contract.service_end_date,
      (await mine(person, `my/orders/${orderId}`)).first_visit_date,
    ],
    [to, to, to],
  )
})
