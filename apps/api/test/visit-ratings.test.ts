import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay, weekdayOf, type LocalDate } from '@sakina/domain/calendar'
import { RATING_CHANGE_DAYS } from '@sakina/domain/visit-day'
import { officeClient, officeToken } from './support/office.ts'
import { fetchOrder, placeHourly, placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf, signInAgain, testPassword, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'
import { createClerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, running, clock } = server
const { done, office } = officeClient(server)
const { mine } = portalClient(server)

/** A day on which a visit can be booked: in six days, or in seven if that is a Friday. */
function nextDay(): LocalDate {
  const day = addDays(riyadhDay(instant(clock.now())), 6)
  return weekdayOf(day) === 5 ? addDays(day, 1) : day
}

/** A family with one visit, made by a worker of the branch in Riyadh, or still ahead. */
async function family({ isMade = true, worker = 1001 } = {}) {
  let person: Person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: nextDay(),
    employee_id: worker,
  })
  const [visit] = await mine(person, 'my/visit-lines')
  if (isMade) {
    clock.reach(visit.arrives_from)
    await done(`visits/${visit.id}/state`, { state: 'in_progress' })
    await done(`visits/${visit.id}/state`, { state: 'done' })
    person = await signInAgain(server, person)
  }
  const rate = (body: unknown, by = person) =>
    ask(`POST /api/my/visits/${visit.id}/rating`, { token: by.token, body })
  return { person, visit, contractId, rate }
}

test('a family rates a visit that was made, and changes its word for seven days @rule:visit-ratings @call:rateVisit', async () => {
  const { person, visit, rate } = await family()
  assert.equal(visit.rating, null)
  const first = await rate({ stars: 2, note: ' She came late\nand left early ', next_worker: 'another' })
  assert.equal(first.status, 200, first.text)
  const at = clock.now().toISOString()
  const said = { stars: 2, note: 'She came late\nand left early', next_worker: 'another', at }
  assert.deepEqual(Object(first.body).result.rating, said)
  clock.advance({ days: RATING_CHANGE_DAYS })
  const again = await signInAgain(server, person)
  assert.equal((await rate({ stars: 5 }, again)).status, 200)
  const changed = { stars: 5, note: null, next_worker: null, at }
  assert.deepEqual((await mine(again, 'my/visit-lines'))[0].rating, changed)
  clock.advance({ minutes: 1 })
  const late = await rate({ stars: 1 }, await signInAgain(server, person))
  assert.equal(errorCodeOf(late.body), 'transition_not_allowed')
})

test('wrong stars and wishes are refused by their fields', async () => {
  const { rate } = await family()
  const fields = async (body: unknown) => Object((await rate(body)).body).fields
  assert.deepEqual(await fields({}), { stars: 'required' })
  assert.deepEqual(await fields({ stars: 0 }), { stars: 'too_small' })
  assert.deepEqual(await fields({ stars: 6 }), { stars: 'too_large' })
  assert.deepEqual(await fields({ stars: 4.5, next_worker: 'nobody' }), {
    stars: 'wrong_type',
    next_worker: 'not_allowed',
  })
  assert.deepEqual(await fields({ stars: 4, note: 'x'.repeat(501) }), { note: 'too_long' })
})

test('a visit that was not made, or to which the family says nobody came, is not rated', async () => {
  const { person, visit, rate } = await family()
  const ahead = await family({ isMade: false })
  assert.equal(errorCodeOf((await ahead.rate({ stars: 5 })).body), 'transition_not_allowed')
  await ask(`POST /api/my/visits/${visit.id}/nobody-came`, { token: person.token })
  assert.equal(errorCodeOf((await rate({ stars: 1 })).body), 'transition_not_allowed')
  const stranger = await createCustomer(server)
  assert.equal(errorCodeOf((await rate({ stars: 1 }, stranger)).body), 'not_found')
})

