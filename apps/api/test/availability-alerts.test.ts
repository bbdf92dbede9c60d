import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeCustomer } from '../src/db/repositories/customers.ts'
import { sendAvailabilityAlerts } from '../src/use-cases/alerts/send-availability-alerts.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { parsePlacedOrder, placeHourly, residentOrderBody } from './support/orders.ts'
import { testPassword, createCustomer } from './support/people.ts'
import { recordStatements } from './support/statements.ts'
import { startTestServer } from './support/server.ts'

const office = 'an operations token of some length'

// The clock is at Sunday, 4 October 2026.
const server = startTestServer({ DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '4', OPS_TOKEN: office })
const { ask, clock, sentEmails, running, texts } = server

type Alert = {
  plan_id: { id: number } | null
  email: string | null
  mobile: string | null
  answered_at: string | null
}

const tellMe = (body: object, token?: string, language?: 'ar' | 'en') =>
  ask('POST /api/availability-alerts', { body, ...(token && { token }), ...(language && { language }) })

const linkIn = (text = ''): string => /\/WaitingList\?token=([\w-]{43})/.exec(text)?.[1] ?? ''

const lettersTo = async (email: string) => {
  await drainOutbox(running().app)
  return sentEmails().filter(({ to }) => to === email)
}

const confirm = (token: string) => ask('POST /api/availability-alerts/confirm', { body: { token } })

/** Asks as a guest, and opens the link of the letter. */
async function tellMeConfirmed(
  body: { readonly email: string; readonly plan_id: number; readonly date?: string },
  language?: 'ar' | 'en',
): Promise<void> {
  assert.equal((await tellMe(body, undefined, language)).status, 201)
  const letters = await lettersTo(body.email)
  assert.equal((await confirm(linkIn(letters.at(-1)?.text))).status, 200)
}

const openOnes = async (): Promise<readonly Alert[]> =>
  Object(
    (await ask('GET /ops/availability-alerts?open=true', { headers: { authorization: `Bearer ${office}` } }))
      .body,
  ).result

const answered = async () => {
  const before = sentEmails().length
  await sendAvailabilityAlerts(running().app)
  await drainOutbox(running().app)
  return sentEmails().slice(before)
}

/**
 * Orders a live-in plan from a day on, so that its worker is taken. Returns a function that cancels
 * the order.
 */
const live = async (plan: number, first_visit_date: string) => {
  const person = await createCustomer(server)
  const body = residentOrderBody(person, { order_line: [{ product_id: plan }], first_visit_date })
  const { id } = parsePlacedOrder(await ask('POST /api/sale_order/resident', { token: person.token, body }))
  return () => ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })
}

test('an email address that waits for a plan twice gets one email once the plan is available @rule:tell-me-when @call:createAvailabilityAlert @call:opsListAvailabilityAlerts', async () => {
  const cancel = await live(206, '2026-10-10')
  const email = 'mother@home.example'
  await tellMeConfirmed({ plan_id: 206, email }, 'en')
  const again = await tellMe({ plan_id: 206, email: email.toUpperCase() }, undefined, 'en')
  assert.equal(again.status, 201, again.text)
  assert.deepEqual(
    (await openOnes()).map(({ plan_id, email: to }) => [plan_id?.id, to]),
    [[206, email]],
  )
  assert.deepEqual(await answered(), [])
  await cancel()
  const [letter, ...others] = await answered()
  assert.equal(others.length, 0)
  assert.equal(letter?.to, email)
  assert.match(letter?.text ?? '', /can be booked again[\s\S]+\/en\/s2\/206/)
  assert.deepEqual(await openOnes(), [])
  assert.deepEqual(await answered(), [])
})

test('an availability alert for a day is sent only when the plan can begin by that day @rule:tell-me-when', async () => {
  const cancel = await live(205, '2026-10-05')
  await tellMe({ plan_id: 205, date: '2026-10-20', mobile: '0555111222' })
  await tellMe({ plan_id: 205, date: '2026-12-01', mobile: '0555111222' })
  // The worker is free again on 4 November: too late for one alert, in time for the other. An alert with
  // only a phone number goes to the office.
  const [letter, ...others] = await answered()
  assert.equal(others.length, 0)
  assert.match(letter?.text ?? '', /966555111222/)
  assert.deepEqual(
    (await openOnes()).map(({ mobile }) => mobile),
    ['+966555111222'],
  )
  await cancel()
  assert.equal((await answered()).length, 1)
})

test('an availability alert for the day of a visit waits until a worker is free on that day @rule:tell-me-when', async () => {
  const body = { service_package_id: 103, visit_window: 'evening', service_date: '2026-10-16' }
  const placed = await placeHourly(server, await createCustomer(server), body)
  await tellMeConfirmed({ plan_id: 103, date: body.service_date, email: 'friday@home.example' })
  // The plan is available on the Friday before, which is not the day that is wanted.
  assert.deepEqual(await answered(), [])
  const freed = await ask(`POST /ops/orders/${placed.id}/release`, {
    headers: { authorization: `Bearer ${office}` },
    body: {},
  })
  assert.equal(freed.status, 200, freed.text)
  assert.deepEqual(
    (await answered()).map(({ to }) => to).filter((to) => to.startsWith('friday')),
    ['friday@home.example'],
  )
})

