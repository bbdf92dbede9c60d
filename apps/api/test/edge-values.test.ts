import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@sakina/api-client/wire'
import { examples } from '@sakina/api-client/wire/examples/index'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { officeToken } from './support/office.ts'
import { changeCustomer } from '../src/db/repositories/customers.ts'
import { seededRandom } from './support/seeded-random.ts'
import {
  hostileRequest,
  hostileUpload,
  isObject,
  sendHostile,
  type HostileRequest,
  type ValidRequest,
} from './support/hostile.ts'
import { placePaidHourly } from './support/orders.ts'
import { signInAgain, createCustomer, type Person } from './support/people.ts'
import { startTestServer, type RequestInput } from './support/server.ts'
import { isFull, nightly } from './support/tier.ts'

const server = startTestServer({
  OPS_TOKEN: officeToken,
  RATE_LIMIT_PER_ADDRESS: '100000',
  RATE_LIMIT_PER_ACCOUNT: '100000',
})
const { ask, running } = server

/** Operations that end the session. */
const leftOut: ReadonlySet<string> = new Set(['logout', 'deleteAccount'])

const rows: readonly OperationRow[] = allOperations.filter(({ id }: OperationRow) => !leftOut.has(id))

const edges: readonly unknown[] = [0, 2 ** 31, 'a\u0000b', '2147483648', null, {}]
const moreNumbers: readonly unknown[] = [-1, 1, 2 ** 31 - 1, 2 ** 53, 2 ** 32, 2 ** 53 - 1, 1e308, 0.1]
const moreTexts: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%',
  '_',
  '\\',
  "'",
  '$1',
  '{}',
  '9'.repeat(400),
]

/** A run over all operations takes minutes: `EDGE_VALUES=all`, or `pnpm test:full`. */
const isLong = process.env['EDGE_VALUES'] === 'all' || isFull
const longRun = { timeout: isLong ? 1_800_000 : 120_000 }
const values = isLong ? [...edges, ...moreNumbers, ...moreTexts, true, [], [[]]] : edges

type Json = Readonly<Record<string, unknown>>

/** Replaces each leaf and each whole field of the value with each edge value in turn. */
function* variants(value: unknown): Generator {
  if (isObject(value))
    for (const [key, inner] of Object.entries(value))
      for (const changed of variants(inner)) yield { ...value, [key]: changed }
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries())
      for (const changed of variants(inner)) yield value.with(index, changed)
  yield* values
}

const exampleOf = (id: string): Json => {
  const example: unknown = Reflect.get(examples, id)
  const args: unknown = isObject(example) ? example['args'] : undefined
  return isObject(args) ? args : {}
}

const root = (row: OperationRow): string => (row.root === 'host' ? '' : '/api')

const ownerFields: ReadonlySet<string> = new Set(['customer_id', 'partner_id', 'parent_id'])

/** The example's body with the signed-in customer's ids, because foreign ids are refused first. */
const ownBody = (body: unknown, person: Person): unknown =>
  isObject(body)
    ? Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          ownerFields.has(key) ? person.id : key === 'partner_shipping_id' ? person.addressId : value,
        ]),
      )
    : body

const inPath = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))

/** Paths whose ids are edge values, of catalogue records and of customers' records. */
function* paths(row: OperationRow): Generator<string> {
  const names = Array.from(row.path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const params = exampleOf(row.id)['params']
  const filled = (values_: Json): string =>
    root(row) + row.path.replace(/:(\w+)/g, (_all, name: string) => inPath(values_[name] ?? 1))
  const good: Json = isObject(params) ? params : {}
  for (const name of names)
    for (const value of values)
      if (!String(value).includes('\ud800')) yield filled({ ...good, [name]: value })
}

const goodPath = (row: OperationRow): string => {
  const params = exampleOf(row.id)['params']
  const good: Json = isObject(params) ? params : {}
  return root(row) + row.path.replace(/:(\w+)/g, (_all, name: string) => inPath(good[name] ?? 1))
}

function* queries(row: OperationRow): Generator<string> {
  const entries: unknown = row.query === undefined ? undefined : Reflect.get(row.query, 'entries')
  if (!isObject(entries)) return
  for (const name of Object.keys(entries))
    for (const value of values)
      if (!String(value).includes('\ud800')) yield `${name}=${encodeURIComponent(String(value))}`
}

const credentials = (row: OperationRow, token: string): RequestInput => ({
  ...(row.auth !== 'ops' && { token }),
  ...(row.auth === 'ops' && { headers: { authorization: `Bearer ${officeToken}` } }),
})

test(
  'all operations but those that end the session or never end handle values at the edges of their types without a server error @R17',
  { ...longRun, ...nightly },
  async (context) => {
    const person = await createCustomer(server)
    const { token } = person
    const faults = new Set<string>()
    let requests = 0
    const send = async (row: OperationRow, path: string, body?: unknown): Promise<void> => {
      const answer = await ask(`${row.method} /${path.slice(1)}`, {
        ...credentials(row, token),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          ...credentials(row, token).headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      })
      requests += 1
      if (answer.status >= 500)
        faults.add(`${row.method} ${path} ${JSON.stringify(body)?.slice(0, 300) ?? ''}: ${answer.text}`)
    }
    for (const row of rows) {
      const { query, ...example } = exampleOf(row.id)
      const body = ownBody(example['body'], person)
      const good = isObject(query) ? new URLSearchParams(query as Record<string, string>).toString() : ''
      for (const path of paths(row)) await send(row, `${path}?${good}`, body)
      for (const each of queries(row)) await send(row, `${goodPath(row)}?${each}`, body)
      if (row.bodyType === undefined && body !== undefined)
        for (const changed of variants(body)) await send(row, `${goodPath(row)}?${good}`, changed)
    }
    context.diagnostic(`${requests} requests over ${rows.length} operations, ${faults.size} faults`)
    assert.deepEqual([...faults].slice(0, 20), [])
  },
)

/**
 * Signs the customer in again, because an earlier request may have signed the customer out or
 * required a new password.
 */
async function signedIn(person: Person): Promise<Person> {
  await running().app.database.write((tx) => changeCustomer(tx, person.id, { mustChangePassword: false }))
  return signInAgain(server, person)
}

/** A seed repeats a failing request: `HOSTILE_SEED=7 node test/run.ts edge-values`. */
const seed = Number(process.env['HOSTILE_SEED'] ?? 1)
const hostileOfEach = isLong ? 150 : 6
const together = 6

/** Ids of existing records, so that the request is not refused for its id alone. */
async function ownIds(person: Person): Promise<readonly string[]> {
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: '2026-10-20' })
  const visits = await ask('GET /api/my/visit-lines', { token: person.token })
  const invoices = await ask('GET /api/my/invoices', { token: person.token })
  const idsOf = (body: unknown): readonly string[] =>
    [Object(body).result].flat().flatMap((row) => (isObject(row) ? [String(row['id'])] : []))
  return [orderId, contractId, person.id, person.addressId, ...idsOf(visits.body), ...idsOf(invoices.body)]
}

