import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { mock, test } from 'node:test'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { createEventStreamRegistry, streamEvents } from '../src/http/event-stream.ts'
import { isPostgres } from './support/database.ts'
import { startTestServer } from './support/server.ts'
import { startServerProcess } from './support/server-process.ts'
import { nightly } from './support/tier.ts'

const { testDatabase } = startTestServer()

const megabyte = 'x'.repeat(1024 * 1024)

/** Opens an event stream to a client that reads nothing, and returns what the server does with it. */
async function openUnreadStream(context: Parameters<typeof startServerProcess>[0]) {
  mock.timers.enable({ apis: ['setInterval'] })
  context.after(() => mock.timers.reset())
  const http = Fastify({ forceCloseConnections: true })
  context.after(() => http.close())
  const opened = Promise.withResolvers<ServerResponse>()
  let changes: () => void = () => {}
  let looks = 0
  http.get('/stream', (_request, reply) => {
    streamEvents(reply, createEventStreamRegistry(), {
      owner: 'somebody',
      event: 'state',
      look: async () => `${(looks += 1)}${megabyte}`,
      follow: (listener) => {
        changes = listener
        return () => {}
      },
      lastSeen: undefined,
    })
    opened.resolve(reply.raw)
  })
  const client = connect(Number(new URL(await http.listen({ port: 0 })).port)).pause()
  context.after(() => client.destroy())
  client.write('GET /stream HTTP/1.1\r\nHost: a\r\n\r\n')
  const raw = await opened.promise
  return { raw, client, change: () => changes(), looks: () => looks }
}

/** Changes the state until the buffers of the system, which take some megabytes, are full. */
async function fillUp({ raw, change }: Awaited<ReturnType<typeof openUnreadStream>>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    change()
    await wait(50)
    if (raw.writableLength > 0) return
  }
  assert.fail('the client still takes everything')
}

test('an event stream holds one event for a client that does not read, and closes within a minute @rule:limits', async (context) => {
  const stream = await openUnreadStream(context)
  const { raw, change, looks } = stream
  await fillUp(stream)
  const held = raw.writableLength
  const before = looks()
  for (let each = 0; each < 50; each += 1) {
    change()
    await turn()
  }
  assert.equal(looks(), before)
  assert.ok(raw.writableLength <= held)
  const closed = once(raw, 'close')
  mock.timers.tick(60_000)
  await closed
})

test('an event stream goes on for a client that reads late @rule:limits', async (context) => {
  const stream = await openUnreadStream(context)
  const { raw, client, looks } = stream
  await fillUp(stream)
  mock.timers.tick(20_000)
  client.resume()
  for (let tries = 0; tries < 200 && raw.writableLength > 0; tries += 1) await wait(10)
  assert.equal(raw.writableLength, 0)
  const before = looks()
  mock.timers.tick(40_000)
  await turn()
  assert.ok(looks() > before)
  assert.equal(raw.destroyed, false)
})

/** Sends forty requests at once on one connection and reads none of the responses. */
function askWithoutReading(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  const requests = Array.from(
    { length: 20 },
    () => 'GET /api/plans HTTP/1.1\r\nHost: a\r\n\r\nGET /api/terms HTTP/1.1\r\nHost: a\r\n\r\n',
  )
  socket.write(requests.join(''))
  return socket
}

/** The connections of this machine to a port that are established, as its system counts them. */
const openConnections = (port: number): number => {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, from = '', , state]) => from.endsWith(local) && state === '01').length
}

test(
  'two hundred clients that send forty requests and never read are closed within 75 seconds @rule:limits',
  { skip: !isPostgres || nightly.skip, timeout: 180_000 },
  async (context) => {
    const server = await startServerProcess(context, { DATABASE_URL: testDatabase().url ?? '' })
    const port = Number(new URL(server.url).port)
    const clients = Array.from({ length: 200 }, () => askWithoutReading(server.url))
    context.after(() => clients.forEach((client) => client.destroy()))
    await wait(5_000)
    const began = Date.now()
    const most = openConnections(port)
    while (openConnections(port) > 0 && Date.now() - began < 75_000) await wait(1_000)
    const memory = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1])
    context.diagnostic(
      `${most} connections that never read: ${openConnections(port)} open after ` +
        `${Math.round((Date.now() - began) / 1_000) + 5} s; ${Math.round(memory / 1024)} MB at most`,
    )
    assert.ok(memory < 640 * 1024, `${memory} kB`)
    assert.ok(most >= 190, `only ${most} connections were open`)
    assert.equal(openConnections(port), 0)
    assert.equal((await server.ask('GET /healthz')).status, 200)
  },
)
