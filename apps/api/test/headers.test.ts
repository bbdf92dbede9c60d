import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer, type RequestInput } from './support/server.ts'

const dist = mkdtempSync(join(tmpdir(), 'sakina-headers-'))
for (const [name, content] of Object.entries({
  'index.html': '<h1>Home</h1>',
  '404.html': 'not found',
  'en/404.html': 'not found',
  'MyOrdersTwo/index.html': 'orders',
  'assets/entry-a1b2c3d4.js': 'let built',
  'boot.js': "window.sakina = { apiRoot: '/api' }",
  'routes.json': JSON.stringify([
    { path: '/', file: 'index.html' },
    { path: '/MyOrdersTwo', file: 'MyOrdersTwo/index.html' },
  ]),
})) {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), content)
}

const server = startTestServer({
  NODE_ENV: 'production',
  SITE_URL: 'https://home.example',
  WEB_DIST: dist,
  OPS_TOKEN: 'the office of this test, 24+',
})
const { ask, clock } = server

type Call = Parameters<typeof ask>[0]

test('thirty kinds of responses have the security headers, and private ones forbid caching @R24', async (context) => {
  const person = await createCustomer(server)
  const { token } = person
  const { id } = await placeHourly(server, person)
  const json = { 'content-type': 'application/json' }
  const calls: readonly (readonly [string, Call, number, RequestInput?])[] = [
    ['a page', 'GET /', 200],
    ['a page asked for its head', 'HEAD /', 200],
    ['another spelling', 'GET /myorderstwo', 308],
    ['a page that is not there', 'GET /nowhere', 404],
    ['an English one', 'GET /en/nowhere', 404],
    ['a hashed file', 'GET /assets/entry-a1b2c3d4.js', 200],
    ['a file that is gone', 'GET /assets/entry-00000000.js', 404],
    ['the first script', 'GET /boot.js', 200],
    ['a path that is none', 'GET /%ZZ', 400],
    ['a public list', 'GET /api/services', 200],
    ['the terms', 'GET /api/terms', 200],
    ['no such call', 'GET /api/nothing', 404],
    ['a call by another method', 'DELETE /api/services', 405],
    ['a refusal', 'GET /api/my/orders', 401],
    ['a private list', 'GET /api/my/orders', 200, { token }],
    ['a private record', `GET /api/my/orders/${id}`, 200, { token }],
    ['everything of mine', 'GET /api/my/data', 200, { token }],
    ['no JSON', 'POST /api/login', 400, { body: '{', headers: json }],
    ['a wrong field', 'POST /api/login', 422, { body: {} }],
    ['too much', 'POST /api/login', 413, { body: `{"a":"${'x'.repeat(200_000)}"}`, headers: json }],
    ['another type', 'POST /api/login', 415, { body: 'a', headers: { 'content-type': 'text/plain' } }],
    ['the payment page', `GET /checkout/${id}`, 200],
    ['a payment of nothing', 'GET /checkout/00000000-0000-4000-8000-000000000000', 404],
    ['its styles', 'GET /checkout/page.css', 200],
    ['the document', 'GET /openapi.json', 200],
    ['a report of nothing', 'POST /csp-reports', 400],
    ['alive', 'GET /healthz', 200],
    ['ready', 'GET /readyz', 200],
    ['the meters', 'GET /metrics', 200],
    ['the office, unasked', 'GET /ops/orders', 401],
  ]
  for (const [name, call, status, asked] of calls) {
    const { headers, ...answer } = await ask(call, asked)
    const told = `${name}: ${call}`
    assert.equal(answer.status, status, `${told} ${answer.text.slice(0, 200)}`)
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    assert.match(scripts, /'self'/, told)
    assert.doesNotMatch(scripts, /unsafe-(inline|eval)|\*|data:|https?:/, told)
    assert.match(policy, /; style-src 'self';/, told)
    assert.match(policy, /frame-ancestors 'none'/, told)
    assert.match(policy, /object-src 'none'/, told)
    assert.match(policy, /base-uri 'none'/, told)
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types sakina(;|$)/, told)
    assert.match(policy, /img-src 'self' blob:;/, told)
    assert.match(policy, /report-uri \/csp-reports; report-to csp$/, told)
    assert.equal(headers.get('reporting-endpoints'), 'csp="/csp-reports"', told)
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', told)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', told)
    assert.equal(headers.get('x-frame-options'), 'DENY', told)
    assert.match(headers.get('referrer-policy') ?? '', /^(no-referrer|strict-origin|same-origin)/, told)
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d{8}/, told)
    assert.ok((headers.get('x-request-id') ?? '').length >= 8, told)
    if (asked?.token !== undefined || status === 401 || call.includes('/checkout/0') || call.endsWith(id))
      assert.equal(headers.get('cache-control'), 'no-store', told)
  }
  context.diagnostic(`${calls.length} kinds of answer`)
})

test('security.txt says where to report a weakness, and expires within a year', async () => {
  const { status, headers, text } = await ask('GET /.well-known/security.txt')
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^text\/plain/)
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
  )
  assert.match(fields.get('Contact') ?? '', /^mailto:.+@/)
  assert.match(fields.get('Canonical') ?? '', /\/\.well-known\/security\.txt$/)
  const days = (new Date(fields.get('Expires') ?? '').getTime() - clock.now().getTime()) / 86_400_000
  assert.ok(days > 30 && days < 365)
})
