import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '@sakina/api-client/wire/examples/index'
import { allOperations } from '@sakina/api-client/wire'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { previewableActs } from '@sakina/api-client/wire/previewable-acts'
import { staffRoles } from '@sakina/domain/vocabulary'
import { branchRecordOf } from '../src/http/admit-office.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { createClerk, type Clerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask } = server
const { office, done } = officeClient(server)
const { asked } = portalClient(server)

const rows: readonly OperationRow[] = allOperations.filter(({ auth }) => auth === 'ops')
const nobody = '00000000-0000-4000-8000-000000000000'

const send = (
  row: OperationRow,
  clerk: Clerk,
  { id = nobody, body = {} }: { id?: string; body?: unknown } = {},
) =>
  ask(`${row.method} /${row.path.slice(1).replace(':id', id)}`, {
    headers: clerk.headers,
    ...(row.body !== undefined && { body }),
  })

/** Operations that do something even with an empty body and an unknown record. */
const withEmptyBody = new Set(['opsRunJobs', 'opsResetRateLimits'])

test('each role may call the operations that name it in the table, and no other @rule:office', async (context) => {
  const seen = { allowed: 0, refused: 0 }
  for (const role of staffRoles) {
    const clerk = await createClerk(server, [role])
    for (const row of rows) {
      const body = withEmptyBody.has(row.id) && role === 'owner' ? { surely_unknown: 1 } : {}
      const answer = await send(row, clerk, { body })
      const isAllowed = row.roles?.includes(role) === true
      const [refused, code] = [answer.status === 403, Object(answer.body).code]
      assert.equal(refused, !isAllowed, `${role} ${row.id} ${answer.text}`)
      assert.notEqual(answer.status, 401, `${role} ${row.id}`)
      assert.equal(refused, code === 'forbidden')
      seen[isAllowed ? 'allowed' : 'refused'] += 1
    }
  }
  context.diagnostic(`${seen.allowed} calls allowed, ${seen.refused} refused`)
  assert.equal(seen.allowed + seen.refused, rows.length * staffRoles.length)
})

test('a preview is for those who may do the act', async () => {
  for (const role of staffRoles) {
    const clerk = await createClerk(server, [role])
    for (const operation of previewableActs) {
      const answer = await clerk.office('preview', { operation, id: nobody, body: { reason: 'x' } })
      const row = rows.find(({ id }) => id === operation)
      if (answer.status === 422) continue
      assert.equal(
        answer.status === 403,
        row?.roles?.includes(role) !== true,
        `${role} ${operation} ${answer.text}`,
      )
    }
  }
})

test('nobody with a first password may do anything but change it', async () => {
  const clerk = await createClerk(server, [...staffRoles], { mustChangePassword: true })
  for (const row of rows) assert.equal(errorCodeOf((await send(row, clerk)).body), 'forbidden', row.id)
})

test('every operation of the office about one record says to which kind of record it belongs', () => {
  const ofNoBranch = new Set(['opsResendOutboxMessage', 'opsChangeStaff', 'opsResetStaffPassword'])
  // A visitor writes to the agency, and whoever answers first answers.
  const ofEveryBranch = new Set(['opsGetContactMessage', 'opsAnswerContactMessage'])
  for (const row of rows)
    if (row.path.includes(':id'))
      assert.equal(
        branchRecordOf(row) === undefined,
        ofNoBranch.has(row.id) || ofEveryBranch.has(row.id),
        row.id,
      )
  // Only an owner, who has every branch, may call the others.
  for (const row of rows) if (ofNoBranch.has(row.id)) assert.deepEqual(row.roles, ['owner'])
})

type Records = Readonly<Record<string, string>> & { readonly customer: string }

const uploadPassport = async ({ token }: Person): Promise<string> => {
  const form = new FormData()
  form.set('purpose', 'passport')
  form.set('file', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }), 'passport.pdf')
  return String(Object((await ask('POST /api/uploads', { token, body: form })).body).result.id)
}

/** One record of each kind, of a worker of the branch in Riyadh. */
async function makeRecords(): Promise<Records> {
  const family = await createCustomer(server)
  const worker = 1001
  const plan = { employee_id: worker, service_package_id: 101 }
  const { orderId, contractId } = await placePaidHourly(server, family, plan)
  const other = await placePaidHourly(server, family, { ...plan, service_date: '2026-10-14' })
  await done(`orders/${other.orderId}/cancel`, { reason: 'No worker' })
  const [visit] = Object((await office(`visits?contract=${contractId}`)).body).result
  const complaint = await asked(family, 'complaint', { contract_id: contractId, complaint_type: 'delay' })
  const request = await asked(family, 'replacement', { contract_id: contractId })
  const charge = await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })
  const paper = await uploadPassport(family)
  await done(`papers/${paper}/open`, { by: 'Huda' })
  const absence = await done(`workers/${worker}/absences`, {
    from: '2027-03-01',
    to: '2027-03-02',
    reason: 'ill',
  })
  const [refund] = Object((await office('refunds')).body).result
  const [notice] = Object((await office(`notices?customer=${family.id}`)).body).result
  return {
    order: orderId,
    contract: contractId,
    visit: visit.id,
    complaint,
    request,
    invoice: charge.id,
    paper,
    notice: notice.id,
    worker: String(worker),
    absence: absence.id,
    refund: refund.id,
    customer: family.id,
  }
}

