import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { startTestServer } from './support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'sakina-kit-'))
const put = (name: string, content: string | Buffer): void => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
const script = "window.FEATURES = { 'a': 1 }"
put(
  'built/index.html',
  `<title>Kit</title><script type="module">${script}</script><script src="./a.js"></script>`,
)
put('built/iframe.html', '<script>let frame</script>')
put('built/index.json', '{"v":5}')
put('built/assets/button-a1B2c3D4.js', 'let button')
put('built/assets/button-a1B2c3D4.js.br', brotliCompressSync('let button'))
put('built/.secret', 'no')
put('site/index.html', 'home')
put('site/404.html', 'not found')
put('site/routes.json', '[]')

const site = { WEB_DIST: join(folder, 'site') }
const { ask } = startTestServer({ ...site, KIT_DIST: join(folder, 'built') })
const without = startTestServer({ ...site, KIT_DIST: join(folder, 'never-built') })

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the server shows the Storybook of the kit at /kit', async () => {
  const page = await ask('GET /kit/')
  assert.equal(page.status, 200)
  assert.match(page.text, /<title>Kit/)
  assert.match(page.headers.get('content-type') ?? '', /text\/html/)
  const bare = await ask('GET /kit')
  assert.equal(bare.status, 308)
  assert.equal(bare.headers.get('location'), '/kit/')
  assert.equal((await ask('GET /kit/index.json')).text, '{"v":5}')
})

test('the pages of the kit may run only their own scripts and be framed only by their own origin', async () => {
  for (const path of ['/kit/', '/kit/iframe.html', '/kit/nothing.js'] as const) {
    const { headers } = await ask(`GET ${path}`)
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    assert.equal(scripts, `'self' ${hashOf(script)} ${hashOf('let frame')}`, path)
    assert.match(policy, /; style-src 'self' 'unsafe-inline';/, path)
    assert.match(policy, /frame-ancestors 'self'/, path)
    assert.match(policy, /object-src 'none'; base-uri 'none'/, path)
    assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN', path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
  }
  const { headers } = await ask('GET /')
  assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
  assert.equal(headers.get('x-robots-tag'), null)
})

test('search engines do not index the kit, and browsers cache its hashed files', async () => {
  const asset = await ask('GET /kit/assets/button-a1B2c3D4.js', { headers: { 'accept-encoding': 'br' } })
  assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(asset.headers.get('content-encoding'), 'br')
  assert.equal(asset.text, 'let button')
  const page = await ask('GET /kit/')
  assert.equal(page.headers.get('cache-control'), 'no-cache')
  assert.equal(page.headers.get('x-robots-tag'), 'noindex')
  assert.match(page.headers.get('etag') ?? '', /^(W\/)?".+"$/)
})

test('the server does not serve hidden files of the kit or files outside it', async () => {
  for (const path of [
    '/kit/.secret',
    '/kit/nothing',
    '/kit/%2e%2e/site/index.html',
    '/kit/..%2fsite/index.html',
  ] as const) {
    const { status, text } = await ask(`GET ${path}`)
    assert.ok([400, 403, 404].includes(status), `${path} ${status}`)
    assert.doesNotMatch(text, /^(no|home)$/, path)
  }
})

test('/kit is not found when the kit was not built', async () => {
  for (const path of ['/kit', '/kit/', '/kit/index.json'] as const)
    assert.equal((await without.ask(`GET ${path}`)).status, 404)
})
