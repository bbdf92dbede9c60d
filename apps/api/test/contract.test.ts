import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '@sakina/api-client/wire/examples/index'
import { allOperations } from '@sakina/api-client/wire'
import { isOfOffice, type OperationRow } from '@sakina/api-client/wire/operation'
import { httpStatusByErrorCode } from '@sakina/api-client/wire/errors'
import { healthRoutes } from '../src/http/routes/health.ts'
import { allRoutes } from '../src/http/routes/all.ts'
import { createMetrics } from '../src/http/metrics.ts'
import { failureMessages } from '../src/failures/messages.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer, type RequestInput } from './support/server.ts'
import { createClerk, type Clerk } from './support/staff.ts'

const opsToken = 'the office of this test, 24+'
const server = startTestServer({ OPS_TOKEN: opsToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask } = server

const metrics = createMetrics()
metrics.stop()
const routes = [...allRoutes, ...healthRoutes({ metrics, draining: () => false })]
const rows: readonly OperationRow[] = routes.map(({ operation }) => operation)

const exampleOf = (id: string): Readonly<Record<string, unknown>> => {
  const found: unknown = Reflect.get(examples, id)
  const args: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, 'args') : undefined
  return typeof args === 'object' && args !== null ? { ...args } : {}
}

const someId = '00000000-0000-4000-8000-000000000000'
const catalogueIds: Readonly<Record<string, string>> = {
  serviceId: '1',
  planId: '101',
  countryId: '1',
  stateId: '5',
  provider: 'sandbox',
  listServicePlans: '1',
  listServiceJobs: '1',
  getPlan: '101',
  getWorker: '1001',
}

const pathOf = (row: OperationRow): `/${string}` =>
  `/${((row.root === 'host' ? '' : '/api') + row.path).slice(1).replace(/:(\w+)/g, (_all, name: string) => (name === 'id' ? (catalogueIds[row.id] ?? someId) : (catalogueIds[name] ?? someId)))}`

const credentials = (row: OperationRow, token: string, clerk?: Clerk): RequestInput => ({
  ...(row.auth === 'staff' && clerk !== undefined && { headers: clerk.headers }),
  ...(row.auth === 'required' && { token }),
  ...(row.auth === 'ops' && { headers: { authorization: `Bearer ${opsToken}` } }),
})

test('every route belongs to an operation, and no two routes to the same one', () => {
  const ids = rows.map((row) => row.id)
  assert.equal(new Set(ids).size, ids.length)
  const table = new Set(allOperations.map((row) => row.id))
  assert.deepEqual(
    ids.filter((id) => !table.has(id)),
    [],
  )
})

test('every operation has a handler', () => {
  const handled = new Set(rows.map((row) => row.id))
  assert.deepEqual(
    allOperations.map((row) => row.id).filter((id) => !handled.has(id)),
    [],
  )
})

test('every error code has an entry in the table of failure messages', () => {
  for (const code of Object.keys(httpStatusByErrorCode)) {
    const words: unknown = Reflect.get(failureMessages, code)
    assert.ok(typeof words === 'object' && words !== null, code)
  }
})

test('every private operation refuses a request without a token, with a response that may not be cached @rule:api-token', async () => {
  for (const row of rows) {
    if (row.auth !== 'required' && !isOfOffice(row)) continue
    const answer = await ask(`${row.method} ${pathOf(row)}`, row.body === undefined ? {} : { body: {} })
    assert.equal(answer.status, 401, row.id)
    assert.equal(answer.headers.get('cache-control'), 'no-store', row.id)
  }
})

type Body = Readonly<Record<string, unknown>>

/** Twelve ways to get a body wrong. */
function wrongBodies(
  good: Body,
): readonly (readonly [string, RequestInput['body'], Readonly<Record<string, string>>?])[] {
  const [first] = Object.keys(good)
  const text = Object.keys(good).find((key) => typeof good[key] === 'string') ?? first ?? 'none'
  const number = Object.keys(good).find((key) => typeof good[key] === 'number')
  const json = { 'content-type': 'application/json' }
  const withIn = (key: string, value: unknown): Body => ({ ...good, [key]: value })
  return [
    ['nothing', 'null', json],
    ['a list', []],
    ['an unknown field', withIn('surely_unknown', 1)],
    ['null in a field', withIn(text, null)],
    ['an object in a field', withIn(text, { a: 1 })],
    ['a huge text', withIn(text, 'x'.repeat(90_000))],
    ['a body beyond the limit', withIn(text, 'x'.repeat(200_000))],
    ['broken JSON', '{"a": ', json],
    ['another content type', '{}', { 'content-type': 'text/plain' }],
    ['a prototype', '{"__proto__": {"x": 1}}', json],
    ['half a surrogate', `{"${text}": "\\ud800"}`, json],
    ['an override mark', withIn(text, 'a\u202eb')],
    ...(number === undefined ? [] : ([['Arabic digits for a number', withIn(number, '١٢')]] as const)),
  ]
}

test('an invalid body is refused with a code and never causes a server error @R17', async (context) => {
  const { token } = await createCustomer(server)
  const clerk = await createClerk(server, ['owner'])
  let tried = 0
  for (const row of rows) {
    if (row.body === undefined || row.bodyType !== undefined) continue
    const example = exampleOf(row.id)['body']
    const good: Body = typeof example === 'object' && example !== null ? { ...example } : {}
    for (const [name, body, headers] of wrongBodies(good)) {
      const given = credentials(row, token, clerk)
      const answer = await ask(`${row.method} ${pathOf(row)}`, {
        ...given,
        body,
        headers: { ...given.headers, ...headers },
      })
      assert.ok(
        answer.status >= 400 && answer.status < 500,
        `${row.id} given ${name} answered ${answer.status} ${answer.text}`,
      )
      assert.ok(
        Object.hasOwn(httpStatusByErrorCode, String(Object(answer.body).code)),
        `${row.id} given ${name}: ${answer.text}`,
      )
      tried += 1
    }
  }
  context.diagnostic(`${tried} bad bodies over ${rows.length} operations`)
  assert.ok(tried > 100)
})

test('an invalid query is refused (422 or 404) and never causes a server error @R17', async () => {
  const { token } = await createCustomer(server)
  for (const row of rows) {
    if (row.query === undefined || row.root === 'host') continue
    for (const query of ['?page=-1', '?page=1&page=2', '?surely_unknown=1', '?limit=%D9%A1', '?limit=1e1']) {
      const answer = await ask(`${row.method} /${pathOf(row).slice(1)}${query}`, credentials(row, token))
      assert.ok(
        [422, 404].includes(answer.status),
        `${row.id}${query} answered ${answer.status} ${answer.text}`,
      )
    }
  }
})

test('unknown and malformed ids are refused as not found or forbidden @R18', async () => {
  const { token } = await createCustomer(server)
  for (const row of rows) {
    if (row.auth !== 'required' || !row.path.includes(':') || row.id === 'getOrderAttempt') continue
    const body = exampleOf(row.id)['body']
    for (const id of [someId, '17', "1' or 1=1"]) {
      const query = Object.entries(Object(exampleOf(row.id)['query'])).map(
        ([name, value]) => `${name}=${String(value)}`,
      )
      const path = `${pathOf(row).replace(someId, encodeURIComponent(id))}?${query.join('&')}`
      const answer = await ask(`${row.method} /${path.slice(1)}`, {
        token,
        ...(body !== undefined && { body }),
      })
      assert.ok(
        answer.status === 404 || answer.status === 403,
        `${row.id} ${id} answered ${answer.status} ${answer.text}`,
      )
    }
  }
})
