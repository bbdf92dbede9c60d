import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queueKinds, type StaffRole } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { recordStatements } from './support/statements.ts'
import { createClerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, clock, running } = server
const { office, done } = officeClient(server)
const { asked } = portalClient(server)

type Item = {
  readonly id: string
  readonly kind: string
  readonly number: string
  readonly about: string
  readonly amount: number | null
  readonly due: string | null
  readonly is_overdue: boolean
  readonly owner_id: { readonly name: string } | null
  readonly is_mine: boolean
}
const itemsIn = (answer: TestResponse): readonly Item[] => {
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result
}
const countsIn = (answer: TestResponse): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object(answer.body).counts.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  )

/** One of each kind that waits, of one family with the worker 1001 of the branch in Riyadh. */
async function makeQueue() {
  const family = await createCustomer(server)
  const plan = { employee_id: 1001, service_package_id: 101 }
  const { orderId, contractId } = await placePaidHourly(server, family, plan)
  const other = await placePaidHourly(server, family, { ...plan, service_date: '2026-10-14' })
  const complaint = await asked(family, 'complaint', { contract_id: contractId, complaint_type: 'delay' })
  const request = await asked(family, 'replacement', { contract_id: contractId })
  const charge = await done(`contracts/${contractId}/charges`, {
    description: 'Lost key',
    amount: 115,
    due_date: '2026-10-05',
  })
  const priced = { worker_type: 'nurse', nationality: 'filipino', worker_count: 1, duration: '3months' }
  const wish = await ask('POST /api/special_packages', { token: family.token, body: priced })
  await done(`orders/${other.orderId}/cancel`, { reason: 'No worker' })
  await running().app.database.write(async (tx) => {
    await tx.execute(sql`update refunds set state = 'unclear' where customer_id = ${family.id}`)
    await tx.execute(sql`update orders set needs_another_worker = true where id = ${orderId}`)
    await tx.execute(
      sql`update outbox set dead_at = ${clock.now().toISOString()} where id =
          (select min(id::text)::uuid from outbox where notice_id in
            (select id from notices where customer_id = ${family.id}) and done_at is null)`,
    )
  })
  await ask('POST /api/contact', {
    body: { name: 'A Visitor', phone: '0512345678', topic: 'prices', message: 'A question' },
  })
  await done('workers/1001/documents', { kind: 'passport', expires_on: '2026-12-12' })
  clock.reach('2026-10-13T09:00:00Z')
  return { family, orderId, contractId, complaint, request, charge: charge.id, wish: Object(wish.body).id }
}

let made: ReturnType<typeof makeQueue> | undefined
const waiting = () => (made ??= makeQueue())

test('the queue shows one of each kind that waits, the earliest deadline first, with counts', async () => {
  const { request, complaint, charge, wish, orderId } = await waiting()
  const answer = await office('queue?limit=100')
  const items = itemsIn(answer)
  assert.deepEqual(items.map(({ kind }) => kind).toSorted(), [...queueKinds].toSorted())
  const ids = (kind: string) => items.find((item) => item.kind === kind)?.id
  assert.deepEqual(
    [ids('request'), ids('complaint'), ids('charge'), ids('package'), ids('order')],
    [request, complaint, charge, wish, orderId],
  )
  const times = items.map((item) => Date.parse(item.due ?? String(Reflect.get(item, 'since'))))
  assert.deepEqual(
    times,
    times.toSorted((a, b) => a - b),
  )
  assert.deepEqual(countsIn(answer), Object.fromEntries(queueKinds.map((kind) => [kind, 1])))
  const [item] = items.filter(({ kind }) => kind === 'charge')
  assert.deepEqual([item?.amount, item?.is_overdue, item?.about], [115, true, 'office_charge'])
  assert.equal(items.find(({ kind }) => kind === 'visit')?.about, 'unconfirmed')
  const numbered = items.filter(({ kind }) => kind !== 'notice' && kind !== 'document')
  for (const { number } of numbered) assert.match(number, /^(SK|CT|RQ|CP|INV|IN|MS)-?/)
})

test('the queue is filtered by kind, branch, number, mobile and owner, and goes on by pages', async () => {
  const { family } = await waiting()
  const clerk = await createClerk(server, ['owner'])
  const find = async (query: string) => itemsIn(await clerk.office(`queue?${query}`))
  assert.deepEqual(
    (await find('kind=request')).map(({ kind }) => kind),
    ['request'],
  )
  const [order] = await find('kind=order')
  assert.deepEqual(
    (await find(`limit=100&search=${order?.number.toLowerCase()}`)).map(({ kind }) => kind).includes('order'),
    true,
  )
  assert.equal(
    (await find(`limit=100&search=${family.mobile.replace('+966', '0')}`)).length,
    queueKinds.length - 2,
  )
  assert.equal((await find('search=nobody')).length, 0)
  for (const typed of ['visitor', '0512345678'])
    assert.deepEqual(
      (await find(`search=${typed}`)).map(({ kind }) => kind),
      ['message'],
    )
  const named = await office('workers/1001')
  assert.deepEqual(
    (await find(`search=${encodeURIComponent(Object(named.body).result.name)}`)).map(({ kind }) => kind),
    ['document'],
  )
  assert.ok((await find('limit=100&branch=2')).length > 0)
  assert.deepEqual(await find('limit=100&branch=1'), [])
  assert.deepEqual(await find('mine=true'), [])
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find(`limit=2&page=${page}`)))
  assert.equal(new Set(pages.flat().map(({ id }) => id)).size, queueKinds.length)
})