test('a customer is emailed once a region is served; an alert for an unserved region stays open and is deleted with the account @rule:tell-me-when', async () => {
  const person = await createCustomer(server)
  assert.equal((await tellMe({ state_id: 5 }, person.token)).status, 201)
  assert.equal((await tellMe({ state_id: 2 }, person.token)).status, 201)
  const told = await answered()
  assert.deepEqual(
    told.map(({ to }) => to),
    [person.email],
  )
  assert.equal((await openOnes()).length, 1)
  const mine = await ask('GET /api/my/data', { token: person.token })
  assert.equal(Object(mine.body).result.availabilityAlerts.length, 2)
  const gone = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  assert.deepEqual(await openOnes(), [])
  assert.deepEqual(
    (await answered()).map(({ to }) => to),
    [person.email],
    'only the farewell',
  )
})

test('a customer without an email gets the alert by text if the mobile is verified; if not, the office is emailed the mobile to call @rule:tell-me-when', async () => {
  const [proved, unproved] = [await createCustomer(server), await createCustomer(server)]
  await running().app.database.write(async (tx) => {
    await changeCustomer(tx, proved.id, { email: null })
    await changeCustomer(tx, unproved.id, { email: null, provedAt: null })
  })
  await tellMe({ state_id: 5 }, proved.token)
  await tellMe({ state_id: 5 }, unproved.token)
  const calls = await answered()
  assert.deepEqual(
    texts().map(({ to }) => to),
    [proved.mobile],
  )
  assert.deepEqual(
    calls.map(({ text }) => text.includes(unproved.mobile)),
    [true],
  )
})

test('an email waits only once its link was opened; until then the office does not see it and nothing else is sent @rule:tell-me-when @call:confirmAvailabilityAlert', async () => {
  const email = 'neighbour@home.example'
  const kept = await tellMe({ state_id: 5, email }, undefined, 'en')
  assert.match(kept.text, /emailed you a link/)
  const [letter, ...others] = await lettersTo(email)
  assert.equal(others.length, 0)
  assert.match(letter?.text ?? '', /\/en\/WaitingList\?token=/)
  assert.deepEqual(await openOnes(), [])
  // The region is served already, so a confirmed request would be answered at once.
  assert.deepEqual(await answered(), [])
  assert.equal((await confirm('x'.repeat(43))).status, 404)
  // A repeated request sends another link, and the earlier one ends.
  await tellMe({ state_id: 5, email }, undefined, 'ar')
  const [, second] = await lettersTo(email)
  assert.match(second?.text ?? '', /تأكيد رغبتكم/)
  assert.equal((await confirm(linkIn(letter?.text))).status, 404)
  for (let times = 0; times < 2; times += 1) assert.equal((await confirm(linkIn(second?.text))).status, 200)
  assert.deepEqual(
    (await answered()).map(({ to }) => to),
    [email],
  )
  assert.deepEqual(await answered(), [])
})

test('a mailbox gets five letters of a waiting list in a day, whoever asks, and none without its word (before: 20 in 310 s, again each quarter of an hour) @rule:limits @F6', async (context) => {
  const email = 'stranger-asked@home.example'
  const statuses: number[] = []
  for (let quarter = 0; quarter < 95; quarter += 1) {
    const date = `2026-${quarter % 2 === 0 ? 11 : 12}-${String(1 + (quarter % 28)).padStart(2, '0')}`
    statuses.push((await tellMe({ plan_id: 206, date, email })).status)
    await sendAvailabilityAlerts(running().app)
    clock.advance({ minutes: 15 })
  }
  const letters = await lettersTo(email)
  context.diagnostic(`${letters.length} letters of a day to one mailbox, ${statuses.length} requests`)
  assert.equal(letters.length, 5)
  assert.equal(statuses.filter((status) => status === 429).length, 90)
})

test('the server refuses invalid availability alerts by field, and more than eight alerts of one mobile in a quarter of an hour', async () => {
  const fields = async (body: object) => Object((await tellMe(body)).body).fields
  assert.deepEqual(await fields({ plan_id: 206 }), { email: 'required' })
  assert.deepEqual(await fields({ email: 'a@home.example' }), { plan_id: 'required' })
  assert.deepEqual(await fields({ plan_id: 9999, state_id: 99, city_id: 99_999, email: 'a@home.example' }), {
    plan_id: 'not_found',
    state_id: 'not_found',
    city_id: 'not_found',
  })
  assert.deepEqual(await fields({ plan_id: 206, state_id: 5, email: 'a@home.example' }), {
    plan_id: 'not_allowed',
  })
  assert.deepEqual(await fields({ plan_id: 206, date: '2026-10-03', email: 'a@' }), {
    date: 'too_small',
    email: 'not_an_email',
  })
  const statuses: number[] = []
  for (let day = 10; day < 20; day += 1)
    statuses.push((await tellMe({ plan_id: 206, date: `2026-11-${day}`, mobile: '0555111333' })).status)
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 201, 201, 201, 429, 429])
})

test('checking thirty more open availability alerts takes the same database statements', async () => {
  const { app } = running()
  const turn = () => recordStatements(app.database, () => sendAvailabilityAlerts(app))
  await live(206, '2026-10-10')
  await answered()
  const few = await turn()
  for (let each = 0; each < 30; each += 1)
    await tellMeConfirmed({ plan_id: 206, email: `waiting${each}@home.example` })
  assert.deepEqual(await turn(), few)
})
