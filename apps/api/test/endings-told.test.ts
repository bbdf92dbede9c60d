import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { customers } from '../src/db/schema/identity.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidResident } from './support/orders.ts'
import { signInAgain, createCustomer, testPassword, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running, sentEmails, texts } = server
const { done } = officeClient(server)
const { mine, asked } = portalClient(server)

const dayIn = (days: number): string => addDays(riyadhDay(instant(running().app.now())), days)

/** Returns the first day with morning visits, starting this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? dayIn(days)

const sweep = () => done('jobs/run', { jobs: ['contracts'] })

type Listed = { readonly kind: string; readonly title: string; readonly text: string }

const told = async (person: Person, kind: string): Promise<readonly Listed[]> =>
  (await mine(await signInAgain(server, person), 'my/notices?limit=100')).filter(
    (notice: Listed) => notice.kind === kind,
  )

test('a family is told when a pause is over, once for each pause @W10', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person, { first_visit_date: dayIn(3) })
  const { name } = await mine(person, `my/contracts/${contractId}`)
  const pause = async (from: number) => {
    const again = await signInAgain(server, person)
    const request = await asked(again, 'suspension', {
      contract_id: contractId,
      suspension_date: dayIn(from),
      resume_date: dayIn(from + 10),
      request_date: dayIn(0),
    })
    await done(`requests/${request}/answer`, { decision: 'approve' })
    // An unpaid fee would put the contract in default.
    const [fee] = (await mine(again, 'my/invoices')).filter(
      ({ state }: { state: { value: string } }) => state.value === 'unpaid',
    )
    await done(`invoices/${fee.id}/void`, { reason: 'x' })
  }
  await pause(5)
  clock.advance({ days: 14 })
  await sweep()
  assert.deepEqual(await told(person, 'contract_resumed'), [], 'it lasts one more day')
  clock.advance({ days: 1 })
  await sweep()
  await sweep()
  const [notice, ...others] = await told(person, 'contract_resumed')
  assert.deepEqual(others, [])
  assert.ok(notice?.text.includes(name), notice?.text)
  await pause(1)
  clock.advance({ days: 2 })
  await sweep()
  clock.advance({ days: 9 })
  await sweep()
  assert.equal((await told(person, 'contract_resumed')).length, 2)
})

test('a family is told that its contract has finished, and which visits ended with it @W10', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: weekdayIn(8),
  })
  const { name } = await mine(person, `my/contracts/${contractId}`)
  // Nobody is asked about visits from before the question existed.
  await server
    .running()
    .app.database.write((tx) =>
      tx.execute(sql`update visits set must_be_confirmed = false where contract_id = ${contractId}`),
    )
  clock.advance({ days: 60 })
  await sweep()
  await sweep()
  assert.equal(
    (await mine(await signInAgain(server, person), `my/contracts/${contractId}`)).state.value,
    'finished',
  )
  const [finished, ...more] = await told(person, 'contract_finished')
  const [ended, ...others] = await told(person, 'visits_ended')
  assert.deepEqual([more, others], [[], []])
  assert.ok(finished?.text.includes(name))
  assert.match(ended?.text ?? '', /^4 visits hadn’t taken place/)
})

for (const [plan, notices] of [
  [101, 0],
  [107, 1],
] as const)
  test(`a contract whose last visit was made is told as finished ${notices === 0 ? 'by that visit’s notice if it is its only one' : 'once'}, without visits that ended @W10`, async () => {
    const person = await createCustomer(server)
    await placePaidHourly(server, person, { service_package_id: plan, service_date: weekdayIn(8) })
    clock.advance({ days: 40 })
    const visits = await mine(await signInAgain(server, person), 'my/visit-lines')
    for (const { id } of visits) {
      await done(`visits/${id}/state`, { state: 'in_progress' })
      await done(`visits/${id}/state`, { state: 'done' })
    }
    assert.equal((await told(person, 'visit_done')).length, visits.length)
    assert.equal((await told(person, 'contract_finished')).length, notices)
    assert.deepEqual(await told(person, 'visits_ended'), [])
  })

test('whoever deletes an account is told by email, or by text without one, in the language of the account @W10', async () => {
  const remove = async (person: Person) => {
    const body = { password: testPassword }
    const answer = await ask('POST /api/my/account/delete', { token: person.token, body })
    assert.equal(answer.status, 200, answer.text)
    while ((await drainOutbox(running().app)) > 0);
  }
  const change = (person: Person, columns: Partial<typeof customers.$inferInsert>) =>
    running().app.database.write((tx) => tx.update(customers).set(columns).where(eq(customers.id, person.id)))
  const english = await createCustomer(server)
  await change(english, { language: 'en' })
  await remove(english)
  const email = sentEmails().findLast(({ to }) => to === english.email)
  assert.match(`${email?.subject} ${email?.text}`, /account is deleted .*as you asked/s)

  const arabic = await createCustomer(server)
  await change(arabic, { language: 'ar', email: null })
  await remove(arabic)
  const text = texts().at(-1)
  assert.match(text?.text ?? '', /^حذفنا حسابكم وبياناتكم كما طلبتم/)
})
