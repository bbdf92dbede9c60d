import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { creditAccount } from './support/ledger.ts'
import { officeClient, officeToken } from './support/office.ts'
import { completeCheckout, placePaidHourly, placePaidResident } from './support/orders.ts'
import { signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server
const { arrives, office, done } = officeClient(server)
const { mine } = portalClient(server)

const dayIn = (days: number): string => addDays(riyadhDay(instant(running().app.now())), days)

/** Returns the first day with morning visits, starting this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? dayIn(days)

async function charged(person: Person, amount: number, more: object = {}) {
  const { contractId, orderId } = await placePaidResident(server, person, { first_visit_date: dayIn(3) })
  const { id, name } = await done(`contracts/${contractId}/charges`, {
    description: 'Lost key',
    amount,
    ...more,
  })
  return { contractId, orderId, id, number: name }
}

const preview = (id: string, reason: string) =>
  done('preview', { operation: 'opsVoidCharge', id, body: { reason } })

const creditNote = async (person: Person) => {
  const [note, ...others] = (await mine(person, 'my/invoices')).filter(
    ({ kind }: { kind: string }) => kind === 'credit_note',
  )
  assert.deepEqual(others, [])
  return mine(person, `my/invoices/${note.id}`)
}

test('a charge typed ten times too high is taken back by its number, credited with its VAT, and the contract runs again @W9', async () => {
  const person = await createCustomer(server)
  const { contractId, orderId, id, number } = await charged(person, 3450)
  await arrives(orderId)
  clock.advance({ days: 9 })
  await done('jobs/run', { jobs: ['contracts'] })
  const again = await signInAgain(server, person)
  assert.equal((await mine(again, `my/contracts/${contractId}`)).state.value, 'defaulted')
  const seen = await preview(number, 'Typed 3450 instead of 345')
  assert.deepEqual([seen.before.unpaid, seen.after.unpaid, seen.after.credited], [3450, 0, 3450])
  assert.deepEqual(seen.notices, ['charge_voided'])
  assert.equal((await mine(again, `my/invoices/${id}`)).state.value, 'unpaid')

  const voided = await done(`invoices/${number}/void`, { reason: 'Typed 3450 instead of 345', by: 'Huda' })
  assert.equal(voided.state.value, 'credited')
  const contract = await mine(again, `my/contracts/${contractId}`)
  assert.deepEqual([contract.state.value, contract.unpaid_total], ['running', 0])
  const note = await creditNote(again)
  assert.deepEqual([note.amount_total, note.amount_tax, note.credit_of.name], [3450, 450, number])
  const paying = await ask(`POST /api/my/invoices/${id}/pay`, {
    token: again.token,
    body: { method: 'wallet' },
  })
  assert.equal(Object(paying.body).code, 'invoice_not_payable')
  const [act] = Object((await office(`acts?customer=${person.id}&limit=1`)).body).result
  assert.deepEqual(
    [act.operation, act.by, act.reason, act.before.record, act.after.record],
    ['opsVoidCharge', 'Huda', 'Typed 3450 instead of 345', 'unpaid', 'credited'],
  )
  const twice = await office(`invoices/${number}/void`, { reason: 'x' })
  assert.equal(Object(twice.body).code, 'transition_not_allowed')
})

test('a charge that was paid goes back to where it was paid: the card or the wallet @W9', async () => {
  const byCard = await createCustomer(server)
  const card = await charged(byCard, 115)
  const opened = await ask(`POST /api/my/invoices/${card.id}/pay`, {
    token: byCard.token,
    body: { method: 'card' },
  })
  assert.ok(opened.status < 300, opened.text)
  await completeCheckout(server, card.id, 'succeed')
  assert.equal((await mine(byCard, `my/invoices/${card.id}`)).state.value, 'paid')
  await done(`invoices/${card.id}/void`, { reason: 'Found the key' })
  while ((await drainOutbox(running().app)) > 0);
  const refunds = await running().app.database.reader.execute(
    sql`select amount, state from refunds where customer_id = ${byCard.id}`,
    'objects',
  )
  assert.deepEqual(
    refunds.map(({ amount, state }) => [amount, state]),
    [[11_500, 'sent']],
  )
  assert.equal((await mine(byCard, 'my/wallet')).balance, 0)

  const byWallet = await createCustomer(server)
  await creditAccount(server, byWallet, 20_000)
  const wallet = await charged(byWallet, 115)
  const paid = await ask(`POST /api/my/invoices/${wallet.id}/pay`, {
    token: byWallet.token,
    body: { method: 'wallet' },
  })
  assert.ok(paid.status < 300, paid.text)
  assert.equal((await mine(byWallet, 'my/wallet')).balance, 85)
  await done(`invoices/${wallet.id}/void`, { reason: 'Found the key' })
  assert.equal((await mine(byWallet, 'my/wallet')).balance, 200)
  assert.equal((await creditNote(byWallet)).amount_total, 115)
})

test('a charge that nobody paid is taken back without money, and no page says that some comes back @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(9) })
  const { name } = await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })
  await done(`invoices/${name}/void`, { reason: 'Found the key' })
  const { payouts, order_id: order } = await mine(person, `my/contracts/${contractId}`)
  assert.deepEqual([payouts, (await mine(person, `my/orders/${order.id}`)).payouts], [[], []])
  assert.equal((await mine(person, 'my/wallet')).balance, 0)
  assert.equal((await creditNote(person)).amount_total, 115)
})

test('the invoice of an order is no charge that can be taken back @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(8) })
  const { order_id: order } = await mine(person, `my/contracts/${contractId}`)
  const { invoice_id: invoice } = await mine(person, `my/orders/${order.id}`)
  const answer = await office(`invoices/${invoice.name}/void`, { reason: 'x' })
  assert.equal(Object(answer.body).code, 'transition_not_allowed')
})

test('a charge is never due on a day that has passed @W9', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(10) })
  const charge = (day: string) =>
    office(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115, due_date: day })
  for (const day of ['2020-01-01', dayIn(-1)]) {
    const late = await charge(day)
    assert.deepEqual([late.status, Object(late.body).fields], [422, { due_date: 'not_allowed' }])
  }
  assert.equal((await charge(dayIn(0))).status, 201)
})
