import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { placeholderOrigin } from '../src/http/web/site-origin.ts'
import { startTestServer } from './support/server.ts'

const dist = mkdtempSync(join(tmpdir(), 'sakina-site-'))
const put = (name: string, content: string | Buffer): void => {
  const file = join(dist, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
put('index.html', '<h1>الرئيسية</h1>')
put('index.html.br', brotliCompressSync('<h1>الرئيسية</h1>'))
put('en/index.html', '<h1>Home</h1>')
put('Rules/index.html', `<link rel="canonical" href="${placeholderOrigin}/Rules">`)
put('sitemap.xml', `<loc>${placeholderOrigin}/Rules</loc>`)
put('routes.json.gz', gzipSync('[]'))
put('routes.json.br', brotliCompressSync('[]'))
put('robots.txt', `Sitemap: ${placeholderOrigin}/sitemap.xml`)
put('MyOrdersTwo/index.html', 'orders')
put('shells/booking.html', 'shell ar')
put('en/shells/booking.html', 'shell en')
put('404.html', 'not found ar')
put('en/404.html', 'not found en')
put('assets/entry-a1b2c3d4.js', 'let built')
put('plans/ar/101.html', 'plan 101')
put('boot.js', "window.sakina = { apiRoot: '/api' }")
put('.secret', 'no')
const longPage = readFileSync(join(import.meta.dirname, '../catalogue/catalogue.json'), 'utf8')
put('long/index.html', longPage)
put('boot-page/index.html', '<script src="/boot.js"></script><style>p > a{}</style>with a boot script')
put(
  'routes.json',
  JSON.stringify([
    { path: '/', file: 'index.html' },
    { path: '/en', file: 'en/index.html' },
    { path: '/Rules', file: 'Rules/index.html' },
    { path: '/boot-page', file: 'boot-page/index.html' },
    { path: '/long', file: 'long/index.html' },
    { path: '/S5', search: '', file: 'long/index.html' },
    { path: '/S5', search: '?plan=101', file: 'plans/ar/101.html' },
    { path: '/MyOrdersTwo', file: 'MyOrdersTwo/index.html' },
    { path: '/s1/:serviceId/:planId', file: 'shells/booking.html' },
    { path: '/en/s1/:serviceId/:planId', file: 'en/shells/booking.html' },
  ]),
)

const { ask, running } = startTestServer({ WEB_DIST: dist, API_ROOT: 'https://api.home.example/api' })
const elsewhere = startTestServer({ WEB_DIST: dist, SITE_URL: 'https://home.example/' })
const publicOnly = startTestServer({ WEB_DIST: dist, PUBLIC_URL: 'https://api.home.example' })

test('the server sends pages, app shells and a 404 in the language of the path', async () => {
  for (const [path, status, text] of [
    ['/', 200, 'الرئيسية'],
    ['/en', 200, 'Home'],
    ['/s1/1/101', 200, 'shell ar'],
    ['/en/s1/1/101?x=1', 200, 'shell en'],
    ['/nowhere', 404, 'not found ar'],
    ['/en/nowhere', 404, 'not found en'],
  ] as const) {
    const answer = await ask(`GET ${path}`)
    assert.equal(answer.status, status, path)
    assert.match(answer.text, new RegExp(text))
    assert.match(answer.headers.get('content-type') ?? '', /text\/html/)
    assert.equal(answer.headers.get('cache-control'), 'no-cache')
  }
})

test('a plan has a document of its own, whatever else the query says; any other starts from that of its page', async () => {
  for (const address of ['/S5?plan=101', '/S5?service=1&plan=101'] as const)
    assert.equal((await ask(`GET ${address}`)).text, 'plan 101', address)
  for (const address of ['/S5', '/S5?plan=999', '/S5?plan=', '/S5?plans=101', '/S5?%plan=101'] as const)
    assert.equal((await ask(`GET ${address}`)).text, longPage, address)
  assert.equal((await ask('GET /Rules?plan=101')).text.includes('plan 101'), false)
  assert.equal((await ask('GET /s5?plan=101')).headers.get('location'), '/S5?plan=101')
})

test('another spelling of a page redirects to its one URL and keeps the query @rule:one-spelling', async () => {
  const answer = await ask('GET /myorderstwo?from=mail')
  assert.equal(answer.status, 308)
  assert.equal(answer.headers.get('location'), '/MyOrdersTwo?from=mail')
  const deep = await ask('GET /S1/1/Abc')
  assert.equal(deep.headers.get('location'), '/s1/1/Abc')
})

test('the server has hashed files cached for ever, and answers a missing file with a 404', async () => {
  const asset = await ask('GET /assets/entry-a1b2c3d4.js')
  assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal((await ask('GET /assets/entry-99999999.js')).status, 404)
})

test('the server serves nothing outside the site and nothing hidden @rule:only-the-site-is-served', async () => {
  for (const path of [
    '/.secret',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/a%00b',
    '/routes.json',
    '/routes.json.gz',
    '/routes.json.br',
    '//routes.json',
    '/%72outes.json.gz',
    '/%ZZ',
  ] as const) {
    const { status } = await ask(`GET ${path}`)
    assert.ok(status === 404 || status === 400, `${path} answered ${status}`)
  }
})

test('a precompressed page is sent compressed', async () => {
  const answer = await ask('GET /', { headers: { 'accept-encoding': 'br' } })
  assert.equal(answer.headers.get('content-encoding'), 'br')
  assert.match(answer.text, /الرئيسية/)
})

test('a page that has been asked for once is sent compressed as well as the build would', async () => {
  const sizeNow = async () => {
    const answer = await ask('GET /long', { headers: { 'accept-encoding': 'br' } })
    assert.equal(answer.text, longPage)
    return Number(answer.headers.get('content-length'))
  }
  const best = brotliCompressSync(longPage).length
  assert.ok((await sizeNow()) > best)
  for (let tries = 0; (await sizeNow()) > best; tries += 1) {
    assert.ok(tries < 100, 'still compressed quickly')
    await wait(50)
  }
})

test('pages, site map and robots.txt contain the configured origin, or else the address of the server @rule:page-heads', async () => {
  for (const [server, origin] of [
    [ask, running().address],
    [elsewhere.ask, 'https://home.example'],
    [publicOnly.ask, 'https://api.home.example'],
  ] as const) {
    assert.equal((await server('GET /Rules')).text, `<link rel="canonical" href="${origin}/Rules">`)
    assert.equal((await server('GET /sitemap.xml')).text, `<loc>${origin}/Rules</loc>`)
    assert.equal((await server('GET /robots.txt')).text, `Sitemap: ${origin}/sitemap.xml`)
  }
  assert.match((await ask('GET /sitemap.xml')).headers.get('content-type') ?? '', /^application\/xml/)
  assert.match((await ask('GET /robots.txt')).headers.get('content-type') ?? '', /^text\/plain/)
})

test('an unchanged page is not sent again, and HEAD sends no body', async () => {
  for (const coding of ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0']) {
    const headers = { 'accept-encoding': coding }
    const first = await elsewhere.ask('GET /Rules', { headers })
    assert.match(first.text, /https:\/\/home\.example\/Rules/, coding)
    assert.match(first.headers.get('vary') ?? '', /accept-encoding/i)
    const tag = first.headers.get('etag') ?? ''
    const again = await elsewhere.ask('GET /Rules', { headers: { ...headers, 'if-none-match': tag } })
    assert.deepEqual([again.status, again.text], [304, ''], coding)
  }
  const head = await elsewhere.ask('HEAD /Rules')
  assert.deepEqual([head.status, head.text], [200, ''])
})

test('boot.js contains the URL of the API, and the Content Security Policy allows it @R24', async () => {
  const answer = await ask('GET /boot.js')
  assert.match(answer.text, /apiRoot: "https:\/\/api\.home\.example\/api"/)
  assert.match(
    answer.headers.get('content-security-policy') ?? '',
    /connect-src 'self' https:\/\/api\.home\.example/,
  )
})

test('a page inlines the boot script, and its CSP has the hashes of inline script and styles @R24', async () => {
  const script = (await ask('GET /boot.js')).text
  const page = await ask('GET /boot-page')
  assert.equal(page.text, `<script>${script}</script><style>p > a{}</style>with a boot script`)
  const hash = (content: string): string => createHash('sha256').update(content).digest('base64')
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.ok(policy.includes(`script-src 'self' 'sha256-${hash(script)}';`), policy)
  assert.ok(policy.includes(`style-src 'self' 'sha256-${hash('p > a{}')}';`), policy)
})

test('health, readiness and metrics have separate routes', async () => {
  assert.deepEqual((await ask('GET /healthz')).body, { status: 'alive' })
  const ready = await ask('GET /readyz')
  assert.equal(ready.status, 200)
  assert.equal(Object(ready.body).status, 'ready')
  const metrics = await ask('GET /metrics')
  assert.match(metrics.text, /sakina_requests_total\{route="\/healthz",method="GET",status="200"\} 1/)
})

test('the event-loop delay of the metrics covers only the time since the last scrape, so that its alert can clear', async () => {
  const delayNow = async (): Promise<number> =>
    Number(/^sakina_event_loop_delay_seconds\{.*\} (\S+)$/m.exec((await ask('GET /metrics')).text)?.[1])
  await delayNow()
  // Waits for two measurements of the event loop delay.
  await wait(60)
  const since = performance.now()
  while (performance.now() - since < 400);
  assert.ok((await delayNow()) > 0.2)
  assert.ok((await delayNow()) < 0.2)
})
