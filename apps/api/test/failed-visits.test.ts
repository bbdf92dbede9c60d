import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { brand } from '../src/catalogue/brand.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { fetchOrder, placeHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf, signInAgain, testPassword, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer(
  { OPS_TOKEN: officeToken, DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '100000' },
  {},
  [104],
)
const { ask, clock, running, sentEmails } = server
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

type Time = {
  readonly date: string
  readonly visit_window: string
  readonly employee_id: { readonly id: number }
  readonly same_worker: boolean
}

const settle = () => done('jobs/run', { jobs: ['visits'] })

/** A family with four paid visits (435.85), and what happens to them. */
async function family(method: 'card' | 'instalments' = 'card') {
  // The few workers of the plan are free again after the visits of the family before.
  clock.advance({ days: 42 })
  const someone = await createCustomer(server)
  const { id: orderId } = await placeHourly(server, someone, { service_date: weekdayIn(7) })
  await ask(`POST /api/my/orders/${orderId}/pay`, { token: someone.token, body: { method } })
  const paid = await ask(`POST /checkout/${orderId}`, {
    body: new URLSearchParams({ outcome: 'succeed', method, lang: 'ar' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(paid.status, 303, paid.text)
  const contractId = (await fetchOrder(server, someone, orderId)).contract_id?.id
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
  const choose = async (place: number, what: string, body: object, key?: string) =>
    ask(`POST /api/my/visits/${planned[place]?.id}/${what}`, {
      token: (await person()).token,
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const takeMoney = async (place: number) => {
    const answer = await choose(place, 'refund', {})
    assert.equal(answer.status, 200, answer.text)
  }
  const times = async (place: number): Promise<readonly Time[]> =>
    mine(await person(), `my/visits/${planned[place]?.id}/times`)
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
    choose,
    takeMoney,
    times,
    quote,
    contract,
  }
}

const refusalOf = async (id: string | undefined, body: object) =>
  errorCodeOf((await office(`visits/${id}/state`, body)).body)

test('a visit that the office calls off is our fault unless it says otherwise: its price goes back and leaving costs no fee for it @W1', async () => {
  const { person, planned, set, seen, refunds, takeMoney, quote, kinds, contract } = await family()
  const before = (await quote()).refund
  assert.equal(before, 435.85)
  const preview = await office(`visits/${planned[1]?.id}/preview?state=cancelled`)
  assert.deepEqual(Object(preview.body).result, { fault: 'agency', is_used: false, refund: 108.96 })
  assert.deepEqual(await refunds(), [])
  const shown = await set(1, { state: 'cancelled', reason: 'worker_ill', note: 'she has a fever' })
  assert.deepEqual([shown.fault, shown.failure_reason, shown.choice_refund], ['agency', 'worker_ill', 108.96])
  const visit = await seen(1)
  assert.deepEqual([visit.fault, visit.choice_refund, visit.office_note], ['agency', 108.96, null])
  assert.doesNotMatch(JSON.stringify(visit), /worker_ill|fever/)
  const copy = await ask('GET /api/my/data', { token: (await person()).token })
  assert.ok(copy.text.includes(visit.id), copy.text.slice(0, 200))
  assert.doesNotMatch(copy.text, /worker_ill|fever/)
  await takeMoney(1)
  assert.deepEqual(await refunds(), [108.96])
  assert.ok((await kinds()).includes('visit_failed'))
  // The other three keep their price: nothing is spread over them.
  assert.equal((await quote()).refund, 326.89)
  assert.equal((await contract()).visit_count, 4)
})

test('a storm is nobody’s fault and costs the family nothing either @W1', async () => {
  const { set, seen, refunds, takeMoney, planned } = await family()
  advanceTo(planned[0]?.arrives_from ?? '')
  await set(0, { state: 'missed', fault: 'nobody', reason: 'weather' })
  await takeMoney(0)
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
  const { set, make, refunds, takeMoney, contract, planned } = await family()
  for (const place of [0, 1]) await make(place)
  await set(2, { state: 'cancelled' })
  await takeMoney(2)
  advanceTo(planned[3]?.arrives_from ?? '')
  await set(3, { state: 'missed' })
  await takeMoney(3)
  const { state, visits_done, visit_count } = await contract()
  assert.deepEqual([state.value, visits_done, visit_count], ['finished', 2, 4])
  // Half of the price of 379 and of its tax of 56.85, of which 28.43 went with the visits made.
  assert.deepEqual(await refunds(), [108.96, 108.96])
  const over = await office(`visits/${planned[3]?.id}/preview?state=cancelled`)
  assert.equal(errorCodeOf(over.body), 'transition_not_allowed')
})

test('for a visit that failed the family chooses another time, the same worker first, and the contract grows to hold it @W2 @call:listVisitTimes @call:chooseVisitTime', async () => {
  const { planned, set, seen, make, times, choose, visits, contract, quote, kinds } = await family()
  for (const place of [0, 1, 2]) await make(place)
  advanceTo(planned[3]?.arrives_from ?? '')
  await set(3, { state: 'missed' })
  const failed = await seen(3)
  assert.equal(failed.choose_by, new Date(now() + 72 * 3_600_000).toISOString())
  // The last visit is over, but the contract waits for the family.
  clock.advance({ minutes: 60 * 48 })
  await done('jobs/run', { jobs: ['contracts', 'visits'] })
  assert.equal((await contract()).state.value, 'expiring')
  const offered = await times(3)
  assert.equal(offered[0]?.same_worker, true)
  const lastOfSame = offered.findLastIndex(({ same_worker }) => same_worker)
  assert.ok(offered.slice(0, lastOfSame).every(({ same_worker }) => same_worker))
  const time = offered.findLast(({ same_worker }) => same_worker)
  const body = { date: time?.date, visit_window: time?.visit_window }
  const chosen = await choose(3, 'another-time', body, 'another-time-1')
  assert.equal(chosen.status, 200, chosen.text)
  const again = await choose(3, 'another-time', body, 'another-time-1')
  assert.equal(Object(again.body).result.id, Object(chosen.body).result.id)
  const { visit_status, employee_id, first_visit_date } = Object(chosen.body).result
  assert.deepEqual(
    [visit_status.value, employee_id.id, first_visit_date],
    ['scheduled', time?.employee_id.id, time?.date],
  )
  assert.equal((await seen(3)).remedy, 'another_time')
  const { service_end_date, visit_count, visits_done, state } = await contract()
  assert.deepEqual([service_end_date, visit_count, visits_done], [time?.date, 4, 3])
  assert.notEqual(state.value, 'finished')
  assert.ok((await kinds()).includes('visit_moved'))
  // Its price is the price of a visit again: a quarter, less the fee for leaving.
  assert.equal((await quote()).lines[0].amount, -94.75)
  const all = await visits()
  assert.equal(all.length, 5)
  advanceTo(Object(chosen.body).result.arrives_from)
  await done(`visits/${Object(chosen.body).result.id}/state`, { state: 'in_progress' })
  await done(`visits/${Object(chosen.body).result.id}/state`, { state: 'done' })
  assert.equal((await contract()).state.value, 'finished')
})

test('for a visit that failed the family can choose its price with the tax, which is said before and paid to where it was paid @W2 @call:refundFailedVisit', async () => {
  const { person, set, seen, choose, refunds, quote, kinds } = await family()
  await set(0, { state: 'cancelled' })
  assert.equal((await quote()).refund, 326.89)
  const other = await choose(0, 'refund', { expected_refund: 108.97 })
  assert.deepEqual([other.status, errorCodeOf(other.body)], [409, 'quote_changed'])
  assert.deepEqual(await refunds(), [])
  const answer = await choose(0, 'refund', { expected_refund: 108.96 })
  assert.deepEqual(
    [Object(answer.body).result.remedy, Object(answer.body).result.returned],
    ['refund', 108.96],
  )
  assert.deepEqual(await refunds(), [108.96])
  assert.ok((await kinds()).includes('refund_approved'))
  assert.equal((await seen(0)).choose_by, null)
  const wallet = await mine(await person(), 'my/wallet')
  assert.equal(wallet.balance, 0)
  // Nothing is left to choose, and leaving costs no fee for the visit that we called off.
  for (const [what, body] of [
    ['refund', {}],
    ['another-time', { date: weekdayIn(9), visit_window: 'morning' }],
  ] as const)
    assert.equal(errorCodeOf((await choose(0, what, body)).body), 'visit_choice_closed')
  const left = await quote()
  assert.deepEqual([left.refund, left.fee], [326.89, 0])
})

test('a visit that failed is returned on instalments, too, which cannot be cancelled for the family’s own reasons @W2', async () => {
  const { set, takeMoney, refunds, quote } = await family('instalments')
  assert.equal((await quote()).refusal, 'instalments_not_cancellable')
  await set(0, { state: 'cancelled' })
  await takeMoney(0)
  assert.deepEqual(await refunds(), [108.96])
})

test('without an answer in 72 hours the price of a visit that failed goes back by itself @W2', async () => {
  const { set, choose, refunds, seen } = await family()
  await set(1, { state: 'cancelled', fault: 'nobody', reason: 'road' })
  clock.advance({ minutes: 72 * 60 - 1 / 60 })
  await settle()
  assert.deepEqual(await refunds(), [])
  clock.advance({ minutes: 1 / 60 })
  // Even before the job has run, the choice is closed.
  assert.equal(errorCodeOf((await choose(1, 'refund', {})).body), 'visit_choice_closed')
  await settle()
  await settle()
  assert.deepEqual(await refunds(), [108.96])
  assert.equal((await seen(1)).remedy, 'refund')
})

test('a family that leaves while it can choose gets the price of the failed visit, too, and so all that was paid @W2', async () => {
  const { person, contractId, set, refunds } = await family()
  await set(2, { state: 'cancelled' })
  const { token } = await person()
  const sent = await ask('POST /api/cancellation/create', {
    token,
    body: {
      contract_id: contractId,
      request_reason: 'moving',
      priority: 'low',
      request_date: riyadhDay(instant(now())),
    },
  })
  assert.ok(sent.status < 300, sent.text)
  assert.deepEqual(
    [(await refunds()).length, Math.round((await refunds()).reduce((sum, one) => sum + one, 0) * 100)],
    [2, 43_585],
  )
})

test('an order that the office cancels after a visit was returned gives back the rest and no more @W2', async () => {
  const { orderId, set, takeMoney, refunds } = await family()
  await set(0, { state: 'cancelled' })
  await takeMoney(0)
  await set(1, { state: 'cancelled' })
  await done(`orders/${orderId}/cancel`, { reason: 'closed' })
  await settle()
  assert.equal(Math.round((await refunds()).reduce((sum, one) => sum + one, 0) * 100), 43_585)
})

test('a time at which nobody is free is refused, and the choice stays open @W2', async () => {
  const { set, choose, times, seen } = await family()
  await set(0, { state: 'cancelled' })
  assert.ok((await times(0)).length > 0)
  const friday = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(riyadhDay(instant(now())), 7 + days))
    .find((day) => new Date(day).getUTCDay() === 5)
  const gone = await choose(0, 'another-time', { date: friday, visit_window: 'morning' })
  assert.deepEqual([gone.status, errorCodeOf(gone.body)], [409, 'slot_taken'])
  assert.notEqual((await seen(0)).choose_by, null)
})

test('what another family can choose is not found, and a visit that did not fail offers no times @W2', async () => {
  const { person, planned, choose } = await family()
  const path = `GET /api/my/visits/${planned[0]?.id}/times` as const
  assert.equal(errorCodeOf((await ask(path, { token: (await person()).token })).body), 'visit_choice_closed')
  assert.equal(errorCodeOf((await choose(0, 'refund', {})).body), 'visit_choice_closed')
  const { token } = await createCustomer(server)
  assert.equal(errorCodeOf((await ask(path, { token })).body), 'not_found')
})

/** Moves the clock to minutes after the end of a visit. */
const afterEnd = (visit: Visit | undefined, minutes: number) =>
  advanceTo(Date.parse(visit?.ends_at ?? '') + minutes * 60_000)

const unconfirmedRow = async (id: string | undefined) =>
  Object((await office('unconfirmed-visits?limit=100')).body).result.find((row: Visit) => row.id === id)

test('a visit that nobody marked is unconfirmed: the family is asked once that evening, and its yes makes it @W3 @call:confirmVisit', async () => {
  const { planned, seen, choose, kinds, contract } = await family()
  const asked = async () => (await kinds()).filter((kind: string) => kind === 'visit_unconfirmed').length
  afterEnd(planned[0], -1)
  assert.equal((await seen(0)).confirmation, null)
  assert.equal(errorCodeOf((await choose(0, 'came', {})).body), 'transition_not_allowed')
  afterEnd(planned[0], 0)
  await settle()
  assert.equal((await seen(0)).confirmation, 'asked')
  assert.equal(await asked(), 0)
  advanceTo(`${planned[0]?.first_visit_date}T18:00:00+03:00`)
  await settle()
  clock.advance({ minutes: 60 })
  await settle()
  assert.equal(await asked(), 1)
  // The next visit is not one of the past.
  assert.equal((await contract()).next_visit_at, planned[1]?.arrives_from)
  const came = await choose(0, 'came', {})
  assert.equal(Object(came.body).result.visit_status.value, 'done')
  assert.equal((await seen(0)).confirmation, null)
  assert.equal((await contract()).visits_done, 1)
})

test('after “nobody came” the office has 48 hours, and its silence decides for the family @W3 @call:reportNobodyCame', async () => {
  const { person, planned, seen, choose, quote, kinds, step } = await family()
  afterEnd(planned[0], 5)
  // No fee for a visit that nobody confirmed: the three others are returned as before the first one.
  const before = await quote()
  assert.deepEqual([before.refund, before.fee], [326.89, 0])
  const said = await choose(0, 'nobody-came', {})
  assert.equal(said.status, 200, said.text)
  const { confirmation, decide_by } = Object(said.body).result
  assert.deepEqual([confirmation, decide_by], ['claimed', new Date(now() + 48 * 3_600_000).toISOString()])
  assert.equal(errorCodeOf((await choose(0, 'nobody-came', {})).body), 'transition_not_allowed')
  assert.equal(errorCodeOf((await choose(0, 'came', {})).body), 'transition_not_allowed')
  const [complaint] = await mine(await person(), 'complaint/requests')
  assert.deepEqual([complaint.visit_id, complaint.complaint_state.value], [planned[0]?.id, 'open'])
  // Marks after it are no evidence.
  assert.equal(await refusalOf(planned[0]?.id, { state: 'in_progress' }), 'transition_not_allowed')
  await step(0, 'at_door')
  const row = await unconfirmedRow(planned[0]?.id)
  assert.deepEqual([row.at_stake, row.needs_person, row.decide_by], [108.96, false, decide_by])
  advanceTo(Date.parse(decide_by) - 1000)
  await settle()
  assert.equal((await seen(0)).confirmation, 'claimed')
  advanceTo(decide_by)
  await settle()
  const visit = await seen(0)
  assert.deepEqual([visit.visit_status.value, visit.fault, visit.choice_refund], ['missed', 'agency', 108.96])
  assert.equal((await mine(await person(), 'complaint/requests'))[0].complaint_state.value, 'closed')
  assert.ok((await kinds()).includes('complaint_answered'))
})

test('with evidence from before the claim a person decides, and nothing pays itself @W3 @call:opsDecideVisit @call:opsListUnconfirmedVisits', async () => {
  const { planned, seen, choose, step, refunds, contract } = await family()
  advanceTo(planned[0]?.arrives_from ?? '')
  await step(0, 'at_door')
  afterEnd(planned[0], 5)
  await choose(0, 'nobody-came', {})
  clock.advance({ days: 8 })
  await settle()
  assert.deepEqual([(await seen(0)).confirmation, await refunds()], ['claimed', []])
  assert.equal((await unconfirmedRow(planned[0]?.id)).needs_person, true)
  const shown = await done(`visits/${planned[0]?.id}/decision`, { decision: 'made', note: 'She came' })
  assert.equal(shown.visit_status.value, 'done')
  assert.equal((await contract()).visits_done, 1)
  const again = await office(`visits/${planned[0]?.id}/decision`, { decision: 'failed' })
  assert.equal(errorCodeOf(again.body), 'transition_not_allowed')
})

test('from the third claim of a family within twelve months a person decides @W3', async () => {
  const { planned, choose, seen } = await family()
  for (const place of [0, 1, 2]) {
    afterEnd(planned[place], 5)
    await settle()
    await choose(place, 'nobody-came', {})
    clock.advance({ days: 2 })
    await settle()
  }
  const faults = [(await seen(0)).fault, (await seen(1)).fault, (await seen(2)).fault]
  assert.deepEqual(faults, ['agency', 'agency', null])
  const failed = await done(`visits/${planned[2]?.id}/decision`, {
    decision: 'failed',
    note: 'You are right',
  })
  assert.equal(failed.fault, 'agency')
})

test('without a word from anybody the office is warned on days 1, 3 and 6, and on day 7 the visit counts as failed by us @W3', async () => {
  const { planned, seen } = await family()
  const warned = async () => {
    const rows = await running().app.database.reader.execute<{ day: number }>(
      sql`select warned_on_day as day from visits where id = ${planned[0]?.id}`,
      'objects',
    )
    return rows[0]?.day
  }
  const days: (number | undefined)[] = []
  for (let day = 0; day < 7; day += 1) {
    afterEnd(planned[0], day * 24 * 60)
    await settle()
    days.push(await warned())
  }
  assert.deepEqual(days, [0, 1, 1, 3, 3, 3, 6])
  while ((await drainOutbox(running().app)) > 0);
  const { name } = await seen(0)
  const warnings = sentEmails().filter(({ to, subject }) => to === brand.email && subject.startsWith(name))
  assert.equal(warnings.length, 3)
  for (const { text } of warnings) assert.match(text, /108\.96 ر\.س.*SAR 108\.96 is at stake/s)
  assert.match(warnings[2]?.subject ?? '', /بلا تأكيد منذ 6 أيام · visit not confirmed for 6 days/)
  assert.equal((await unconfirmedRow(planned[0]?.id)).days, 6)
  afterEnd(planned[0], 7 * 24 * 60)
  await settle()
  assert.deepEqual([(await seen(0)).fault, (await seen(0)).choice_refund], ['agency', 108.96])
})

test('a contract does not finish while a visit is unconfirmed, and its account is not deleted @W3', async () => {
  const { person, planned, make, choose, contract, refunds } = await family()
  for (const place of [0, 1, 2]) await make(place)
  afterEnd(planned[3], 48 * 60)
  await done('jobs/run', { jobs: ['contracts'] })
  assert.equal((await contract()).state.value, 'expiring')
  const { token } = await person()
  const erased = await ask('POST /api/my/account/delete', { token, body: { password: testPassword } })
  assert.equal(errorCodeOf(erased.body), 'account_has_running_contract')
  await choose(3, 'came', {})
  assert.deepEqual([(await contract()).state.value, await refunds()], ['finished', []])
})

test('a contract that the family ends leaves an unconfirmed visit to be decided, and it is returned without a choice @W3', async () => {
  const { person, contractId, planned, choose, seen, refunds } = await family()
  afterEnd(planned[0], 30)
  const { token } = await person()
  const sent = await ask('POST /api/cancellation/create', {
    token,
    body: {
      contract_id: contractId,
      request_reason: 'moving',
      priority: 'low',
      request_date: riyadhDay(instant(now())),
    },
  })
  assert.ok(sent.status < 300, sent.text)
  assert.equal((await seen(0)).confirmation, 'asked')
  await choose(0, 'nobody-came', {})
  clock.advance({ days: 2 })
  await settle()
  assert.equal((await seen(0)).returned, 108.96)
  assert.equal(Math.round((await refunds()).reduce((sum, one) => sum + one, 0) * 100), 43_585)
})

test('a visit that was marked as made is disputed with one press within 48 hours, and without evidence the silence of the office decides for the family @W3', async () => {
  const { person, planned, make, seen, choose, quote, contract, kinds, refunds, takeMoney } = await family()
  const before = await quote()
  await make(0)
  assert.equal((await contract()).visits_done, 1)
  const until = new Date(Date.parse(planned[0]?.ends_at ?? '') + 48 * 3_600_000).toISOString()
  assert.equal((await seen(0)).disputable_until, until)
  const notices = await mine(await person(), 'my/notices')
  const told = notices.find(({ kind }: { kind: string }) => kind === 'visit_done')
  assert.match(told.text, /If nobody came, tell us/)
  assert.match(told.path, /visits/i)
  const said = await choose(0, 'nobody-came', {})
  assert.equal(said.status, 200, said.text)
  const visit = Object(said.body).result
  assert.deepEqual(
    [visit.visit_status.value, visit.confirmation, visit.disputable_until],
    ['done', 'claimed', null],
  )
  assert.equal((await unconfirmedRow(planned[0]?.id)).at_stake, 108.96)
  // No fee for it meanwhile, as if nothing had begun.
  assert.deepEqual([(await quote()).fee, (await quote()).refund], [0, 326.89])
  assert.equal(before.refund, 435.85)
  assert.equal((await contract()).visits_done, 0)
  assert.equal(errorCodeOf((await choose(0, 'nobody-came', {})).body), 'transition_not_allowed')
  advanceTo(visit.decide_by)
  await settle()
  const failed = await seen(0)
  assert.deepEqual(
    [failed.visit_status.value, failed.fault, failed.choice_refund, failed.disputable_until],
    ['missed', 'agency', 108.96, null],
  )
  assert.ok((await kinds()).includes('visit_failed'))
  await takeMoney(0)
  assert.deepEqual(await refunds(), [108.96])
  assert.equal((await mine(await person(), 'complaint/requests'))[0].complaint_state.value, 'closed')
})

test('that nobody opened is disputed, too: with the driver’s evidence a person decides, and the mark may stand @W3', async () => {
  const { planned, step, seen, choose, contract, set } = await family()
  advanceTo(Date.parse(planned[0]?.arrives_from ?? '') + 3_600_000)
  await set(0, { state: 'on_the_way' })
  await step(0, 'at_door')
  clock.advance({ minutes: 5 })
  await step(0, 'nobody_opens')
  assert.equal((await seen(0)).fault, 'family')
  await choose(0, 'nobody-came', {})
  assert.equal((await contract()).visits_done, 0)
  clock.advance({ days: 5 })
  await settle()
  assert.deepEqual([(await seen(0)).confirmation, (await seen(0)).fault], ['claimed', 'family'])
  assert.equal((await unconfirmedRow(planned[0]?.id)).needs_person, true)
  const kept = await done(`visits/${planned[0]?.id}/decision`, { decision: 'made', note: 'Salim rang twice' })
  assert.deepEqual([kept.visit_status.value, kept.fault, kept.confirmation], ['missed', 'family', null])
  assert.equal((await contract()).visits_done, 1)
  assert.equal(errorCodeOf((await choose(0, 'nobody-came', {})).body), 'transition_not_allowed')
})

test('nothing is disputed after 48 hours, nor what the family confirmed itself @W3', async () => {
  const { planned, make, seen, choose } = await family()
  await make(0)
  advanceTo(Date.parse(planned[0]?.ends_at ?? '') + 48 * 3_600_000 + 1)
  assert.equal((await seen(0)).disputable_until, null)
  assert.equal(errorCodeOf((await choose(0, 'nobody-came', {})).body), 'transition_not_allowed')
  afterEnd(planned[1], 5)
  await choose(1, 'came', {})
  assert.deepEqual([(await seen(1)).visit_status.value, (await seen(1)).disputable_until], ['done', null])
  assert.equal(errorCodeOf((await choose(1, 'nobody-came', {})).body), 'transition_not_allowed')
})

test('a contract does not finish while its last visit is disputed, and finishes once that is decided @W3', async () => {
  const { planned, make, set, choose, contract } = await family()
  for (const place of [0, 1]) await make(place)
  advanceTo(planned[3]?.arrives_from ?? '')
  // The 48 hours begin with the mark, if that comes late.
  for (const state of ['in_progress', 'done']) await set(2, { state })
  assert.equal((await choose(2, 'nobody-came', {})).status, 200)
  await make(3)
  assert.notEqual((await contract()).state.value, 'finished')
  await done(`visits/${planned[2]?.id}/decision`, { decision: 'made' })
  assert.equal((await contract()).state.value, 'finished')
  // Where the contract is over, no other time can be chosen, so the money goes back at once.
  const said = await choose(3, 'nobody-came', {})
  assert.equal(said.status, 200, said.text)
  const returned = await done(`visits/${planned[3]?.id}/decision`, { decision: 'failed' })
  assert.deepEqual([returned.fault, returned.returned], ['agency', 108.96])
})

test('the owner has a list of the visits from before families were asked @W3', async () => {
  const { planned, seen } = await family()
  afterEnd(planned[0], 60)
  await running().app.database.write((tx) =>
    tx.execute(sql`update visits set must_be_confirmed = false where id = ${planned[0]?.id}`),
  )
  assert.equal((await seen(0)).confirmation, null)
  assert.equal(await unconfirmedRow(planned[0]?.id), undefined)
  const old = Object((await office('unconfirmed-visits?asked=no&limit=100')).body).result
  const row = old.find(({ id }: Visit) => id === planned[0]?.id)
  assert.deepEqual([row.at_stake, row.days], [108.96, 0])
})

/** Asks to leave, so late that the office has to answer, and returns the request and its refund. */
async function askToLeave({ person, contractId }: Awaited<ReturnType<typeof family>>) {
  const { token } = await person()
  const body = { contract_id: contractId, request_reason: 'moving', priority: 'low' }
  const sent = await ask('POST /api/cancellation/create', {
    token,
    body: { ...body, request_date: riyadhDay(instant(now())) },
  })
  const { id, granted, refund } = Object(sent.body).result
  assert.equal(granted, false, sent.text)
  return { refund, approve: () => done(`requests/${id}/answer`, { decision: 'approve' }) }
}

const totalOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + Math.round(one * 100), 0)

test('a visit that nobody confirmed while the office reviewed a cancellation is returned once @W3', async () => {
  const leaving = await family()
  await leaving.make(0)
  const { approve, refund } = await askToLeave(leaving)
  // 284.25 + 42.64 - 71.06 - 10.66
  assert.equal(refund, 245.17)
  afterEnd(leaving.planned[1], 5)
  await approve()
  // 189.50 + 28.43 - 47.38 - 7.11
  assert.deepEqual(await leaving.refunds(), [163.44])
  clock.advance({ days: 7 })
  await settle()
  assert.equal(totalOf(await leaving.refunds()), 16_344 + 10_896)
})

test('a visit that was given another time before a cancellation is returned with the others @W2', async () => {
  const leaving = await family()
  await leaving.make(0)
  await leaving.set(1, { state: 'cancelled' })
  const [time] = (await leaving.times(1)).toReversed()
  const chosen = await leaving.choose(1, 'another-time', {
    date: time?.date,
    visit_window: time?.visit_window,
  })
  assert.equal(chosen.status, 200, chosen.text)
  const { approve, refund } = await askToLeave(leaving)
  assert.equal(refund, 245.17)
  await approve()
  assert.deepEqual(await leaving.refunds(), [245.17])
})

test('a visit in dispute whose whole order was returned meanwhile returns nothing more @W3', async () => {
  const { orderId, make, choose, refunds } = await family()
  await make(0)
  const said = await choose(0, 'nobody-came', {})
  assert.equal(said.status, 200, said.text)
  await done(`orders/${orderId}/cancel`, { reason: 'x' })
  clock.advance({ days: 3 })
  await settle()
  assert.deepEqual(await refunds(), [435.85])
})

test('a visit that we call off while the office reviews a cancellation is returned once, though the next one is lost @W2', async () => {
  const leaving = await family()
  advanceTo(Date.parse(leaving.planned[0]?.arrives_from ?? '') - 30 * 3_600_000)
  const { approve, refund } = await askToLeave(leaving)
  assert.equal(refund, 245.17)
  await leaving.set(2, { state: 'cancelled' })
  await approve()
  // 189.50 + 28.43 - 47.38 - 7.11 for two visits, and 108.96 for the one called off
  assert.equal(totalOf(await leaving.refunds()), 16_344 + 10_896)
})
