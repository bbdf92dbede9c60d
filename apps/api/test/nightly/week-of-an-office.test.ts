import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { addDays, instant, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { sendOfficeCall } from '../../src/adapters/office-caller.ts'
import { prepareOpsRequest } from '../../src/ops-request.ts'
import { officeToken } from '../support/office.ts'
import {
  completeCheckout,
  placeHourly,
  placePaidHourly,
  placePaidResident,
  agreeToPackage,
} from '../support/orders.ts'
import { createCustomer, signInAgain, type Person } from '../support/people.ts'
import { portalClient } from '../support/portal.ts'
import { startTestServer } from '../support/server.ts'
import { isFull } from '../support/tier.ts'

const server = startTestServer(
  { OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' },
  {},
  [101, 102, 104],
)
const { ask, clock, running } = server
const { mine, asked } = portalClient(server)

const now = (): number => running().app.now().getTime()
const today = (): LocalDate => riyadhDay(instant(now()))
const advanceTo = (moment: string) =>
  clock.advance({ minutes: (new Date(moment).getTime() - now()) / 60_000 })
const at = (day: LocalDate, time: string) => advanceTo(`${day}T${time}:00+03:00`)
/** The end of a day of the office, with what its clock does. */
async function evening(day: LocalDate): Promise<void> {
  at(day, '22:30')
  await ops('run-jobs')
}

/** Types a line of the office into its command line, and returns the answer of the server. */
async function ops(...words: readonly string[]): Promise<ReturnType<typeof Object>> {
  const call = prepareOpsRequest(words, randomUUID)
  const root = running().address
  const { ok, text } = await sendOfficeCall({ root, token: officeToken }, call)
  assert.ok(ok, `ops ${words.join(' ')}: ${text}`)
  return JSON.parse(text).result
}

/** What families read, in English and Arabic; numbers of records and names of workers are left out. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  'order placed': ['We have your order …', 'وصلنا طلبكم …'],
  paid: ['Payment received, order confirmed', 'تم الدفع، وطلبكم مؤكد'],
  'package priced': ['Your package price is ready', 'سعر باقتكم الخاصة جاهز'],
  'worker named': ['Your worker is …', 'من سيأتي إليكم: …'],
  'on the way': ['Your worker is on the way', 'في الطريق إليكم'],
  arrived: ['Your worker has arrived', 'تم الوصول'],
  begun: ['Your service has begun', 'بدأت الخدمة لديكم'],
  'has she come?': ['Has your worker come?', 'هل وصلت العاملة؟'],
  'another will come': ['… will come to your visit', 'زيارتكم القادمة مع …'],
  'visit made': ['Visit completed', 'تمت الزيارة'],
  reward: ['You’ve earned a reward', 'مكافأة جديدة لكم'],
  'nobody could be sent': ['We couldn’t send anyone', 'لم نجد من نرسله إليكم'],
  'did she come?': ['Did your visit take place?', 'هل تمت زيارتكم؟'],
  'nobody opened': ['Nobody opened the door', 'لم يُفتح لنا الباب'],
  'complaint answered': ['We’ve answered complaint …', 'رد على شكواكم …'],
  'request approved': ['Your request was approved', 'وافقنا على طلبكم'],
  'refund approved': ['Refund approved', 'تمت الموافقة على الاسترداد'],
  'refund sent': ['Refund sent', 'أرسلنا المبلغ المسترد'],
}

/** Which of the words a notice has in both languages. */
function wordsOf(notice: { readonly en: string; readonly ar: string }): string {
  const isLike = (title: string, wanted: string) => {
    const [before = '', after] = wanted.split('…')
    return after === undefined ? title === wanted : title.startsWith(before) && title.endsWith(after)
  }
  const [found] = Object.entries(words).filter(
    ([, [en, ar]]) => isLike(notice.en, en) && isLike(notice.ar, ar),
  )
  return found?.[0] ?? `${notice.en} · ${notice.ar}`
}

type Visit = {
  readonly id: string
  readonly name: string
  readonly arrives_from: string
  readonly ends_at: string
  readonly first_visit_date: LocalDate
  readonly visit_status: { readonly value: string }
  readonly employee_id: { readonly id: number; readonly name: string }
}

/** A family and what it bought, as it reads it in its own account. */
function familyOf(someone: Person, orderId: string) {
  const person = () => signInAgain(server, someone)
  const order = async () => mine(await person(), `my/orders/${orderId}`)
  const visits = async (): Promise<readonly Visit[]> =>
    (await mine(await person(), 'my/visit-lines')).toSorted((one: Visit, other: Visit) =>
      one.arrives_from < other.arrives_from ? -1 : 1,
    )
  const read = new Map<string, { readonly en: string; readonly ar: string }>()
  const titles = async (language: 'ar' | 'en') => {
    const { token } = await person()
    const { body } = await ask('GET /api/my/notices?limit=100', { token, language })
    return new Map<string, string>(
      Object(body).result.map(({ id, title }: Record<string, string>) => [id, title]),
    )
  }
  /** Reads what is there now; a notice about a visit is gone when the visit begins. */
  async function reads(): Promise<void> {
    const [english, arabic] = [await titles('en'), await titles('ar')]
    for (const [id, en] of english) read.set(id, { en, ar: arabic.get(id) ?? '' })
  }
  return {
    orderId,
    person,
    order,
    visits,
    firstVisit: async (): Promise<Visit> => {
      const [visit] = await visits()
      assert.ok(visit)
      return visit
    },
    reads,
    says: async (path: string, body: object = {}) => {
      const answer = await ask(`POST /api/${path}`, { token: (await person()).token, body })
      assert.ok(answer.status < 300, `${path} answered ${answer.status} ${answer.text}`)
      return Object(answer.body).result
    },
    /** What it read, in order and in both languages; what became of its visits; what it paid and got back. */
    summary: async () => {
      await reads()
      const { amount_total: paid, payouts } = await order()
      const back = payouts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
      const states = (await visits()).map(({ visit_status: { value } }) => value)
      return {
        read: [...read.values()].map(wordsOf).toSorted(),
        visits: states,
        paid,
        back: Math.round(back * 100) / 100,
      }
    },
  }
}

async function hourly(choice: {
  readonly plan?: number
  readonly day: LocalDate
  readonly window: 'morning' | 'evening'
  readonly worker?: number
}) {
  const person = await createCustomer(server)
  const { orderId } = await placePaidHourly(server, person, {
    service_package_id: choice.plan ?? (choice.window === 'morning' ? 101 : 102),
    service_date: choice.day,
    visit_window: choice.window,
    ...(choice.worker !== undefined && { employee_id: choice.worker }),
  })
  return familyOf(person, orderId)
}

async function inInstalments(day: LocalDate, worker: number) {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, {
    service_date: day,
    visit_window: 'morning',
    employee_id: worker,
  })
  await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method: 'instalments' } })
  const paid = await ask(`POST /checkout/${id}`, {
    body: new URLSearchParams({ outcome: 'succeed', method: 'instalments', lang: 'ar' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(paid.status, 303, paid.text)
  return familyOf(person, id)
}

/** The driver of a day, who brings workers and reports it from his link. */
async function driver(day: LocalDate) {
  const { link } = await ops('driver-link', 'Salim', day, 'hafar')
  return async (visit: Visit, step: string): Promise<void> => {
    const reported = new Date(now()).toISOString()
    const body = { link: link.split('#')[1], id: randomUUID(), visit: visit.id, step, at: reported }
    const answer = await ask('POST /api/driver/steps', { body })
    assert.equal(answer.status, 200, answer.text)
  }
}

test('a week of an office with a worker ill on Tuesday: what each of nine families read, got and paid @W1 @W2 @W3 @W4 @W8 @W9', async () => {
  // The orders come in the week before.
  const sunday = [7, 8, 9, 10, 11, 12, 13]
    .map((days) => addDays(today(), days))
    .find((day) => new Date(day).getUTCDay() === 0)
  assert.ok(sunday)
  const [monday, tuesday, wednesday, thursday] = [1, 2, 3, 4].map((days) => addDays(sunday, days))
  assert.ok(monday && tuesday && wednesday && thursday)
  const made = await hourly({ day: monday, window: 'morning' })
  const missed = await hourly({ day: monday, window: 'evening' })
  const reassigned = await hourly({ day: tuesday, window: 'evening' })
  const { id: worker } = (await reassigned.firstVisit()).employee_id
  const money = await hourly({ plan: 104, day: tuesday, window: 'morning', worker })
  const anotherTime = await hourly({ day: wednesday, window: 'evening', worker })
  const nobodyCame = await hourly({ day: tuesday, window: 'morning' })
  const instalments = await inInstalments(wednesday, worker)

  const lateFamily = await createCustomer(server)
  const livingIn = await placePaidResident(server, lateFamily, {
    first_visit_date: sunday,
    order_line: [{ product_id: 201 }],
  })
  const late = familyOf(lateFamily, livingIn.orderId)

  const packaged = await createCustomer(server)
  const wish = {
    worker_type: 'housemaid',
    nationality: 'filipino',
    worker_count: 2,
    duration: '3months',
    start_date: monday,
  }
  const { number } = Object(
    (await ask('POST /api/special_packages', { token: packaged.token, body: wish })).body,
  )
  const [draft] = await ops('orders', 'draft', `--search=0${packaged.mobile.slice('+966'.length)}`)
  assert.deepEqual([draft.number, draft.partner_id.name], [number, 'Demo Customer Account'])
  const free = await ops('free-workers', number)
  assert.ok(free.length >= 2)
  await ops('price', number, '19800', '9000')
  await agreeToPackage(server, packaged, draft.id)
  assert.equal((await completeCheckout(server, draft.id, 'succeed')).status, 303)
  await ops('assign', number, String(free[0].id), '--by=Huda')
  await ops('assign', number, String(free[1].id), '--by=Huda')
  const pair = familyOf(packaged, draft.id)

  // Monday: one visit is made, at another nobody opens, and the two workers move in.
  await evening(sunday)
  at(monday, '06:00')
  const monDriver = await driver(monday)
  const first = await made.firstVisit()
  advanceTo(first.arrives_from)
  await monDriver(first, 'at_door')
  await monDriver(first, 'inside')
  advanceTo(first.ends_at)
  await monDriver(first, 'done')
  for (const stage of ['on_the_way', 'arrived', 'received']) await ops('stage', number, stage)
  const shut = await missed.firstVisit()
  advanceTo(shut.arrives_from)
  await monDriver(shut, 'at_door')
  clock.advance({ hours: 1, minutes: 30 })
  await monDriver(shut, 'nobody_opens')

  // Tuesday: a worker is ill until Thursday. What it touches is shown, and only then recorded.
  await evening(monday)
  at(tuesday, '06:00')
  const touched = await ops('preview-absence', String(worker), tuesday, thursday)
  const names = async (...families: readonly { firstVisit: () => Promise<Visit> }[]) =>
    Promise.all(families.map(async (family) => (await family.firstVisit()).name))
  assert.deepEqual(
    touched.map(({ visit_id: visit }: { visit_id: { name: string } }) => visit.name).toSorted(),
    (await names(money, reassigned, anotherTime, instalments)).toSorted(),
  )
  const absence = await ops('absent', String(worker), tuesday, thursday, 'ill', '--by=Huda')
  const theirs = await reassigned.firstVisit()
  const [stepsIn] = await ops('free-workers-of-visit', theirs.name)
  await ops('reassign-visit', theirs.name, String(stepsIn.id), '--by=Huda')
  await reassigned.reads()
  await ops('visit', (await money.firstVisit()).name, 'cancelled', 'agency', 'worker_ill')
  for (const family of [anotherTime, instalments])
    await ops('visit', (await family.firstVisit()).name, 'cancelled', 'agency', 'worker_ill')
  assert.deepEqual((await ops('absences', String(worker)))[0].touched, [])
  const tueDriver = await driver(tuesday)
  advanceTo(theirs.arrives_from)
  await tueDriver(theirs, 'at_door')
  await tueDriver(theirs, 'inside')
  advanceTo(theirs.ends_at)
  await ops('run-jobs')
  await money.says(`my/visits/${(await money.firstVisit()).id}/refund`)

  // The evening of a visit about which nobody says anything: the family is asked.
  await evening(tuesday)
  const unmarked = await nobodyCame.firstVisit()
  const [open] = await ops('unconfirmed')
  assert.deepEqual([open.name, open.at_stake], [unmarked.name, 113.85])

  // Wednesday: she is well again; families choose; nobody has brought the live-in worker since Sunday.
  at(wednesday, '09:00')
  await nobodyCame.says(`my/visits/${unmarked.id}/nobody-came`)
  await ops('end-absence', absence.id, '--by=Huda')
  const failed = await anotherTime.firstVisit()
  const times = await mine(await anotherTime.person(), `my/visits/${failed.id}/times`)
  const same = times.find(({ same_worker: isSame }: { same_worker: boolean }) => isSame)
  assert.ok(same, 'she can be booked again')
  await anotherTime.says(`my/visits/${failed.id}/another-time`, {
    date: same.date,
    visit_window: same.visit_window,
  })
  assert.equal((await late.order()).late_since, monday)
  const request = await asked(await late.person(), 'cancellation', { contract_id: livingIn.contractId })
  const [sent] = await mine(await late.person(), 'my/requests')
  if (sent.status.value === 'open') await ops('approve', request)

  // Thursday to Sunday: the new visit is made; the office's silence decides for the families.
  const again = (await anotherTime.visits()).findLast(({ visit_status: { value } }) => value === 'scheduled')
  assert.ok(again)
  advanceTo(again.arrives_from)
  const lastDriver = await driver(again.first_visit_date)
  await lastDriver(again, 'at_door')
  await lastDriver(again, 'inside')
  advanceTo(again.ends_at)
  await ops('run-jobs')
  if (today() < addDays(sunday, 7)) await evening(addDays(sunday, 7))
  await nobodyCame.says(`my/visits/${unmarked.id}/refund`)
  await ops('run-jobs')

  const week = {
    'hourly visit made': await made.summary(),
    'worker ill, another sent': await reassigned.summary(),
    'worker ill, the money': await money.summary(),
    'worker ill, another time': await anotherTime.summary(),
    'live-in worker late, left': await late.summary(),
    'package of two': await pair.summary(),
    'nobody came': await nobodyCame.summary(),
    'nobody opened': await missed.summary(),
    'instalments, called off': await instalments.summary(),
  }
  const rows = Object.entries(week).map(([family, { read, visits, paid, back }]) =>
    [family, read.join(', '), visits.join(', '), paid, back].join(' | '),
  )
  if (isFull) process.stdout.write(`\nfamily | read | visits | paid | back\n${rows.join('\n')}\n\n`)
  const bought = ['order placed', 'paid']
  const done = [...bought, 'reward', 'visit made']
  const returned = ['refund approved', 'refund sent']
  const laterOnes = ['scheduled', 'scheduled', 'scheduled']
  const expected: typeof week = {
    'hourly visit made': { read: done, visits: ['done'], paid: 113.85, back: 0 },
    'worker ill, another sent': {
      read: ['another will come', ...done],
      visits: ['done'],
      paid: 120.75,
      back: 0,
    },
    // One of four visits of 94.75 and its VAT of 14.21.
    'worker ill, the money': {
      read: ['nobody could be sent', ...bought, ...returned],
      visits: ['cancelled', ...laterOnes],
      paid: 435.85,
      back: 108.96,
    },
    'worker ill, another time': {
      read: ['nobody could be sent', ...done],
      visits: ['cancelled', 'done'],
      paid: 120.75,
      back: 0,
    },
    'live-in worker late, left': {
      read: ['has she come?', ...bought, ...returned, 'request approved'],
      visits: [],
      paid: 2567.5,
      back: 2567.5,
    },
    'package of two': {
      read: [
        'arrived',
        'begun',
        'on the way',
        'order placed',
        'package priced',
        'paid',
        'reward',
        'worker named',
        'worker named',
      ],
      visits: [],
      // 10,800 and its VAT of 1,620, and 9,000 of wages.
      paid: 21_420,
      back: 0,
    },
    'nobody came': {
      read: ['complaint answered', 'did she come?', 'nobody could be sent', ...bought, ...returned],
      visits: ['missed'],
      paid: 113.85,
      back: 113.85,
    },
    'nobody opened': { read: ['nobody opened', ...bought], visits: ['missed'], paid: 120.75, back: 0 },
    'instalments, called off': {
      read: ['nobody could be sent', ...bought, ...returned],
      visits: ['cancelled', ...laterOnes],
      paid: 435.85,
      back: 108.96,
    },
  }
  assert.deepEqual(week, expected)
  // The stage of each order is what happened.
  const stages = await Promise.all([made, reassigned, pair].map(async ({ order }) => (await order()).stage))
  assert.deepEqual(stages, ['received', 'received', 'received'])
  // Each act of the office is kept, with who did it.
  const acts = await ops('acts')
  const byHuda = acts.filter(({ by }: { by: string }) => by === 'Huda')
  assert.deepEqual(byHuda.map(({ operation }: { operation: string }) => operation).toSorted(), [
    'opsAssignWorker',
    'opsAssignWorker',
    'opsEndAbsence',
    'opsReassignVisit',
    'opsRecordAbsence',
  ])
  for (const { before, after } of byHuda) assert.notDeepEqual(before, after)
  const { employee_ids: pairOfNames } = await pair.order()
  assert.deepEqual(
    pairOfNames.map(({ id }: { id: number }) => id),
    [free[0].id, free[1].id],
  )
})
