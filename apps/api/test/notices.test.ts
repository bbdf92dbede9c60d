import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { noticeRules } from '@sakina/domain/notices'
import { noticeKinds, type NoticeChannel, type NoticeKind } from '@sakina/domain/vocabulary'
import { addVoucher, addVoucherToCustomer } from '../src/db/repositories/vouchers.ts'
import { customers } from '../src/db/schema/identity.ts'
import { answerAlerts } from '../src/use-cases/alerts/answer-alerts.ts'
import { notifyCustomer } from '../src/use-cases/notices/notify-customer.ts'
import { sendReminders } from '../src/use-cases/notices/send-reminders.ts'
import { updateDueContracts } from '../src/use-cases/office/change-contracts.ts'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { completeCheckout, placePaidHourly, placePaidResident, placeHourly } from './support/orders.ts'
import {
  errorCodeOf,
  testPassword,
  registrationForm,
  signInAgain,
  createCustomer,
  type Person,
} from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

// The clock is at noon in Riyadh on Sunday, 4 October 2026.
const server = startTestServer(
  { DEMO: 'false', OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '1000' },
  {},
  [101, 102, 103, 104],
)
const { ask, clock, letters, running, texts } = server
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
  ...letters().flatMap(({ to }) => (to === email ? ['mail'] : [])),
  ...texts().flatMap(({ to }) => (to === mobile ? ['text'] : [])),
]

type Reader = { readonly language: Language; readonly hasEmail: boolean }

const riyadh = () => new Date(running().app.now().getTime() + 3 * 3_600_000)

