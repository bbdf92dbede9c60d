import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { OperationId } from '@sakina/api-client/wire'
import { choosableChannelsOf, noticeRules } from '@sakina/domain/notices'
import { noticeTopics, type NoticeKind, type DriverStep } from '@sakina/domain/vocabulary'
import { createBackgroundJobs } from '../../src/background.ts'
import { addNoticeChoice } from '../../src/db/repositories/notices.ts'
import { drainOutbox } from '../../src/use-cases/outbox/drain-outbox.ts'
import { availableWorkersOfPlan } from '../../src/use-cases/schedule/free-workers.ts'
import { customers } from '../../src/db/schema/identity.ts'
import type { GatewayMessage, FakeGateways, GatewayChannel } from './fake-gateways.ts'
import { officeClient } from './office.ts'
import { completeCheckout, placeHourly, placePaidHourly, placePaidResident } from './orders.ts'
import { createCustomer, signInAgain, type Person } from './people.ts'
import { portalClient, type PortalClient } from './portal.ts'
import type { TestResponse, TestServer } from './server.ts'

/** A customer of the notice matrix: the language, the contacts and the chosen channels. */
export type NoticeReader = {
  readonly language: 'ar' | 'en'
  readonly hasEmail: boolean
  readonly choseWhatsApp: boolean
  /** Has refused every channel of every topic after choosing it. */
  readonly refusesAll?: boolean
}

type Body = Readonly<Record<string, unknown>>
type Act = () => unknown
type Listed = {
  readonly id: string
  readonly kind: NoticeKind
  readonly title: string
  readonly text: string
  readonly path: string
}

/**
 * The customer of a row, with all actions that a row can perform over HTTP, with the clock, or as
 * background jobs.
 */
export type MatrixFamily = ReturnType<typeof createFamily>

/** An operation or a background job, with the notices that it sends to the customer. */
export type NoticeMatrixRow = {
  readonly act: OperationId | `job: ${string}`
  readonly when?: string
  readonly tells: readonly NoticeKind[]
  /** Those of the notices that one message of each channel tells, in their order. */
  readonly inOne?: readonly NoticeKind[]
  /** Expected messages that belong to no notice, as `channel recipient`. */
  readonly besides?: (family: MatrixFamily) => readonly string[]
  /** Prepares what the operation needs, and returns a function that performs it. */
  readonly arrange: (family: MatrixFamily) => Act | Promise<Act>
}

type Setting = { readonly server: TestServer; readonly gateways: FakeGateways; readonly reader: NoticeReader }

const withoutPlus = (mobile: string): string => mobile.replace('+', '')

