import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { noticeRules } from '@sakina/domain/notices'
import { noticeKinds, type NoticeKind } from '@sakina/domain/vocabulary'
import { addVoucher, addVoucherToCustomer } from '../src/db/repositories/vouchers.ts'
import { customers } from '../src/db/schema/identity.ts'
import { answerAlerts } from '../src/use-cases/alerts/answer-alerts.ts'
import { tell } from '../src/use-cases/notices/tell.ts'
import { remind } from '../src/use-cases/notices/remind.ts'
import { updateDueContracts } from '../src/use-cases/office/change-contracts.ts'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { checkout, placePaidHourly, placePaidResident, placeHourly } from './support/orders.ts'
import { errorCodeOf, password, signInAgain, somebody, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

// The clock stands on Sunday, 4 October 2026, at noon in Riyadh
const server = startTestServer(
  { DEMO: 'false', OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '1000' },
  {},
  [101, 102, 103, 104],
)
const { ask, clock, letters, running } = server
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

async function speaking(language: Language): Promise<Person> {
  const person = await somebody(server)
  await running().app.database.write((tx) =>
    tx.update(customers).set({ language }).where(eq(customers.id, person.id)),
  )
  return person
}

const riyadh = () => new Date(running().app.now().getTime() + 3 * 3_600_000)

const dayIn = (days: number) => new Date(riyadh().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The next day from then on that is no Friday. */
const workday = (days: number): string =>
  [dayIn(days), dayIn(days + 1)].find((day) => new Date(day).getUTCDay() !== 5) ?? ''

const evening = (days: number) => ({
  service_package_id: 102,
  service_date: workday(days),
  visit_window: 'evening',
})

const advanceTo = (moment: Date | string) =>
  clock.advance({ minutes: (new Date(moment).getTime() - running().app.now().getTime()) / 60_000 })

/** What could wait for the end of the night needs not. */
const byDay = () => {
  const hour = riyadh().getUTCHours()
  if (hour < 9 || hour > 20) advanceTo(`${dayIn(hour < 9 ? 0 : 1)}T10:00:00+03:00`)
}

const reached = new Set<string>()

/** What somebody finds on the list and in the mailbox because of an act, and nothing else. */
async function brings(
  person: Person,
  language: Language,
  expected: readonly NoticeKind[],
  act: () => unknown,
) {
  byDay()
  const listed = (await listOf(person)).result.map(({ id }) => id)
  const before = letters().length
  await act()
  await drain()
  const fresh = (await listOf(person, language)).result.filter(({ id }) => !listed.includes(id))
  assert.deepEqual(fresh.map(({ kind }) => kind).toSorted(), expected.toSorted())
  const mailed = fresh.filter(({ kind }) => noticeRules[kind].channels.includes('mail'))
  const sent = letters()
    .slice(before)
    .filter(({ to }) => to === person.email)
  const brand = language === 'ar' ? 'سكينة' : 'Sakina'
  assert.deepEqual(
    sent.map(({ subject }) => subject).toSorted(),
    mailed.map(({ title }) => `${title} | ${brand}`).toSorted(),
  )
  for (const { kind, title, text, path } of fresh) {
    assert.match(title + text, language === 'ar' ? /[\u0600-\u06ff]/ : /^[^\u0600-\u06ff]+$/)
    assert.doesNotMatch(title + text, /undefined|NaN|null|#/)
    assert.match(path, /^\/\w/)
    const letter = sent.find(({ subject }) => subject.startsWith(title))
    const isMailed = noticeRules[kind].channels.includes('mail')
    const link = `${language === 'en' ? '/en' : ''}${path}`
    if (isMailed) assert.ok(letter?.text.includes(text) && letter.text.includes(link), letter?.text)
    reached.add(`${kind} ${language}`)
  }
}

for (const language of ['ar', 'en'] as const)
  test(`every act and every reminder brings exactly the notices of its row, in ${language} @rule:notices @call:listNotices`, async () => {
    const person = await speaking(language)
    const fresh = () => signInAgain(server, person)
    const post = async (path: string, body: object) => {
      const answer = await ask(`POST /api/${path}`, { token: (await fresh()).token, body, language })
      assert.ok(answer.status < 300, answer.text)
      return Object(answer.body)
    }
    const my = async (path: string) => mine(await fresh(), path)
    const to = (expected: readonly NoticeKind[], act: () => unknown) =>
      brings(person, language, expected, act)
    const { app } = running()

    let order = ''
    await to(['order_placed'], async () => {
      order = (await placeHourly(server, await fresh(), evening(4))).id
    })
    await to(['order_paid'], () => checkout(server, order, 'succeed'))
    const [visit] = await my('my/visit-lines')
    await to(['visit_tomorrow'], async () => {
      advanceTo(new Date(new Date(`${visit.first_visit_date}T18:30:00+03:00`).getTime() - 86_400_000))
      assert.ok((await remind(app)) > 0)
      assert.equal(await remind(app), 0)
    })
    await to(['visit_soon'], async () => {
      advanceTo(visit.arrives_from)
      clock.advance({ minutes: -20 })
      await remind(app)
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
      await checkout(server, order, 'succeed')
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
      const id = await asked(await fresh(), 'cancellation', {
        contract_id: contractId,
        request_date: dayIn(0),
      })
      await done(`requests/${id}/answer`, { decision: 'approve' })
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
    const voucher = { code: `ENDS-${language}`, validTo: dayIn(3) }
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
      await remind(app)
    })
    await to(['voucher_ending'], async () => {
      await post('my/notices/choices', { topic: 'offers', channel: 'mail', wanted: true })
      await remind(app)
      await remind(app)
    })
    await to(['new_sign_in'], () => post('login', { login: person.email, password }))
    await to(['password_changed'], () => {
      const other = 'another garden 42'
      return post('change_password', { old_password: password, new_password: other, confirm_password: other })
    })
  })

test('the acts above reach every row of the table @rule:notices', () => {
  const missing = noticeKinds.flatMap((kind) =>
    ['ar', 'en'].map((language) => `${kind} ${language}`).filter((each) => !reached.has(each)),
  )
  assert.deepEqual(missing, [])
})

test('what is rolled back tells nobody @rule:notices', async () => {
  const person = await somebody(server)
  const { app } = running()
  const rolledBack = app.database.write(async (tx) => {
    await tell(tx, app, person.id, { kind: 'order_placed', about: person.id, facts: { number: 'SK-1' } })
    await tell(tx, app, person.id, { kind: 'password_changed', about: person.id, facts: {} })
    throw new Error('no')
  })
  await assert.rejects(rolledBack)
  await drain()
  assert.deepEqual((await listOf(person)).result, [])
  assert.ok(!letters().some(({ to }) => to === person.email))
})

test('a visit that moves takes its reminder along, sent or still to be sent @rule:notices', async () => {
  byDay()
  const person = await somebody(server)
  await placePaidHourly(server, person, { service_package_id: 101, service_date: workday(4) })
  await drain()
  const token = async () => (await signInAgain(server, person)).token
  const [visit] = await mine({ token: await token() }, 'my/visit-lines')
  const { app } = running()
  // a reminder that waits in the outbox while the visit moves
  const about = {
    kind: 'visit_tomorrow',
    about: visit.id,
    facts: { day: dayIn(4), from: '08:00', to: '09:00' },
  }
  await app.database.write((tx) => tell(tx, app, person.id, about as Parameters<typeof tell>[3]))
  const before = letters().length
  const body = { date: workday(7), visit_window: 'morning' }
  const moved = await ask(`POST /api/my/visits/${visit.id}/move`, { token: await token(), body })
  assert.equal(moved.status, 200, moved.text)
  await drain()
  const kinds = (await listOf(person)).result.map(({ kind }) => kind)
  assert.ok(kinds.includes('visit_moved') && !kinds.includes('visit_tomorrow'))
  const sent = letters()
    .slice(before)
    .filter(({ to }) => to === person.email)
  assert.equal(sent.length, 1)
})

test('at night the list has it at once and the email waits for the morning @rule:notices', async () => {
  byDay()
  const person = await somebody(server)
  const { orderId } = await placePaidResident(server, person, { first_visit_date: workday(5) })
  await drain()
  advanceTo(`${dayIn(0)}T22:30:00+03:00`)
  const before = letters().length
  await done(`orders/${orderId}/stage`, { stage: 'on_the_way' })
  await drain()
  assert.equal((await listOf(person)).result[0]?.kind, 'stage_reached')
  assert.equal(letters().length, before)
  advanceTo(`${dayIn(1)}T08:00:00+03:00`)
  await drain()
  assert.ok(
    letters()
      .slice(before)
      .some(({ to }) => to === person.email),
  )
})

test('a notice is read once it is opened, or with all the others, by nobody else @call:readNotices @rule:notices', async () => {
  byDay()
  const [person, other] = [await somebody(server), await somebody(server)]
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

test('who refuses email of a topic finds it on the list alone, and cannot refuse what guards the account @call:chooseNotices @call:listNoticeChoices @rule:notices', async () => {
  byDay()
  const person = await somebody(server)
  const { token } = person
  const choices = async () =>
    (await mine(await signInAgain(server, person), 'my/notices/choices')).map(
      ({ topic, channels }: { topic: string; channels: readonly { wanted: boolean }[] }) =>
        `${topic} ${channels[0]?.wanted}`,
    )
  assert.deepEqual(await choices(), [
    'orders true',
    'visits true',
    'requests true',
    'billing true',
    'contracts true',
    'offers false',
  ])
  const choose = (topic: string, channel: string, wanted: boolean) =>
    ask('POST /api/my/notices/choices', { token, body: { topic, channel, wanted } })
  for (const [topic, channel] of [
    ['security', 'mail'],
    ['visits', 'portal'],
  ] as const) {
    const refused = await choose(topic, channel, false)
    assert.deepEqual([refused.status, errorCodeOf(refused.body)], [422, 'invalid'])
  }
  assert.equal((await choose('orders', 'mail', false)).status, 200)
  assert.ok((await choices()).includes('orders false'))
  await placePaidHourly(server, person, { service_package_id: 101, service_date: workday(9) })
  await drain()
  assert.equal((await listOf(person)).result.length, 2)
  assert.ok(!letters().some(({ to }) => to === person.email))
  const [kept] = (await mine(await signInAgain(server, person), 'my/data')).noticeChoices
  assert.equal(kept.words, 'Orders: payment, progress and who is coming')
})
