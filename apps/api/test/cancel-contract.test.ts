import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidRecruitment, placePaidResident } from './support/orders.ts'
import { signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { clock, running } = server
const { arrives, office, done } = officeClient(server)
const { mine, asked } = portalClient(server)

const dayIn = (days: number): string => addDays(riyadhDay(instant(running().app.now())), days)

const money = (amount: number) => Math.round(amount * 100) / 100

const cancel = (contractId: string, body: object) => office(`contracts/${contractId}/cancel`, body)

const preview = (id: string, body: object) => done('preview', { operation: 'opsCancelContract', id, body })

/** The refunds of a contract and the documents that credit them. */
async function returned(person: Person, contractId: string) {
  const { payouts, state, office_note: note } = await mine(person, `my/contracts/${contractId}`)
  const notes = (await mine(person, 'my/invoices')).filter(
    ({ kind }: { kind: string }) => kind === 'credit_note',
  )
  const sum = (rows: readonly Record<string, number>[], field: string) =>
    money(rows.reduce((total, row) => total + (row[field] ?? 0), 0))
  return {
    state: state.value,
    note,
    refunded: sum(payouts, 'amount'),
    credited: sum(notes, 'amount_total'),
  }
}

test('a contract that the office cancels returns everything that was paid, and each way of saying so is our fault @W9', async () => {
  for (const path of ['cancel', 'state'] as const) {
    const person = await createCustomer(server)
    const { contractId } = await placePaidResident(server, person, {
      first_visit_date: dayIn(8),
      order_line: [{ product_id: 205 }],
      need_delivery: 1,
    })
    const { amount_total: paid } = await mine(person, `my/contracts/${contractId}`)
    const body = path === 'cancel' ? { reason: 'Ill' } : { state: 'cancelled', note: 'Ill' }
    await done(`contracts/${contractId}/${path}`, body)
    assert.deepEqual(await returned(person, contractId), {
      state: 'cancelled',
      note: 'Ill',
      refunded: paid,
      credited: paid,
    })
  }
})

test('a contract that the office cancels midway returns what is unused, without a fee, as the preview showed @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: dayIn(8),
  })
  const { amount_total: paid } = await mine(person, `my/contracts/${contractId}`)
  clock.advance({ days: 8 })
  const again = await signInAgain(server, person)
  const [first] = (await mine(again, 'my/visit-lines')).toSorted(
    (one: { first_visit_date: string }, other: { first_visit_date: string }) =>
      one.first_visit_date < other.first_visit_date ? -1 : 1,
  )
  await done(`visits/${first.id}/state`, { state: 'in_progress' })
  await done(`visits/${first.id}/state`, { state: 'done' })
  for (const fault of ['agency', 'nobody']) {
    const seen = await preview(contractId, { fault, reason: 'Storm' })
    assert.ok(Math.abs(seen.after.refunded - paid * 0.75) < 0.011, `${seen.after.refunded} of ${paid}`)
    assert.equal(seen.after.unpaid, 0)
  }
  const seen = await preview(contractId, { reason: 'Ill' })
  const other = await cancel(contractId, { reason: 'Ill', expected_refund: seen.after.refunded - 1 })
  assert.equal(Object(other.body).code, 'quote_changed')
  const sent = await cancel(contractId, { reason: 'Ill', expected_refund: seen.after.refunded, by: 'Huda' })
  assert.equal(sent.status, 200, sent.text)
  assert.equal((await returned(again, contractId)).refunded, seen.after.refunded)
  const [act] = Object((await office(`acts?customer=${person.id}&limit=1`)).body).result
  assert.deepEqual([act.operation, act.by, act.after], ['opsCancelContract', 'Huda', seen.after])
})

test('a cancellation for the family’s fault is the family’s quote, and needs a manager @W9', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidResident(server, person, { first_visit_date: dayIn(3) })
  await arrives(orderId)
  clock.advance({ days: 20 })
  const again = await signInAgain(server, person)
  const quote = await mine(again, `my/contracts/${contractId}/quote?kind=cancellation`)
  const alone = await cancel(contractId, { fault: 'family', reason: 'Unpaid' })
  assert.deepEqual(Object(alone.body).fields, { manager: 'required' })
  const sent = await cancel(contractId, { fault: 'family', reason: 'Unpaid', manager: 'Saad' })
  assert.equal(sent.status, 200, sent.text)
  const { refunded } = await returned(again, contractId)
  assert.equal(refunded, quote.refund)
  assert.ok(quote.lines.some(({ code }: { code: string }) => code === 'break_fee'))
  const [act] = Object((await office(`acts?customer=${person.id}&limit=1`)).body).result
  assert.deepEqual([act.by, act.reason], ['Saad', 'Unpaid (Saad)'])
})

