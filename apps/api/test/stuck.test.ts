import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { notices } from '../src/db/schema/notices.ts'
import type { PushSender } from '../src/ports/push.ts'
import { notifyCustomer } from '../src/use-cases/notices/notify-customer.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { createCustomer, errorCodeOf, testPassword, type Person } from './support/people.ts'
import { createFakeBrowser } from './support/push-service.ts'
import { startTestServer } from './support/server.ts'

let isMailAway = true
const sent: string[] = []
const mailer = {
  send: async ({ id }: { readonly id: string }): Promise<void> => {
    if (isMailAway) throw Object.assign(new Error('to a person'), { code: 'ECONNREFUSED' })
    sent.push(id)
  },
}
/** The browsers that got a notification. */
const pushed: string[] = []
const push: PushSender = {
  publicKey: 'x',
  isUsable: () => true,
  send: async ({ to }) => {
    pushed.push(to.endpoint)
    return 'sent'
  },
}
const server = startTestServer({ OPS_TOKEN: officeToken }, { mailer, push })
const { ask, clock, running } = server
const { office } = officeClient(server)

const listed = async (path: string) => Object((await office(path)).body).result

async function meters(): Promise<ReadonlyMap<string, number>> {
  const { text } = await ask('GET /metrics')
  const found = text.matchAll(/^sakina_(outbox_\w+\{kind="notice_mail"\}) ([\d.]+)$/gm)
  return new Map(
    [...found].map(([, name = '', value]) => [name.replace('{kind="notice_mail"}', ''), Number(value)]),
  )
}

const drainMail = () => drainOutbox(running().app, { kinds: ['notice_mail'] })

test('the office and the metrics see an email that waits, fails, is given up, and is sent again by the office @rule:notices', async () => {
  const person = await createCustomer(server)
  const before = await meters()
  assert.deepEqual([...before.values()], [0, 0, 0], 'every kind has a meter before anything happens')
  const next = 'a green garden 43'
  const passwords = { old_password: testPassword, new_password: next, confirm_password: next }
  const changed = await ask('POST /api/change_password', { token: person.token, body: passwords })
  assert.equal(changed.status, 200, changed.text)
  clock.advance({ minutes: 20 })
  const mine = () => listed(`notices?customer=${person.id}`)
  const [waiting] = await mine()
  assert.deepEqual(
    [waiting.customer_id, waiting.deliveries[0].attempts, waiting.deliveries[0].dead],
    [person.id, 0, false],
  )
  const stuck = await meters()
  assert.equal(stuck.get('outbox_waiting'), 1)
  assert.equal(stuck.get('outbox_oldest_waiting_seconds'), 1200)
  assert.deepEqual(await listed('notices?failed=true'), [])

  for (let attempt = 0; attempt < 8; attempt += 1) {
    await drainMail()
    clock.advance({ hours: 2 })
  }
  const [failed, ...others] = await listed('notices?failed=true')
  assert.deepEqual([failed.id, others], [waiting.id, []])
  const [row] = failed.deliveries
  assert.deepEqual(
    [row.kind, row.attempts, row.dead, row.error],
    ['notice_mail', 8, true, 'Error ECONNREFUSED'],
  )
  const givenUp = await meters()
  assert.deepEqual([givenUp.get('outbox_waiting'), givenUp.get('outbox_given_up')], [0, 1])
  assert.ok((await listed('notices?failed=false')).every(({ id }: { id: string }) => id !== failed.id))

  isMailAway = false
  assert.equal((await office(`outbox/${row.id}/retry`, {})).status, 200)
  await drainMail()
  assert.deepEqual(sent, [row.id])
  const messages = async () =>
    (await mine())[0].deliveries.map((message: { kind: string; sent_at: string | null }) => [
      message.kind,
      message.sent_at,
    ])
  const sentAt = clock.now().toISOString()
  assert.deepEqual(await messages(), [
    ['notice_mail', sentAt],
    ['notice_text', null],
  ])
  clock.advance({ hours: 1 })
  assert.equal((await office(`outbox/${row.id}/retry`, {})).status, 200, 'a sent one goes once more')
  await drainMail()
  assert.equal(new Set(sent).size, 2, 'with another id')
  assert.deepEqual(await messages(), [
    ['notice_mail', sentAt],
    ['notice_text', null],
    ['notice_mail', clock.now().toISOString()],
  ])
  assert.equal((await meters()).get('outbox_given_up'), 0)
})

