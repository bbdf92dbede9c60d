import assert from 'node:assert/strict'
import { test } from 'node:test'
import { staffRoles } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'
import { createClerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { clock, running } = server
const { office, done } = officeClient(server)
const { asked } = portalClient(server)

const change = (statement: ReturnType<typeof sql>) =>
  running().app.database.write((tx) => tx.execute(statement))
const result = async (path: string, body?: unknown) => {
  const answer = await office(path, body)
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result
}

// One worker comes to one family a day.
const days = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-17', '2026-10-18', '2026-10-19']

async function orderWithVisit() {
  const family = await createCustomer(server)
  const plan = { employee_id: 1001, service_package_id: 101, service_date: days.shift() ?? '' }
  const { orderId, contractId } = await placePaidHourly(server, family, plan)
  return { family, orderId, contractId }
}

test('a record is read by its number, with the family to call', async () => {
  const { family, orderId, contractId } = await orderWithVisit()
  const order = await result(`orders/${orderId}`)
  const complaint = await result(
    `complaints/${await asked(family, 'complaint', { contract_id: contractId, complaint_type: 'delay' })}`,
  )
  const request = await result(`requests/${await asked(family, 'replacement', { contract_id: contractId })}`)
  const charge = await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })
  const invoice = await result(`invoices/${charge.id}`)
  assert.deepEqual(invoice.descriptions, ['Lost key'])
  const visit = await result(`visits/${encodeURIComponent(`${order.contract_id.name}/1`)}`)
  const contract = await result(`contracts/${order.contract_id.name}`)
  assert.equal(contract.id, contractId)
  const named = [
    [contract, `contracts/${order.number}`],
    [order, `orders/${order.number}`],
    [order, `orders/${order.contract_id.name}`],
    [complaint, `complaints/${complaint.name}`],
    [request, `requests/${request.number}`],
    [invoice, `invoices/${invoice.name}`],
    [visit, `visits/${visit.id}`],
  ]
  for (const [record, path] of named) {
    const same = await result(path)
    assert.equal(same.id, record.id, path)
    assert.equal(same.partner_id.id, family.id, path)
  }
  const waiting = Object((await office(`queue?record=${request.id}`)).body).result
  assert.deepEqual(
    waiting.map(({ number }: { number: string }) => number),
    [request.number],
  )
  await done(`orders/${orderId}/cancel`, { reason: 'x' })
  const [refund] = await result('refunds')
  assert.equal((await result(`refunds/${refund.id}`)).partner_id.id, family.id)
})

test('a notice that did not arrive is sent again, or the family is told; who did is kept', async () => {
  const { family, orderId } = await orderWithVisit()
  const give = () =>
    change(
      sql`update outbox set dead_at = now(), done_at = null where notice_id in
            (select id from notices where customer_id = ${family.id} and about = ${orderId})`,
    )
  await give()
  const clerk = await createClerk(server, ['desk'])
  const seen = async () => Object((await clerk.office('queue?kind=notice')).body).result
  const [item] = await seen()
  const notice = Object((await clerk.office(`notices/${item.id}`)).body).result
  assert.equal(notice.partner_id.id, family.id)
  assert.ok(notice.failed.length > 0 && notice.title !== '')
  const answer = (decision: string) => clerk.office(`notices/${item.id}/answer`, { decision })
  const isWaiting = async () => (await seen()).some(({ id }: { id: string }) => id === item.id)
  assert.equal((await answer('resend')).status, 200)
  assert.equal(await isWaiting(), false)
  assert.equal(errorCodeOf((await answer('told')).body), 'transition_not_allowed')
  await give()
  const told = await answer('told')
  assert.deepEqual(Object(told.body).result.failed, [])
  assert.equal(await isWaiting(), false)
  const acts = Object((await clerk.office(`customers/${family.id}/acts?record=${item.id}`)).body).result
  assert.deepEqual(acts.map((act: { by: string; reason: string }) => `${act.by} ${act.reason}`).toSorted(), [
    `${clerk.name} resend`,
    `${clerk.name} told`,
  ])
})

test('every role reads what the office did with a record, in its branches only', async () => {
  const { family, orderId } = await orderWithVisit()
  const owner = await createClerk(server, ['owner'])
  assert.equal((await owner.office(`orders/${orderId}/cancel`, { reason: 'No driver' })).status, 200)
  const path = `customers/${family.id}/acts`
  for (const role of staffRoles) {
    const clerk = await createClerk(server, [role])
    const [act, ...others] = Object((await clerk.office(`${path}?record=${orderId}`)).body).result
    assert.deepEqual([act.operation, act.by, others.length], ['opsCancelOrder', owner.name, 0], role)
  }
  const elsewhere = await createClerk(server, ['desk'], { branches: [1] })
  assert.equal((await elsewhere.office(path)).status, 404)
  assert.deepEqual(Object((await owner.office(`${path}?record=${family.id}`)).body).result, [])
})

