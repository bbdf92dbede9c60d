import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql, type SQL } from 'drizzle-orm'
import { instant } from '@sakina/domain/calendar'
import {
  retentionRules,
  retentionCutoff,
  retentionCutoffDay,
  type RetentionKind,
} from '@sakina/domain/retention'
import { createBackgroundJobs } from '../src/background.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '1000' }, {}, [104])
const { running } = server

const run = (statement: SQL) => running().app.database.write((tx) => tx.execute(statement, 'objects'))

/** Creates a record of one kind; `mark` is found in every row of that record, and in no other row. */
type Seed = (record: {
  readonly mark: string
  readonly at: SQL
  readonly day: string
  /** A customer without other records. */
  readonly owner: string
}) => readonly SQL[] | Promise<readonly SQL[]>

const never = sql`'2099-01-01'::timestamptz`

const hex = (mark: string) => sql`decode(${mark.replaceAll('-', '')}, 'hex')`

const paper = ({ mark, at, owner }: Parameters<Seed>[0]) =>
  sql`insert into uploads (id, customer_id, purpose, media_type, size, content, created_at)
      values (${mark}, ${owner}, 'passport', 'image/png', 1, 'x', ${at})`

const choice = (owner: string, words: string, wanted: boolean, at: SQL) =>
  sql`insert into notice_choices (customer_id, topic, channel, wanted, words, at)
      values (${owner}, 'offers', 'mail', ${wanted}, ${words}, ${at})`

const message = (mark: string, kind: string, column: 'done_at' | 'dead_at' | 'next_at', at: SQL) =>
  sql`insert into outbox (id, kind, payload, created_at, next_at, done_at, dead_at)
      values (${mark}, ${kind}, '{}', ${at}, ${at},
        ${column === 'done_at' ? at : null}, ${column === 'dead_at' ? at : null})`

const openAlert = (mark: string, at: SQL) =>
  sql`insert into availability_alerts (id, contact, subject, language, created_at, confirmed_at)
      values (${mark}, ${mark}, 'x', 'ar', ${at}, ${at})`

const unconfirmedAlert = (mark: string, at: SQL) =>
  sql`insert into availability_alerts (id, contact, subject, language, created_at)
      values (${mark}, ${mark}, 'x', 'ar', ${at})`

/** An alert that was answered on the day that it was about. */
const answeredAlert = (mark: string, at: SQL) =>
  sql`insert into availability_alerts
        (id, contact, subject, language, day, created_at, confirmed_at, answered_at)
      values (${mark}, ${mark}, 'x', 'ar', (${at})::date, ${at}, ${at}, ${at})`

/** A visit of this day. */
async function visitOf(owner: string, day: string): Promise<string> {
  const [visit] = await run(
    sql`update visits set day = ${day}, customer_id = ${owner}
        where id = (select id from visits where driver is null and door_mobile is null limit 1)
        returning id`,
  )
  return String(visit?.['id'])
}

const seeds: Readonly<Record<RetentionKind, Seed>> = {
  session: ({ mark, at, owner }) => [
    sql`insert into sessions values (${hex(mark)}, ${owner}, ${at}, ${at}, ${at})`,
    sql`insert into password_resets values (${hex(mark)}, ${owner}, ${at})`,
  ],
  code: ({ mark, at }) => [
    sql`insert into one_time_codes (contact, purpose, code_hash, tries, expires_at)
        values (${mark}, 'sign_in', 'x', 0, ${at})`,
  ],
  identityCheck: ({ mark, at, owner }) => [
    sql`insert into identity_checks
        (customer_id, national_id, reference, number, state, created_at, expires_at)
        values (${owner}, '1', ${mark}, '1', 'waiting', ${at}, ${at})`,
  ],
  attempt: ({ mark, at }) => [sql`insert into rate_limits values (${mark}, 1, ${at})`],
  doorContact: async ({ mark, day, owner }) => [
    sql`update visits set door_name = ${mark}, door_mobile = ${mark}
        where id = ${await visitOf(owner, day)}`,
  ],
  idempotencyKey: ({ mark, at }) => [
    sql`insert into idempotency (owner, key, fingerprint, operation, created_at)
        values (${mark}, 'x', 'x', 'x', ${at})`,
  ],
  unprovedAccount: ({ mark, at, owner }) => [
    sql`update customers set proved_at = null, email_proved_at = null, created_at = ${at}, name = ${mark} where id = ${owner}`,
  ],
  sentMessage: ({ mark, at }) => [message(mark, 'mail', 'done_at', at)],
  givenUpMessage: ({ mark, at }) => [message(mark, 'notice_text', 'dead_at', at)],
  unusedFile: (record) => [paper(record)],
  answeredAlert: ({ mark, at }) => [answeredAlert(mark, at)],
  driverStep: async ({ mark, at, day, owner }) => {
    const visit = await visitOf(owner, day)
    return [
      sql`update visits set driver = ${mark} where id = ${visit}`,
      sql`insert into visit_steps (id, visit_id, step, driver, happened_at, received_at)
          values (${mark}, ${visit}, 'left', ${mark}, ${at}, ${at})`,
    ]
  },
  pushSubscription: ({ mark, at, owner }) => [
    sql`insert into push_subscriptions values (${mark}, ${owner}, 'x', ${mark}, 'x', 'x', ${at})`,
  ],
  notice: ({ mark, at, owner }) => [
    sql`insert into notices (id, customer_id, kind, about, reference, notice, created_at)
        values (${mark}, ${owner}, 'password_changed', ${mark}, ${mark}, '{}', ${at})`,
  ],
  openAlert: ({ mark, at }) => [openAlert(mark, at)],
  unconfirmedAlert: ({ mark, at }) => [unconfirmedAlert(mark, at)],
  replacedChoice: ({ mark, at, owner }) => [
    choice(owner, mark, true, at),
    choice(owner, 'the latest', false, at),
  ],
  paperView: ({ mark, at, owner }) => [
    sql`insert into paper_views (id, customer_id, upload_id, purpose, viewed_by, at)
        values (${mark}, ${owner}, ${mark}, 'passport', 'Huda', ${at})`,
  ],
  queueOwner: ({ mark, at }) => [
    sql`insert into staff (id, name, email, password_hash, must_change_password, roles, branches, created_at)
        values ('00000000-0000-4000-8000-0000000000ff', 'Huda', 'huda@agency.example', 'x', false, '[]', '[]', now())
        on conflict do nothing`,
    sql`insert into queue_owners (record_id, staff_id, taken_at)
        values (${mark}, '00000000-0000-4000-8000-0000000000ff', ${at})`,
  ],
  contactMessage: ({ mark, at }) => [
    sql`insert into contact_messages (id, number, name, message, language, created_at)
        values (${mark}, ${mark}, 'x', 'x', 'ar', ${at})`,
  ],
}

