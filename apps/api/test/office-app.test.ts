import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { officeToken } from './support/office.ts'
import { errorCodeOf } from './support/people.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { createClerk, staffPassword } from './support/staff.ts'

const dist = mkdtempSync(join(tmpdir(), 'sakina-office-'))
mkdirSync(join(dist, 'assets'))
writeFileSync(join(dist, 'index.html'), '<title>Office</title>')
writeFileSync(join(dist, 'boot.js'), 'let boot')
writeFileSync(join(dist, 'assets/index-a1B2c3D4.js'), 'let office')
writeFileSync(join(dist, 'assets/index-a1B2c3D4.js.br'), brotliCompressSync('let office'))

const settings = { OPS_TOKEN: officeToken, OFFICE_DIST: dist }
const anywhere = startTestServer(settings)
const own = startTestServer({ ...settings, OFFICE_URL: 'https://office.agency.example' })
const without = startTestServer({ OPS_TOKEN: officeToken, OFFICE_DIST: join(dist, 'never-built') })

test('the office is served at /office under its own policy, and no search engine lists it', async () => {
  for (const path of ['/office', '/office/', '/office/en/sessions?page=2', '/office/nothing'] as const) {
    const page = await anywhere.ask(`GET ${path}`)
    assert.equal(page.status, 200, path)
    assert.match(page.text, /<title>Office/)
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/)
    assert.match(policy, /frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'/)
    assert.doesNotMatch(policy, /unsafe|https?:|\*/)
    assert.equal(page.headers.get('x-robots-tag'), 'noindex')
    assert.equal(page.headers.get('x-frame-options'), 'DENY')
    assert.equal(page.headers.get('cache-control'), 'no-cache')
  }
  const script = await anywhere.ask('GET /office/assets/index-a1B2c3D4.js', {
    headers: { 'accept-encoding': 'br' },
  })
  assert.deepEqual(
    [script.text, script.headers.get('content-encoding'), script.headers.get('cache-control')],
    ['let office', 'br', 'public, max-age=31536000, immutable'],
  )
  assert.equal((await anywhere.ask('GET /office/boot.js')).text, 'let boot')
  assert.notEqual((await anywhere.ask('GET /office/assets/..%2Findex.html')).status, 200)
  assert.equal((await anywhere.ask('GET /office/assets/nothing.js')).status, 404)
})

test('a server without a built office has no /office', async () => {
  assert.equal((await without.ask('GET /office')).status, 404)
})

/** A request by another host name, which fetch does not send. */
const askAs = (
  server: TestServer,
  host: string,
  { path = '/office', body, origin }: { path?: string; body?: object; origin?: string } = {},
) =>
  new Promise<{ readonly status: number; readonly text: string; readonly cookie: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.running().address)
      const sent = request(
        {
          hostname,
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { host, 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
        },
        (answer) => {
          let text = ''
          answer.on('data', (part) => (text += String(part)))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text, cookie: String(answer.headers['set-cookie']) }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    },
  )

test('an office with an address of its own is at no other, and begins no session there', async () => {
  assert.equal((await own.ask('GET /office')).status, 404)
  const home = 'office.agency.example'
  assert.equal((await askAs(own, home)).status, 200)
  const { email } = await createClerk(own, ['desk'])
  const signIn = { path: '/ops/session', body: { email, password: staffPassword } }
  const there = await askAs(own, home, { ...signIn, origin: `https://${home}` })
  assert.equal(there.status, 200, there.text)
  assert.match(there.cookie, /^__Host-sakina-office=/)
  for (const [host, origin] of [
    ['agency.example', 'https://agency.example'],
    ['agency.example', `https://${home}`],
    [home, 'https://agency.example'],
  ] as const) {
    const refused = await askAs(own, host, { ...signIn, origin })
    assert.equal(errorCodeOf(JSON.parse(refused.text)), 'forbidden', `${host} ${origin}`)
  }
})
