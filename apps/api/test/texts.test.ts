import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { unifonicTextSender } from '../src/adapters/unifonic-text-sender.ts'
import { InvalidConfigurationError } from '../src/config/invalid-configuration.ts'
import { parseConfig } from '../src/config/config.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { enqueueText } from '../src/use-cases/outbox/text-messages.ts'
import { startTestServer } from './support/server.ts'

type Reply = { readonly status: number; readonly body: unknown }

const sent: Reply = { status: 200, body: { success: true, errorCode: 'ER-00', data: { MessageID: 1 } } }
const received: { readonly path: string; readonly type: string; readonly form: URLSearchParams }[] = []
let replies: Reply[] = []
const gateway = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const type = request.headers['content-type'] ?? ''
    const form = new URLSearchParams(Buffer.concat(parts).toString())
    received.push({ path: `${request.method} ${request.url}`, type, form })
    const { status, body } = replies.shift() ?? sent
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
})
let apiUrl = ''
before(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const bound = gateway.address()
  apiUrl = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
})
after(() => gateway.close())

const texts = {
  send: (message: Parameters<ReturnType<typeof unifonicTextSender>['send']>[0]) =>
    unifonicTextSender({ appSid: 'app-sid', senderId: 'Sakina', apiUrl }).send(message),
}
const { clock, running } = startTestServer({}, { texts })

const inFiveMinutes = () => new Date(clock.now().getTime() + 300_000).toISOString()

const promiseText = (text: string, expires_at = inFiveMinutes()) => {
  const { app } = running()
  return app.database.write((tx) => enqueueText(tx, app, { to: '+966500000001', text, expires_at }))
}

const waiting = () =>
  running().app.database.reader.execute<{ last_error: string | null; payload: unknown }>(
    sql`select last_error, payload from outbox where kind = 'text' and done_at is null`,
    'objects',
  )

test('a text is sent to the gateway once and in its format, even when the outbox is processed twice at once @rule:text-messages', async () => {
  await promiseText('رمز الدخول إلى سكينة: 012345')
  await Promise.all([drainOutbox(running().app), drainOutbox(running().app)])
  assert.equal(received.length, 1)
  const [{ path, type, form } = { path: '', type: '', form: new URLSearchParams() }] = received
  assert.equal(path, 'POST /rest/SMS/messages')
  assert.match(type, /^application\/x-www-form-urlencoded/)
  assert.match(form.get('CorrelationID') ?? '', /^[0-9a-f-]{36}$/)
  form.delete('CorrelationID')
  assert.deepEqual(Object.fromEntries(form), {
    AppSid: 'app-sid',
    SenderID: 'Sakina',
    Recipient: '966500000001',
    Body: 'رمز الدخول إلى سكينة: 012345',
    responseType: 'JSON',
  })
  assert.deepEqual(await waiting(), [])
})

test('a refused text is sent again with the same id, and the stored reason contains no mobile @rule:text-messages', async () => {
  received.length = 0
  replies = [
    {
      status: 480,
      body: { success: 'false', errorCode: 'ER-08', message: '966500000001 cannot be reached' },
    },
    { status: 409, body: { success: 'false', errorCode: 'ER-09' } },
  ]
  await promiseText('012345')
  await drainOutbox(running().app)
  const [row] = await waiting()
  assert.equal(row?.last_error, 'TextMessageRejectedError 480 ER-08')
  clock.advance({ minutes: 1 })
  await drainOutbox(running().app)
  assert.deepEqual(await waiting(), [], 'what the gateway has already is not sent for ever')
  assert.equal(received.length, 2)
  assert.equal(received[0]?.form.get('CorrelationID'), received[1]?.form.get('CorrelationID'))
})

test('a text counts as not sent when the gateway sends an invalid response', async () => {
  for (const body of ['<html>', { success: false }, [], { errorCode: 'ER-00' }]) {
    replies = [{ status: 200, body }]
    await assert.rejects(texts.send({ id: 'an-id', to: '+966500000001', text: 'x' }), /refused/)
  }
})

test('a text with an expired code is not sent any more', async () => {
  received.length = 0
  await promiseText('012345', inFiveMinutes())
  clock.advance({ minutes: 6 })
  await drainOutbox(running().app)
  assert.equal(received.length, 0)
  assert.deepEqual(await waiting(), [])
})

test('gateway settings without a sender are refused at the start', () => {
  assert.throws(
    () => parseConfig({ UNIFONIC_APP_SID: 'app-sid' }),
    (error: unknown) => {
      assert.ok(error instanceof InvalidConfigurationError)
      assert.deepEqual(error.problems, ['UNIFONIC_SENDER_ID: needed when UNIFONIC_APP_SID is set'])
      return true
    },
  )
})
