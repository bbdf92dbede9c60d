import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { createCustomer, testPassword } from './support/people.ts'
import { startTestServer } from './support/server.ts'

let isMailAway = true
const sent: string[] = []
const mailer = {
  send: async ({ id }: { readonly id: string }): Promise<void> => {
    if (isMailAway) throw Object.assign(new Error('to a person'), { code: 'ECONNREFUSED' })
    sent.push(id)
  },
}
const server = startTestServer({ OPS_TOKEN: officeToken }, { mailer })
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

test('the list of notices of an unknown customer is empty', async () => {
  assert.deepEqual(await listed('notices?customer=nobody'), [])
})
