import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf, signInAgain, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer(
  { OPS_TOKEN: officeToken, DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '100000' },
  {},
  [104],
)
const { ask, clock, running } = server
const { office, done, headers } = officeClient(server)
const { mine } = portalClient(server)

const now = (): number => running().app.now().getTime()
const advanceTo = (moment: string | number) =>
  clock.advance({ minutes: (new Date(moment).getTime() - now()) / 60_000 })

/** The first day with morning visits, at least this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1]
    .map((ahead) => addDays(riyadhDay(instant(now())), ahead))
    .find((day) => new Date(day).getUTCDay() !== 5) ?? ''

type Visit = {
  readonly id: string
  readonly arrives_from: string
  readonly ends_at: string
  readonly first_visit_date: string
}

/** A family with four paid visits (435.85), and what happens to them. */
async function family() {
  // The few workers of the plan are free again after the visits of the family before.
  clock.advance({ days: 42 })
  const someone = await createCustomer(server)
  const { contractId, orderId } = await placePaidHourly(server, someone, { service_date: weekdayIn(7) })
  const person = (): Promise<Person> => signInAgain(server, someone)
  const visits = async () =>
    (await mine(await person(), 'my/visit-lines')).toSorted((one: Visit, other: Visit) =>
      one.arrives_from < other.arrives_from ? -1 : 1,
    )
  const planned: readonly Visit[] = await visits()
  const set = (place: number, body: object) => done(`visits/${planned[place]?.id}/state`, body)
  const seen = async (place: number) =>
    (await visits()).find(({ id }: { id: string }) => id === planned[place]?.id)
  const make = async (place: number) => {
    advanceTo(planned[place]?.arrives_from ?? '')
    await set(place, { state: 'in_progress' })
    await set(place, { state: 'done' })
  }
  const step = async (place: number, name: string) => {
    const { id, first_visit_date: date } = planned[place] ?? { id: '', first_visit_date: '' }
    const { link } = await done('driver-links', { driver: 'Salim', date })
    const at = new Date(now()).toISOString()
    const body = { link: String(link).split('#')[1], id: randomUUID(), visit: id, step: name, at }
    const answer = await ask('POST /api/driver/steps', { body })
    assert.equal(answer.status, 200, answer.text)
  }
  const kinds = async () =>
    (await mine(await person(), 'my/notices')).map(({ kind }: { kind: string }) => kind)
  const refunds = async (): Promise<readonly number[]> =>
    (await mine(await person(), `my/contracts/${contractId}`)).payouts.map(
      ({ amount }: { amount: number }) => amount,
    )
  const quote = async () => mine(await person(), `my/contracts/${contractId}/quote?kind=cancellation`)
  const contract = async () => mine(await person(), `my/contracts/${contractId}`)
  return {
    contractId,
    orderId,
    person,
    planned,
    visits,
    set,
    seen,
    make,
    step,
    kinds,
    refunds,
    quote,
    contract,
  }
}

const refusalOf = async (id: string | undefined, body: object) =>
  errorCodeOf((await office(`visits/${id}/state`, body)).body)

test('a visit that the office calls off is our fault unless it says otherwise: its price goes back and leaving costs no fee for it @W1', async () => {
  const { person, planned, set, seen, refunds, quote, kinds, contract } = await family()
  const before = (await quote()).refund
  assert.equal(before, 435.85)
  const preview = await office(`visits/${planned[1]?.id}/preview?state=cancelled`)
  assert.deepEqual(Object(preview.body).result, { fault: 'agency', is_used: false, refund: 108.96 })
  assert.deepEqual(await refunds(), [])
  const shown = await set(1, { state: 'cancelled', reason: 'worker_ill', note: 'she has a fever' })
  assert.deepEqual([shown.fault, shown.failure_reason, shown.returned], ['agency', 'worker_ill', 108.96])
  const visit = await seen(1)
  assert.deepEqual([visit.fault, visit.returned, visit.office_note], ['agency', 108.96, null])
  assert.doesNotMatch(JSON.stringify(visit), /worker_ill|fever/)
  const copy = await ask('GET /api/my/data', { token: (await person()).token })
  assert.ok(copy.text.includes(visit.id), copy.text.slice(0, 200))
  assert.doesNotMatch(copy.text, /worker_ill|fever/)
  assert.deepEqual(await refunds(), [108.96])
  assert.ok((await kinds()).includes('visit_failed'))
  // The other three keep their price: nothing is spread over them.
  assert.equal((await quote()).refund, 326.89)
  assert.equal((await contract()).visit_count, 4)
})

test('a storm is nobody’s fault and costs the family nothing either @W1', async () => {
  const { set, seen, refunds, planned } = await family()
  advanceTo(planned[0]?.arrives_from ?? '')
  await set(0, { state: 'missed', fault: 'nobody', reason: 'weather' })
  assert.deepEqual([(await seen(0)).fault, await refunds()], ['nobody', [108.96]])
})