test('a person sees what the roles answer, in the branches of the person', async () => {
  await waiting()
  const kinds = async (role: StaffRole, branches: readonly number[] = []) => {
    const clerk = await createClerk(server, [role], { branches })
    return itemsIn(await clerk.office('queue?limit=100'))
      .map(({ kind }) => kind)
      .toSorted()
  }
  assert.deepEqual(await kinds('desk'), ['complaint', 'message', 'notice', 'order', 'request', 'visit'])
  assert.deepEqual(await kinds('recruitment'), ['document', 'order', 'package'])
  assert.deepEqual(await kinds('dispatch'), ['order'])
  assert.deepEqual(await kinds('finance'), ['charge', 'refund'])
  for (const role of ['owner', 'auditor'] as const)
    assert.deepEqual(await kinds(role), [...queueKinds].toSorted(), role)
  assert.deepEqual(await kinds('desk', [1]), ['message', 'notice'])
  assert.deepEqual(await kinds('recruitment', [2]), ['document', 'order', 'package'])
  assert.deepEqual(await kinds('recruitment', [1]), ['package'])
})

test('of two clerks one takes a request, the other reads who has it and cannot take it unseen', async () => {
  const { request, contractId } = await waiting()
  const [huda, noura] = [await createClerk(server, ['desk']), await createClerk(server, ['desk'])]
  const take = { kind: 'request', is_mine: true }
  const answers = await Promise.all([
    huda.office(`queue/${request}/owner`, take),
    noura.office(`queue/${request}/owner`, take),
  ])
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  const [winner, loser] = answers[0]?.status === 200 ? [huda, noura] : [noura, huda]
  const shown = async (clerk: typeof huda) =>
    itemsIn(await clerk.office('queue?kind=request')).map(({ owner_id: owner, is_mine: isMine }) => [
      owner?.name,
      isMine,
    ])
  assert.deepEqual(await shown(winner), [[winner.name, true]])
  assert.deepEqual(await shown(loser), [[winner.name, false]])
  assert.equal(itemsIn(await winner.office('queue?mine=true')).length, 1)
  const instead = { ...take, seen_owner: winner.id }
  assert.equal((await loser.office(`queue/${request}/owner`, instead)).status, 200)
  assert.equal(
    (await loser.office(`queue/${request}/owner`, { kind: 'request', is_mine: false, seen_owner: loser.id }))
      .status,
    200,
  )
  assert.deepEqual(await shown(winner), [[undefined, false]])

  const refused = async (clerk: typeof huda, id: string, kind: string) =>
    errorCodeOf((await clerk.office(`queue/${id}/owner`, { kind, is_mine: true })).body)
  assert.equal(await refused(huda, request, 'complaint'), 'not_found')
  assert.equal(await refused(huda, contractId, 'request'), 'not_found')
  assert.equal(await refused(await createClerk(server, ['auditor']), request, 'request'), 'not_found')
  assert.equal(
    await refused(await createClerk(server, ['desk'], { branches: [1] }), request, 'request'),
    'not_found',
  )
  assert.equal((await huda.office('queue/17/owner', take)).status, 404)
})

test('a document of a worker waits sixty days before it expires, to the end of its last day', async () => {
  await waiting()
  const record = (day: string, seen?: string) =>
    done('workers/1002/documents', {
      kind: 'medical',
      expires_on: day,
      ...(seen && { seen_expires_on: seen }),
    })
  const shown = async () =>
    itemsIn(await office('queue?kind=document'))
      .filter(({ about }) => about === 'medical')
      .map(({ due, is_overdue: isOverdue }) => [due, isOverdue])
  await record('2026-12-13')
  assert.deepEqual(await shown(), [])
  await record('2026-12-12', '2026-12-13')
  assert.deepEqual(await shown(), [['2026-12-12T20:59:00.000Z', false]])
  await record('2026-10-13', '2026-12-12')
  assert.deepEqual(await shown(), [['2026-10-13T20:59:00.000Z', false]])
  await record('2026-10-12', '2026-10-13')
  assert.deepEqual(await shown(), [['2026-10-12T20:59:00.000Z', true]])
})

test('the queue costs the same statements however long it is', async () => {
  await waiting()
  const clerk = await createClerk(server, ['owner'])
  const cost = (limit: number) =>
    recordStatements(running().app.database, () => clerk.office(`queue?limit=${limit}`))
  await cost(1)
  assert.deepEqual(await cost(1), await cost(100))
})
