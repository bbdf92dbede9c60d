import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { refundArrivalDateRange } from '@sakina/domain/policies'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { officeClient, officeToken } from './support/office.ts'
import { fetchOrder, placePaidHourly, placePaidResident, termsVersion } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, sentEmails, running } = server
const { done } = officeClient(server)
const { mine, asked } = portalClient(server)

type Visit = { id: string; first_visit_date: string; visit_status: { value: string } }
type Entry = { kind: string; label: string; amount: number }

const dayIn = (days: number): string => addDays(riyadhDay(instant(running().app.now())), days)

/** Returns the first day with morning visits, starting this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? dayIn(days)

const quoted = (person: Person, contractId: string, kind = 'cancellation') =>
  mine(person, `my/contracts/${contractId}/quote?kind=${kind}`)

async function serve(person: Person, visits: number): Promise<void> {
  const planned = (await mine(person, 'my/visit-lines'))
    .filter(({ visit_status: { value } }: Visit) => value === 'scheduled')
    .toSorted((a: Visit, b: Visit) => (a.first_visit_date < b.first_visit_date ? -1 : 1))
    .slice(0, visits)
  for (const { id } of planned) {
    await done(`visits/${id}/state`, { state: 'in_progress' })
    await done(`visits/${id}/state`, { state: 'done' })
  }
}

const refundOf = (contractId: string, { email }: Person) => ({
  contract_id: contractId,
  action_type: 'refundPayment',
  email,
  phone: '0555001234',
})

/** Expects every response to show the same end of free cancellation. */
async function freeUntilEverywhere(person: Person, orderId: string, contractId: string) {
  const said = [
    (await quoted(person, contractId)).free_until,
    (await mine(person, `my/contracts/${contractId}`)).cancel_free_until,
    (await mine(person, `my/orders/${orderId}`)).cancel_free_until,
  ]
  assert.equal(new Set(said).size, 1, `quote, contract and order say ${said.join(', ')}`)
  return said[0]
}

test('quote, contract and order show the same end of free cancellation before the first visit, and none after it @rule:free-cancellation-48-hours @constant:notice', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  assert.match(await freeUntilEverywhere(person, orderId, contractId), /T04:29:59\.999Z$/)
  clock.advance({ days: 9 })
  const again = await signInAgain(server, person)
  await serve(again, 1)
  const { fee, refund, lines } = await quoted(again, contractId)
  assert.ok(fee === 0 && refund > 0)
  assert.ok(lines.some(({ code }: { code: string }) => code === 'break_fee'))
  assert.equal(await freeUntilEverywhere(again, orderId, contractId), null)
})

test('an order placed less than 48 hours before its start was never free to cancel @rule:free-cancellation-48-hours', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId, contractId } = await placePaidResident(server, person, { first_visit_date: dayIn(1) })
  assert.equal(await freeUntilEverywhere(person, orderId, contractId), null)
})

test('refunding upcoming visits keeps the cashback of a served visit @rule:cashback-of-served-visits', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  // Spends enough for a tier that gives cashback.
  await placePaidResident(server, person, { first_visit_date: dayIn(3) })
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(4) })
  clock.advance({ days: 6 })
  const again = await signInAgain(server, person)
  await serve(again, 1)
  const [{ balance: cashback }, { points }] = [
    await mine(again, 'my/wallet'),
    await mine(again, 'my/rewards'),
  ]
  assert.ok(cashback > 0, 'the visit gave cashback')
  const id = await asked(again, 'replacement', refundOf(contractId, again))
  await done(`requests/${id}/answer`, { decision: 'approve' })
  assert.equal((await mine(again, 'my/wallet')).balance, cashback)
  assert.equal((await mine(again, 'my/rewards')).points, points)
  const entries: readonly Entry[] = await mine(again, 'my/wallet/entries?limit=100')
  assert.deepEqual(
    new Set(entries.map(({ kind }) => kind)),
    new Set(['cashback', 'refund', 'hold', 'refund_sent']),
  )
  const sent = entries.find(({ kind }) => kind === 'refund_sent')
  assert.equal(sent?.label, 'Refund sent to your card')
})

