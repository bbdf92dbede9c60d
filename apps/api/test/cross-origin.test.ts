import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer } from './support/server.ts'

const site = 'https://site.example'
const { ask } = startTestServer({ WEB_ORIGINS: site })

const preflight = (origin: string) =>
  ask('OPTIONS /api/my/orders', { headers: { origin, 'access-control-request-method': 'GET' } })

test('a listed origin may send cross-origin requests with every header of our client @rule:other-origins', async () => {
  const answer = await preflight(site)
  assert.equal(answer.headers.get('access-control-allow-origin'), site)
  const allowed = answer.headers.get('access-control-allow-headers')?.split(', ') ?? []
  for (const name of ['accept-language', 'api-token', 'content-type', 'idempotency-key', 'last-event-id'])
    assert.ok(allowed.includes(name), name)
})

test('an unlisted origin is not allowed to send cross-origin requests @rule:other-origins', async () => {
  const answer = await preflight('https://other.example')
  assert.equal(answer.headers.get('access-control-allow-origin'), null)
})