function createFamily({ server, gateways, reader }: Setting, person: Person) {
  const { ask, clock, running } = server
  const { office, done } = officeClient(server)
  const portal = portalClient(server)
  const { language } = reader
  const runJob = async (name: string): Promise<void> => {
    const job = createBackgroundJobs(running().app).find((each) => each.name === name)
    assert.ok(job, `no background job is called ${name}`)
    await job.work()
  }
  const day = (days: number): string =>
    new Date(clock.now().getTime() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10)
  /** Returns the first day that is not a Friday, starting this many days ahead. */
  const workday = (days: number): string =>
    new Date(day(days)).getUTCDay() === 5 ? day(days + 1) : day(days)
  const advanceTo = (moment: Date | string) =>
    clock.advance({ minutes: (new Date(moment).getTime() - clock.now().getTime()) / 60_000 })
  const fresh = () => signInAgain(server, person)
  const succeeded = (answer: TestResponse): ReturnType<typeof Object> => {
    assert.ok(answer.status < 400, `${answer.status} ${answer.text}`)
    return Object(answer.body)
  }
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    succeeded(await ask(`${method} /api/${path}`, { token: (await fresh()).token, body, language }))
  const guest = async (path: string, body: unknown) =>
    succeeded(await ask(`POST /${path}`, { body, language }))
  const mine = async (path: string) => portal.mine(await fresh(), path)
  const settle = async () => {
    while ((await drainOutbox(running().app)) > 0);
  }
  /** The code that was sent last to a mobile or an email. */
  const codeSent = async (contact: string): Promise<string> => {
    await settle()
    const recipient = contact.includes('@') ? contact : `966${contact.slice(-9)}`
    const arrival = gateways.arrivals().findLast(({ to }) => to === recipient)
    return /\b(\d{6})\b/.exec(arrival?.words ?? '')?.[1] ?? ''
  }
  const byHour = (more: Body) => ({ service_package_id: 101, service_date: workday(4), ...more })
  const place = async (more: Body = {}) => (await placeHourly(server, await fresh(), byHour(more))).id
  const request = async (kind: Parameters<PortalClient['asked']>[1], body: Body) =>
    portal.asked(await fresh(), kind, { request_date: day(0), ...body })
  return {
    person,
    reader,
    clock,
    ask,
    office,
    done,
    runJob,
    settle,
    day,
    workday,
    advanceTo,
    guest,
    mine,
    place,
    request,
    call,
    running,
    app: () => running().app,
    browser: () => gateways.subscribe(),
    post: (path: string, body?: unknown) => call('POST', path, body),
    jobs: (...jobs: readonly string[]) => done('jobs/run', { jobs }),
    paid: async (more: Body = {}) => placePaidHourly(server, await fresh(), byHour(more)),
    paidMonths: async () => placePaidResident(server, await fresh(), { first_visit_date: workday(3) }),
    checkout: (orderId: string, outcome: string) => completeCheckout(server, orderId, outcome),
    change: (columns: Partial<typeof customers.$inferInsert>) =>
      running().app.database.write((tx) =>
        tx.update(customers).set(columns).where(eq(customers.id, person.id)),
      ),
    run: (statement: ReturnType<typeof sql>) => running().app.database.write((tx) => tx.execute(statement)),
    upload: async (purpose: string) => {
      const form = new FormData()
      form.append('purpose', purpose)
      const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
      form.append('file', new Blob([png], { type: 'image/png' }), 'picture.png')
      return call('POST', 'uploads', form)
    },
    grantVoucher: (days: number) =>
      done(`customers/${person.id}/vouchers`, { amount: 1, name: 'Sorry', valid_until: day(days) }),
    /** The token of the link that is sent to the email. */
    resetToken: async (): Promise<string> => {
      await guest('api/forget_password', { email: person.email })
      await settle()
      const { words = '' } = gateways.arrivals().findLast(({ to }) => to === person.email) ?? {}
      return new URL(/http\S+/.exec(words)?.[0] ?? '').searchParams.get('token') ?? ''
    },
    /** Has a code sent to a mobile or an email, and returns it. */
    code: async (purpose: string, contact = person.mobile): Promise<string> => {
      await call('POST', 'codes', { [contact.includes('@') ? 'email' : 'mobile']: contact, purpose })
      return codeSent(contact)
    },
    codeSent,
    workers: async () =>
      availableWorkersOfPlan(await running().app.catalogue.read(), 101).map(({ id }) => id),
    /**
     * An order whose payment arrives after its reservation ended, when its worker is no longer
     * available.
     */
    late: async (): Promise<string> => {
      const [worker] = availableWorkersOfPlan(await running().app.catalogue.read(), 101)
      const id = await place({ employee_id: worker?.id })
      await completeCheckout(server, id, 'late_callback')
      clock.advance({ minutes: 25 })
      await done('jobs/run', { jobs: ['holds'] })
      await done(`workers/${worker?.id}/availability`, { available: false })
      return id
    },
    /** A visit of this evening and the link of its driver. */
    visitDay: async (period = 'evening') => {
      const date = workday(4)
      await placePaidHourly(server, await fresh(), {
        service_package_id: period === 'evening' ? 102 : 101,
        service_date: date,
        visit_window: period,
      })
      const { link } = await done('driver-links', { driver: 'Salim', date })
      const [visit] = await mine('my/visit-lines')
      advanceTo(`${date}T${period === 'evening' ? 15 : '08'}:00:00+03:00`)
      const step = (name: DriverStep) =>
        guest('api/driver/steps', {
          link: link.split('#')[1],
          id: randomUUID(),
          visit: visit.id,
          step: name,
          at: clock.now().toISOString(),
        })
      return { date, visit, link: link.split('#')[1], step }
    },
  }
}

async function listedNotices({ server, reader }: Setting, person: Person): Promise<readonly Listed[]> {
  const { token } = await signInAgain(server, person)
  const answer = await server.ask('GET /api/my/notices?limit=100', { token, language: reader.language })
  // The notices of an account that was deleted or needs a new password cannot be read.
  return Object(answer.body).result ?? []
}