const kinds = Object.keys(seeds) as readonly RetentionKind[]

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/**
 * Stores a record whose retention ended a minute ago or ends in a minute. The day of a record that
 * is kept by days is over or is still the last one to keep.
 */
async function addRecord(kind: RetentionKind, isOver: boolean): Promise<string> {
  const [mark, owner] = [randomUUID(), (await createCustomer(server)).id]
  const now = instant(running().app.now())
  const at = moment(new Date(retentionCutoff(kind, now).getTime() + (isOver ? -60_000 : 60_000)))
  const cutoff = new Date(`${retentionCutoffDay(kind, now)}T12:00:00Z`).getTime()
  const day = new Date(cutoff - (isOver ? 86_400_000 : 0)).toISOString().slice(0, 10)
  for (const statement of await seeds[kind]({ mark, at, day, owner })) await run(statement)
  return mark
}

/** Every row of every table. */
async function allRows(): Promise<readonly string[]> {
  const tables = await run(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const rows: string[] = []
  for (const name of tables.map((table) => String(table['name'])))
    for (const { row } of await run(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`))
      rows.push(`${name} ${String(row)}`)
  return rows
}

const isOf = (mark: string) => (row: string) => row.includes(mark) || row.includes(mark.replaceAll('-', ''))

const marks = new Map<RetentionKind, { readonly over: string; readonly kept: string }>()
const [rowsBefore, rowsAfter] = [new Set<string>(), new Set<string>()]
/** Records that no retention rule names; they stay, however old they are. */
const old: string[] = []

async function runJobs(): Promise<void> {
  const person = await createCustomer(server)
  for (const service_date of ['2026-10-12', '2026-10-13']) {
    const order = { service_package_id: 104, service_date }
    await placePaidHourly(server, person, order)
  }
  for (const kind of kinds)
    marks.set(kind, { over: await addRecord(kind, true), kept: await addRecord(kind, false) })
  const [longAgo, owner] = [sql`'2020-01-01'::timestamptz`, (await createCustomer(server)).id]
  const [passport, latest, refund, waiting] = Array.from({ length: 4 }, () => randomUUID())
  assert.ok(passport && latest && refund && waiting)
  old.push(passport, latest, refund, waiting, person.id)
  await run(paper({ mark: passport, at: longAgo, day: '', owner: person.id }))
  await run(sql`update orders set passport_upload_id = ${passport} where customer_id = ${person.id}`)
  await run(choice(owner, latest, true, longAgo))
  await run(message(refund, 'refund', 'dead_at', longAgo))
  await run(message(waiting, 'mail', 'next_at', longAgo))
  await run(sql`update sessions set expires_at = ${never} where expires_at > ${moment(server.clock.now())}`)
  await run(sql`update customers set created_at = ${longAgo} where id = ${person.id}`)
  for (const row of await allRows()) rowsBefore.add(row)
  for (const name of ['housekeeping', 'unproved accounts'])
    await createBackgroundJobs(running().app)
      .find((job) => job.name === name)
      ?.work()
  for (const row of await allRows()) rowsAfter.add(row)
}

let jobsRun: Promise<void> | undefined

const afterJobs = (): Promise<void> => (jobsRun ??= runJobs())

for (const kind of kinds)
  test(`a retention job deletes ${retentionRules[kind].what} once ${retentionRules[kind].days} days have passed, and no newer ones @rule:retention`, async () => {
    await afterJobs()
    const { over = '', kept = '' } = marks.get(kind) ?? {}
    const count = (rows: ReadonlySet<string>, mark: string) => [...rows].filter(isOf(mark)).length
    assert.ok(count(rowsBefore, over) > 0)
    assert.equal(count(rowsAfter, over), 0)
    assert.equal(count(rowsAfter, kept), count(rowsBefore, kept))
  })

test('the retention jobs delete and change nothing else, however old a record is @rule:retention', async () => {
  await afterJobs()
  const overMarks = [...marks.values()].map(({ over }) => over)
  const gone = [...rowsBefore].filter((row) => !rowsAfter.has(row))
  const erased = gone.filter((row) => row.startsWith('customers '))
  assert.equal(erased.length, 1, 'one unproved account')
  const erasedId = /"id": "([^"]+)"/.exec(erased[0] ?? '')?.[1] ?? ''
  const others = gone.filter((row) => ![...overMarks, erasedId].some((mark) => isOf(mark)(row)))
  assert.deepEqual(others, [])
  for (const mark of old) assert.ok([...rowsAfter].some(isOf(mark)), mark)
})
