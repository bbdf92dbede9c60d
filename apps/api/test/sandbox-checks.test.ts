import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBackgroundJobs } from '../src/background.ts'
import { officeClient, officeToken } from './support/office.ts'
import { completeCheckout, fetchOrder, placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { clock, running } = server
const { done } = officeClient(server)

const runChores = async (): Promise<void> => {
  for (const job of createBackgroundJobs(running().app)) await job.work()
}

/** A customer who paid at the sandbox but whose callback never arrived. */
async function paidUnheard(date: string) {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: date })
  assert.equal((await completeCheckout(server, id, 'lost_callback')).status, 303)
  await runChores()
  assert.equal((await fetchOrder(server, person, id)).status.value, 'pending_payment')
  return { person, id }
}

test('a payment without a callback is looked up at the sandbox @rule:provider-word', async () => {
  const { person, id } = await paidUnheard('2026-10-11')
  clock.advance({ minutes: 14 })
  await runChores()
  const order = await fetchOrder(server, person, id)
  assert.equal(order.status.value, 'processing')
  assert.ok(order.contract_id)
})

test('the office can have a payment queried at the sandbox at once', async () => {
  const { person, id } = await paidUnheard('2026-10-12')
  await done(`orders/${id}/check-payment`, {})
  assert.equal((await fetchOrder(server, person, id)).payment_state, 'paid')
})

test('a check at the sandbox finds a delayed payment only after its delay, and never a declined one', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const late = await placeHourly(server, person, { service_date: '2026-10-13' })
  await completeCheckout(server, late.id, 'late_callback')
  const declined = await placeHourly(server, other, { service_date: '2026-10-14' })
  await completeCheckout(server, declined.id, 'decline')
  for (const { id } of [late, declined]) await done(`orders/${id}/check-payment`, {})
  assert.equal((await fetchOrder(server, person, late.id)).status.value, 'pending_payment')
  assert.equal((await fetchOrder(server, other, declined.id)).status.value, 'pending_payment')
  clock.advance({ minutes: 25 })
  await runChores()
  assert.equal((await fetchOrder(server, person, late.id)).status.value, 'processing')
  assert.equal((await fetchOrder(server, other, declined.id)).status.value, 'expired')
})