test('a visit is missed by the family only after the wait at the door that the server counted @W1', async () => {
  const { planned, set, seen, step, refunds, kinds, contract } = await family()
  const missed = { state: 'missed', fault: 'family' }
  assert.equal(await refusalOf(planned[0]?.id, { state: 'missed' }), 'transition_not_allowed')
  advanceTo(Date.parse(planned[0]?.arrives_from ?? '') + 60 * 60_000)
  await set(0, { state: 'on_the_way' })
  assert.equal(await refusalOf(planned[0]?.id, missed), 'transition_not_allowed')
  await step(0, 'at_door')
  assert.equal(await refusalOf(planned[0]?.id, missed), 'transition_not_allowed')
  clock.advance({ minutes: 5 })
  const free = await office(`visits/${planned[0]?.id}/preview?state=missed&fault=family`)
  assert.deepEqual(Object(free.body).result, { fault: 'family', is_used: true, refund: 0 })
  await set(0, { ...missed, reason: 'nobody_opened' })
  assert.deepEqual([(await seen(0)).fault, await refunds()], ['family', []])
  assert.ok((await kinds()).includes('visit_missed'))
  assert.equal((await contract()).visits_done, 1)
})

test('a visit is called off by the family’s fault only at its door, and then counts as used @W1', async () => {
  const { planned, set, step, contract, refunds } = await family()
  const refused = { state: 'cancelled', fault: 'family', reason: 'worker_refused' }
  assert.equal(await refusalOf(planned[0]?.id, refused), 'transition_not_allowed')
  advanceTo(planned[0]?.arrives_from ?? '')
  await step(0, 'at_door')
  await set(0, refused)
  assert.deepEqual([(await contract()).visits_done, await refunds()], [1, []])
})

test('a visit that we cut short returns its unserved share by the minute @W1', async () => {
  const { planned, set, seen, refunds } = await family()
  advanceTo(planned[0]?.arrives_from ?? '')
  await set(0, { state: 'in_progress' })
  clock.advance({ minutes: 3 * 60 })
  await set(0, { state: 'cancelled' })
  const visit = await seen(0)
  // A quarter of 94.75 and of its tax of 14.21.
  assert.deepEqual([visit.cut_short, visit.returned], [true, 27.24])
  assert.deepEqual(await refunds(), [27.24])
  assert.equal(await refusalOf(planned[0]?.id, { state: 'missed' }), 'transition_not_allowed')
})

test('a visit whose driver said “inside” is made when its time ends, and nothing of it can be cut short then @W1', async () => {
  const { planned, step, seen, kinds } = await family()
  advanceTo(planned[0]?.arrives_from ?? '')
  await step(0, 'at_door')
  await step(0, 'inside')
  const settle = () => done('jobs/run', { jobs: ['visits'] })
  advanceTo(Date.parse(planned[0]?.ends_at ?? '') - 1000)
  await settle()
  assert.equal((await seen(0)).visit_status.value, 'in_progress')
  clock.advance({ minutes: 1 / 60 })
  assert.equal(await refusalOf(planned[0]?.id, { state: 'cancelled' }), 'transition_not_allowed')
  await settle()
  assert.equal((await seen(0)).visit_status.value, 'done')
  assert.ok((await kinds()).includes('visit_done'))
})

test('the office names a fault only for a visit that did not take place, and a reason of that fault @W1', async () => {
  const { planned } = await family()
  const wrong = async (body: object) =>
    Object((await office(`visits/${planned[0]?.id}/state`, body)).body).fields
  assert.deepEqual(await wrong({ state: 'on_the_way', fault: 'agency' }), { fault: 'not_allowed' })
  assert.deepEqual(await wrong({ state: 'cancelled', fault: 'nobody', reason: 'worker_ill' }), {
    reason: 'not_allowed',
  })
  const nobody = await ask(`GET /ops/visits/${randomUUID()}/preview?state=cancelled`, { headers })
  assert.equal(errorCodeOf(nobody.body), 'not_found')
})

test('visits that failed leave a finished contract with every sum returned and none spread over the others @W1 @call:opsPreviewVisit', async () => {
  const { set, make, refunds, contract, planned } = await family()
  for (const place of [0, 1]) await make(place)
  await set(2, { state: 'cancelled' })
  advanceTo(planned[3]?.arrives_from ?? '')
  await set(3, { state: 'missed' })
  const { state, visits_done, visit_count } = await contract()
  assert.deepEqual([state.value, visits_done, visit_count], ['finished', 2, 4])
  // Half of the price of 379 and of its tax of 56.85, of which 28.43 went with the visits made.
  assert.deepEqual(await refunds(), [108.96, 108.96])
  const over = await office(`visits/${planned[3]?.id}/preview?state=cancelled`)
  assert.equal(errorCodeOf(over.body), 'transition_not_allowed')
})
