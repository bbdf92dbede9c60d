import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { DriverStep } from '@sakina/domain/vocabulary'
import { createBackgroundJobs } from '../src/background.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const secret = 'the driver links of this test'
const server = startTestServer(
  { OPS_TOKEN: officeToken, DRIVER_LINK_SECRET: secret, DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '1000' },
  {},
  [102, 107],
)
const { ask, clock, running } = server
const { office, done } = officeClient(server)
const { mine } = portalClient(server)

const now = () => running().app.now()
const advanceTo = (moment: string) =>
  clock.advance({ minutes: (new Date(moment).getTime() - now().getTime()) / 60_000 })

let weeks = 0

/** A family with a visit on a Monday evening, and the driver's link of that day. */
async function visitDay(driver = 'Salim') {
  const person = await createCustomer(server)
  weeks += 1
  const date = new Date(Date.UTC(2026, 9, 5 + 7 * weeks)).toISOString().slice(0, 10)
  await placePaidHourly(server, person, {
    service_package_id: 102,
    service_date: date,
    visit_window: 'evening',
    partner_shipping_id: person.addressId,
  })
  const made = await done('driver-links', { driver, date })
  advanceTo(`${date}T15:00:00+03:00`)
  const family = async (): Promise<Person> => signInAgain(server, person)
  const [visit] = await mine(await family(), 'my/visit-lines')
  return { date, family, visit, link: linkOf(made), arrivesFrom: `${date}T16:00:00+03:00` }
}

const linkOf = ({ link }: { readonly link: string }): string => link.split('#')[1] ?? ''

const open = (link: string) => ask('POST /api/driver/day', { body: { link } })

type StepInput = { readonly link: string; readonly visit: { readonly id: string } }

type StepDetails = { readonly id?: string; readonly at?: string }

const say = ({ link, visit }: StepInput, step: DriverStep, details: StepDetails = {}) =>
  ask('POST /api/driver/steps', {
    body: { link, visit: visit.id, step, id: randomUUID(), at: now().toISOString(), ...details },
  })

async function taken(said: StepInput, step: DriverStep, details: StepDetails = {}) {
  const answer = await say(said, step, details)
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result.visits[0]
}

const seen = async ({ family }: { family: () => Promise<Person> }) =>
  (await mine(await family(), 'my/visit-lines'))[0]

const stepsOf = ({ steps }: { steps: readonly { step: string }[] }) => steps.map(({ step }) => step)

