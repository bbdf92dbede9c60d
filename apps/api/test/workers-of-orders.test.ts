import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { advanceContractsByDate } from '../src/use-cases/office/change-contracts.ts'
import { officeClient, officeToken } from './support/office.ts'
import {
  completeCheckout,
  fetchOrder,
  placePaidHourly,
  placePaidResident,
  agreeToPackage,
  termsVersion,
} from './support/orders.ts'
import { createCustomer, errorCodeOf, signInAgain, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken }, {}, [104])
const { ask, clock, running } = server
const { office, done, arrives, headers } = officeClient(server)
const { mine } = portalClient(server)

type Ref = { readonly id: number; readonly name: string }
type Line = {
  readonly id: string
  readonly name: string
  readonly first_visit_date: LocalDate
  readonly visit_window: string
  readonly employee_id: Ref
}

const today = (): LocalDate => riyadhDay(instant(running().app.now()))
const dayIn = (days: number): LocalDate => addDays(today(), days)

const visitsOf = async (person: Person): Promise<readonly Line[]> =>
  (await mine(person, 'my/visit-lines')).toSorted((one: Line, other: Line) =>
    one.first_visit_date < other.first_visit_date ? -1 : 1,
  )

const found = async (path: string) => Object((await office(path)).body).result

const noticesOf = async (person: Person, language: 'ar' | 'en' = 'en') =>
  Object((await ask('GET /api/my/notices', { token: person.token, language })).body).result

const refused = async (path: string, body: object) => errorCodeOf((await office(path, body)).body)
const wrong = async (path: string, body: object) => Object((await office(path, body)).body).fields

/** Who is reserved for an order, by day. */
const reserved = async (orderId: string) =>
  running().app.database.reader.execute<{ day: LocalDate; worker_id: number }>(
    sql`select day::text as day, worker_id from worker_slots where order_id = ${orderId} order by day, worker_id`,
    'objects',
  )

async function family(first = 9) {
  // The few workers of the plan are free again after the visits of the family before.
  clock.advance({ days: 56 })
  const person = await createCustomer(server)
  const ids = await placePaidHourly(server, person, { service_date: dayIn(first) })
  return { person, ...ids }
}

test('an order under way gets another worker from a day on: her visits, her time and her name to the family', async () => {
  const { person, orderId, contractId } = await family()
  const [one, two, three, four] = await visitsOf(person)
  assert.ok(one && two && three && four)
  clock.advance({ days: 9 })
  await done(`visits/${one.id}/state`, { state: 'in_progress' })
  await done(`visits/${one.id}/state`, { state: 'done' })
  const again = await signInAgain(server, person)
  const { number } = Object(await fetchOrder(server, again, orderId))
  const free: readonly Ref[] = await found(`orders/${number}/workers?from=${three.first_visit_date}`)
  const [stepsIn] = free
  assert.ok(stepsIn && !free.some(({ id }) => id === one.employee_id.id))
  const body = { employee_id: stepsIn.id, from: three.first_visit_date, reason: 'She leaves', by: 'Huda' }

  const preview = await ask('POST /ops/preview', {
    headers,
    body: { operation: 'opsAssignWorker', id: number, body },
  })
  assert.deepEqual(Object(preview.body).result.notices, ['worker_changed'], preview.text)
  assert.deepEqual((await visitsOf(again)).at(-1)?.employee_id.id, one.employee_id.id, 'nothing was done')

  await done(`orders/${number}/worker`, body)
  const workers = (await visitsOf(again)).map(({ employee_id: worker }) => worker.id)
  const first = one.employee_id.id
  assert.deepEqual(workers, [first, first, stepsIn.id, stepsIn.id])
  const times = await reserved(orderId)
  for (const { day, worker_id: worker } of times)
    assert.equal(worker, day < three.first_visit_date ? first : stepsIn.id, day)
  const told = (await noticesOf(again)).find(({ kind }: { kind: string }) => kind === 'worker_changed')
  assert.ok(told.text.includes(stepsIn.name), told.text)
  assert.equal((await mine(again, `my/contracts/${contractId}`)).employee_ids[0].id, first, 'until the day')

  clock.advance({ days: 14 })
  await advanceContractsByDate(running().app)
  const later = await signInAgain(server, person)
  const { employee_ids: now } = await mine(later, `my/contracts/${contractId}`)
  assert.deepEqual(
    now.map(({ id }: Ref) => id),
    [stepsIn.id],
    'from the day on',
  )
  const { result: acts } = Object((await office(`acts?customer=${person.id}`)).body)
  const [act] = acts
  assert.deepEqual([act.operation, act.by, act.reason], ['opsAssignWorker', 'Huda', 'She leaves'])
})

