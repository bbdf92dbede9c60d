import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@sakina/api-client/wire'
import { examples } from '@sakina/api-client/wire/examples/index'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { officeToken } from './support/office.ts'
import { somebody, type Person } from './support/people.ts'
import { serverForThisFile, type Ask } from './support/server.ts'

const server = serverForThisFile({
  OPS_TOKEN: officeToken,
  RATE_LIMIT_PER_ADDRESS: '100000',
  RATE_LIMIT_PER_ACCOUNT: '100000',
})
const { ask } = server

/** These end the session, or have no end themselves. */
const leftOut: ReadonlySet<string> = new Set(['logout', 'deleteAccount', 'followOrder', 'getMyData'])

const rows: readonly OperationRow[] = allOperations.filter(({ id }: OperationRow) => !leftOut.has(id))

const edges: readonly unknown[] = [0, 2 ** 31 - 1, 2 ** 31, 2 ** 53, '', 'a\u0000b', '2147483648', null, {}]
const moreNumbers: readonly unknown[] = [-1, 1, 2 ** 32, 2 ** 53 - 1, 1e308, 0.1]
const moreTexts: readonly unknown[] = [
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

/** The run over all of them takes minutes. */
const values =
  process.env['EDGE_VALUES'] === 'all' ? [...edges, ...moreNumbers, ...moreTexts, true, [], [[]]] : edges

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with each of its leaves, and each whole field, replaced by each edge value in turn. */
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

/** The example's body as the signed-in customer would send it: somebody else's is refused before it is looked at. */
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

/** Paths whose ids are edge values, of catalogue records and of customers'. */
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

const credentials = (row: OperationRow, token: string): Ask => ({
  ...(row.auth !== 'ops' && { token }),
  ...(row.auth === 'ops' && { headers: { authorization: `Bearer ${officeToken}` } }),
})

test('values at the edges of their types are answered by every operation, never a fault @R17', async (context) => {
  const person = await somebody(server)
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
})

test('an upload whose parts cannot be told apart is refused, never a fault @R17', async () => {
  const { token } = await somebody(server)
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