test('a driver link lists the visits of a day that no other driver has, or those that the office names @rule:visit-day @call:opsMakeDriverLink', async () => {
  const { date, link, visit } = await visitDay()
  const made = await done('driver-links', { driver: 'Salim', date })
  assert.equal(linkOf(made), link)
  assert.match(made.link, /^http:\/\/[^#?]+\/Driver#/)
  assert.deepEqual(
    made.visits.map(({ id, driver }: { id: string; driver: string }) => [id, driver]),
    [[visit.id, 'Salim']],
  )
  assert.equal(made.opens_at, new Date(`${date}T00:00:00+03:00`).toISOString())
  const other = await done('driver-links', { driver: 'Ravi', date })
  assert.deepEqual(other.visits, [])
  assert.equal((await done('driver-links', { driver: 'Ravi', date, visits: [visit.id] })).visits.length, 1)
  assert.deepEqual(Object((await open(link)).body).result.visits, [])
  assert.equal(errorCodeOf((await say({ link, visit }, 'left')).body), 'not_found')
  const wrongDay = await office('driver-links', { driver: 'Ravi', date: '2027-01-01', visits: [visit.id] })
  assert.equal(errorCodeOf(wrongDay.body), 'not_found')
})

test('a driver link that was altered, or signed with another secret, is refused @rule:visit-day @R18', async () => {
  const { link, date } = await visitDay()
  const [, signature] = link.split('.')
  const key = (driver: string) => Buffer.from(JSON.stringify({ driver, day: date })).toString('base64url')
  const foreign = createHmac('sha256', 'another secret, 24 long').update(`driver-link ${key('Salim')}`)
  for (const forged of [
    `${key('Ravi')}.${signature}`,
    `${key('Salim')}.${foreign.digest('base64url')}`,
    key('Salim'),
    'x',
    `${link}x`.replace(/^./, '_'),
  ]) {
    const answer = await open(forged)
    assert.equal(answer.status, 422, forged)
    assert.equal(errorCodeOf(answer.body), 'driver_link_invalid')
  }
})

test('a driver link works from midnight of its day until four the next morning @rule:visit-day @call:getDriverDay', async () => {
  const { date, visit } = await visitDay()
  const next = new Date(new Date(`${date}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10)
  const tomorrow = linkOf(await done('driver-links', { driver: 'Salim', date: next }))
  const today = linkOf(await done('driver-links', { driver: 'Salim', date }))
  const code = async (link: string) => errorCodeOf((await open(link)).body)
  assert.equal(await code(tomorrow), 'driver_link_closed')
  advanceTo(`${next}T03:59:00+03:00`)
  assert.equal((await open(today)).status, 200)
  assert.equal((await open(tomorrow)).status, 200)
  clock.advance({ minutes: 1 })
  assert.equal(await code(today), 'driver_link_closed')
  assert.equal(errorCodeOf((await say({ link: today, visit }, 'left')).body), 'driver_link_closed')
})

test('the family sees each step of the driver, and the driver sees no customer data, no link but to a known map, and no address after the visit @rule:visit-day @call:reportVisitStep', async () => {
  const day = await visitDay()
  const [before] = Object((await open(day.link)).body).result.visits
  assert.deepEqual([before.state, before.nobody_opens_from, before.steps], ['scheduled', null, []])
  assert.ok(before.address)
  assert.doesNotMatch(JSON.stringify(before), /customer|amount|phone/)
  const linkGiven = async (map_link: string) => {
    const { token, addressId } = await day.family()
    const changed = await ask(`PATCH /api/partners/child/${addressId}`, { token, body: { map_link } })
    assert.equal(changed.status, 200, changed.text)
    return Object((await open(day.link)).body).result.visits[0].map_link
  }
  assert.equal(await linkGiven('https://maps.app.goo.gl/abc'), 'https://maps.app.goo.gl/abc')
  assert.equal(await linkGiven('https://evil.example/sign-in'), null)
  const left = await taken(day, 'left')
  assert.deepEqual([left.state, stepsOf(left)], ['on_the_way', ['left']])
  assert.equal((await seen(day)).visit_status.value, 'on_the_way')
  advanceTo(`${day.date}T16:10:00+03:00`)
  const door = await taken(day, 'at_door')
  assert.equal(door.nobody_opens_from, new Date(`${day.date}T16:15:00+03:00`).toISOString())
  const waiting = await seen(day)
  assert.deepEqual(
    [waiting.driver, waiting.driver_waits_until, stepsOf(waiting)],
    ['Salim', door.nobody_opens_from, ['left', 'at_door']],
  )
  assert.equal((await taken(day, 'inside')).state, 'in_progress')
  const over = await taken(day, 'done')
  assert.deepEqual([over.state, over.address, over.door_contact], ['done', null, null])
  assert.equal((await seen(day)).visit_status.value, 'done')
})

test('"nobody opens" is refused 4:59 after the driver came to the door and accepted after 5:00, by the clock of the server @rule:visit-day @rule:driver-waits', async () => {
  const day = await visitDay()
  advanceTo(`${day.date}T16:10:00+03:00`)
  const early = await say(day, 'nobody_opens')
  assert.equal(errorCodeOf(early.body), 'transition_not_allowed')
  // The phone reports that the driver has been there for an hour.
  await taken(day, 'at_door', { at: `${day.date}T12:10:00Z` })
  clock.advance({ minutes: 4 + 59 / 60 })
  const refused = await say(day, 'nobody_opens', { at: `${day.date}T18:00:00Z` })
  assert.deepEqual([refused.status, errorCodeOf(refused.body)], [409, 'driver_still_waiting'])
  const byOffice = await office(`visits/${day.visit.id}/state`, { state: 'missed', fault: 'family' })
  assert.equal(errorCodeOf(byOffice.body), 'transition_not_allowed')
  assert.equal((await seen(day)).visit_status.value, 'on_the_way')
  clock.advance({ minutes: 1 / 60 })
  assert.equal((await taken(day, 'nobody_opens')).state, 'missed')
  assert.equal(errorCodeOf((await say(day, 'inside')).body), 'transition_not_allowed')
  const notices = (await mine(await day.family(), 'my/notices')).map(({ kind }: { kind: string }) => kind)
  assert.ok(notices.includes('visit_missed'))
  assert.ok(!notices.includes('visit_at_door'))
})

test('a driver who is early can report “nobody opens” only five minutes after the arrival window begins @rule:visit-day', async () => {
  const day = await visitDay()
  advanceTo(`${day.date}T15:40:00+03:00`)
  await taken(day, 'at_door')
  advanceTo(`${day.date}T16:04:59+03:00`)
  assert.equal(errorCodeOf((await say(day, 'nobody_opens')).body), 'driver_still_waiting')
  clock.advance({ minutes: 1 / 60 })
  assert.equal((await taken(day, 'nobody_opens')).state, 'missed')
})

test('steps sent late, twice or out of order are each recorded once, with the time they happened @rule:visit-day', async () => {
  const day = await visitDay()
  advanceTo(`${day.date}T16:30:00+03:00`)
  const id = randomUUID()
  const inside = { id, at: `${day.date}T13:20:00Z` }
  await taken(day, 'inside', inside)
  const again = await Promise.all([taken(day, 'inside', inside), taken(day, 'inside', inside)])
  assert.deepEqual(again.map(stepsOf), [['inside'], ['inside']])
  await taken(day, 'inside', { at: `${day.date}T13:25:00Z` })
  await taken(day, 'left', { at: `${day.date}T13:00:00Z` })
  const late = await taken(day, 'at_door', { at: `${day.date}T13:15:00Z` })
  assert.equal(late.state, 'in_progress')
  assert.deepEqual(
    late.steps.map(({ step, at }: { step: string; at: string }) => `${step} ${at.slice(11, 16)}`),
    ['left 13:00', 'at_door 13:15', 'inside 13:20'],
  )
  const kinds = (await mine(await day.family(), 'my/notices')).map(({ kind }: { kind: string }) => kind)
  assert.ok(!kinds.some((kind: string) => kind === 'visit_on_the_way' || kind === 'visit_at_door'))
  // The wrong clock of a phone does not change what the family sees.
  const wrong = await taken(day, 'done', { at: '2030-01-01T00:00:00Z' })
  assert.equal(wrong.steps.at(-1).at, now().toISOString())
  assert.deepEqual(stepsOf(await seen(day)), ['left', 'at_door', 'inside', 'done'])
})

test('a step of the driver is refused for a visit that the office has cancelled @rule:visit-day', async () => {
  const day = await visitDay()
  await done(`visits/${day.visit.id}/state`, { state: 'cancelled' })
  assert.equal(errorCodeOf((await say(day, 'left')).body), 'transition_not_allowed')
  const [shown] = Object((await open(day.link)).body).result.visits
  assert.deepEqual([shown.state, shown.address], ['cancelled', null])
})

test('once the driver is at the door, the family can say that somebody is coming, and the driver sees it @rule:visit-day @call:tellDriverSomeoneIsComing', async () => {
  const day = await visitDay()
  const coming = async () =>
    ask(`POST /api/my/visits/${day.visit.id}/coming`, { token: (await day.family()).token })
  assert.equal(errorCodeOf((await coming()).body), 'transition_not_allowed')
  await taken(day, 'at_door')
  const at = now().toISOString()
  assert.equal((await coming()).status, 200)
  clock.advance({ minutes: 1 })
  assert.equal(Object((await coming()).body).result.coming_at, at)
  assert.equal(Object((await open(day.link)).body).result.visits[0].coming_at, at)
  const stranger = await signInAgain(server, await createCustomer(server))
  const theirs = await ask(`POST /api/my/visits/${day.visit.id}/coming`, { token: stranger.token })
  assert.equal(errorCodeOf(theirs.body), 'not_found')
})

test('until the worker is inside, the family can name who opens the door, and the driver sees the contact @rule:visit-day @call:nameDoorContact', async () => {
  const day = await visitDay()
  const name = async (body: object, person = day.family()) =>
    ask(`POST /api/my/visits/${day.visit.id}/door-contact`, { token: (await person).token, body })
  assert.deepEqual(Object((await name({ name: 'أم سارة', mobile: '123' })).body).fields, {
    mobile: 'not_a_phone',
  })
  const named = await name({ name: ' أم سارة ', mobile: '+966 55 000 1234' })
  const contact = { name: 'أم سارة', mobile: '0550001234' }
  assert.deepEqual(Object(named.body).result.door_contact, contact)
  assert.deepEqual((await taken(day, 'left')).door_contact, contact)
  const stranger = signInAgain(server, await createCustomer(server))
  assert.equal(errorCodeOf((await name(contact, stranger)).body), 'not_found')
  await taken(day, 'inside')
  assert.equal(errorCodeOf((await name(contact)).body), 'transition_not_allowed')
})

test('the door contact is erased a day after the visit, the driver and the steps after ninety days @rule:retention', async () => {
  const day = await visitDay()
  const token = (await day.family()).token
  const body = { name: 'Umm Sara', mobile: '0550001234' }
  await ask(`POST /api/my/visits/${day.visit.id}/door-contact`, { token, body })
  await taken(day, 'left')
  const afterDays = async (days: number) => {
    clock.advance({ days })
    await createBackgroundJobs(running().app)
      .find(({ name }) => name === 'housekeeping')
      ?.work()
    const { door_contact, driver, steps } = await seen(day)
    return [door_contact, driver, steps.length]
  }
  assert.deepEqual(await afterDays(1), [body, 'Salim', 1])
  assert.deepEqual(await afterDays(1), [null, 'Salim', 1])
  assert.deepEqual(await afterDays(88), [null, 'Salim', 1])
  assert.deepEqual(await afterDays(1), [null, null, 0])
})

test('the location of a driver is neither accepted nor stored @rule:visit-day', async () => {
  const place = { latitude: 24.71 } as StepDetails
  const answer = await say({ link: 'x', visit: { id: randomUUID() } }, 'left', place)
  assert.deepEqual(Object(answer.body).fields, { latitude: 'unknown_field' })
  const columns = await running().app.database.reader.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns
        where table_name in ('visits', 'visit_steps')`,
    'objects',
  )
  for (const known of ['door_mobile', 'happened_at']) assert.ok(columns.some(({ name }) => name === known))
  const ofPlaces = columns.filter(({ name }) => /lat|lng|lon|place|position|geo|coord/.test(name))
  assert.deepEqual(ofPlaces, [])
})