/** The messages that must arrive for notices that are told together, by the rows of the table. */
function expectedArrivals(
  told: readonly Listed[],
  { reader }: Setting,
  { person, endpoint }: { readonly person: Person; readonly endpoint: string | undefined },
): readonly string[] {
  const { language, hasEmail, choseWhatsApp, refusesAll = false } = reader
  const brand = language === 'ar' ? 'سكينة' : 'Sakina'
  const mobile = withoutPlus(person.mobile)
  const linkOf = ({ path }: Listed): string => `${language === 'en' ? '/en' : ''}${path}`
  const channelsOf = ({ kind }: Listed): readonly GatewayChannel[] => {
    const { channels, topic } = noticeRules[kind]
    if (refusesAll && topic !== 'security') return []
    const isTexted = channels.includes('text') || (!hasEmail && channels.includes('mail'))
    const byWhatsApp = isTexted && choseWhatsApp && channels.includes('whatsapp')
    return [
      ...(hasEmail && channels.includes('mail') ? (['mail'] as const) : []),
      ...(byWhatsApp ? (['whatsapp'] as const) : isTexted ? (['text'] as const) : []),
      ...(endpoint !== undefined && channels.includes('push') ? (['push'] as const) : []),
    ]
  }
  const said: Readonly<Record<GatewayChannel, (first: Listed, all: readonly Listed[]) => string>> = {
    mail: ({ title }, all) => {
      const parts = all.map((each, at) => [...(at === 0 ? [] : ['', each.title]), each.text, linkOf(each)])
      return [person.email, `${title} | ${brand}`, ...parts.flat(), '', brand].join('\n').replace('\n', ' ')
    },
    text: (first, all) =>
      [`${mobile} ${all.map(({ title, text }) => `${title}\n${text}`).join('\n')}`, linkOf(first)].join('\n'),
    whatsapp: ({ kind }) => `${mobile} ${kind} ${language}`,
    push: (first) => `${endpoint} ${first.title}\n${linkOf(first)}`,
  }
  return (['mail', 'text', 'whatsapp', 'push'] as const).flatMap((channel) => {
    const all = told.filter((notice) => channelsOf(notice).includes(channel))
    return all[0] === undefined ? [] : [`${channel} ${said[channel](all[0], all)}`]
  })
}

/** The path of the browser that shows notifications; none after its session was ended. */
async function subscribedEndpoint({ server }: Setting, person: Person): Promise<string | undefined> {
  const { token } = await signInAgain(server, person)
  const { body } = await server.ask('GET /api/my/push', { token })
  const [endpoint] = Object(body).result?.endpoints ?? []
  return endpoint === undefined ? undefined : new URL(endpoint).pathname
}

const shownArrival = ({ channel, to, words }: GatewayMessage): string =>
  `${channel} ${to} ${words.replaceAll(/http:\/\/[^/]+/g, '')}`

/** Compares all messages that arrived with those of the notices, and returns the others. */
function othersAmong(arrived: readonly GatewayMessage[], expected: readonly string[]): readonly string[] {
  const left = [...arrived]
  for (const message of expected) {
    const at = left.findIndex((arrival) => shownArrival(arrival) === message)
    assert.notEqual(at, -1, `missing: ${message}\namong: ${left.map(shownArrival).join('\n')}`)
    left.splice(at, 1)
  }
  return left.map(({ channel, to }) => `${channel} ${to}`)
}

/** Switches off every channel that the customer can switch off. */
async function refuseAll({ ask, clock }: TestServer, { token }: Person): Promise<void> {
  clock.advance({ minutes: 1 })
  const { body: listed } = await ask('GET /api/my/notices/choices', { token })
  const refused = new Set<string>()
  for (const { topic, channels } of Object(listed).result)
    for (const { channel } of channels) {
      const body = { topic, channel, wanted: false }
      assert.equal((await ask('POST /api/my/notices/choices', { token, body })).status, 200)
      refused.add(channel)
    }
  assert.deepEqual([...refused].toSorted(), ['mail', 'push', 'text', 'whatsapp'])
}