test('refunding a served visit takes back its cashback, in a wallet entry with a name of its own @rule:cashback-of-served-visits', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  await placePaidResident(server, person, { first_visit_date: dayIn(3) })
  const { contractId, orderId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: weekdayIn(4),
  })
  clock.advance({ days: 6 })
  const again = await signInAgain(server, person)
  const planned: readonly Visit[] = await mine(again, 'my/visit-lines')
  await done(`visits/${planned[0]?.id}/state`, { state: 'in_progress' })
  await done(`visits/${planned[0]?.id}/state`, { state: 'done' })
  const { balance: cashback } = await mine(again, 'my/wallet')
  assert.ok(cashback > 0)
  await asked(again, 'complaint', { contract_id: contractId, complaint_type: 'unsatisfactory' })
  const id = await asked(again, 'replacement', refundOf(contractId, again))
  await done(`requests/${id}/answer`, { decision: 'approve' })
  assert.equal((await mine(again, 'my/wallet')).balance, 0)
  const entries: readonly Entry[] = await mine(again, 'my/wallet/entries?limit=100')
  const taken = entries.find(({ kind }) => kind === 'cashback_reversed')
  assert.deepEqual([taken?.amount, taken?.label], [-cashback, 'Cashback reversed after a refund'])
  assert.equal((await fetchOrder(server, again, orderId)).id, orderId)
})

test('the entries of a refused refund, a tier bonus and an adjustment of the office have their own names @rule:wallet-entries-named', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  const id = await asked(person, 'replacement', refundOf(contractId, person))
  await done(`requests/${id}/answer`, { decision: 'reject', note: 'no' })
  const kinds = async () => (await mine(person, 'my/wallet/entries?limit=100')).map(({ kind }: Entry) => kind)
  assert.deepEqual(new Set(await kinds()), new Set(['refund', 'hold', 'refund_refused']))
  clock.advance({ minutes: 1 })
  await done(`customers/${person.id}/wallet`, { amount: 20, reason: 'welcome' })
  await done(`customers/${person.id}/wallet`, { amount: -5, reason: 'a mistake' })
  assert.deepEqual((await kinds()).slice(0, 2).toSorted(), ['adjustment', 'adjustment'])
  await placePaidResident(server, person, { first_visit_date: dayIn(3), order_line: [{ product_id: 204 }] })
  clock.advance({ days: 9 })
  const again = await signInAgain(server, person)
  await serve(again, 1)
  const [bonus] = (await mine(again, 'my/rewards')).entries.filter(
    ({ kind }: Entry) => kind === 'points_bonus',
  )
  assert.match(bonus.label, /^Bonus for reaching (Silver|Gold|Diamond)$/)
})

const Card = {
  number: '4111111111111111',
  holder_name: 'NORA SALEM',
  exp_month: 12,
  exp_year: 2030,
  cvv: '123',
}

test('a card that is not saved is offered for one payment and then deleted @rule:card-for-one-payment', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const made = await ask('POST /checkout/tokens', { body: Card })
  const kept = await ask('POST /api/my/cards', {
    token: person.token,
    body: { token: Object(made.body).result.token, holder_name: 'NORA SALEM', save: false },
  })
  assert.equal(Object(kept.body).result.one_use, true)
  const [offered] = await mine(person, 'my/cards')
  assert.deepEqual([offered.last4, offered.one_use], ['1111', true])
  const placed = await ask('POST /api/sale_order/hourly', {
    token: person.token,
    body: {
      customer_id: person.id,
      service_package_id: 104,
      service_date: weekdayIn(7),
      quantity: 1,
      repeat_count: 1,
      repeat_interval_days: 0,
      terms_version: termsVersion,
      visit_window: 'morning',
    },
  })
  const { id } = Object(placed.body)
  const body = { method: 'card', card_id: offered.id }
  assert.equal((await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body })).status, 200)
  await ask(`POST /checkout/${id}`, {
    body: new URLSearchParams({ outcome: 'succeed', method: 'card', lang: 'ar' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal((await fetchOrder(server, person, id)).payment_state, 'paid')
  assert.deepEqual(await mine(person, 'my/cards'), [])
})

test('a refund is calculated before its request, and a request with another amount is refused @rule:quote-before-sending', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  const free = await quoted(person, contractId, 'refund_payment')
  assert.deepEqual([free.refund, free.fee, free.refusal], [435.85, 0, ''])
  clock.advance({ days: 9 })
  const again = await signInAgain(server, person)
  await serve(again, 1)
  const late = await ask('POST /api/replacement/create', {
    token: again.token,
    body: {
      ...refundOf(contractId, again),
      request_reason: 'x',
      priority: 'medium',
      expected_refund: free.refund,
    },
  })
  assert.equal(errorCodeOf(late.body), 'quote_changed')
  const shown = await quoted(again, contractId, 'refund_payment')
  await asked(again, 'replacement', { ...refundOf(contractId, again), expected_refund: shown.refund })
  const [request] = await mine(again, 'my/requests')
  assert.deepEqual([request.lines, request.refund], [shown.lines, shown.refund])
})

test('each line of a quote has the numbers from which the line was calculated @rule:quote-before-sending', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  clock.advance({ days: 9 })
  const again = await signInAgain(server, person)
  await serve(again, 1)
  const none = {
    count: null,
    total: null,
    unit: '',
    percent: null,
    base: null,
    hours: null,
    days: null,
  }
  const visits = { ...none, count: 3, total: 4, unit: 'visits' }
  const { lines } = await quoted(again, contractId)
  assert.deepEqual(
    lines.map(({ code, basis }: { code: string; basis: unknown }) => [code, basis]),
    [
      ['unused_service', visits],
      ['unused_tax', visits],
      ['break_fee', { ...none, percent: 25, base: 284.25 }],
      ['break_fee_tax', { ...none, percent: 15, base: 71.06 }],
    ],
  )
})

