import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { creditAccount } from './support/ledger.ts'
import { officeClient, officeToken } from './support/office.ts'
import { completeCheckout, fetchOrder, placeHourly, placePaidHourly } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server
const { done } = officeClient(server)
const { mine, asked } = portalClient(server)

const dayIn = (days: number): string => addDays(riyadhDay(instant(running().app.now())), days)

/** Returns the first day with morning visits, starting this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? dayIn(days)

async function pointsVoucher(person: Person): Promise<string> {
  await creditAccount(server, person, 100, 'points')
  const redeemed = await ask('POST /api/my/rewards/redeem', { token: person.token, body: { blocks: 1 } })
  return Object(redeemed.body).result.id ?? Object(redeemed.body).result.code
}

const granted = async (person: Person, validUntil: string): Promise<string> =>
  (await done(`customers/${person.id}/vouchers`, { amount: 20, name: 'Sorry', valid_until: validUntil })).code

const voucherOf = async (person: Person, code: string) =>
  (await mine(person, 'my/vouchers')).find(({ id }: { id: string }) => id === code)

const noticesOf = async (person: Person, kind: string): Promise<readonly unknown[]> =>
  (await mine(person, 'my/notices')).filter((notice: { kind: string }) => notice.kind === kind)

const quoted = (person: Person, contractId: string) =>
  mine(person, `my/contracts/${contractId}/quote?kind=cancellation`)

const paidWith = (person: Person, code: string, more: object = {}) =>
  placePaidHourly(server, person, { service_date: weekdayIn(7), voucher_code: code, ...more })

test('a voucher from points comes back whole with a free cancellation, and pays again @W6', async () => {
  const person = await createCustomer(server)
  const code = await pointsVoucher(person)
  const own = await voucherOf(person, code)
  const { contractId } = await paidWith(person, code)
  assert.equal((await voucherOf(person, code)).state, 'used')
  const { voucher, lines, refund } = await quoted(person, contractId)
  assert.deepEqual(voucher, { code, outcome: 'returned', valid_until: own.valid_until })
  await asked(person, 'cancellation', { contract_id: contractId })
  assert.deepEqual(await voucherOf(person, code), own)
  assert.equal((await noticesOf(person, 'voucher_returned')).length, 1)
  assert.ok(lines.length > 0)
  const again = await paidWith(person, code, { service_date: weekdayIn(9) })
  assert.equal((await quoted(person, again.contractId)).refund, refund)
})

test('FIRST25 comes back with a free cancellation, and the next order is again the first @W6', async () => {
  const person = await createCustomer(server)
  const { contractId } = await paidWith(person, 'FIRST25')
  assert.equal((await quoted(person, contractId)).voucher.outcome, 'returned')
  await asked(person, 'cancellation', { contract_id: contractId })
  assert.equal((await voucherOf(person, 'FIRST25')).state, 'active')
  const { id } = await placeHourly(server, person, {
    service_date: weekdayIn(9),
    voucher_code: 'FIRST25',
  })
  assert.ok(id)
})

test('a voucher is not given back when a fee is kept or a visit was made: its share is in the refund @W6', async () => {
  const person = await createCustomer(server)
  const code = await pointsVoucher(person)
  const { contractId } = await paidWith(person, code, { service_package_id: 107 })
  clock.advance({ days: 6 })
  const late = await signInAgain(server, person)
  const before = await quoted(late, contractId)
  assert.deepEqual(before.voucher, { code, outcome: 'shared', valid_until: null })
  const [first] = (await mine(late, 'my/visit-lines')).toSorted(
    (one: { first_visit_date: string }, other: { first_visit_date: string }) =>
      one.first_visit_date < other.first_visit_date ? -1 : 1,
  )
  clock.advance({ days: 2 })
  const again = await signInAgain(server, person)
  await done(`visits/${first.id}/state`, { state: 'in_progress' })
  await done(`visits/${first.id}/state`, { state: 'done' })
  const quote = await quoted(again, contractId)
  assert.equal(quote.voucher.outcome, 'shared')
  const { amount_total: paid } = await mine(again, `my/contracts/${contractId}`)
  // Three of four visits are left, of a price that the voucher had lowered.
  const unused = quote.lines
    .filter(({ code: line }: { code: string }) => line.startsWith('unused'))
    .reduce((sum: number, { amount }: { amount: number }) => sum - amount, 0)
  assert.ok(Math.abs(unused - paid * 0.75) < 0.011, `${unused} of ${paid}`)
  const request = await asked(again, 'cancellation', { contract_id: contractId })
  await done(`requests/${request}/answer`, { decision: 'approve' })
  assert.equal((await voucherOf(again, code)).state, 'used')
  assert.deepEqual(await noticesOf(again, 'voucher_returned'), [])
})

test('a voucher comes back when the office cancels before anything was used, valid for thirty days at least @W6', async () => {
  const person = await createCustomer(server)
  const code = await granted(person, dayIn(2))
  const { orderId } = await paidWith(person, code)
  clock.advance({ days: 6 })
  const late = await signInAgain(server, person)
  assert.equal((await voucherOf(late, code)).valid_until, dayIn(-4))
  await done(`orders/${orderId}/cancel`, { reason: 'x' })
  const back = await voucherOf(late, code)
  assert.deepEqual([back.state, back.valid_until], ['active', dayIn(30)])
  assert.equal((await noticesOf(late, 'voucher_returned')).length, 1)
  const { id } = await placeHourly(server, late, { service_date: weekdayIn(5), voucher_code: code })
  await completeCheckout(server, id, 'succeed')
  assert.equal((await fetchOrder(server, late, id)).payment_state, 'paid')
  clock.advance({ days: 31 })
  const expired = await ask('POST /api/quote', {
    token: (await signInAgain(server, person)).token,
    body: { plan_id: 104, voucher_code: await granted(person, dayIn(-1)) },
  })
  assert.equal(errorCodeOf(expired.body), 'voucher_expired')
})

test('a voucher stays used when the office cancels after a visit was made @W6', async () => {
  const person = await createCustomer(server)
  const code = await pointsVoucher(person)
  const { orderId } = await paidWith(person, code, { service_package_id: 107 })
  clock.advance({ days: 8 })
  const again = await signInAgain(server, person)
  const [first] = (await mine(again, 'my/visit-lines')).toSorted(
    (one: { first_visit_date: string }, other: { first_visit_date: string }) =>
      one.first_visit_date < other.first_visit_date ? -1 : 1,
  )
  await done(`visits/${first.id}/state`, { state: 'in_progress' })
  await done(`visits/${first.id}/state`, { state: 'done' })
  await done(`orders/${orderId}/cancel`, { reason: 'x' })
  assert.equal((await voucherOf(again, code)).state, 'used')
})

/** The office calls one of the visits off, and the family takes its price. */
async function callOff(person: Person, contractId: string): Promise<void> {
  const [visit] = (await mine(person, 'my/visit-lines')).filter(
    ({ contract_id: contract, visit_status: status }: ReturnType<typeof Object>) =>
      contract.id === contractId && status.value === 'scheduled',
  )
  await done(`visits/${visit.id}/state`, { state: 'cancelled' })
  const taken = await ask(`POST /api/my/visits/${visit.id}/refund`, { token: person.token, body: {} })
  assert.equal(taken.status, 200, taken.text)
}

test('a voucher comes back whole when the only visit it paid for is called off and its price returned @W6', async () => {
  const person = await createCustomer(server)
  const code = await pointsVoucher(person)
  const { contractId } = await paidWith(person, code, { service_package_id: 101 })
  await callOff(person, contractId)
  assert.equal((await voucherOf(person, code)).state, 'active')
  assert.equal((await noticesOf(person, 'voucher_returned')).length, 1)
})

test('a voucher comes back whole when one visit was called off and the others are cancelled for free @W6', async () => {
  const person = await createCustomer(server)
  const code = await pointsVoucher(person)
  const { contractId } = await paidWith(person, code, {
    service_package_id: 107,
    service_date: weekdayIn(12),
  })
  await callOff(person, contractId)
  assert.equal((await quoted(person, contractId)).voucher.outcome, 'returned')
  await asked(person, 'cancellation', { contract_id: contractId })
  assert.equal((await voucherOf(person, code)).state, 'active')
  assert.equal((await noticesOf(person, 'voucher_returned')).length, 1)
})
