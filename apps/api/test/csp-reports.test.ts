import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { startTestServer, type TestResponse } from './support/server.ts'

const { ask } = startTestServer({
  RATE_LIMIT_PER_ADDRESS: '6',
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'warn',
})

const identity = '1012345672'
const documentUrl = `https://home.example/en/MyOrdersTwo/${identity}?phone=0555000111`

const byReportUri = {
  'csp-report': {
    'document-uri': documentUrl,
    referrer: `https://home.example/?login=${identity}`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    'blocked-uri': `https://evil.example/${identity}.js`,
    'source-file': 'https://home.example/assets/base-a1b2c3d4.js',
    'line-number': 8,
    'script-sample': `alert("${identity}")`,
  },
}

const byReportTo = [
  {
    type: 'csp-violation',
    age: 10,
    url: documentUrl,
    user_agent: 'a browser',
    body: {
      documentURL: documentUrl,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: `https://home.example/${identity}.js`,
      lineNumber: 9,
      sample: `Element innerHTML|${identity}`,
    },
  },
  { type: 'deprecation', url: documentUrl, body: { id: identity } },
]

const csp = 'application/csp-report'
const reports = 'application/reports+json'

let homes = 0
const somewhere = () => `198.51.100.${(homes += 1)}`

const report = (content: unknown, type: string, address = somewhere()): Promise<TestResponse> =>
  ask('POST /csp-reports', {
    body: content,
    headers: { 'content-type': type, 'x-forwarded-for': address },
  })

/** Collects the lines the server logs about reports from now on. */
function linesFrom(context: TestContext): () => readonly Record<string, unknown>[] {
  const write = context.mock.method(process.stderr, 'write', () => true)
  return () =>
    write.mock.calls
      .flatMap(({ arguments: [chunk] }) => String(chunk).split('\n'))
      .filter((line) => line.includes('security policy'))
      .map((line) => JSON.parse(line))
}

const counted = async (): Promise<number> => {
  const { text } = await ask('GET /metrics')
  return Number(/^sakina_csp_violations_total (\d+)$/m.exec(text)?.[1] ?? 0)
}

test('a CSP violation report is logged as one line without personal data, and counted @R24', async (context) => {
  const lines = linesFrom(context)
  const before = await counted()
  assert.equal((await report(byReportUri, csp)).status, 204)
  assert.equal((await report(byReportTo, reports)).status, 204)
  assert.equal((await counted()) - before, 2)
  assert.deepEqual(
    lines().map(({ directive, blocked, page, source, line }) => [directive, blocked, page, source, line]),
    [
      ['script-src-elem', 'https://evil.example', '/MyOrdersTwo', '/assets/base-a1b2c3d4.js', 8],
      ['require-trusted-types-for', 'trusted-types-sink', '/MyOrdersTwo', 'other', 9],
    ],
  )
  assert.doesNotMatch(JSON.stringify(lines()), /1012345672|0555000111|alert|198\.51/)
})

test('forged values in a CSP violation report are logged as “other” or left out', async (context) => {
  const lines = linesFrom(context)
  const forged = {
    'csp-report': {
      'document-uri': `https://home.example/${identity}`,
      'effective-directive': `sent by ${identity}`,
      'blocked-uri': `javascript:${identity}`,
      'source-file': `/assets/../${identity}.js`,
      'line-number': identity,
    },
  }
  assert.equal((await report(forged, csp)).status, 204)
  const [line] = lines()
  assert.deepEqual(
    [line?.['directive'], line?.['blocked'], line?.['page'], line?.['source'], line?.['line']],
    ['other', 'other', 'other', 'other', undefined],
  )
})

test('only ten of thirty CSP violation reports in one HTTP request are read', async (context) => {
  const lines = linesFrom(context)
  const many = Array.from({ length: 30 }, () => byReportTo[0])
  assert.equal((await report(many, reports)).status, 204)
  assert.equal(lines().length, 10)
})

test('CSP violation reports that are too long, invalid or of another content type are refused and not counted', async (context) => {
  const lines = linesFrom(context)
  const before = await counted()
  const refusals = [
    await report({ 'csp-report': { 'script-sample': 'x'.repeat(20_000) } }, csp),
    await report('{', csp),
    await report('[1, 2]', csp),
    await report('"text"', reports),
    await report(byReportUri, 'application/json'),
    await report(byReportUri, 'text/plain'),
  ]
  assert.deepEqual(
    refusals.map(({ status }) => status),
    [413, 400, 400, 400, 415, 415],
  )
  assert.deepEqual([await counted(), lines().length], [before, 0])
})

test('a sender of CSP violation reports over its limit is refused, and other senders are still accepted @R20', async (context) => {
  const lines = linesFrom(context)
  const sender = somewhere()
  const statuses: number[] = []
  for (let each = 0; each < 8; each += 1) statuses.push((await report(byReportUri, csp, sender)).status)
  assert.deepEqual(statuses, [204, 204, 204, 204, 204, 204, 429, 429])
  assert.equal(lines().length, 6)
  assert.equal((await report(byReportUri, csp)).status, 204)
})
