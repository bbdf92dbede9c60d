import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { whatsAppCloudSender } from '../src/adapters/whatsapp-sender.ts'
import { parseConfig } from '../src/config/config.ts'
import { InvalidConfigurationError } from '../src/config/invalid-configuration.ts'
import type { WhatsAppSender } from '../src/ports/whatsapp.ts'
import { notifyCustomer } from '../src/use-cases/notices/notify-customer.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

type Reply = { readonly status: number; readonly body: unknown }
type Received = {
  readonly call: string
  readonly token: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

const accepted: Reply = { status: 200, body: { messages: [{ id: 'wamid.1', message_status: 'accepted' }] } }
const refused: Reply = {
  status: 400,
  body: { error: { message: 'no template for 966500000001', code: 132001, fbtrace_id: 'x' } },
}
let received: Received[] = []
let replies: Reply[] = []
const meta = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = Object(JSON.parse(Buffer.concat(parts).toString()))
    const token = request.headers.authorization
    received.push({ call: `${request.method} ${request.url}`, token, body })
    const reply = replies.shift() ?? accepted
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
})
let apiUrl = ''
before(async () => {
  meta.listen(0, '127.0.0.1')
  await once(meta, 'listening')
  const bound = meta.address()
  apiUrl = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/v23.0`
})
after(() => meta.close())

const whatsApp: WhatsAppSender = {
  send: (message) => whatsAppCloudSender({ token: 'a-token', phoneNumberId: '1055', apiUrl }).send(message),
}
const server = startTestServer({ DEMO: 'false', OPS_TOKEN: officeToken }, { whatsApp })
const { office } = officeClient(server)
const { ask, clock, running, texts } = server

const choose = async ({ token }: Person, channel: string, wanted: boolean) => {
  const body = { topic: 'visits', channel, wanted }
  const answer = await ask('POST /api/my/notices/choices', { token, body })
  assert.equal(answer.status, 200, answer.text)
}

const onTheWay = ({ id }: Person) => {
  const { app } = running()
  const facts = { from: '14:30', to: '16:00' }
  return app.database.write((tx) =>
    notifyCustomer(tx, app, id, { kind: 'visit_on_the_way', about: app.newId(), facts }),
  )
}

const drain = () => drainOutbox(running().app, { kinds: ['notice_text', 'notice_whatsapp'] })
const textsTo = ({ mobile }: Person) => texts().filter(({ to }) => to === mobile).length

test('a customer who chose WhatsApp gets the message there and no text @rule:notices', async () => {
  received = []
  const person = await createCustomer(server)
  await onTheWay(person)
  await drain()
  assert.deepEqual([received.length, textsTo(person)], [0, 1], 'until it is chosen texts go')
  await choose(person, 'whatsapp', true)
  await onTheWay(person)
  await Promise.all([drain(), drain()])
  assert.deepEqual([received.length, textsTo(person)], [1, 1])
  const [{ call, token, body } = { call: '', token: '', body: {} }] = received
  assert.deepEqual([call, token], ['POST /v23.0/1055/messages', 'Bearer a-token'])
  const { biz_opaque_callback_data: id, ...message } = body
  assert.match(String(id), /^[0-9a-f-]{36}$/)
  assert.deepEqual(message, {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: person.mobile.replace('+', ''),
    type: 'template',
    template: {
      name: 'visit_on_the_way',
      language: { code: 'ar' },
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'بين 2:30 و4:00 عصرًا' }] }],
    },
  })
})

test('a message that WhatsApp refuses is sent as a text, unless the customer refuses texts @rule:notices', async () => {
  received = []
  const person = await createCustomer(server)
  await choose(person, 'whatsapp', true)
  replies = [refused]
  await onTheWay(person)
  await drain()
  assert.deepEqual([received.length, textsTo(person)], [1, 1])
  await choose(person, 'text', false)
  replies = [refused]
  await onTheWay(person)
  await drain()
  assert.deepEqual([received.length, textsTo(person)], [2, 1])
  assert.equal(await drain(), 0, 'a refusal is not tried again')
  const { deliveries } = Object((await office(`notices?customer=${person.id}`)).body).result.find(
    ({ deliveries: messages }: { deliveries: readonly unknown[] }) => messages.length === 2,
  )
  assert.deepEqual(
    deliveries.map((message: { kind: string; error: string | null; sent_at: string | null }) => [
      message.kind,
      message.error,
      message.sent_at !== null,
    ]),
    [
      ['notice_text', null, true],
      ['notice_whatsapp', 'refused 400 132001', false],
    ],
  )
})

test('a message that failed at WhatsApp is sent again with the same id, and the stored reason contains no mobile @rule:notices', async () => {
  received = []
  const person = await createCustomer(server)
  await choose(person, 'whatsapp', true)
  replies = [
    { status: 503, body: { error: { message: `${person.mobile} later`, code: 131016 } } },
    { status: 200, body: { messages: [] } },
  ]
  await onTheWay(person)
  await drain()
  const [row] = await running().app.database.reader.execute<{ last_error: string }>(
    sql`select last_error from outbox where kind = 'notice_whatsapp' and done_at is null`,
    'objects',
  )
  assert.equal(row?.last_error, 'WhatsAppFailed 503 131016')
  for (const _ of [1, 2, 3]) {
    clock.advance({ minutes: 2 })
    await drain()
  }
  assert.deepEqual([received.length, textsTo(person)], [3, 0])
  assert.equal(new Set(received.map(({ body }) => body['biz_opaque_callback_data'])).size, 1)
})

test('WhatsApp settings without the id of the sending number are refused at the start', () => {
  assert.throws(
    () => parseConfig({ WHATSAPP_TOKEN: 'a-token' }),
    (error: unknown) => {
      assert.ok(error instanceof InvalidConfigurationError)
      assert.deepEqual(error.problems, ['WHATSAPP_PHONE_NUMBER_ID: needed when WHATSAPP_TOKEN is set'])
      return true
    },
  )
})
