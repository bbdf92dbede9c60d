import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer, type TestResponse } from './support/server.ts'

const production = { NODE_ENV: 'production', DEMO: 'false', PAYMENT_PROVIDER: 'sandbox' }
const here = startTestServer()
const inProduction = startTestServer(production)
const shownInProduction = startTestServer({ ...production, API_DOCS: 'true' })
const hiddenHere = startTestServer({ API_DOCS: 'false' })

const pathsOf = (document: TestResponse): readonly string[] => Object.keys(Object(document.body).paths)

for (const [where, server] of [
  ['on a developer’s machine', here],
  ['in production if API_DOCS is true', shownInProduction],
] as const)
  test(`the API docs include the operations of the office and can be browsed ${where}`, async () => {
    const document = await server.ask('GET /openapi.json')
    assert.equal(Object(document.body).openapi, '3.1.0')
    assert.ok(pathsOf(document).includes('/ops/orders'))
    const page = await server.ask('GET /docs/')
    assert.equal(page.status, 200)
    assert.match(page.text, /swagger/i)
    // The viewer creates markup by itself, which no page of the site may.
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.doesNotMatch(policy, /trusted-types/)
    assert.match(policy, /script-src 'self'; style-src 'self' 'unsafe-inline';/)
  })

for (const [where, server] of [
  ['in production', inProduction],
  ['if API_DOCS is false', hiddenHere],
] as const)
  test(`the API docs leave out the operations of the office and have no page to browse, ${where}`, async () => {
    const document = await server.ask('GET /openapi.json')
    assert.equal(document.status, 200)
    assert.ok(pathsOf(document).includes('/api/services'))
    assert.doesNotMatch(document.text, /\/ops\/|"ops/)
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/static/swagger-ui.css'] as const)
      assert.equal((await server.ask(`GET ${path}`)).status, 404, path)
  })
