import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { creditAccount } from './support/ledger.ts'
import { officeClient, officeToken } from './support/office.ts'
import { fetchOrder, placePaidHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server
const { office, done } = officeClient(server)
const { mine } = portalClient(server)

const actsOf = async (customerId: string) =>
  Object((await office(`acts?customer=${customerId}&limit=100`)).body).result

const preview = (operation: string, id: string, body: object) => done('preview', { operation, id, body })

test('the office sees what cancelling an order returns and sends, and nothing is done by looking @W9', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidHourly(server, person)
  const order = await fetchOrder(server, person, orderId)
  const total = order.amount_total ?? 0
  const seen = await preview('opsCancelOrder', orderId, { reason: 'No worker' })
  assert.deepEqual(seen.notices, ['order_cancelled', 'refund_approved'])
  assert.deepEqual(
    [seen.before.order, seen.after.order, seen.before.refunded, seen.after.refunded, seen.after.credited],
    ['processing', 'cancelled', 0, total, total],
  )
  assert.equal((await fetchOrder(server, person, orderId)).status.value, 'processing')
  assert.deepEqual(await actsOf(person.id), [])
  assert.equal(
    (await mine(person, 'my/notices')).some(({ kind }: { kind: string }) => kind === 'order_cancelled'),
    false,
  )

  await done(`orders/${orderId}/cancel`, { reason: 'No worker', by: 'Huda' })
  const [act, ...others] = await actsOf(person.id)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [act.operation, act.record_id, act.by, act.reason],
    ['opsCancelOrder', orderId, 'Huda', 'No worker'],
  )
  assert.deepEqual([act.before, act.after], [seen.before, seen.after])
})

test('each act of the office on money has a preview, and keeps who, why, before and after @W9', async () => {
  const person = await createCustomer(server)
  await creditAccount(server, person, 10_000)
  const { contractId } = await placePaidHourly(server, person)
  const packageBody = { worker_type: 'nanny', nationality: 'filipino', worker_count: 1, duration: '3months' }
  const { id: draft } = Object(
    (await ask('POST /api/special_packages', { token: person.token, body: packageBody })).body,
  )
  const swap = await ask('POST /api/replacement/create', {
    token: person.token,
    body: { contract_id: contractId, request_reason: 'x', priority: 'medium' },
  })
  const request = Object(swap.body).result.id
  const cases: readonly (readonly [string, string, string, object])[] = [
    ['opsPriceOrder', draft, `orders/${draft}/price`, { list_price: 9000, employee_wage: 6000, note: 'n' }],
    ['opsAdjustWallet', person.id, `customers/${person.id}/wallet`, { amount: 5, reason: 'Sorry' }],
    [
      'opsGrantVoucher',
      person.id,
      `customers/${person.id}/vouchers`,
      { amount: 5, valid_until: '2027-01-01', name: 'Sorry' },
    ],
    ['opsAnswerRequest', request, `requests/${request}/answer`, { decision: 'reject', note: 'n' }],
    ['opsSetContractState', contractId, `contracts/${contractId}/state`, { state: 'on_hold', note: 'n' }],
    [
      'opsIssueCharge',
      contractId,
      `contracts/${contractId}/charges`,
      { description: 'Lost key', amount: 115 },
    ],
  ]
  for (const [operation, id, path, body] of cases) {
    clock.advance({ minutes: 1 })
    const before = await actsOf(person.id)
    const seen = await preview(operation, id, body)
    assert.deepEqual(await actsOf(person.id), before, operation)
    await done(path, { ...body, by: 'Huda' })
    const [act] = await actsOf(person.id)
    assert.deepEqual([act.operation, act.by], [operation, 'Huda'])
    assert.ok(act.reason, operation)
    assert.deepEqual([act.before, act.after], [seen.before, seen.after], operation)
    assert.notDeepEqual(act.before, act.after, operation)
  }
})

test('a refund that is asked for, and given to the card, is never money of the wallet to the office @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person)
  const asked = await ask('POST /api/replacement/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_reason: 'x',
      priority: 'medium',
      action_type: 'refundPayment',
      email: person.email,
      phone: '0555001234',
    },
  })
  const { id, refund } = Object((await mine(person, 'my/requests'))[0])
  assert.equal(asked.status, 200, asked.text)
  assert.ok(refund > 0)
  assert.equal(Object((await office(`customers/${person.id}`)).body).result.wallet, 0)
  const seen = await preview('opsAnswerRequest', id, { decision: 'approve' })
  assert.deepEqual([seen.before.wallet, seen.after.wallet, seen.after.refunded], [0, 0, refund])
})

test('an act on a refund is kept, and a preview of an impossible act says why @W9', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidHourly(server, person)
  await done(`orders/${orderId}/cancel`, { reason: 'x' })
  const [refund] = Object((await office('refunds?state=pending&limit=1')).body).result
  const seen = await preview('opsMarkRefund', refund.id, { state: 'failed', note: 'Card closed' })
  assert.deepEqual([seen.before.record, seen.after.record], ['pending', 'failed'])
  const again = await office('preview', { operation: 'opsCancelOrder', id: orderId, body: { reason: 'x' } })
  assert.equal(Object(again.body).code, 'transition_not_allowed')
  const wrong = await office('preview', { operation: 'opsCancelOrder', id: orderId, body: {} })
  assert.deepEqual(Object(wrong.body).fields, { reason: 'required' })
})

test('the acts of the office are only added: nobody changes or deletes one @W9', async () => {
  const person = await createCustomer(server)
  await done(`customers/${person.id}/wallet`, { amount: 5, reason: 'Sorry' })
  const { database } = running().app
  for (const statement of [
    sql`update office_acts set reason = 'nothing' where customer_id = ${person.id}`,
    sql`delete from office_acts where customer_id = ${person.id}`,
  ])
    await assert.rejects(database.write((tx) => tx.execute(statement)))
  assert.equal((await actsOf(person.id))[0].reason, 'Sorry')
})

test('the office names orders and contracts by the numbers that are printed on them @W9', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person)
  const { number } = await mine(person, `my/orders/${orderId}`)
  const { name: contract } = await mine(person, `my/contracts/${contractId}`)
  await done(`contracts/${contract}/charges`, { description: 'Lost key', amount: 115 })
  await done(`contracts/${contract.toLowerCase()}/state`, { state: 'on_hold' })
  await done(`contracts/${contract}/state`, { state: 'running' })
  const seen = await preview('opsCancelOrder', number, { reason: 'x' })
  assert.equal(seen.after.order, 'cancelled')
  await done(`orders/${number}/cancel`, { reason: 'x' })
  assert.equal((await fetchOrder(server, person, orderId)).status.value, 'cancelled')
  const missing = await office('orders/SK-NOBODY/cancel', { reason: 'x' })
  assert.equal(missing.status, 404)
})
