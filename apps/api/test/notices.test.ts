import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { NoticeKind } from '@sakina/domain/vocabulary'
import { customers } from '../src/db/schema/identity.ts'
import { notifyCustomer } from '../src/use-cases/notices/notify-customer.ts'
import { sendReminders } from '../src/use-cases/notices/send-reminders.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { removeExpiredRecords } from '../src/use-cases/retention/remove-expired.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidResident } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

// The clock is at noon in Riyadh on Sunday, 4 October 2026.
const server = startTestServer(
  { DEMO: 'false', OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '1000' },
  {},
  [101, 102, 103, 104],
)
const { ask, clock, sentEmails, running, texts } = server
const { done } = officeClient(server)
const { mine, asked } = portalClient(server)

type Language = 'ar' | 'en'
type Listed = { id: string; kind: NoticeKind; title: string; text: string; path: string; read: boolean }

const drain = async () => {
  while ((await drainOutbox(running().app)) > 0);
}

async function listOf(person: Person, language: Language = 'en') {
  const { token } = await signInAgain(server, person)
  const answer = await ask('GET /api/my/notices?limit=100', { token, language })
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body) as { result: readonly Listed[]; unread: number }
}

async function customerWith(columns: Partial<typeof customers.$inferInsert>): Promise<Person> {
  const person = await createCustomer(server)
  await running().app.database.write((tx) =>
    tx.update(customers).set(columns).where(eq(customers.id, person.id)),
  )
  return person
}

/** Everything that was sent to a person, by any channel. */
const sentTo = ({ email, mobile }: Person): readonly string[] => [
  ...sentEmails().flatMap(({ to }) => (to === email ? ['mail'] : [])),
  ...texts().flatMap(({ to }) => (to === mobile ? ['text'] : [])),
]

const riyadh = () => new Date(running().app.now().getTime() + 3 * 3_600_000)

const dayIn = (days: number) => new Date(riyadh().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the first day that is not a Friday, starting this many days ahead. */
const workday = (days: number): string =>
  [dayIn(days), dayIn(days + 1)].find((day) => new Date(day).getUTCDay() !== 5) ?? ''

const advanceTo = (moment: Date | string) =>
  clock.advance({ minutes: (new Date(moment).getTime() - running().app.now().getTime()) / 60_000 })

/** Moves the clock out of the quiet hours, so that no email is delayed. */
const byDay = () => {
  const hour = riyadh().getUTCHours()
  if (hour < 9 || hour > 20) advanceTo(`${dayIn(hour < 9 ? 0 : 1)}T10:00:00+03:00`)
}

test('a transaction that is rolled back sends no notice @rule:notices', async () => {
  const person = await createCustomer(server)
  const { app } = running()
  const rolledBack = app.database.write(async (tx) => {
    await notifyCustomer(tx, app, person.id, {
      kind: 'order_placed',
      about: person.id,
      facts: { number: 'SK-1' },
    })
    await notifyCustomer(tx, app, person.id, { kind: 'password_changed', about: person.id, facts: {} })
    throw new Error('no')
  })
  await assert.rejects(rolledBack)
  await drain()
  assert.deepEqual((await listOf(person)).result, [])
  assert.deepEqual(sentTo(person), [])
})

/** Stores the reminder of a visit for a customer; it then waits in the outbox. */
async function remindOf({ id }: Person, visit: { readonly id: string }): Promise<void> {
  const { app } = running()
  const facts = { day: dayIn(4), from: '08:00', to: '09:00' }
  await app.database.write((tx) =>
    notifyCustomer(tx, app, id, { kind: 'visit_tomorrow', about: visit.id, facts }),
  )
}

test('moving a visit removes its reminder from the list and from the outbox @rule:notices', async () => {
  byDay()
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_package_id: 101, service_date: workday(4) })
  await drain()
  const token = async () => (await signInAgain(server, person)).token
  const [visit] = await mine({ token: await token() }, 'my/visit-lines')
  await remindOf(person, visit)
  const before = sentTo(person)
  const body = { date: workday(7), visit_window: 'morning' }
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, { token: await token(), body })
  assert.equal(moved.status, 200, moved.text)
  await drain()
  const kinds = (await listOf(person)).result.map(({ kind }) => kind)
  assert.ok(kinds.includes('visit_moved') && !kinds.includes('visit_tomorrow'))
  assert.deepEqual(sentTo(person), [...before, 'mail', 'text'].toSorted())
})

