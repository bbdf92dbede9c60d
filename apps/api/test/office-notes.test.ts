import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { completeCheckout, placePaidHourly, placeHourly, termsVersion } from './support/orders.ts'
import { officeClient, officeToken } from './support/office.ts'
import { portalClient } from './support/portal.ts'
import { errorCodeOf, testPassword, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken }, {}, [103])
const { ask, clock, running } = server
const { office, done } = officeClient(server)
const { mine } = portalClient(server)

const slotsOf = async (orderId: string): Promise<number> => {
  const [row] = await running().app.database.reader.execute<{ count: number }>(
    sql`select count(*)::int as count from worker_slots where order_id = ${orderId}`,
    'objects',
  )
  return row?.count ?? -1
}

test('a note on a contract is shown with its state and cleared when the state changes', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-10-14' })
  const note = 'The card was declined twice; please call us'
  assert.equal((await done(`contracts/${contractId}/state`, { state: 'defaulted', note })).office_note, note)
  assert.equal((await mine(person, `my/contracts/${contractId}`)).office_note, note)
  assert.equal((await mine(person, 'services/defaulted'))[0].office_note, note)
  await done(`contracts/${contractId}/state`, { state: 'running' })
  assert.equal((await mine(person, 'services/running'))[0].office_note, null)
})

test("a note on a visit is shown in the customer's list of visits", async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_package_id: 101, service_date: '2026-10-05' })
  const [visit] = await mine(person, 'my/visit-lines')
  clock.reach(`${visit.first_visit_date}T00:00:00+03:00`)
  const late = 'Roadworks: ten minutes later'
  await done(`visits/${visit.id}/state`, { state: 'on_the_way', note: late })
  assert.equal((await mine(person, 'my/visit-lines'))[0].office_note, late)
  const inside = 'The gatekeeper let her in'
  assert.equal(
    (await done(`visits/${visit.id}/state`, { state: 'in_progress', note: inside })).office_note,
    inside,
  )
  assert.equal((await mine(person, 'my/visit-lines'))[0].office_note, inside)
})

test("an adjustment of the wallet shows the office's reason", async () => {
  const person = await createCustomer(server)
  await done(`customers/${person.id}/wallet`, { amount: 80, reason: 'عن تأخّر الزيارة' })
  await done(`customers/${person.id}/wallet`, { amount: -30, reason: 'Paid out at the branch' })
  const notes = (await mine(person, 'my/wallet/entries')).map(({ note }: { note: string }) => note)
  assert.deepEqual(notes.toSorted(), ['Paid out at the branch', 'عن تأخّر الزيارة'].toSorted())
})

test("the reason for a cancelled order is shown beside the customer's note", async () => {
  const person = await createCustomer(server)
  const wrote = 'Please ring the upper bell'
  const unpaid = await placeHourly(server, person, { service_date: '2026-10-18', note: wrote })
  const { orderId: paid, contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-10-17',
    note: wrote,
  })
  for (const id of [unpaid.id, paid]) {
    await done(`orders/${id}/cancel`, { reason: 'No worker could come' })
    const order = await mine(person, `my/orders/${id}`)
    assert.equal(order.status.value, 'cancelled')
    assert.deepEqual([order.note, order.office_note], [wrote, 'No worker could come'])
  }
  assert.equal((await mine(person, `my/contracts/${contractId}`)).office_note, 'No worker could come')
  const refunds = Object((await office('refunds?state=pending')).body).result
  const refund = refunds.find(({ order_id }: { order_id: { id: string } }) => order_id.id === paid)
  await done(`refunds/${refund.id}/state`, { state: 'failed', note: 'The bank turned it away' })
  await done(`refunds/${refund.id}/state`, { state: 'sent' })
  const sent = Object((await office('refunds?state=sent')).body).result
  assert.equal(
    sent.find(({ id }: { id: string }) => id === refund.id).note,
    'The bank turned it away',
    'the story of a refund is kept when it goes out after all',
  )
})

test("the office's note on the price of a package does not replace the customer's request", async () => {
  const person = await createCustomer(server)
  const placed = await ask('POST /api/special_packages', {
    token: person.token,
    body: {
      worker_type: 'nanny',
      nationality: 'filipino',
      worker_count: 1,
      duration: '3months',
      note: 'Twins of two years',
    },
  })
  const { id } = Object(placed.body)
  await done(`orders/${id}/price`, { list_price: 9000, employee_wage: 6000, note: 'With a day off a week' })
  const order = await mine(person, `my/orders/${id}`)
  assert.deepEqual([order.note, order.office_note], ['Twins of two years', 'With a day off a week'])
})

test('releasing an unpaid order frees its time, its voucher and its wallet part at once', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  await done(`customers/${person.id}/wallet`, { amount: 20, reason: 'Welcome' })
  const { code } = await done(`customers/${person.id}/vouchers`, {
    percent: 10,
    valid_until: '2027-01-01',
    name: 'Welcome',
  })
  const evening = { service_package_id: 103, service_date: '2026-10-19', visit_window: 'evening' }
  const { id } = await placeHourly(server, person, { ...evening, voucher_code: code, wallet_amount: 20 })
  const [{ employee_id: worker }] = [await mine(person, `my/orders/${id}`)]
  const same = { ...evening, employee_id: worker.id }
  const taken = await ask('POST /api/sale_order/hourly', {
    token: other.token,
    body: {
      customer_id: other.id,
      quantity: 1,
      repeat_count: 1,
      terms_version: termsVersion,
      repeat_interval_days: 0,
      ...same,
    },
  })
  assert.equal(errorCodeOf(taken.body), 'worker_unavailable')
  const released = await done(`orders/${id}/release`, {})
  assert.deepEqual([released.status.value, released.hold_expires_at], ['expired', null])
  assert.equal(await slotsOf(id), 0)
  const wallet = await mine(person, 'my/wallet')
  assert.deepEqual([wallet.balance, wallet.frozen], [20, 0])
  assert.equal((await mine(person, 'my/vouchers'))[0].state, 'active')
  const { id: theirs } = await placeHourly(server, other, same)
  assert.equal((await completeCheckout(server, theirs, 'succeed')).status, 303)
  assert.equal(errorCodeOf((await office(`orders/${theirs}/release`, {})).body), 'transition_not_allowed')
})

test("the data export contains the office's notes, and deleting the account erases them", async () => {
  const person = await createCustomer(server)
  const word = 'a word about this household'
  const { orderId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-10-22',
  })
  await done(`orders/${orderId}/cancel`, { reason: word })
  await done(`customers/${person.id}/wallet`, { amount: 5, reason: word })
  await done(`customers/${person.id}/wallet`, { amount: -5, reason: word })
  const data = await ask('GET /api/my/data', { token: person.token })
  assert.equal(data.text.split(word).length - 1, 4, 'the order, its contract and both entries')
  assert.equal(Object(Object(data.body).result ?? data.body).refunds?.length, 1)
  assert.ok(data.text.includes('"stage":"submitted"'))
  const [refund] = Object((await office('refunds?state=pending')).body).result
  await done(`refunds/${refund.id}/state`, { state: 'sent', note: word })
  const gone = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  const left = await running().app.database.reader.execute<{ left: number }>(
    sql`select ((select count(*) from orders where office_note = ${word})
             + (select count(*) from contracts where office_note = ${word})
             + (select count(*) from ledger_entries where note = ${word}))::int as left`,
    'objects',
  )
  assert.deepEqual(left, [{ left: 0 }])
})
