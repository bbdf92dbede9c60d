import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { allOperations } from '@sakina/api-client/wire'
import { examples } from '@sakina/api-client/wire/examples/index'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { driverSteps } from '@sakina/domain/vocabulary'
import { isObject } from '../support/hostile.ts'
import { officeClient, officeToken } from '../support/office.ts'
import { placePaidHourly, placePaidResident } from '../support/orders.ts'
import { createCustomer, signInAgain, type Person } from '../support/people.ts'
import { portalClient } from '../support/portal.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { isFull } from '../support/tier.ts'
import { startTestServer } from '../support/server.ts'

const server = startTestServer(
  { OPS_TOKEN: officeToken, RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_ACCOUNT: '100000' },
  {},
  [102, 107],
)
const { ask, clock, running } = server
const { done, office } = officeClient(server)
const { mine } = portalClient(server)

type Json = Readonly<Record<string, unknown>>
type Path = readonly string[]

/** Finds the fields of a schema that take a day or a moment. */
function timesOf(schema: unknown, path: Path = []): readonly Path[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { pipe, wrapped, entries, item, options }: Record<string, unknown> = { ...schema }
  if (Array.isArray(pipe) && pipe.some(({ type }) => type === 'iso_date' || type === 'iso_timestamp'))
    return [path]
  if (wrapped !== undefined) return timesOf(wrapped, path)
  if (isObject(entries))
    return Object.entries(entries).flatMap(([name, inner]) => timesOf(inner, [...path, name]))
  if (Array.isArray(options)) return options.flatMap((option) => timesOf(option, path))
  return timesOf(item, [...path, '0'])
}

const put = (body: Json, [name = '', ...rest]: Path, value: unknown): Json => {
  const inner = body[name]
  return { ...body, [name]: rest.length === 0 ? value : put(isObject(inner) ? inner : {}, rest, value) }
}

type Target = { readonly row: OperationRow; readonly path: Path; readonly isQuery: boolean }

const rows: readonly OperationRow[] = allOperations
const targets: readonly Target[] = rows.flatMap((row) => [
  ...timesOf(row.body).map((path) => ({ row, path, isQuery: false })),
  ...timesOf(row.query).map((path) => ({ row, path, isQuery: true })),
])

const edges: readonly unknown[] = [
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59.999999999-23:59',
  '0000-01-01T00:00:00Z',
  '0000-02-29T23:59:59+23:59',
  '0001-01-01T00:00:00+03:00',
  '1970-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '2026-02-31T00:00:00Z',
  '2026-10-12T24:00:00Z',
  '2026-10-12T23:59:60Z',
  '2026-10-12T10:00:00',
  '2026-10-12 10:00:00+03',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '٢٠٢٦-١٠-١٢T10:00:00Z',
  '9999-12-31',
  '0000-01-01',
  '2026-02-30',
  '1900-01-01',
  '1899-12-31',
  '2150-12-31',
  '2151-01-01',
  '2026-10-12Z',
  'infinity',
  '-infinity',
  'epoch',
  'now',
  '',
  '\u0000',
  0,
  -1,
  1e308,
  253_402_300_799_999,
  null,
  [],
  {},
]

const luck = seededRandom(3)
const two = (below: number, from = 0) => String(from + luck.below(below)).padStart(2, '0')
const randomDay = () => `${String(luck.below(10_000)).padStart(4, '0')}-${two(12, 1)}-${two(31, 1)}`
const randomMoment = () =>
  `${randomDay()}T${two(24)}:${two(60)}:${two(60)}${luck.below(2) ? 'Z' : `+${two(24)}:${two(60)}`}`

const hostileTimes = (path: Path): readonly unknown[] => [
  ...edges,
  ...Array.from({ length: 2 }, path.at(-1) === 'at' ? randomMoment : randomDay),
]

type Known = Readonly<Record<'customer' | 'address' | 'order' | 'contract' | 'visit' | 'link', string>>

const exampleOf = ({ id }: OperationRow): Json => {
  const example: unknown = Reflect.get(examples, id)
  return isObject(example) && isObject(example['args']) ? example['args'] : {}
}

/** The example's fields with ids that exist, so that only the time can be refused. */
const withKnownIds = (body: unknown, known: Known): Json =>
  Object.fromEntries(
    Object.entries(isObject(body) ? body : {}).map(([name, value]) => {
      if (['customer_id', 'partner_id'].includes(name)) return [name, known.customer]
      if (name === 'partner_shipping_id') return [name, known.address]
      if (name === 'contract_id') return [name, known.contract]
      if (name === 'visit') return [name, known.visit]
      if (name === 'link') return [name, known.link]
      return [name, value]
    }),
  )

const knownId = ({ path }: OperationRow, known: Known): string => {
  if (path.includes('/visits/')) return known.visit
  if (path.includes('/customers/')) return known.customer
  return path.includes('/plans/') ? '101' : known.contract
}

const previewed: Readonly<Record<string, (known: Known) => Json>> = {
  due_date: ({ contract }) => ({
    operation: 'opsIssueCharge',
    id: contract,
    body: { description: 'Lost key', amount: 80 },
  }),
  valid_until: ({ customer }) => ({
    operation: 'opsGrantVoucher',
    id: customer,
    body: { percent: 10, name: 'With our thanks' },
  }),
}

const faults = new Set<string>()
const statuses = new Map<number, number>()