test('a free cancellation, which is carried out at once, withdraws the reminders of its visits @rule:notices', async () => {
  byDay()
  const person = await createCustomer(server)
  const order = { service_package_id: 104, service_date: workday(6) }
  const { contractId } = await placePaidHourly(server, person, order)
  await drain()
  const [visit] = await mine(person, 'my/visit-lines')
  await remindOf(person, visit)
  const before = texts().length
  await asked(person, 'cancellation', { contract_id: contractId, request_date: dayIn(0) })
  await drain()
  const kinds = (await listOf(person)).result.map(({ kind }) => kind)
  assert.ok(kinds.includes('request_answered') && !kinds.includes('visit_tomorrow'))
  const later = texts().slice(before)
  assert.ok(later.every(({ text }) => !/غدًا|tomorrow/.test(text)))
})

type Paid = Awaited<ReturnType<typeof placePaidHourly>> & { readonly person: Person }
type Cancellation = (paid: Paid, day: string) => Promise<() => unknown> | (() => unknown)

const cancellations: Readonly<Record<string, Cancellation>> = {
  'an order is cancelled':
    ({ orderId }) =>
    () =>
      done(`orders/${orderId}/cancel`, { reason: 'x' }),
  'a contract is cancelled':
    ({ contractId }) =>
    () =>
      done(`contracts/${contractId}/state`, { state: 'cancelled' }),
  'the office approves a cancellation':
    ({ contractId, person }) =>
    async () => {
      const token = await signInAgain(server, person)
      const id = await asked(token, 'cancellation', { contract_id: contractId, request_date: dayIn(0) })
      await done(`requests/${id}/answer`, { decision: 'approve' })
    },
  'a contract is suspended': async ({ contractId, person }, day) => {
    const pause = { suspention_date: day, resume_date: workday(20), request_date: dayIn(0) }
    const id = await asked(person, 'suspension', { contract_id: contractId, ...pause })
    return () => done(`requests/${id}/answer`, { decision: 'approve' })
  },
}

for (const [name, prepare] of Object.entries(cancellations))
  test(`when ${name}, the reminders of its visits are withdrawn @rule:notices`, async () => {
    byDay()
    const person = await createCustomer(server)
    const date = workday(6)
    const paid = await placePaidHourly(server, person, { service_package_id: 104, service_date: date })
    const act = await prepare({ ...paid, person }, date)
    const [visit] = await mine(person, 'my/visit-lines')
    await drain()
    advanceTo(new Date(new Date(`${visit.first_visit_date}T18:30:00+03:00`).getTime() - 86_400_000))
    await sendReminders(running().app)
    assert.equal((await listOf(person)).result[0]?.kind, 'visit_tomorrow')
    const before = texts().length
    await act()
    await drain()
    const kinds = (await listOf(person)).result.map(({ kind }) => kind)
    assert.ok(!kinds.includes('visit_tomorrow'))
    const reminder = texts()
      .slice(before)
      .find(({ text }) => /غدًا|tomorrow/.test(text))
    assert.equal(reminder, undefined)
  })

test('at night a notice is in the list at once, while its email and text wait for the morning @rule:notices', async () => {
  for (const person of [await createCustomer(server), await customerWith({ email: null })]) {
    byDay()
    const who = await signInAgain(server, person)
    const { orderId } = await placePaidResident(server, who, { first_visit_date: workday(5) })
    await drain()
    advanceTo(`${dayIn(0)}T22:30:00+03:00`)
    const before = sentTo(person)
    await done(`orders/${orderId}/stage`, { stage: 'on_the_way' })
    await drain()
    assert.equal((await listOf(person)).result[0]?.kind, 'stage_reached')
    assert.deepEqual(sentTo(person), before)
    advanceTo(`${dayIn(1)}T08:00:00+03:00`)
    await drain()
    assert.ok(sentTo(person).length > before.length)
  }
})

test('at night a text about a driver on the way is sent at once @rule:notices', async () => {
  byDay()
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_package_id: 101, service_date: workday(4) })
  await drain()
  const [visit] = await mine(person, 'my/visit-lines')
  advanceTo(`${visit.first_visit_date}T00:30:00+03:00`)
  const before = sentTo(person)
  await done(`visits/${visit.id}/state`, { state: 'on_the_way' })
  await drain()
  assert.deepEqual(sentTo(person), [...before, 'text'])
})