test('a contract by instalments is given back when it ends through us, and not through the family @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person, { first_visit_date: dayIn(8) })
  await running().app.database.write((tx) =>
    tx.execute(`update orders set payment_method = 'instalments' where customer_id = '${person.id}'`),
  )
  const family = await cancel(contractId, { fault: 'family', reason: 'x', manager: 'Saad' })
  assert.equal(Object(family.body).code, 'instalments_not_cancellable')
  const { amount_total: paid } = await mine(person, `my/contracts/${contractId}`)
  assert.equal((await cancel(contractId, { reason: 'Ill' })).status, 200)
  assert.equal((await returned(person, contractId)).refunded, paid)
})

test('a late recruitment that the office cancels returns what its late rule gives @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidRecruitment(server, person, { first_visit_date: dayIn(8) })
  clock.advance({ days: 100 })
  const again = await signInAgain(server, person)
  const quote = await mine(again, `my/contracts/${contractId}/quote?kind=cancellation`)
  const { amount_total: paid } = await mine(again, `my/contracts/${contractId}`)
  assert.ok(quote.refund > paid)
  const before = (await mine(again, 'my/wallet')).balance
  assert.equal((await cancel(contractId, { reason: 'Late' })).status, 200)
  const { credited } = await returned(again, contractId)
  const toWallet = money((await mine(again, 'my/wallet')).balance - before)
  // The card gets back what it paid, the wallet the compensation.
  assert.equal(money(paid + toWallet), quote.refund)
  assert.equal(credited, paid)
})

test('nothing paid is closed without a document: a contract with service left is not finished by the office @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: dayIn(8) })
  const early = await office(`contracts/${contractId}/state`, { state: 'finished' })
  assert.equal(Object(early.body).code, 'transition_not_allowed')
  assert.equal((await mine(person, `my/contracts/${contractId}`)).state.value, 'running')
  await asked(person, 'replacement', { contract_id: contractId })
  const open = await cancel(contractId, { reason: 'x' })
  assert.equal(Object(open.body).code, 'request_already_open')
})

/** Four visits of 132.25 each, of which the first is under way, and what each act returned. */
async function underWay() {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: dayIn(8),
  })
  const [first] = (await mine(person, 'my/visit-lines')).toSorted(
    (one: { arrives_from: string }, other: { arrives_from: string }) =>
      one.arrives_from < other.arrives_from ? -1 : 1,
  )
  clock.advance({ minutes: (Date.parse(first.arrives_from) - clock.now().getTime()) / 60_000 })
  await done(`visits/${first.id}/state`, { state: 'in_progress' })
  const family = () => signInAgain(server, person)
  const refunded = async () => (await returned(await family(), contractId)).refunded
  return { orderId, contractId, family, refunded, visitId: first.id }
}

test('a visit under way is no part of what a contract returns when the office cancels it, and its rest is if it is cut short @W1', async () => {
  const { contractId, refunded, visitId } = await underWay()
  await cancel(contractId, { reason: 'Ill' })
  assert.equal(await refunded(), 396.75)
  clock.advance({ hours: 2 })
  await done(`visits/${visitId}/state`, { state: 'cancelled' })
  // Half of 115.00 and of its VAT of 17.25: 57.50 and 8.63.
  assert.equal(await refunded(), 462.88)
})

test('an order that the office cancels and returns in full has no visit left that could return more @W2', async () => {
  const inside = await underWay()
  await done(`orders/${inside.orderId}/cancel`, { reason: 'x' })
  const cut = await office(`visits/${inside.visitId}/state`, { state: 'cancelled' })
  assert.equal(Object(cut.body).code, 'transition_not_allowed')
  assert.equal(await inside.refunded(), 529)

  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: dayIn(2),
  })
  clock.advance({ days: 3 })
  await done(`orders/${orderId}/cancel`, { reason: 'x' })
  const again = await signInAgain(server, person)
  const [visit] = await mine(again, 'my/visit-lines')
  assert.deepEqual([visit.visit_status.value, visit.confirmation], ['cancelled', null])
  clock.advance({ days: 8 })
  await done('jobs/run', { jobs: ['visits'] })
  const later = await signInAgain(server, person)
  assert.equal((await returned(later, contractId)).refunded, 113.85)
})