async function send({ row, path, isQuery }: Target, known: Known, person: Person, time: unknown) {
  const example = exampleOf(row)
  const name = path.at(-1) ?? ''
  const start =
    row.id === 'opsPreviewAct' ? (previewed[name]?.(known) ?? {}) : withKnownIds(example['body'], known)
  const fresh = row.id === 'reportVisitStep' ? { ...start, id: randomUUID() } : start
  const body = isQuery ? fresh : put(fresh, path, time)
  const query = Object.fromEntries(
    Object.entries(isObject(example['query']) ? example['query'] : {}).map(([key, value]) => [
      key,
      String(value),
    ]),
  )
  const search = isQuery ? `?${new URLSearchParams({ ...query, [name]: String(time) }).toString()}` : ''
  const root = row.root === 'host' ? '' : 'api/'
  const url = `${root}${row.path.slice(1).replaceAll(/:\w+/g, knownId(row, known))}${search}`
  const answer = await ask(`${row.method} /${url}`, {
    ...(row.auth === 'ops'
      ? { headers: { authorization: `Bearer ${officeToken}` } }
      : { token: person.token }),
    ...(row.method !== 'GET' && { body }),
  })
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  if (answer.status >= 500) faults.add(`${row.id} ${JSON.stringify(time)}: ${answer.status}`)
  return answer
}

/** The lists of the family, the driver and the office, one of which would show what was stored. */
async function readEverything(
  after: string,
  days: readonly string[],
  person: Person,
  links: readonly string[],
) {
  const lists = rows.filter(
    ({ method, path, auth, answerType, id }) =>
      method === 'GET' &&
      answerType === undefined &&
      (auth === 'required' || auth === 'ops') &&
      !path.includes(':') &&
      id !== 'opsListVisits',
  )
  let reads = 0
  const read = async (call: Parameters<typeof ask>[0], input: Parameters<typeof ask>[1]) => {
    const answer = await ask(call, input)
    reads += 1
    if (answer.status >= 500) faults.add(`after ${after}: ${call} ${answer.status}`)
  }
  const asOffice = { headers: { authorization: `Bearer ${officeToken}` } }
  await Promise.all([
    ...lists.map((row) =>
      read(
        `GET /${row.root === 'host' ? '' : 'api/'}${row.path.slice(1)}`,
        row.auth === 'ops' ? asOffice : { token: person.token },
      ),
    ),
    ...days.map((date) => read(`GET /ops/visits?date=${date}`, asOffice)),
    ...links.map((link) => read('POST /api/driver/day', { body: { link } })),
  ])
  return reads
}

const advanceTo = (moment: string) =>
  clock.advance({ minutes: (new Date(moment).getTime() - running().app.now().getTime()) / 60_000 })

test(
  'a thousand hostile times in every field that takes one answer no server error and spoil no list @R17',
  { timeout: 600_000 },
  async (context) => {
    const first = await createCustomer(server)
    const days = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02']
    for (const service_date of days)
      await placePaidHourly(server, first, {
        service_package_id: 102,
        service_date,
        visit_window: 'evening',
        partner_shipping_id: first.addressId,
      })
    const resident = await placePaidResident(server, first)
    const links: string[] = []
    let [steps, reads] = [0, 0]
    const stepTarget = targets.find(({ row }) => row.id === 'reportVisitStep')
    assert.ok(stepTarget)
    const base = {
      customer: first.id,
      address: first.addressId,
      order: resident.orderId,
      contract: resident.contractId,
    }
    const moments = edges
      .filter((time) => typeof time === 'string' && time.includes('T'))
      .concat(randomMoment())
    for (const day of days) {
      const { link } = await done('driver-links', { driver: 'Salim', date: day })
      links.push(link.split('#')[1])
      advanceTo(`${day}T16:20:00+03:00`)
      const person = await signInAgain(server, first)
      const visits = await mine(person, 'my/visit-lines')
      const { id: visit } = visits.find((each: { first_visit_date: string }) => each.first_visit_date === day)
      for (const step of driverSteps.filter((each) => each !== 'nobody_opens'))
        for (const time of moments) {
          const input = { link: links.at(-1), visit, step, id: randomUUID(), at: time }
          const answer = await ask('POST /api/driver/steps', { body: input })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          steps += 1
          if (answer.status >= 500) faults.add(`reportVisitStep ${String(time)}: ${answer.status}`)
          // The next step needs another time first, so that each is stored with a time of its own.
          if (answer.status === 200) {
            moments.push(moments.shift() ?? '')
            break
          }
        }
      reads += await readEverything(`the steps of ${day}`, days, person, links)
    }
    const person = await signInAgain(server, first)
    const [visit] = await mine(person, 'my/visit-lines')
    const known: Known = { ...base, visit: visit.id, link: links.at(-1) ?? '' }
    for (const [id, ofOperation = []] of Map.groupBy(targets, ({ row }) => row.id)) {
      for (const target of ofOperation)
        await Promise.all(hostileTimes(target.path).map((time) => send(target, known, person, time)))
      // At night each operation answers for itself.
      if (isFull) reads += await readEverything(id, days, person, links)
    }
    reads += await readEverything('all operations', days, person, links)
    const sent = statuses.values().reduce((sum, each) => sum + each, 0)
    context.diagnostic(
      `${sent} hostile times in ${targets.length} fields of ${new Set(targets.map(({ row }) => row.id)).size} operations, ` +
        `${steps} of them as steps of drivers, then ${reads} reads: ` +
        `${[...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')}, ${faults.size} faults`,
    )
    assert.deepEqual([...faults].slice(0, 20), [])
    assert.ok(sent >= 1_000 && targets.length >= 30)
    assert.ok((statuses.get(200) ?? 0) >= 50, 'almost nothing was taken, so nothing was tried')
    assert.equal((await office(`visits?date=${days[0]}`)).status, 200)
  },
)