test('an approved refund shows amount, destination, state and arrival wherever it appears @constant:refund-time', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  assert.deepEqual((await mine(person, 'my/wallet')).payouts, [])
  await asked(person, 'cancellation', { contract_id: contractId })
  const approvedOn = riyadhDay(instant(running().app.now()))
  const due = refundArrivalDateRange(approvedOn)
  const everywhere = async () => {
    const payouts = [
      (await mine(person, 'my/requests'))[0].payout,
      ...(await mine(person, `my/orders/${orderId}`)).payouts,
      ...(await mine(person, `my/contracts/${contractId}`)).payouts,
      ...(await mine(person, 'my/wallet')).payouts,
    ]
    assert.equal(payouts.length, 4)
    for (const payout of payouts) assert.deepEqual(payout, payouts[0])
    return payouts[0]
  }
  const { id: _, approved_at: at, ...payout } = await everywhere()
  assert.equal(riyadhDay(instant(at)), approvedOn)
  assert.deepEqual(payout, {
    amount: 435.85,
    to_card: 435.85,
    to_wallet: 0,
    state: 'on_its_way',
    sent_at: null,
    due_from: due.from,
    due_by: due.by,
  })
  while ((await drainOutbox(running().app)) > 0);
  const sent = await everywhere()
  assert.equal(sent.state, 'sent')
  assert.ok(sent.sent_at !== null)
  const arrival = /بين .+ \d+ .+ 2026 و.+ 2026 يعود 435\.85 ر\.س إلى وسيلة الدفع التي دفعتم بها\./
  assert.ok(sentEmails().some(({ to, text }) => to === person.email && arrival.test(text)))
  clock.advance({ days: 14 })
  const later = await signInAgain(server, person)
  assert.deepEqual((await mine(later, 'my/wallet')).payouts, [], 'it is there by now')
  assert.equal((await mine(later, `my/orders/${orderId}`)).payouts.length, 1)
})

test('a new customer sees the offer for a first order and adds it once; a customer who has ordered does not see it @rule:vouchers', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const held = async () =>
    (await mine(person, 'my/vouchers')).map(({ code, state }: Record<string, string>) => [code, state])
  const claim = () => ask('POST /api/my/vouchers/claim', { token: person.token, body: { code: 'first25' } })
  assert.deepEqual(await held(), [['FIRST25', 'active']])
  assert.equal((await claim()).status, 200)
  const again = await claim()
  assert.deepEqual([again.status, errorCodeOf(again.body)], [409, 'voucher_already_added'])
  assert.deepEqual(await held(), [['FIRST25', 'active']])
  const other = await signInAgain(server, await createCustomer(server))
  await placePaidHourly(server, other, { service_package_id: 101, service_date: weekdayIn(7) })
  assert.deepEqual(await mine(other, 'my/vouchers'), [])
  const late = await ask('POST /api/my/vouchers/claim', { token: other.token, body: { code: 'FIRST25' } })
  assert.equal(errorCodeOf(late.body), 'voucher_not_applicable')
})

test('a quote shows the percentage and the maximum discount of a voucher, and takes off no more @rule:vouchers', async () => {
  const body = { plan_id: 107, voucher_code: 'FIRST25' }
  const { lines, voucher } = Object((await ask('POST /api/quote', { body })).body).result
  assert.deepEqual(voucher, { percent: 25, max_discount: 100 })
  assert.equal(lines.find(({ code }: { code: string }) => code === 'voucher').amount, -100)
})