test('a worker whom the office replaced does not come back with a visit that is moved past that day', async () => {
  const { person, orderId } = await family()
  const [one, two, three, four] = await visitsOf(person)
  assert.ok(one && two && three && four)
  const { number } = Object(await fetchOrder(server, person, orderId))
  await done(`orders/${number}/worker`, { from: three.first_visit_date })
  const next = (await visitsOf(person)).at(-1)?.employee_id.id
  const moved = await ask(`POST /api/my/visits/${two.id}/move`, {
    token: person.token,
    body: { date: addDays(four.first_visit_date, 7), visit_window: two.visit_window },
  })
  assert.equal(moved.status, 200, moved.text)
  const scheduled = (await mine(person, 'my/visit-lines')).filter(
    ({ visit_status: { value } }: { visit_status: { value: string } }) => value === 'scheduled',
  )
  const workers = scheduled.map(({ employee_id: worker }: Line) => worker.id)
  assert.deepEqual(workers, [one.employee_id.id, next, next, next])
})

test('one visit gets another worker and the others keep theirs; the family reads her name in both languages', async () => {
  const { person, orderId } = await family()
  const [one, two, three] = await visitsOf(person)
  assert.ok(one && two && three)
  const free: readonly Ref[] = await found(`visits/${encodeURIComponent(two.name)}/workers`)
  const stepsIn = free.at(-1)
  assert.ok(stepsIn && !free.some(({ id }) => id === two.employee_id.id))
  const answer = await done(`visits/${encodeURIComponent(two.name)}/worker`, { employee_id: stepsIn.id })
  assert.equal(answer.employee_id.id, stepsIn.id)
  const first = one.employee_id.id
  const workers = (await visitsOf(person)).map(({ employee_id: worker }) => worker.id)
  assert.deepEqual(workers, [first, stepsIn.id, first, first])
  const isOfWorker = ({ kind }: { kind: string }) => kind === 'visit_worker_changed'
  const english = (await noticesOf(person)).find(isOfWorker)
  const arabic = (await noticesOf(person, 'ar')).find(isOfWorker)
  assert.ok(english.title.includes(stepsIn.name), english.title)
  assert.match(arabic.title, /^زيارتكم القادمة مع /)
  assert.ok(!arabic.title.includes(stepsIn.name), 'in Arabic letters')
  // Her time is one row, and the other's is free again.
  const atTwo = (await reserved(orderId)).filter(({ day }) => day === two.first_visit_date)
  assert.deepEqual(
    atTwo.map(({ worker_id: id }) => id),
    [stepsIn.id],
  )
  assert.equal(await refused(`visits/${two.id}/worker`, { employee_id: stepsIn.id }), 'worker_unavailable')
  await done(`visits/${three.id}/state`, { state: 'cancelled' })
  assert.equal(await refused(`visits/${three.id}/worker`, {}), 'transition_not_allowed')
})