function soundOf(row: OperationRow, person: Person, params: Json): ValidRequest {
  const example = exampleOf(row.id)
  const query = example['query']
  const entries: unknown = row.query === undefined ? undefined : Reflect.get(row.query, 'entries')
  return {
    method: row.method,
    path: `/${(root(row) + row.path).slice(1)}`,
    params,
    query: isObject(query) ? query : {},
    queryNames: isObject(entries) ? Object.keys(entries) : [],
    headers: row.auth === 'ops' ? { authorization: `Bearer ${officeToken}` } : { 'api-token': person.token },
    body: ownBody(example['body'], person),
  }
}

test(
  'hostile requests generated from a seed are refused or handled without a server error @R17',
  { ...longRun, ...nightly },
  async (context) => {
    const luck = seededRandom(seed)
    const first = await createCustomer(server)
    const ids = await ownIds(first)
    const wrong = new Set<string>()
    const statuses = new Map<number, number>()
    const check = async (row: OperationRow, hostile: HostileRequest): Promise<void> => {
      const answer = await sendHostile(running().address, hostile)
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (answer === undefined) return
      // The pages of a payment are HTML, even for a refusal.
      const isRefusal = status >= 400 && hostile.method !== 'HEAD' && !answer.type.startsWith('text/html')
      const isWrong =
        status >= 500 || !answer.safe || (isRefusal && !/^\{"success":false,"code":"\w+"/.test(answer.text))
      if (isWrong)
        wrong.add(
          `${row.id}: ${hostile.method} ${hostile.path.slice(0, 300)} ${JSON.stringify(hostile.headers).slice(0, 300)} ${String(hostile.body).slice(0, 300)}: ${status} ${answer.text.slice(0, 300)}`,
        )
    }
    const all: readonly OperationRow[] = allOperations
    for (const row of all) {
      const params = exampleOf(row.id)['params']
      const good: Json = isObject(params) ? params : {}
      for (let sent = 0; sent < hostileOfEach; sent += together) {
        const person = await signedIn(first)
        const batch = Array.from({ length: together }, () => {
          const own = Object.fromEntries(
            Object.entries(good).map(([name, value]) => [
              name,
              luck.below(2) === 0 ? value : ids[luck.below(ids.length)],
            ]),
          )
          const sound = soundOf(row, person, own)
          return row.bodyType === 'multipart' ? hostileUpload(sound, luck) : hostileRequest(sound, luck)
        })
        await Promise.all(batch.map((hostile) => check(row, hostile)))
      }
    }
    const requests = statuses.values().reduce((sum, each) => sum + each, 0)
    context.diagnostic(
      `${requests} hostile requests over ${all.length} operations, seed ${seed}: ` +
        [...statuses]
          .toSorted(([a], [b]) => a - b)
          .map(([status, times]) => `${times} x ${status || 'cut'}`)
          .join(', '),
    )
    assert.deepEqual([...wrong].slice(0, 20), [])
    assert.equal(Reflect.get({}, 'polluted'), undefined)
    assert.equal((await ask('GET /readyz')).status, 200)
    assert.ok(
      (statuses.get(200) ?? 0) > 0 && (statuses.get(422) ?? 0) > 0,
      'nothing was damaged, or everything',
    )
  },
)

test('an upload with unreadable parts is refused without a server error @R17', async () => {
  const { token } = await createCustomer(server)
  const part = '\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx'
  const long = 'b'.repeat(3_000)
  for (const [type, body] of [
    ['multipart/form-data', `--x${part}\r\n--x--`],
    ['multipart/form-data; boundary=', `--x${part}\r\n--x--`],
    [`multipart/form-data; boundary=${long}`, `--${long}${part}\r\n--${long}--`],
    ['multipart/form-data; boundary=x', `--x${part}`],
    ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: \u0000\r\n\r\nx\r\n--x--`],
    ['multipart/form-data; boundary=x', ''],
  ] as const) {
    const answer = await ask('POST /api/uploads', { token, body, headers: { 'content-type': type } })
    assert.ok(
      answer.status >= 400 && answer.status < 500,
      `${type.slice(0, 60)}: ${answer.status} ${answer.text}`,
    )
  }
})
