import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { createHttpServer } from '../src/http/build-http.ts'
import { systemPorts } from '../src/adapters/system-ports.ts'
import { configFrom } from '../src/server.ts'
import { securityHeaders } from '../src/http/security-headers.ts'
import { startTestServer } from './support/server.ts'

const environment = {
  NODE_ENV: 'production',
  DEMO: 'true',
  SITE_URL: 'https://home.example',
  LOG_LEVEL: 'silent',
}
const { ask, running } = startTestServer(environment)

/** Returns everything the server sends until it closes the connection. */
async function sendRaw(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(request)
  return text(socket)
}

function checkRefusal(raw: string, status: number, code: string): void {
  const [head = '', body = ''] = raw.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  assert.match(statusLine, new RegExp(`^HTTP/1\\.1 ${status} `), raw)
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  assert.equal(headers.get('content-length'), String(Buffer.byteLength(body)))
  assert.equal(headers.get('connection'), 'close')
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  assert.ok((headers.get('x-request-id') ?? '').length >= 8)
  const config = configFrom({ ...environment, DATA_DIR: ':memory:' })
  for (const [name, value] of Object.entries(securityHeaders(config, [])))
    assert.equal(headers.get(name), value, name)
  const refusal: unknown = JSON.parse(body)
  assert.deepEqual(Object.keys(Object(refusal)).toSorted(), ['code', 'message', 'success'])
  assert.equal(Object(refusal).success, false)
  assert.equal(Object(refusal).code, code)
  assert.match(Object(refusal).message, /[\u0600-\u06FF]/)
}

test('invalid HTTP is refused with the usual body and headers @R24 @R17', async () => {
  const { address } = running()
  const long = 'x'.repeat(40_000)
  for (const [request, status, code] of [
    ['\r\nnonsense\r\n\r\n', 400, 'bad_request'],
    ['GET / HTTP/9.9\r\n\r\n', 400, 'bad_request'],
    ['GET /api/services HTTP/1.1\r\nHost: a\r\nBad Header: 1\r\n\r\n', 400, 'bad_request'],
    [
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nx',
      400,
      'bad_request',
    ],
    [`GET /${long} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'payload_too_large'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${long}\r\n\r\n`, 431, 'payload_too_large'],
    ['GET /api/services HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
  ] as const)
    checkRefusal(await sendRaw(address, request), status, code)
})

test('an unknown Expect header is ignored', async () => {
  const raw = await sendRaw(
    running().address,
    'GET /api/nothing HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
  )
  assert.match(raw, /^HTTP\/1\.1 404 /)
  assert.match(raw, /"code":"not_found"/)
})

test('a request to upgrade the protocol gets a normal response', async () => {
  const raw = await sendRaw(
    running().address,
    'POST /api/login HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n' +
      'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  )
  assert.match(raw, /^HTTP\/1\.1 422 /)
  assert.match(raw, /"code":"invalid"/)
})

test('a slow HTTP request gets a timeout response, which is never written into another response', async (context) => {
  const { http } = createHttpServer(configFrom({ ...environment, DATA_DIR: ':memory:' }), systemPorts)
  context.after(() => http.close())
  http.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.write('first')
  })
  const address = await http.listen({ port: 0 })
  const port = Number(new URL(address).port)
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

  const slow = connect(port)
  const [theirs]: Socket[] = await once(http.server, 'connection')
  http.server.emit('clientError', late, theirs)
  checkRefusal(await text(slow), 408, 'bad_request')

  const reading = connect(port)
  const [streaming]: Socket[] = await once(http.server, 'connection')
  reading.write('GET /stream HTTP/1.1\r\nHost: a\r\n\r\n')
  const [first]: Buffer[] = await once(reading, 'data')
  assert.match(String(first), /first/)
  http.server.emit('clientError', late, streaming)
  assert.doesNotMatch(await text(reading).catch(() => ''), /HTTP/)
})

test('after the refused connections of the tests above, the server still responds', async () => {
  assert.equal((await ask('GET /healthz')).status, 200)
})