test('a worker whom another family has is never sent twice at one time', async () => {
  const { person } = await family()
  const [visit] = await visitsOf(person)
  assert.ok(visit)
  const other = await createCustomer(server)
  await placePaidHourly(server, other, { service_date: visit.first_visit_date })
  const [theirs] = await visitsOf(other)
  assert.notEqual(theirs?.employee_id.id, visit.employee_id.id)
  const taken = { employee_id: theirs?.employee_id.id }
  assert.equal(await refused(`visits/${visit.id}/worker`, taken), 'worker_unavailable')
  // Both offices ask for the same third worker in the same moment: one of them gets her.
  const [third] = await found(`visits/${visit.id}/workers`)
  const answers = await Promise.all(
    [visit.id, theirs?.id].map((id) => office(`visits/${id}/worker`, { employee_id: third.id })),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]))
})

test('an absence shows what it touches before it is recorded, and nobody is booked on its days', async () => {
  const { person } = await family()
  const [one, two, three] = await visitsOf(person)
  assert.ok(one && two && three)
  const { employee_id: worker, first_visit_date: from } = one
  const days = `from=${from}&to=${addDays(two.first_visit_date, 1)}`
  const touched = await found(`workers/${worker.id}/absence-preview?${days}`)
  assert.deepEqual(
    touched.map((row: { visit_id: Ref }) => row.visit_id.name),
    [one.name, two.name],
  )
  const phone = `0${person.mobile.slice('+966'.length)}`
  assert.equal(touched[0].partner_id.phone, phone)
  assert.deepEqual((await found(`absences?worker=${worker.id}`)).length, 0, 'nothing is recorded')

  const body = { from, to: addDays(two.first_visit_date, 1), reason: 'ill', note: 'fever', by: 'Huda' }
  const absence = await done(`workers/${worker.id}/absences`, body)
  assert.equal(absence.touched.length, 2)
  const freeOn = async (day: LocalDate): Promise<boolean> => {
    const { body: answer } = await ask(`GET /api/visit-windows?date=${day}&worker=${worker.id}`)
    return Object(answer).result.every(({ free }: { free: boolean }) => free)
  }
  const between = addDays(from, 1)
  assert.equal(await freeOn(between), false)
  assert.equal(await freeOn(addDays(two.first_visit_date, 2)), true, 'other days stay')
  await done(`visits/${one.id}/worker`, {})
  const [left] = await found(`absences?worker=${worker.id}`)
  assert.deepEqual(
    left.touched.map((row: { visit_id: Ref }) => row.visit_id.name),
    [two.name],
    'what is left to give to somebody else',
  )
  // She is not sent back on a day of her absence, though nobody else has her then.
  assert.equal(await refused(`visits/${one.id}/worker`, { employee_id: worker.id }), 'worker_unavailable')
  const copy = await ask('GET /api/my/data', { token: person.token })
  assert.doesNotMatch(copy.text, /fever|"ill"/)

  clock.advance({ minutes: 1 })
  await done(`absences/${absence.id}/end`, { to: from, by: 'Huda' })
  assert.equal(await freeOn(between), true)
  assert.deepEqual((await found(`absences?worker=${worker.id}`))[0].touched, [])
  const { result: acts } = Object((await office('acts')).body)
  const [ended, recorded] = acts.filter(({ customer_id: id }: { customer_id: unknown }) => id === null)
  assert.deepEqual([ended.operation, recorded.operation], ['opsEndAbsence', 'opsRecordAbsence'])
  assert.deepEqual([ended.by, ended.before.record], ['Huda', recorded.after.record])
  assert.equal(ended.after.record, `${from} – ${from} (ill)`)
})

test('an absence that has not begun is removed when it ends early; wrong days are refused', async () => {
  const days = { from: dayIn(20), to: dayIn(30), reason: 'leave' }
  assert.deepEqual(await wrong('workers/1001/absences', { ...days, to: dayIn(19) }), { to: 'too_small' })
  assert.deepEqual(await wrong('workers/1001/absences', { ...days, to: dayIn(500) }), { to: 'too_large' })
  assert.equal(await refused('workers/99999/absences', days), 'not_found')
  const { id } = await done('workers/1001/absences', days)
  assert.deepEqual(await wrong(`absences/${id}/end`, { to: dayIn(31) }), { to: 'too_large' })
  await done(`absences/${id}/end`, {})
  assert.equal(await refused(`absences/${id}/end`, {}), 'not_found')
})