test('of two clerks one answers, and the other is told and reads who did', async () => {
  const { family, contractId } = await orderWithVisit()
  const request = await asked(family, 'replacement', { contract_id: contractId })
  const clerks = [await createClerk(server, ['desk']), await createClerk(server, ['desk'])]
  const answers = await Promise.all(
    clerks.map((clerk) => clerk.office(`requests/${request}/answer`, { decision: 'reject' })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  const [winner, loser] = answers[0]?.status === 200 ? clerks : clerks.toReversed()
  const path = `customers/${family.id}/acts?record=${request}`
  const [act] = Object((await loser?.office(path))?.body).result
  assert.deepEqual([act.by, act.before.record, act.after.record], [winner?.name, 'open', 'rejected'])
})

test('a file is found by number, mobile or name, and shows all of one customer, in the branches of the clerk', async () => {
  const { family, orderId, contractId } = await orderWithVisit()
  const order = await result(`orders/${orderId}`)
  await asked(family, 'complaint', { contract_id: contractId, complaint_type: 'delay' })
  await asked(family, 'replacement', { contract_id: contractId })
  await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })
  const file = await result(`customers/${family.id}`)
  assert.deepEqual([file.id, file.wallet, file.addresses.length > 0], [family.id, 0, true])
  const [there, elsewhere] = [
    await createClerk(server, ['branch_manager'], { branches: [2] }),
    await createClerk(server, ['branch_manager'], { branches: [1] }),
  ]
  const found = async (clerk: typeof there, typed: string) =>
    Object((await clerk.office(`customers?search=${encodeURIComponent(typed)}`)).body).result.map(
      ({ id }: { id: string }) => id,
    )
  for (const typed of [
    order.number,
    order.number.toLowerCase(),
    order.contract_id.name,
    family.mobile.replace('+966', '0'),
  ]) {
    assert.deepEqual(await found(there, typed), [family.id], typed)
    assert.deepEqual(await found(elsewhere, typed), [], typed)
  }
  const lists = [
    `orders?customer=${family.id}`,
    `contracts?customer=${family.id}`,
    `visits?customer=${family.id}`,
    `requests?customer=${family.id}`,
    `complaints?customer=${family.id}`,
    `queue?customer=${family.id}`,
    `customers/${family.id}/invoices?limit=10`,
    `notices?customer=${family.id}`,
  ]
  for (const list of lists) {
    const { result: rows, pagination } = Object((await there.office(list)).body)
    assert.ok(rows.length > 0 && rows.length === Math.min(10, pagination.total), list)
    for (const { partner_id: of } of rows) assert.ok(of === undefined || of.id === family.id, list)
    const other = await elsewhere.office(list)
    assert.deepEqual(Object(other.body).result ?? [], [], `${list} ${other.text}`)
  }
  assert.equal((await elsewhere.office(`customers/${family.id}`)).status, 404)
  assert.equal((await elsewhere.office(`contracts/${contractId}`)).status, 404)
  const [notice] = Object((await there.office(`notices?customer=${family.id}`)).body).result
  assert.ok(notice.title !== '' && notice.text !== '')
  assert.deepEqual(await result(`refunds?customer=${family.id}`), [])
})

test('an answer to a complaint or about a visit is previewed in the words that the family reads, and nothing is done', async () => {
  const { family, contractId } = await orderWithVisit()
  const complaint = await asked(family, 'complaint', { contract_id: contractId, complaint_type: 'delay' })
  const closing = { operation: 'opsAnswerComplaint', id: complaint, body: { state: 'closed', note: 'x' } }
  const { before, after, messages } = await result('preview', closing)
  assert.deepEqual([before.record, after.record], ['open', 'closed'])
  assert.match(messages[0].title + messages[0].text, /CP-/)
  assert.equal((await result(`complaints/${complaint}`)).complaint_state.value, 'open')

  const [visit] = await result(`visits?contract=${contractId}`)
  const deciding = (decision: string) => ({ operation: 'opsDecideVisit', id: visit.id, body: { decision } })
  assert.equal(errorCodeOf((await office('preview', deciding('made'))).body), 'transition_not_allowed')
  await change(sql`update visits set must_be_confirmed = true where id = ${visit.id}`)
  clock.reach('2026-10-20T09:00:00Z')
  const made = await result('preview', deciding('made'))
  const failed = await result('preview', deciding('failed'))
  assert.deepEqual([made.after.record, failed.after.record], ['done', 'missed'])
  assert.ok(failed.messages.length > 0)
  assert.equal((await result(`visits/${visit.id}`)).visit_status.value, 'scheduled')
})
