import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorCodeOf } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const { ask } = startTestServer({ CATALOGUE_CACHE_SECONDS: '60' })

test('services are returned in the requested language', async () => {
  const english = await ask('GET /api/services')
  const arabic = await ask('GET /api/services', { language: 'ar' })
  assert.equal(english.status, 200)
  assert.match(english.text, /Hourly service/)
  assert.match(arabic.text, /خدمة الساعات/)
})

test('services are returned with the requested fields, or with all fields @call:listServices', async () => {
  const documented = ['name', 'code', 'description', 'plan_count']
  const shown = async (query: string) => {
    const [service] = Object((await ask(`GET /api/services${query}`)).body).result
    return documented.filter((field) => field in service)
  }
  assert.deepEqual(await shown(''), documented)
  assert.deepEqual(await shown(`?fields=${documented.join(',')}`), documented)
  assert.deepEqual(await shown('?fields=code,%20name,password_hash'), ['name', 'code'])
})

test('a list that has not changed since the last request is not sent again', async () => {
  const first = await ask('GET /api/services/1/plans')
  const etag = first.headers.get('etag') ?? ''
  assert.notEqual(etag, '')
  const again = await ask('GET /api/services/1/plans', { headers: { 'if-none-match': etag } })
  assert.equal(again.status, 304)
  assert.equal(again.text, '')
})

test('an Arabic search finds a service by its name, also for an English response', async () => {
  const answer = await ask('GET /api/services?search=%D8%A7%D9%84%D8%B3%D8%A7%D8%B9%D8%A7%D8%AA')
  assert.match(answer.text, /"code":"hourly"/)
  assert.doesNotMatch(answer.text, /"code":"resident"/)
})

test('a search finds services and plans by nationality and job in any synonym', async () => {
  const idsOf = async (path: string): Promise<readonly number[]> => {
    const { body } = await ask(`GET /api${path}`)
    return Object(body).result.map(({ id }: { id: number }) => id)
  }
  const filipino = [107, 108, 110, 205, 206, 210, 304, 307, 401, 402, 409]
  for (const word of ['فلبينية', 'فلبينيه', 'الفلبين', 'Filipina', 'philippines'])
    assert.deepEqual(await idsOf(`/plans?limit=100&search=${encodeURIComponent(word)}`), filipino, word)
  for (const word of ['مربية', 'مربيه', 'nanny', 'babysitter'])
    assert.deepEqual(await idsOf(`/plans?search=${encodeURIComponent(word)}`), [207, 305, 402], word)
  for (const word of ['مربيه', 'nanny'])
    assert.deepEqual(await idsOf(`/services?search=${encodeURIComponent(word)}`), [2, 3, 4], word)
  assert.deepEqual(await idsOf('/services?search=Filipina%20cleaner'), [1, 2, 3, 4])
  assert.deepEqual(await idsOf(`/services?search=${encodeURIComponent('سائق')}`), [])
})

test('an unknown query parameter is refused by its name', async () => {
  const answer = await ask('GET /api/services?page=0&colour=red')
  assert.equal(answer.status, 422)
  assert.deepEqual(answer.body, {
    success: false,
    code: 'invalid',
    message: 'Please check the highlighted fields.',
    fields: { page: 'too_small', colour: 'unknown_field' },
  })
})

test('a wrong method on a known path gets a response with the allowed methods', async () => {
  const answer = await ask('POST /api/services', { body: {} })
  assert.equal(answer.status, 405)
  assert.equal(answer.headers.get('allow'), 'GET')
  assert.equal(errorCodeOf(answer.body), 'method_not_allowed')
})

test('a path with an extra slash is not found, whatever the method', async () => {
  for (const call of [
    'GET /metrics/',
    'GET /healthz/',
    'GET /api/services/',
    'POST /api/services/',
  ] as const) {
    const answer = await ask(call)
    assert.equal(answer.status, 404, `${call}: ${answer.text}`)
    assert.equal(answer.headers.get('allow'), null)
    assert.equal(errorCodeOf(answer.body), 'not_found')
  }
})

test('public, unknown and health responses have the security headers @R24', async () => {
  for (const path of ['/api/services', '/api/nothing', '/healthz'] as const) {
    const { headers } = await ask(`GET ${path}`)
    assert.match(headers.get('content-security-policy') ?? '', /script-src 'self';/)
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('strict-transport-security'), null)
  }
})

test('the public read operations of the catalogue, places and workers succeed', async () => {
  for (const path of [
    '/services/2/jobs',
    '/services/1/plans',
    '/services/1/plans/101',
    '/plans/401',
    '/nationalities',
    '/reviews',
    '/branches',
    '/delivery/config',
    '/terms',
    '/countries?page_size=250',
    '/countries/states/saudi',
    '/countries/1/states/5/neighborhoods',
    '/visit-windows?date=2026-10-07&plan=104',
    '/workers?service=2&plan=202',
  ]) {
    const answer = await ask(`GET /api${path}`)
    assert.equal(answer.status, 200, `${path}: ${answer.text}`)
  }
})

test('the terms and the description of recruitment say that it is paid on this site @rule:government-platform', async () => {
  for (const path of ['/terms', '/services'] as const) {
    const { text } = await ask(`GET /api${path}`)
    assert.match(text, /paid on this site when you order/, path)
    assert.doesNotMatch(text, /recruitment_payment/)
  }
  const arabic = await ask('GET /api/terms', { language: 'ar' })
  assert.match(arabic.text, /وتُدفع تكلفتها في هذا الموقع عند الطلب/)
})

test('a plan is not found under the URL of another service', async () => {
  assert.equal((await ask('GET /api/services/2/plans/101')).status, 404)
})

test('nationalities without a plan are not shown @rule:active-nationalities', async () => {
  const answer = await ask('GET /api/nationalities')
  assert.doesNotMatch(answer.text, /Malaysia|Nigeria|India"/)
  assert.match(answer.text, /Burundi/)
})

test('a Friday has no morning window', async () => {
  const answer = await ask('GET /api/visit-windows?date=2026-10-09')
  assert.doesNotMatch(answer.text, /"period":"morning"/)
  assert.match(answer.text, /"arrive_from":"14:30"/)
})