/** The newest notice of a customer, with its deliveries. */
const newest = async ({ id }: Person) => (await listed(`notices?customer=${id}`))[0]

const retry = (delivery: { readonly id: string }) => office(`outbox/${delivery.id}/retry`, {})

const deliveryBy = async (person: Person, kind: string) =>
  (await newest(person)).deliveries.find((each: { kind: string }) => each.kind === kind)

async function refusedFor(person: Person, kind: string): Promise<string> {
  const answer = await retry(await deliveryBy(person, kind))
  assert.deepEqual([answer.status, errorCodeOf(answer.body)], [409, 'transition_not_allowed'])
  return Object(answer.body).message
}

async function changeContact(person: Person, change: 'email_changed' | 'mobile_changed'): Promise<void> {
  const { app } = running()
  await app.database.write((tx) =>
    notifyCustomer(tx, app, person.id, { kind: change, about: app.newId(), facts: {} }),
  )
  while ((await drainOutbox(app)) > 0);
}

test('a warning about a changed email or mobile can be sent again to the contact that stayed, but not to the replaced one @rule:notices', async () => {
  const person = await createCustomer(server)
  const replaced = 'This message went to the previous email or mobile, which we don’t keep.'
  await changeContact(person, 'email_changed')
  assert.equal(await refusedFor(person, 'notice_mail'), replaced)
  assert.equal((await retry(await deliveryBy(person, 'notice_text'))).status, 200)
  clock.advance({ minutes: 1 })
  await changeContact(person, 'mobile_changed')
  assert.equal(await refusedFor(person, 'notice_text'), replaced)
  assert.equal((await retry(await deliveryBy(person, 'notice_mail'))).status, 200)
})

test('a notification sent again goes to the browsers subscribed now, and is refused when there is none @rule:notices', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const browser = async (path: 'my/push' | 'my/push/off', body: object) =>
    assert.equal((await ask(`POST /api/${path}`, { token, body })).status, 200)
  const [phone, laptop] = ['phone', 'laptop'].map((name) => ({
    ...createFakeBrowser().keys,
    endpoint: `https://push.example/${name}`,
  }))
  assert.ok(phone && laptop)
  await browser('my/push', phone)
  await changeContact(person, 'email_changed')
  await browser('my/push', laptop)
  pushed.splice(0)
  assert.equal((await retry(await deliveryBy(person, 'notice_push'))).status, 200)
  await drainOutbox(running().app)
  assert.deepEqual(pushed.toSorted(), [laptop.endpoint, phone.endpoint])
  for (const { endpoint } of [phone, laptop]) await browser('my/push/off', { endpoint })
  assert.equal(await refusedFor(person, 'notice_push'), 'The customer can’t be reached this way any more.')
})

test('a withdrawn notice is not sent again @rule:notices', async () => {
  const person = await createCustomer(server)
  await changeContact(person, 'mobile_changed')
  const { id, deliveries } = await newest(person)
  await running().app.database.write((tx) => tx.delete(notices).where(eq(notices.id, id)))
  const answer = await retry(deliveries[0])
  assert.equal(
    Object(answer.body).message,
    'This notice was withdrawn or is too old, so it can’t be sent again.',
  )
})

test('the list of notices of an unknown customer is empty', async () => {
  assert.deepEqual(await listed('notices?customer=nobody'), [])
})