let kept: Promise<Records> | undefined
const recordsOfRiyadh = (): Promise<Records> => (kept ??= makeRecords())

/** The lists of the office that show records of branches. */
const lists = [
  'orders',
  'contracts',
  'requests',
  'complaints',
  'visits',
  'refunds',
  'customers',
  'papers',
  'paper-views',
  'acts',
  'notices',
  'absences',
  'unconfirmed-visits',
  'invoices',
  'payments',
]

const everyBranchRole = staffRoles.filter((role) => role !== 'owner')

test('a person of another branch neither sees nor changes a record, one of its branch does @rule:office', async (context) => {
  const records = await recordsOfRiyadh()
  const [there, elsewhere] = [
    await createClerk(server, everyBranchRole, { branches: [2, 3] }),
    await createClerk(server, everyBranchRole, { branches: [1] }),
  ]
  let tried = 0
  for (const list of lists) {
    const shown = async (clerk: Clerk) => Object((await clerk.office(`${list}?limit=100`)).body)
    const { result: own } = await shown(there)
    assert.equal(own.length > 0, list !== 'unconfirmed-visits', list)
    const { result, pagination } = await shown(elsewhere)
    assert.deepEqual([result, pagination.total], [[], 0], list)
    tried += 1
  }
  for (const filter of [
    `visits?contract=${records['contract']}`,
    `acts?customer=${records.customer}`,
    'dispatch?date=2026-10-12',
  ])
    assert.deepEqual(Object((await elsewhere.office(filter)).body).result, [], filter)

  const numbers = await numbersOf(records)
  for (const row of rows) {
    const kind = branchRecordOf(row)
    if (kind === undefined || !row.roles?.some((role) => role !== 'owner')) continue
    const body: unknown = row.body === undefined ? undefined : Object(Reflect.get(examples, row.id)).args.body
    const query =
      row.id === 'opsPreviewVisit'
        ? '?state=missed'
        : row.id === 'opsPreviewAbsence'
          ? '?from=2027-03-01&to=2027-03-02'
          : ''
    for (const id of [records[kind], numbers[kind]].filter((each) => each !== undefined)) {
      const answer = await send(row, elsewhere, { id: `${encodeURIComponent(id)}${query}`, body })
      assert.equal(
        errorCodeOf(answer.body),
        row.roles?.every((role) => role === 'owner') ? 'forbidden' : 'not_found',
        `${row.id} ${answer.text}`,
      )
      tried += 1
    }
  }
  for (const operation of previewableActs) {
    const row = rows.find(({ id }) => id === operation)
    const kind = row && branchRecordOf(row)
    if (kind === undefined) continue
    const body: unknown = Object(Reflect.get(examples, operation)).args.body
    const answer = await elsewhere.office('preview', { operation, id: records[kind], body })
    assert.equal(errorCodeOf(answer.body), 'not_found', `${operation} ${answer.text}`)
    tried += 1
  }
  context.diagnostic(`${tried} calls with another branch’s records`)
  assert.ok(tried >= 60)

  const seen = await there.office('preview', {
    operation: 'opsCancelOrder',
    id: records['order'],
    body: { reason: 'x' },
  })
  assert.equal(seen.status, 200, seen.text)
  const order = Object((await office('orders')).body).result.find(
    ({ id }: { id: string }) => id === records['order'],
  )
  assert.equal(order.status.value, 'processing')
})

/** The printed numbers under which the office names records, too. */
async function numbersOf(records: Records): Promise<Readonly<Record<string, string>>> {
  const named = async (list: string, id: string | undefined) =>
    Object((await office(`${list}?limit=100`)).body).result.find((row: { id: string }) => row.id === id)
  const contract = (await named('contracts', records['contract'])).name
  return {
    order: (await named('orders', records['order'])).name,
    contract,
    visit: `${contract}/1`,
  }
}

test('a dispatcher of a branch makes the day of a driver of that branch only', async () => {
  const records = await recordsOfRiyadh()
  const there = await createClerk(server, ['dispatch'], { branches: [2] })
  const elsewhere = await createClerk(server, ['dispatch'], { branches: [1] })
  const day = { date: '2026-10-12' }
  const link = (clerk: Clerk, body: object) => clerk.office('driver-links', { ...day, ...body })
  const fields = ({ body }: TestResponse) => Object(body).fields
  assert.deepEqual(fields(await link(elsewhere, { driver: 'Salim' })), { branch: 'required' })
  assert.deepEqual(fields(await link(elsewhere, { driver: 'Salim', branch: 'riyadh' })), {
    branch: 'not_allowed',
  })
  assert.deepEqual(fields(await link(elsewhere, { driver: 'Salim', branch: 'nowhere' })), {
    branch: 'not_allowed',
  })
  const visits = [records['visit']]
  assert.equal(errorCodeOf((await link(elsewhere, { driver: 'Salim', visits })).body), 'not_found')
  const made = await link(there, { driver: 'Salim', visits })
  assert.equal(made.status, 200, made.text)
  assert.equal(Object(made.body).result.visits.length, 1)
  // The link would show the visits that another branch gave to the same driver.
  assert.deepEqual(fields(await link(elsewhere, { driver: 'Salim', branch: 'hafar' })), {
    driver: 'not_allowed',
  })
  assert.equal((await link(elsewhere, { driver: 'Fahd', branch: 'hafar' })).status, 200)
})