test('the office reads the ratings of a worker, the latest first, and a clerk those of its branches @rule:visit-ratings', async () => {
  const worker = 1003
  const one = await family({ worker })
  await one.rate({ stars: 3, next_worker: 'another' })
  const two = await family({ worker })
  await two.rate({ stars: 5, note: 'Kind', next_worker: 'same' })
  await family({ worker })
  const ratingsFor = async (branches: readonly number[]) => {
    const clerk = await createClerk(server, ['desk'], { branches })
    const answer = await clerk.office(`visits?worker=${worker}&rated=yes`)
    return Object(answer.body).result.map((visit: { id: string; rating: { stars: number } }) => [
      visit.id,
      visit.rating.stars,
    ])
  }
  const both = [
    [two.visit.id, 5],
    [one.visit.id, 3],
  ]
  assert.deepEqual(await ratingsFor([]), both)
  assert.deepEqual(await ratingsFor([4]), both)
  assert.deepEqual(await ratingsFor([1]), [])
  const finance = await createClerk(server, ['finance'])
  assert.equal((await finance.office(`visits?worker=${worker}&rated=yes`)).status, 403)
})

test('a worker whom a family does not want again is neither offered nor sent to it, and the office can send her by hand @rule:visit-ratings', async () => {
  const { person, rate } = await family({ worker: 1003 })
  const ids = async (path: string, by?: Person) => {
    const answer = await ask(`GET /api/${path}`, by === undefined ? {} : { token: by.token })
    return Object(answer.body).result.map(({ id }: { id: number }) => id)
  }
  const list = 'workers?plan=101&limit=100'
  assert.ok((await ids(list, person)).includes(1003))
  await rate({ stars: 1, next_worker: 'another' })
  assert.ok(!(await ids(list, person)).includes(1003))
  assert.ok((await ids(list)).includes(1003))
  const service_date = nextDay()
  const { id } = await placeHourly(server, person, { service_package_id: 101, service_date })
  assert.equal((await fetchOrder(server, person, id)).employee_id?.id, 1001)
  const isFreeFor = async ({ token }: Person) => {
    const body = { plan_id: 101, service_date, visit_window: 'morning' }
    return Object((await ask('POST /api/quote', { token, body })).body).result.free
  }
  // The only other worker is with the family's own order.
  assert.equal(await isFreeFor(person), false)
  assert.equal(await isFreeFor(await createCustomer(server)), true)
  const byHand = Object((await office(`orders/${id}/workers`)).body).result
  assert.ok(byHand.some((worker: { id: number }) => worker.id === 1003))
  const assigned = await done(`orders/${id}/worker`, { employee_id: 1003 })
  assert.equal(assigned.employee_id.id, 1003)
})

test('the worker whom a family wants again comes before those who are nearer or less busy @rule:visit-ratings', async () => {
  const { person, rate } = await family()
  await rate({ stars: 5, next_worker: 'same' })
  const service_date = addDays(nextDay(), 7)
  const sentTo = async (by: Person) => {
    const { id } = await placeHourly(server, by, { service_package_id: 101, service_date })
    return (await fetchOrder(server, by, id)).employee_id?.id
  }
  // To any other family in the same city comes the one who is nearer.
  assert.equal(await sentTo(await createCustomer(server)), 1003)
  assert.equal(await sentTo(person), 1001)
})

test('a rating is in the export of its family and is erased with the account @rule:visit-ratings @rule:delete-account', async () => {
  const { person, visit, rate } = await family()
  await rate({ stars: 1, note: 'Unmistakable words', next_worker: 'another' })
  const { visits } = await mine(person, 'my/data')
  assert.deepEqual(
    visits.map((each: Record<string, unknown>) => [
      each['ratingStars'],
      each['ratingNote'],
      each['nextWorker'],
    ]),
    [[1, 'Unmistakable words', 'another']],
  )
  const gone = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  const [left] = await running().app.database.reader.execute(
    sql`select rating_stars, rating_note, next_worker, rated_at from visits where id = ${visit.id}`,
    'objects',
  )
  assert.deepEqual(left, { rating_stars: null, rating_note: null, next_worker: null, rated_at: null })
})