/** A customer with the email and the choices of this reader. */
async function createReader({ server, gateways, reader }: Setting): Promise<Person> {
  const person = await createCustomer(server)
  const { app } = server.running()
  const { language, hasEmail, choseWhatsApp, refusesAll = false } = reader
  await app.database.write(async (tx) => {
    const columns = { language, ...(!hasEmail && { email: null, emailProvedAt: null }) }
    await tx.update(customers).set(columns).where(eq(customers.id, person.id))
    const reach = { email: hasEmail, mobile: true, whatsApp: choseWhatsApp, push: false }
    for (const topic of noticeTopics)
      if (choosableChannelsOf(topic, reach).includes('whatsapp'))
        await addNoticeChoice(tx, {
          customerId: person.id,
          topic,
          channel: 'whatsapp',
          wanted: true,
          words: 'x',
          at: app.now(),
        })
  })
  // Whoever has no WhatsApp has a browser that shows notifications.
  const body = gateways.subscribe()
  if (!choseWhatsApp || refusesAll) await server.ask('POST /api/my/push', { token: person.token, body })
  if (refusesAll) await refuseAll(server, person)
  return person
}

/**
 * Empties the outbox, the workers' time and the alerts, and ends the orders and contracts of the
 * customer, so that they do not affect later rows.
 */
async function putAway({ server }: Setting, { id }: Person): Promise<void> {
  await server.running().app.database.write(async (tx) => {
    for (const statement of [
      sql`delete from outbox`,
      sql`delete from worker_slots`,
      sql`delete from availability_alerts`,
      sql`delete from voucher_uses where customer_id = ${id}`,
      sql`update workers set status = 'available' where status = 'unavailable'`,
      sql`update visits set status = 'cancelled', choose_by = null, claimed_at = null where customer_id = ${id}`,
      sql`update contracts set state = 'finished' where customer_id = ${id}`,
      sql`update orders set status = 'cancelled', hold_expires_at = null where customer_id = ${id}`,
    ])
      await tx.execute(statement)
  })
}

/** Runs a row for one reader, who gets the notices of the row, each by the ways that were chosen. */
export async function checkNoticesOfRow(row: NoticeMatrixRow, setting: Setting): Promise<void> {
  const { server, gateways, reader } = setting
  const { clock } = server
  // Moves the clock out of the quiet hours, so that no message waits.
  const hour = (clock.now().getUTCHours() + 3) % 24
  clock.advance({ hours: hour < 10 ? 10 - hour : hour < 12 ? 0 : 34 - hour })
  const person = await createReader(setting)
  const family = createFamily(setting, person)
  const act = await row.arrange(family)
  await family.settle()
  const [listed, arrived] = [await listedNotices(setting, person), gateways.arrivals().length]
  await act()
  await family.settle()
  const notices = (await listedNotices(setting, person)).filter(
    ({ id }) => !listed.some((earlier) => earlier.id === id),
  )
  assert.deepEqual(notices.map(({ kind }) => kind).toSorted(), row.tells.toSorted())
  const arrivals = gateways.arrivals().slice(arrived)
  const endpoint = await subscribedEndpoint(setting, person)
  const said = arrivals.map(({ words }) => words).join('\n')
  const inOne = (row.inOne ?? []).flatMap((kind) =>
    notices
      .filter((notice) => notice.kind === kind)
      .toSorted((one, other) => said.indexOf(one.text) - said.indexOf(other.text)),
  )
  const alone = notices.filter((notice) => !inOne.includes(notice)).map((notice) => [notice])
  const expected = [inOne, ...alone].flatMap((told) => expectedArrivals(told, setting, { person, endpoint }))
  assert.deepEqual(
    othersAmong(arrivals, expected).toSorted(),
    [...(row.besides?.(family) ?? [])].toSorted(),
    'what else arrived',
  )
  assert.equal(new Set(arrivals.map(({ id }) => id)).size, arrivals.length, 'each has an id of its own')
  for (const { words, parameters } of arrivals.filter(({ channel }) => channel === 'whatsapp'))
    assert.ok(
      notices.some(
        ({ kind, title, text }) =>
          words.startsWith(`${kind} `) && parameters.every((part) => `${title} ${text}`.includes(part)),
      ),
      `${words} ${parameters.join()}`,
    )
  for (const { title, text, path } of notices) {
    assert.match(title + text, reader.language === 'ar' ? /[\u0600-\u06ff]/ : /^[^\u0600-\u06ff]+$/)
    assert.doesNotMatch(title + text, /undefined|NaN|null|#/)
    assert.match(path, /^\/\w/)
  }
  await putAway(setting, person)
}
