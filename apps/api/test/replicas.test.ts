import assert from 'node:assert/strict'
import { createServer, connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { configFrom, startServer, type RunningServer } from '../src/server.ts'
import { isPostgres } from './support/database.ts'
import { completeCheckout, hourlyOrderBody, parsePlacedOrder } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { sendRequest, startTestServer, type RequestInput } from './support/server.ts'
import { openNoticeStream, openStream } from './support/streams.ts'

const server = startTestServer({ RATE_LIMIT_PER_ACCOUNT: '5' })
const { ask, clock, testDatabase, running } = server

/** A database connection that the test can cut. */
function cuttableWire(to: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>()
  let cut = false
  const listener = createServer((near) => {
    if (cut) return void near.destroy()
    const far = connect(to)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  return {
    listener,
    cut: () => {
      cut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      cut = false
    },
  }
}

let second: RunningServer | undefined
let wire: ReturnType<typeof cuttableWire> | undefined
let starting: Promise<void> | undefined

const askSecond = async (call: string, asked?: RequestInput) => {
  starting ??= startSecond()
  await starting
  return sendRequest(second?.address ?? '', call, asked)
}

async function startSecond(): Promise<void> {
  const { url } = testDatabase()
  if (url === undefined) return
  const parsed = new URL(url)
  wire = cuttableWire({ host: parsed.hostname, port: Number(parsed.port) })
  await new Promise<void>((resolve) => wire?.listener.listen(0, '127.0.0.1', resolve))
  const bound = wire.listener.address()
  parsed.port = String(typeof bound === 'object' && bound !== null ? bound.port : 0)
  second = await startServer(
    configFrom({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: parsed.href,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      DRAIN_MILLISECONDS: '0',
      RATE_LIMIT_PER_ACCOUNT: '5',
      RATE_LIMIT_PER_ADDRESS: '100000',
    }),
    { now: clock.now, background: false },
  )
}

after(async () => {
  await second?.stop()
  wire?.listener.close()
})

const together = { skip: isPostgres ? false : 'two servers share a database on PostgreSQL only' }

test(
  'a session opened at one server works at the other, and a log-out ends it at both',
  together,
  async () => {
    const { token } = await createCustomer(server)
    assert.equal((await askSecond('GET /api/user/context', { token })).status, 200)
    await ask('POST /api/logout', { token })
    assert.equal((await askSecond('GET /api/user/context', { token })).status, 401)
  },
)

test('failed sign-ins are counted over both servers @R20', together, async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 7; guess += 1) {
    const asked = { body: { login: '1098765439', password: `guess ${guess}` } }
    statuses.push(
      (guess % 2 === 0 ? await ask('POST /api/login', asked) : await askSecond('POST /api/login', asked))
        .status,
    )
  }
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429])
})

test('requests with one idempotency key to two servers place one order @R2', together, async () => {
  const person = await createCustomer(server)
  const asked = {
    token: person.token,
    key: 'replica-key-0001',
    body: hourlyOrderBody(person, { service_date: '2026-10-19' }),
  }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, each) =>
      each % 2 === 0
        ? ask('POST /api/sale_order/hourly', asked)
        : askSecond('POST /api/sale_order/hourly', asked),
    ),
  )
  assert.equal(new Set(answers.map((answer) => parsePlacedOrder(answer).id)).size, 1)
})

test('a payment at one server is announced at the other', together, async () => {
  const person = await createCustomer(server)
  const { id } = parsePlacedOrder(
    await ask('POST /api/sale_order/hourly', {
      token: person.token,
      body: hourlyOrderBody(person, { service_date: '2026-10-26' }),
    }),
  )
  const response = await fetch(`${second?.address}/api/my/orders/${id}/events`, {
    headers: { 'api-token': person.token },
  })
  const reader = response.body?.getReader()
  let heard = ''
  const until = async (text: string): Promise<void> => {
    while (!heard.includes(text)) {
      const part = await reader?.read()
      if (part === undefined || part.done) break
      heard += new TextDecoder().decode(part.value)
    }
    assert.ok(heard.includes(text))
  }
  await until('"pending_payment"')
  await completeCheckout(server, id, 'succeed')
  await until('"value":"processing"')
  await reader?.cancel()
})

test(
  'a notice written at one server reaches the page that is open at the other @call:followNotices',
  together,
  async () => {
    const person = await createCustomer(server)
    const stream = await openNoticeStream(second?.address ?? '', person.token)
    const { body } = await ask('GET /api/my/notices', { token: person.token })
    const unread = Number(Object(body).unread)
    const order = hourlyOrderBody(person, { service_date: '2026-10-28' })
    parsePlacedOrder(await ask('POST /api/sale_order/hourly', { token: person.token, body: order }))
    await stream.until(`"unread":${unread + 1}}`)
    await stream.close()
  },
)

test("a log-out at one server ends the session's streams at both @R21", together, async () => {
  const person = await createCustomer(server)
  const body = hourlyOrderBody(person, { service_date: '2026-10-27' })
  const { id } = parsePlacedOrder(
    await askSecond('POST /api/sale_order/hourly', { token: person.token, body }),
  )
  const streams = [
    await openStream(running().address, id, person.token),
    await openStream(second?.address ?? '', id, person.token),
  ]
  assert.equal((await ask('POST /api/logout', { token: person.token })).status, 200)
  await Promise.all(streams.map(({ ended }) => ended))
})

test(
  'an unavailable database is reported as such, and the server recovers without a restart @R14',
  together,
  async () => {
    const person = await createCustomer(server)
    assert.equal((await askSecond('GET /readyz')).status, 200)
    wire?.cut()
    const away = await askSecond('GET /api/user/context', { token: person.token })
    assert.equal(away.status, 503, away.text)
    assert.equal(Object(away.body).code, 'unavailable')
    assert.notEqual(away.headers.get('retry-after'), null)
    assert.equal((await askSecond('GET /readyz')).status, 503)
    assert.equal((await askSecond('GET /healthz')).status, 200)
    wire?.mend()
    const back = async (): Promise<number> =>
      (await askSecond('GET /api/user/context', { token: person.token })).status
    let status = await back()
    for (let each = 0; each < 5 && status !== 200; each += 1) status = await back()
    assert.equal(status, 200)
    assert.equal((await askSecond('GET /readyz')).status, 200)
    assert.ok(running().address)
  },
)