test('a live-in worker who is ill is replaced from a day on, and her contract shows it then', async () => {
  clock.advance({ days: 40 })
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidResident(server, person, {
    first_visit_date: dayIn(0),
    order_line: [{ product_id: 201 }],
  })
  await arrives(orderId)
  const { employee_ids: before, name } = await mine(person, `my/contracts/${contractId}`)
  const [first] = before
  const from = dayIn(5)
  const absence = await done(`workers/${first.id}/absences`, { from, to: dayIn(9), reason: 'ill' })
  assert.deepEqual(
    absence.touched.map(({ contract_id: contract, first_day, last_day }: Record<string, unknown>) => [
      Object(contract).name,
      first_day,
      last_day,
    ]),
    [[name, from, dayIn(9)]],
  )
  await done(`orders/${name}/worker`, { from })
  for (const { day, worker_id: worker } of await reserved(orderId))
    assert.equal(worker === first.id, day < from, day)
  assert.deepEqual((await found(`absences?worker=${first.id}`))[0].touched, [])
})

test('a package gets its workers one by one; the family reads all their names, and nobody comes before all are there', async () => {
  clock.advance({ days: 60 })
  const person = await createCustomer(server)
  const wish = { worker_type: 'housemaid', nationality: 'filipino', worker_count: 2, duration: '3months' }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body: wish })).body)
  const { result: drafts } = Object((await office('orders?status=draft')).body)
  const draft = drafts.find((order: { id: string }) => order.id === id)
  assert.equal(draft.partner_id.phone, `0${person.mobile.slice('+966'.length)}`)
  assert.equal(draft.partner_id.name, 'Demo Customer Account')
  const free: readonly Ref[] = await found(`orders/${draft.number}/workers`)
  assert.ok(free.length >= 2, 'the office sees whom it has before it prices')
  await done(`orders/${draft.number}/price`, { list_price: 19_800, employee_wage: 9000 })
  await agreeToPackage(server, person, id)
  const [one, two, three] = free
  await done(`orders/${id}/worker`, { employee_id: two?.id })
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  assert.equal(await refused(`orders/${id}/stage`, { stage: 'on_the_way' }), 'transition_not_allowed')
  const complete = await done(`orders/${id}/worker`, { employee_id: one?.id })
  const names = (workers: readonly Ref[]) => workers.map(({ id: worker }) => worker)
  assert.deepEqual(names(complete.employee_ids), [two?.id, one?.id])
  const contractId = complete.contract_id.id
  assert.deepEqual(names((await mine(person, `my/contracts/${contractId}`)).employee_ids), [two?.id, one?.id])
  assert.deepEqual(names((await mine(person, `my/orders/${id}`)).employee_ids), [two?.id, one?.id])
  const kinds = (await noticesOf(person)).map(({ kind }: { kind: string }) => kind)
  assert.equal(kinds.filter((kind: string) => kind === 'worker_confirmed').length, 2)
  assert.deepEqual(await wrong(`orders/${id}/worker`, {}), { instead_of: 'required' })
  assert.deepEqual(await wrong(`orders/${id}/worker`, { instead_of: 1001 }), { instead_of: 'not_found' })
  if (three !== undefined) {
    const changed = await done(`orders/${id}/worker`, { instead_of: one?.id, employee_id: three.id })
    assert.deepEqual(names(changed.employee_ids), [two?.id, three.id])
    const workers = new Set((await reserved(id)).map(({ worker_id: worker }) => worker))
    assert.deepEqual(workers, new Set([two?.id, three.id]))
  }
  await arrives(id)
})