test('a notice is marked as read when its owner opens it, or together with all others @call:markNoticesAsRead @rule:notices', async () => {
  byDay()
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  await placePaidHourly(server, person, { service_package_id: 101, service_date: workday(6) })
  const first = await listOf(person)
  assert.equal(first.unread, 2)
  const read = async (who: Person, body: object) =>
    ask('POST /api/my/notices/read', { token: (await signInAgain(server, who)).token, body })
  await read(other, { id: first.result[0]?.id })
  await read(other, {})
  assert.equal((await listOf(person)).unread, 2)
  assert.equal((await read(person, { id: first.result[0]?.id })).status, 200)
  assert.deepEqual(
    (await listOf(person)).result.map((notice) => notice.read),
    [true, false],
  )
  await read(person, {})
  assert.equal((await listOf(person)).unread, 0)
})

test('a customer can refuse emails and texts by topic, but not the list of notices, and no security notices @call:updateNoticeChoices @call:listNoticeChoices @rule:notices', async () => {
  byDay()
  const person = await createCustomer(server)
  type Topic = { topic: string; channels: readonly { channel: string; wanted: boolean }[] }
  const choicesOf = async (who: Person): Promise<readonly string[]> =>
    (await mine(await signInAgain(server, who), 'my/notices/choices')).map(({ topic, channels }: Topic) =>
      [topic, ...channels.map(({ channel, wanted }) => `${channel} ${wanted}`)].join(' '),
    )
  assert.deepEqual(await choicesOf(person), [
    'orders mail true text true',
    'visits mail true text true',
    'requests mail true text true',
    'billing mail true text true',
    'contracts mail true text true',
    'offers mail false',
  ])
  const choose = (topic: string, channel: string, wanted: boolean) =>
    ask('POST /api/my/notices/choices', { token: person.token, body: { topic, channel, wanted } })
  for (const [topic, channel] of [
    ['security', 'mail'],
    ['visits', 'portal'],
    ['offers', 'text'],
  ] as const) {
    const refused = await choose(topic, channel, false)
    assert.deepEqual([refused.status, errorCodeOf(refused.body)], [422, 'invalid'])
  }
  for (const channel of ['mail', 'text']) assert.equal((await choose('orders', channel, false)).status, 200)
  assert.ok((await choicesOf(person)).includes('orders mail false text false'))
  await placePaidHourly(server, person, { service_package_id: 101, service_date: workday(9) })
  await drain()
  assert.equal((await listOf(person)).result.length, 2)
  assert.deepEqual(sentTo(person), [])
  const [kept] = (await mine(await signInAgain(server, person), 'my/data')).noticeChoices
  assert.equal(kept.words, 'Orders: payment, progress and who is coming')

  const mobileOnly = await choicesOf(await customerWith({ email: null }))
  assert.deepEqual(mobileOnly.slice(-2), ['contracts text true', 'offers text false'])
  const unproved = await choicesOf(await customerWith({ provedAt: null }))
  assert.equal(unproved[0], 'orders mail true')
})

test('consent to offers and its withdrawal are both stored with time and wording, the older one for a year @rule:notices @rule:retention', async () => {
  byDay()
  const person = await createCustomer(server)
  const choose = async (wanted: boolean, language: Language) => {
    const { token } = await signInAgain(server, person)
    const body = { topic: 'offers', channel: 'mail', wanted }
    assert.equal((await ask('POST /api/my/notices/choices', { token, body, language })).status, 200)
    return running().app.now().toISOString()
  }
  const kept = async () =>
    (await mine(await signInAgain(server, person), 'my/data')).noticeChoices.map(
      ({ wanted, words, at }: { wanted: boolean; words: string; at: string }) => [wanted, words, at],
    )
  const agreed = await choose(true, 'en')
  await choose(true, 'en')
  clock.advance({ days: 30 })
  const refused = await choose(false, 'ar')
  const proof = [
    [true, 'Offers and vouchers: yes, please send them', agreed],
    [false, 'العروض والقسائم: نوافق على استلامها', refused],
  ]
  assert.deepEqual(await kept(), proof)
  clock.advance({ days: 364 })
  await removeExpiredRecords(running().app)
  assert.deepEqual(await kept(), proof)
  clock.advance({ days: 2 })
  await removeExpiredRecords(running().app)
  assert.deepEqual(await kept(), proof.slice(1))
  const choices = await mine(await signInAgain(server, person), 'my/notices/choices')
  assert.deepEqual(choices.at(-1).channels, [{ channel: 'mail', wanted: false }])
})
