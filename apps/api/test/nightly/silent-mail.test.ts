import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { createSmtpMailer } from '../../src/adapters/mailer.ts'
import { createBackgroundJobs } from '../../src/background.ts'
import { enqueueEmail } from '../../src/use-cases/outbox/enqueue-email.ts'
import { completeCheckout, fetchOrder, placeHourly } from '../support/orders.ts'
import { registrationForm, createCustomer } from '../support/people.ts'
import { sendRequest, startTestServer } from '../support/server.ts'
import { quickStart } from '../support/quick-start.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A mail server that accepts a connection and never responds. */
const connections = new Set<Socket>()
let heldConnections = (): void => {}
const silent = createServer((socket) => {
  connections.add(socket)
  socket.on('error', () => {})
  heldConnections()
})
let smtpUrl = ''
before(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const bound = silent.address()
  smtpUrl = `smtp://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
})
after(() => {
  for (const socket of connections) socket.destroy()
  silent.close()
})

/** Waits until the silent server has a connection. */
const nextConnection = (): Promise<void> => new Promise((resolve) => (heldConnections = resolve))

const server = startTestServer(
  {},
  {
    mailer: {
      send: (mail) =>
        createSmtpMailer({ url: smtpUrl, from: 'care@sakina.example', timeoutMilliseconds: 1_000 }).send(
          mail,
        ),
    },
  },
)
const { clock, running } = server

const job = (name: string) => {
  const found = createBackgroundJobs(running().app).find((each) => each.name === name)
  assert.ok(found, `no job is called ${name}`)
  return found
}

test('an order is marked paid although a mail server that does not answer holds up the emails', async () => {
  const { app } = running()
  await app.database.write((tx) =>
    enqueueEmail(tx, app, { to: 'customer@home.example', subject: 'رسالة', text: 'نص' }),
  )
  const held = nextConnection()
  const letters = job('mail').work()
  await held
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person)
  await completeCheckout(server, id, 'slow')
  clock.advance({ minutes: 1 })
  await job('payments').work()
  assert.equal((await fetchOrder(server, person, id)).payment_state, 'paid')
  await letters
  const [letter] = await app.database.reader.execute<{ last_error: string }>(
    sql`select last_error from outbox where last_error is not null`,
    'objects',
  )
  assert.match(letter?.last_error ?? '', /ETIMEDOUT|CONN/, 'the office reads why, not only that')
})

test('a server with emails waiting for a silent mail server still stops within ten seconds @R16', async () => {
  const child = spawn(process.execPath, [...quickStart, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'silent',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'care@sakina.example',
      DRAIN_MILLISECONDS: '0',
    },
  })
  const [line]: Buffer[] = await once(child.stdout, 'data')
  const url = /http:\/\/\S+/.exec(line?.toString() ?? '')?.[0] ?? ''
  const held = nextConnection()
  for (let each = 0; each < 8; each += 1) {
    const { name, email } = registrationForm()
    const sent = await sendRequest(url, 'POST /api/contact', {
      body: { name, email, message: 'Good evening' },
    })
    assert.ok(sent.status < 300, sent.text)
  }
  await held
  const since = performance.now()
  child.kill('SIGTERM')
  const [code]: unknown[] = await once(child, 'exit')
  assert.equal(code, 0)
  assert.ok(performance.now() - since < 10_000, 'it waited for the mail server')
})