/** A paid package of two that begins today, with as many workers as were given to it. */
async function packageOfTwo(nationality: string, given: number) {
  clock.advance({ days: 100 })
  const person = await createCustomer(server)
  const wish = { worker_type: 'housemaid', nationality, worker_count: 2, duration: '3months' }
  const body = { ...wish, start_date: dayIn(1) }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body })).body)
  await done(`orders/${id}/price`, {
    list_price: 19_800,
    employee_wage: 9000,
    note: 'Two who know each other',
  })
  await agreeToPackage(server, person, id)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  for (let worker = 0; worker < given; worker += 1) await done(`orders/${id}/worker`, {})
  clock.advance({ days: 1 })
  const later = await signInAgain(server, person)
  const { contract_id: contract } = await mine(later, `my/orders/${id}`)
  return { person: later, orderId: id, contractId: contract.id }
}

test('the days of a package of two do not run while only one of them can come, whatever the family is asked @W4', async () => {
  const { person, orderId } = await packageOfTwo('filipino', 1)
  clock.advance({ hours: 23 })
  await advanceContractsByDate(running().app)
  const later = await signInAgain(server, person)
  const order = await mine(later, `my/orders/${orderId}`)
  assert.equal(order.arrival_asked, false)
  const kinds = (await noticesOf(later)).map(({ kind }: { kind: string }) => kind)
  assert.ok(!kinds.includes('worker_expected'))
  const waits = async () =>
    (await found('queue?kind=order&limit=100')).some(({ id }: { id: string }) => id === orderId)
  assert.ok(await waits(), 'the second worker stands in the queue of the office')
  const said = await ask(`POST /api/my/orders/${orderId}/arrived`, { token: later.token })
  assert.equal(errorCodeOf(said.body), 'transition_not_allowed')
  await done(`orders/${orderId}/worker`, {})
  assert.ok(!(await waits()))
  assert.equal((await mine(later, `my/orders/${orderId}`)).arrival_asked, true)
  const all = await ask(`POST /api/my/orders/${orderId}/arrived`, { token: later.token })
  assert.equal(all.status, 200, all.text)
})

type Listed = { readonly id: number; readonly nearness: string; readonly city_id: Ref }

test('workers of a package come from another city only if the family agreed to it, also on the phone @rule:worker-city-agreed', async () => {
  clock.advance({ days: 100 })
  const person = await createCustomer(server)
  const body = { worker_type: 'housemaid', nationality: 'ethiopian', worker_count: 1, duration: '3months' }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body })).body)
  await done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600, note: 'With a day off' })
  const listed = await ask('GET /api/workers?limit=100&neighborhood=1')
  const workers: readonly Listed[] = Object(listed.body).result
  const free: readonly Ref[] = await found(`orders/${id}/workers`)
  const far = workers.filter(
    (worker) => worker.nearness !== 'city' && free.some((one) => one.id === worker.id),
  )
  const [first] = far
  const other = far.find(({ city_id: city }) => city.id !== first?.city_id.id)
  assert.ok(first && other)
  const agree = (more: object = {}) =>
    ask(`POST /api/my/orders/${id}/terms`, {
      token: person.token,
      body: { terms_version: termsVersion, partner_shipping_id: person.addressId, ...more },
    })
  await done(`orders/${id}/worker`, { employee_id: first.id })
  const refusal = await agree()
  assert.equal(errorCodeOf(refusal.body), 'worker_city_not_accepted')
  assert.deepEqual(Object(refusal.body).result.city_ids, [first.city_id.id])
  assert.equal((await agree({ accepted_worker_city_ids: [first.city_id.id] })).status, 200)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)

  const from = { from: dayIn(9) }
  assert.equal(
    await refused(`orders/${id}/worker`, { ...from, employee_id: other.id }),
    'worker_city_not_accepted',
  )
  await done(`orders/${id}/worker`, { ...from, employee_id: other.id, family_agreed: true })
  const [kept] = await running().app.database.reader.execute<{ ids: readonly number[] }>(
    sql`select accepted_worker_city_ids as ids from orders where id = ${id}`,
    'objects',
  )
  assert.deepEqual(kept?.ids, [first.city_id.id, other.city_id.id])
})