const dayIn = (days: number) => new Date(riyadh().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the next day from then on that is not a Friday. */
const workday = (days: number): string =>
  [dayIn(days), dayIn(days + 1)].find((day) => new Date(day).getUTCDay() !== 5) ?? ''

const evening = (days: number) => ({
  service_package_id: 102,
  service_date: workday(days),
  visit_window: 'evening',
})

const advanceTo = (moment: Date | string) =>
  clock.advance({ minutes: (new Date(moment).getTime() - running().app.now().getTime()) / 60_000 })

/** Moves the clock out of the quiet hours, so that no email is delayed. */
const byDay = () => {
  const hour = riyadh().getUTCHours()
  if (hour < 9 || hour > 20) advanceTo(`${dayIn(hour < 9 ? 0 : 1)}T10:00:00+03:00`)
}

const reached = new Set<string>()

/** Expects that an action adds exactly these notices, emails and texts. */
async function brings(
  person: Person,
  { language, hasEmail }: Reader,
  expected: readonly NoticeKind[],
  act: () => unknown,
) {
  byDay()
  const listed = (await listOf(person)).result.map(({ id }) => id)
  const before = { mail: letters().length, text: texts().length }
  await act()
  await drain()
  const fresh = (await listOf(person, language)).result.filter(({ id }) => !listed.includes(id))
  assert.deepEqual(fresh.map(({ kind }) => kind).toSorted(), expected.toSorted())
  const inTable = (kind: NoticeKind, channel: NoticeChannel) => noticeRules[kind].channels.includes(channel)
  const mailed = fresh.filter(({ kind }) => hasEmail && inTable(kind, 'mail'))
  const texted = fresh.filter(({ kind }) => inTable(kind, 'text') || (!hasEmail && inTable(kind, 'mail')))
  const linkOf = ({ path }: Listed) => `${language === 'en' ? '/en' : ''}${path}`
  const sent = letters()
    .slice(before.mail)
    .filter(({ to }) => to === person.email)
  const brand = language === 'ar' ? 'سكينة' : 'Sakina'
  assert.deepEqual(
    sent.map(({ subject }) => subject).toSorted(),
    mailed.map(({ title }) => `${title} | ${brand}`).toSorted(),
  )
  for (const notice of mailed) {
    const letter = sent.find(({ subject }) => subject.startsWith(notice.title))
    assert.ok(letter?.text.includes(notice.text) && letter.text.includes(linkOf(notice)), letter?.text)
  }
  assert.deepEqual(
    texts()
      .slice(before.text)
      .filter(({ to }) => to === person.mobile)
      .map(({ text }) => text.replace(/http:\/\/[^/]+/, ''))
      .toSorted(),
    texted.map((notice) => [notice.title, notice.text, linkOf(notice)].join('\n')).toSorted(),
  )
  for (const { kind, title, text, path } of fresh) {
    assert.match(title + text, language === 'ar' ? /[\u0600-\u06ff]/ : /^[^\u0600-\u06ff]+$/)
    assert.doesNotMatch(title + text, /undefined|NaN|null|#/)
    assert.match(path, /^\/\w/)
    reached.add(`${kind} ${language}`)
  }
}

const readers: readonly Reader[] = [
  { language: 'ar', hasEmail: true },
  { language: 'en', hasEmail: true },
  { language: 'ar', hasEmail: false },
]

for (const reader of readers)
  test(`every event and reminder sends exactly the notices listed for it, in ${reader.language} ${reader.hasEmail ? 'by email and text' : 'by text to whoever has no email'} @rule:notices @call:listNotices`, async () => {
    const { language, hasEmail } = reader
    const person = await customerWith({ language, ...(!hasEmail && { email: null }) })
    const fresh = () => signInAgain(server, person)
    const post = async (path: string, body: object) => {
      const answer = await ask(`POST /api/${path}`, { token: (await fresh()).token, body, language })
      assert.ok(answer.status < 300, answer.text)
      return Object(answer.body)
    }
    const my = async (path: string) => mine(await fresh(), path)
    const to = (expected: readonly NoticeKind[], act: () => unknown) => brings(person, reader, expected, act)
    const { app } = running()

    let order = ''
    await to(['order_placed'], async () => {
      order = (await placeHourly(server, await fresh(), evening(4))).id
    })
    await to(['order_paid'], () => completeCheckout(server, order, 'succeed'))
    const [visit] = await my('my/visit-lines')
    await to(['visit_tomorrow'], async () => {
      advanceTo(new Date(new Date(`${visit.first_visit_date}T18:30:00+03:00`).getTime() - 86_400_000))
      assert.ok((await sendReminders(app)) > 0)
      assert.equal(await sendReminders(app), 0)
    })
    await to(['visit_soon'], async () => {
      advanceTo(visit.arrives_from)
      clock.advance({ minutes: -20 })
      await sendReminders(app)
    })
    await to(['visit_on_the_way'], () => done(`visits/${visit.id}/state`, { state: 'on_the_way' }))
    await to(['visit_at_door'], async () => {
      const { link } = await done('driver-links', { driver: 'Salim', date: visit.first_visit_date })
      const answer = await ask('POST /api/driver/steps', {
        body: {
          link: link.split('#')[1],
          id: randomUUID(),
          visit: visit.id,
          step: 'at_door',
          at: running().app.now().toISOString(),
        },
      })
      assert.equal(answer.status, 200, answer.text)
    })
    await to(['visit_done'], async () => {
      await done(`visits/${visit.id}/state`, { state: 'in_progress' })
      await done(`visits/${visit.id}/state`, { state: 'done' })
    })
    await to(['order_placed', 'order_expired'], async () => {
      await placeHourly(server, await fresh(), { service_package_id: 101, service_date: workday(5) })
      clock.advance({ hours: 1 })
      await expireHolds(app)
    })

    await to(['order_placed', 'order_paid', 'visit_moved'], async () => {
      const { contractId } = await placePaidHourly(server, await fresh(), {
        service_package_id: 101,
        service_date: workday(6),
      })
      assert.ok(contractId)
      const moving = (await my('my/visit-lines')).find(({ id }: { id: string }) => id !== visit.id)
      await post(`my/visits/${moving.id}/move`, { date: workday(9), visit_window: 'morning' })
    })
    await to(['visit_missed'], async () => {
      const [moved] = (await my('my/visit-lines')).filter(
        (each: { visit_status: { value: string } }) => each.visit_status.value === 'scheduled',
      )
      advanceTo(moved.arrives_from)
      clock.advance({ hours: 1 })
      await done(`visits/${moved.id}/state`, { state: 'missed' })
    })

    await to(['order_placed'], async () => {
      const housemaid = { worker_type: 'housemaid', nationality: 'filipino', worker_count: 1 }
      order = (await post('special_packages', { ...housemaid, duration: '3months' })).id
    })
    await to(['package_priced'], () =>
      done(`orders/${order}/price`, { list_price: 9900, employee_wage: 6600 }),
    )
    await to(['order_paid', 'worker_changed'], async () => {
      await completeCheckout(server, order, 'succeed')
      await done(`orders/${order}/worker`, {})
    })
    await to(['stage_reached'], () => done(`orders/${order}/stage`, { stage: 'on_the_way' }))
    const contract = (await my(`my/orders/${order}`)).contract_id.id
    await to(['complaint_answered'], async () => {
      const id = await asked(await fresh(), 'complaint', { contract_id: contract, request_date: dayIn(0) })
      await done(`complaints/${id}/answer`, { state: 'closed', note: 'x' })
    })
    await to(['invoice_due'], () =>
      done(`contracts/${contract}/charges`, { description: 'Lost key', amount: 115 }),
    )
    await to(['invoice_overdue'], async () => {
      clock.advance({ days: 9 })
      await updateDueContracts(app)
    })
    const refunded = ['request_answered', 'refund_approved', 'refund_sent'] as const
    await to(['order_placed', 'order_paid', ...refunded], async () => {
      const { contractId } = await placePaidHourly(server, await fresh(), {
        service_package_id: 101,
        service_date: workday(6),
      })
      await asked(await fresh(), 'cancellation', { contract_id: contractId, request_date: dayIn(0) })
    })
    await to(['order_placed', 'order_paid', 'contract_ending'], async () => {
      const { contractId } = await placePaidResident(server, await fresh(), { first_visit_date: workday(3) })
      advanceTo(`${(await my(`my/contracts/${contractId}`)).service_end_date}T12:00:00+03:00`)
      clock.advance({ days: -3 })
      await updateDueContracts(app)
    })

    await to(['wait_list_answered'], async () => {
      await post('availability-alerts', { state_id: 5 })
      await answerAlerts(app)
    })
    const voucher = { code: `ENDS-${language}-${hasEmail ? 'MAIL' : 'TEXT'}`, validTo: dayIn(3) }
    await to([], async () => {
      const name = { ar: 'قسيمة', en: 'Voucher' }
      await app.database.write(async (tx) => {
        await addVoucher(tx, {
          ...voucher,
          name,
          terms: name,
          amount: 100,
          services: [],
          firstOrderOnly: false,
          active: true,
          createdAt: app.now(),
        })
        await addVoucherToCustomer(tx, { code: voucher.code, customerId: person.id, at: app.now() })
      })
      await sendReminders(app)
    })
    await to(['voucher_ending'], async () => {
      await post('my/notices/choices', { topic: 'offers', channel: hasEmail ? 'mail' : 'text', wanted: true })
      await sendReminders(app)
      await sendReminders(app)
    })
    await to(['new_sign_in'], () => post('login', { login: person.mobile, password: testPassword }))
    await to(['password_changed'], () => {
      const other = 'another garden 42'
      return post('change_password', {
        old_password: testPassword,
        new_password: other,
        confirm_password: other,
      })
    })
    await to(['mobile_changed'], async () => {
      const { mobile } = registrationForm()
      await post('codes', { mobile, purpose: 'mobile' })
      await drain()
      const code = /#(\d{6})$/.exec(texts().at(-1)?.text ?? '')?.[1]
      const body = { mobile, code, password: 'another garden 42' }
      const changed = await ask('PATCH /api/my/profile', { token: (await fresh()).token, body })
      assert.equal(changed.status, 200, changed.text)
    })
  })

test('the events of this file send every kind of notice in both languages @rule:notices', () => {
  const missing = noticeKinds.flatMap((kind) =>
    ['ar', 'en'].map((language) => `${kind} ${language}`).filter((each) => !reached.has(each)),
  )
  assert.deepEqual(missing, [])
})

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

test('moving a visit withdraws its reminder, whether it was sent or not @rule:notices', async () => {
  byDay()
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_package_id: 101, service_date: workday(4) })
  await drain()
  const token = async () => (await signInAgain(server, person)).token
  const [visit] = await mine({ token: await token() }, 'my/visit-lines')
  const { app } = running()
  // A reminder waits in the outbox while the visit is moved.
  const about = {
    kind: 'visit_tomorrow',
    about: visit.id,
    facts: { day: dayIn(4), from: '08:00', to: '09:00' },
  }
  await app.database.write((tx) =>
    notifyCustomer(tx, app, person.id, about as Parameters<typeof notifyCustomer>[3]),
  )
  const before = sentTo(person)
  const body = { date: workday(7), visit_window: 'morning' }
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, { token: await token(), body })
  assert.equal(moved.status, 200, moved.text)
  await drain()
  const kinds = (await listOf(person)).result.map(({ kind }) => kind)
  assert.ok(kinds.includes('visit_moved') && !kinds.includes('visit_tomorrow'))
  assert.deepEqual(sentTo(person), [...before, 'mail', 'text'].toSorted())
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

test('a notice is marked as read when its owner opens it, or together with all others @call:readNotices @rule:notices', async () => {
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

test('email and text can be refused by topic, the list of notices cannot, and security notices cannot at all @call:chooseNotices @call:listNoticeChoices @rule:notices', async () => {
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
    'contracts mail true',
    'offers mail false',
  ])
  const choose = (topic: string, channel: string, wanted: boolean) =>
    ask('POST /api/my/notices/choices', { token: person.token, body: { topic, channel, wanted } })
  for (const [topic, channel] of [
    ['security', 'mail'],
    ['visits', 'portal'],
    ['contracts', 'text'],
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