test('a live-in worker of a city that the family did not accept is not sent in place of hers', async () => {
  clock.advance({ days: 100 })
  const person = await createCustomer(server)
  const { orderId } = await placePaidResident(server, person, {
    order_line: [{ product_id: 201 }],
    first_visit_date: dayIn(4),
    partner_shipping_id: person.addressId,
    accepted_worker_city_ids: [],
  })
  const listed = await ask('GET /api/workers?limit=100&plan=201&neighborhood=1')
  const far = Object(listed.body).result.find(({ nearness }: Listed) => nearness !== 'city')
  const body = { employee_id: far.id }
  assert.equal(await refused(`orders/${orderId}/worker`, body), 'worker_city_not_accepted')
  await done(`orders/${orderId}/worker`, { ...body, family_agreed: true })
})

/** Pauses a contract from a day on, and returns who is reserved for an order on the days that the pause adds. */
async function pausedFor(person: Person, contractId: string, from: LocalDate, days: number) {
  const later = await signInAgain(server, person)
  const { service_end_date: last } = await mine(later, `my/contracts/${contractId}`)
  const sent = await ask('POST /api/suspension/create', {
    token: later.token,
    body: {
      contract_id: contractId,
      request_date: today(),
      request_reason: 'travel',
      priority: 'medium',
      suspension_date: from,
      resume_date: addDays(from, days),
    },
  })
  assert.equal(sent.status, 200, sent.text)
  await done(`requests/${Object(sent.body).result.id}/answer`, { decision: 'approve' })
  return async (orderId: string): Promise<readonly number[]> =>
    (await reserved(orderId)).flatMap(({ day, worker_id: worker }) => (day > last ? worker : []))
}

test('both workers of a package are reserved for the days that a pause adds @W5', async () => {
  const { person, orderId, contractId } = await packageOfTwo('ethiopian', 2)
  await arrives(orderId)
  const added = await pausedFor(person, contractId, dayIn(3), 7)
  const workers = await added(orderId)
  assert.deepEqual([workers.length, new Set(workers).size], [28, 2])
})

test('the days that a pause adds are reserved for the worker who comes then, not for the one who leaves before', async () => {
  clock.advance({ days: 200 })
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidResident(server, person, {
    first_visit_date: dayIn(0),
    order_line: [{ product_id: 201 }],
  })
  await arrives(orderId)
  const [first] = (await mine(person, `my/contracts/${contractId}`)).employee_ids
  await done(`orders/${orderId}/worker`, { from: dayIn(9) })
  const added = await pausedFor(person, contractId, dayIn(12), 7)
  const workers = await added(orderId)
  assert.deepEqual([workers.length, new Set(workers).size, workers.includes(first.id)], [14, 1, false])
})

test('the workers of a package that is paid late are reserved on its new days', async () => {
  clock.advance({ days: 10 })
  const person = await createCustomer(server)
  const wish = {
    worker_type: 'housemaid',
    nationality: 'ethiopian',
    worker_count: 1,
    duration: '3months',
    start_date: dayIn(3),
  }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body: wish })).body)
  await done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600, note: 'With a day off' })
  await agreeToPackage(server, person, id)
  await done(`orders/${id}/worker`, {})
  clock.advance({ days: 6 })
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const { first_visit_date: start } = Object(await fetchOrder(server, await signInAgain(server, person), id))
  assert.equal(start, dayIn(1))
  const times = await reserved(id)
  assert.equal(times[0]?.day, start)
  assert.equal(times.length, 180)
})
