import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { creditAccount } from './support/ledger.ts'
import {
  completeCheckout,
  hourlyOrderBody,
  fetchOrder,
  placeHourly,
  parsePlacedOrder,
  residentOrderBody,
} from './support/orders.ts'
import { officeClient, officeToken } from './support/office.ts'
import { errorCodeOf, testPassword, signInAgain, createCustomer, type Person } from './support/people.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { openStream } from './support/streams.ts'

const server = startTestServer({ OPS_TOKEN: officeToken }, {}, [103])
const { office } = officeClient(server)
const { ask, clock, running } = server

const count = async (from: ReturnType<typeof sql>): Promise<number> => {
  const [row] = await running().app.database.reader.execute<{ count: number }>(
    sql`select count(*)::int as count from ${from}`,
    'objects',
  )
  return row?.count ?? -1
}

const theRow = async (from: ReturnType<typeof sql>): Promise<Record<string, unknown>> => {
  const rows = await running().app.database.reader.execute(sql`select * from ${from}`, 'objects')
  assert.equal(rows.length, 1)
  return rows[0] ?? {}
}

test('a live-in quote lists service, tax, wage and delivery, which add up to its total', async () => {
  const answer = await ask('POST /api/quote', { body: { plan_id: 202, need_delivery: 1 } })
  assert.equal(answer.status, 200, answer.text)
  const { result } = Object(answer.body)
  assert.deepEqual(
    result.lines.map(({ code, amount }: { code: string; amount: number }) => [code, amount]),
    [
      ['service', 3900],
      ['tax', 585],
      ['wage', 2700],
      ['delivery', 150],
    ],
  )
  assert.equal(result.total, 7335)
})

test('a recruitment plan is paid at the checkout of this site by default', async () => {
  const answer = await ask('GET /api/services/4/plans/403')
  assert.equal(answer.status, 200, answer.text)
  assert.equal(Object(answer.body).result.paid_through, 'checkout')
})

test('a quote tells for each date whether a worker is free', async () => {
  const person = await createCustomer(server)
  const choice = { plan_id: 104, service_date: '2026-10-19', visit_window: 'morning' }
  const freeDays = async (more: Readonly<Record<string, unknown>> = {}) => {
    const answer = await ask('POST /api/quote', { body: { ...choice, ...more } })
    assert.equal(answer.status, 200, answer.text)
    const { result } = Object(answer.body)
    return { all: result.free, each: result.visits.map(({ free }: { free: boolean }) => free) }
  }
  assert.deepEqual(await freeDays(), { all: true, each: [true, true, true, true] })
  const { id } = await placeHourly(server, person, { service_date: '2026-10-26' })
  const worker = (await fetchOrder(server, person, id)).employee_id?.id
  assert.deepEqual(await freeDays({ employee_ids: [worker] }), {
    all: false,
    each: [true, false, false, false],
  })
  const others = async (query: string) => {
    const answer = await ask(`GET /api/workers?plan=104&limit=100&from=2026-10-26${query}`)
    return Object(answer.body).result.map(({ id: each }: { id: number }) => each)
  }
  assert.ok((await others('')).includes(worker), 'her evening is free')
  assert.ok((await others('&window=evening')).includes(worker))
  assert.ok(!(await others('&window=morning')).includes(worker))
  assert.equal((await freeDays()).all, true, 'the office sends somebody else')
  assert.equal((await freeDays({ employee_ids: [999_999] })).all, false)
  await ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })
  assert.equal((await freeDays({ employee_ids: [worker] })).all, true)
})

test('a quote tells whether the worker is free for a whole live-in contract', async () => {
  const person = await createCustomer(server)
  const placed = await ask('POST /api/sale_order/resident', {
    token: person.token,
    body: residentOrderBody(person, { first_visit_date: '2026-11-02' }),
  })
  const { id } = parsePlacedOrder(placed)
  const { employee_id: worker } = await fetchOrder(server, person, id)
  const isFree = async (day: string) => {
    const body = { plan_id: 202, service_date: day, employee_ids: [worker?.id] }
    return Object((await ask('POST /api/quote', { body })).body).result.free
  }
  const plansOfWorker = async () =>
    Object((await ask(`GET /api/workers/${worker?.id}`)).body).result.plans.map(
      (plan: { id: number }) => plan.id,
    )
  assert.ok(!(await plansOfWorker()).includes(202), 'booked within the stay that begins today')
  // A month earlier, the requested contract would overlap with the existing one.
  assert.equal(await isFree('2026-10-20'), false)
  assert.equal(await isFree('2026-11-02'), false)
  await ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })
  assert.equal(await isFree('2026-10-20'), true)
  assert.ok((await plansOfWorker()).includes(202))
})

test('a paid order has a contract with visits and an invoice with a number', async () => {
  const person = await createCustomer(server)
  const { id, payment_link } = await placeHourly(server, person)
  assert.equal(payment_link, `/checkout/${id}`)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'pending_payment')
  const back = await completeCheckout(server, id, 'succeed')
  assert.equal(back.status, 303)
  assert.match(back.headers.get('location') ?? '', new RegExp(`/payment-result/${id}$`))
  const order = await fetchOrder(server, person, id)
  assert.equal(order.status.value, 'processing')
  assert.equal(order.stage, 'processing')
  assert.match(order.invoice_id?.name ?? '', /^INV-\d{6}$/)
  assert.equal(await count(sql`visits where contract_id = ${order.contract_id?.id}`), 4)
})

test('one idempotency key and body place one order, however often they are sent @R3', async () => {
  const person = await createCustomer(server)
  const body = hourlyOrderBody(person, { service_package_id: 107, service_date: '2026-10-13' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask('POST /api/sale_order/hourly', { token: person.token, body, key: 'draft-0001-aaaa' }),
    ),
  )
  const ids = new Set(answers.map((answer) => parsePlacedOrder(answer).id))
  assert.equal(ids.size, 1)
  assert.equal(await count(sql`orders where customer_id = ${person.id}`), 1)
  const changed = await ask('POST /api/sale_order/hourly', {
    token: person.token,
    body: { ...body, note: 'another' },
    key: 'draft-0001-aaaa',
  })
  assert.equal(changed.status, 422)
  assert.equal(errorCodeOf(changed.body), 'idempotency_key_reused')
  const attempt = await ask('GET /api/my/attempts/draft-0001-aaaa', { token: person.token })
  assert.equal(Object(attempt.body).result.order_id, [...ids][0])
})

test('an idempotency key can be reused after its order was refused @R5', async () => {
  const person = await createCustomer(server)
  const key = 'draft-0002-bbbb'
  const late = hourlyOrderBody(person, {
    service_date: '2026-10-01',
    service_package_id: 106,
    weekdays: [0, 2, 4],
  })
  assert.equal(
    (await ask('POST /api/sale_order/hourly', { token: person.token, body: late, key })).status,
    409,
  )
  const good = { ...late, service_date: '2026-10-13', weekdays: [0, 2, 4] }
  parsePlacedOrder(await ask('POST /api/sale_order/hourly', { token: person.token, body: good, key }))
})

test("one of thirty simultaneous customers gets the worker's time @rule:worker-hold", async () => {
  const people = []
  for (let each = 0; each < 30; each += 1) people.push(await createCustomer(server))
  const answers = await Promise.all(
    people.map((person) =>
      ask('POST /api/sale_order/hourly', {
        token: person.token,
        body: hourlyOrderBody(person, {
          service_package_id: 103,
          visit_window: 'evening',
          employee_id: 1005,
          service_date: '2026-10-14',
        }),
      }),
    ),
  )
  assert.equal(answers.filter((answer) => answer.status === 201).length, 1)
  const refused = answers.filter((answer) => answer.status === 409)
  assert.equal(
    refused.length,
    29,
    answers.map((answer) => answer.text).find((text) => !/worker_unavailable/.test(text)),
  )
  assert.deepEqual(
    new Set(refused.map((answer) => errorCodeOf(answer.body))),
    new Set(['worker_unavailable']),
  )
})

test('two orders for one time get the two free workers, and a third is refused because none is left @rule:office-chooses', async () => {
  const person = await createCustomer(server)
  const body = hourlyOrderBody(person, { service_package_id: 101, service_date: '2026-10-20' })
  const chosen = new Set<number | undefined>()
  for (let each = 0; each < 2; each += 1) {
    const { id } = parsePlacedOrder(await ask('POST /api/sale_order/hourly', { token: person.token, body }))
    chosen.add((await fetchOrder(server, person, id)).employee_id?.id ?? undefined)
  }
  assert.deepEqual(chosen, new Set([1001, 1003]))
  const none = await ask('POST /api/sale_order/hourly', { token: person.token, body })
  assert.equal(errorCodeOf(none.body), 'no_worker_free')
})

test('an order with an outdated total is refused with the current one @R11 @rule:server-computes-the-total', async () => {
  const person = await createCustomer(server)
  const answer = await ask('POST /api/sale_order/resident', {
    token: person.token,
    body: residentOrderBody(person, { expected_total: 7000 }),
  })
  assert.equal(answer.status, 409)
  assert.equal(errorCodeOf(answer.body), 'total_changed')
  assert.equal(Object(answer.body).result.total, 7185)
  assert.equal(await count(sql`orders where customer_id = ${person.id}`), 0)
})

test('a customer can neither order for another customer nor read, cancel or pay the other’s order', async () => {
  const [one, other] = [await createCustomer(server), await createCustomer(server)]
  const answer = await ask('POST /api/sale_order/resident', {
    token: other.token,
    body: residentOrderBody(one),
  })
  assert.equal(answer.status, 403)
  const { id } = await placeHourly(server, one, { service_date: '2026-11-02' })
  for (const call of [`GET /api/my/orders/${id}`, `GET /api/my/orders/${id}/events`] as const)
    assert.equal((await ask(call, { token: other.token })).status, 404)
  assert.equal((await ask(`POST /api/my/orders/${id}/cancel`, { token: other.token })).status, 404)
  assert.equal(
    (await ask(`POST /api/my/orders/${id}/pay`, { token: other.token, body: { method: 'card' } })).status,
    404,
  )
})

test('a declined payment leaves the order payable, and a repeated confirmation pays once', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-09' })
  await completeCheckout(server, id, 'decline')
  assert.equal((await fetchOrder(server, person, id)).payable, true)
  await completeCheckout(server, id, 'duplicate_callback')
  while ((await drainOutbox(running().app)) > 0);
  assert.equal(await count(sql`invoices where order_id = ${id}`), 1)
  assert.equal(await count(sql`contracts where order_id = ${id}`), 1)
})

test('a callback with a wrong signature or amount pays nothing @R15', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-16' })
  await ask(`GET /checkout/${id}`)
  const { payment } = running().app
  const [row] = await running().app.database.reader.execute<{ id: string; amount: number }>(
    sql`select id, amount from payments where order_id = ${id}`,
    'objects',
  )
  const notice = {
    paymentId: row?.id ?? '',
    providerRef: 'ref-1',
    amount: row?.amount ?? 0,
    currency: 'SAR',
    outcome: 'paid',
    card: undefined,
  } as const
  const forged = { ...Object(payment.simulate?.(notice)), signature: 'c2lnbmVk' }
  const refused = await ask('POST /payments/sandbox/callback', { body: forged })
  assert.equal(errorCodeOf(refused.body), 'signature_invalid')
  const less = await ask('POST /payments/sandbox/callback', {
    body: payment.simulate?.({ ...notice, amount: 1 }),
  })
  assert.equal(less.status, 200)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'pending_payment')
})

test('an expired hold makes the time of its worker available again @rule:worker-hold', async () => {
  const [one, other] = [await createCustomer(server), await createCustomer(server)]
  const wanted = {
    service_package_id: 103,
    visit_window: 'evening',
    service_date: '2026-11-18',
    employee_id: 1005,
  }
  const { id } = await placeHourly(server, one, wanted)
  const busy = await ask('POST /api/sale_order/hourly', {
    token: other.token,
    body: hourlyOrderBody(other, wanted),
  })
  assert.equal(busy.status, 409)
  clock.advance({ minutes: 16 })
  assert.ok((await expireHolds(running().app)) >= 1)
  assert.equal((await fetchOrder(server, one, id)).status.value, 'expired')
  parsePlacedOrder(
    await ask('POST /api/sale_order/hourly', { token: other.token, body: hourlyOrderBody(other, wanted) }),
  )
  const resumed = await ask(`POST /api/my/orders/${id}/pay`, { token: one.token, body: { method: 'card' } })
  assert.equal(errorCodeOf(resumed.body), 'worker_unavailable')
})

test('a late payment reserves the worker again if she is free @rule:late-payment', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-11-23' })
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'expired')
  while ((await drainOutbox(running().app)) > 0);
  const order = await fetchOrder(server, person, id)
  assert.equal(order.status.value, 'processing')
  assert.equal(order.needs_worker, false)
})

/** Runs the callback while the price of the plan is 100 riyals higher. */
async function dearer<T>(plan: number, work: () => Promise<T>): Promise<T> {
  const raise = (by: number) =>
    running().app.database.write((tx) =>
      tx.execute(sql`update plans set list_price = list_price + ${by} where id = ${plan}`),
    )
  await raise(10_000)
  try {
    return await work()
  } finally {
    await raise(-10_000)
  }
}

test('an order keeps its price while it is held; an expired one shows the current price before it can be paid', async () => {
  const person = await createCustomer(server)
  await creditAccount(server, person, 2_000)
  const { id } = await placeHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-12-07',
    wallet_amount: 20,
  })
  const pay = () => ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method: 'card' } })
  const { amount_total: old } = await fetchOrder(server, person, id)
  assert.ok(old !== null)
  await dearer(101, async () => {
    assert.equal((await pay()).status, 200, 'held, the price is promised')
    assert.equal((await fetchOrder(server, person, id)).amount_total, old)
    // The background job has not removed the hold yet, but it has expired.
    clock.advance({ minutes: 20 })
    const refused = await pay()
    assert.equal(refused.status, 409)
    assert.equal(errorCodeOf(refused.body), 'total_changed')
    const { result } = Object(refused.body)
    assert.deepEqual([result.total, result.due], [old + 115, old + 95])
    assert.equal(await count(sql`payments where order_id = ${id} and amount = ${(old + 95) * 100}`), 0)
    const known = await fetchOrder(server, person, id)
    assert.deepEqual([known.amount_total, known.status.value, known.payable], [old + 115, 'expired', true])
    assert.equal((await pay()).status, 200, 'whoever asks again has seen it')
    assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  })
  const paid = await fetchOrder(server, person, id)
  assert.deepEqual([paid.status.value, paid.amount_total], ['processing', old + 115])
})

test('an expired order shows a changed price before payment, and a payment of the old price is refunded', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_package_id: 101, service_date: '2026-12-14' })
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  await dearer(101, async () => {
    const pay = { token: person.token, body: { method: 'card' } }
    assert.equal(errorCodeOf((await ask(`POST /api/my/orders/${id}/pay`, pay)).body), 'total_changed')
    assert.equal((await ask(`POST /api/my/orders/${id}/pay`, pay)).status, 200)
    assert.equal((await ask(`GET /checkout/${id}`)).status, 200)
  })
  while ((await drainOutbox(running().app)) > 0);
  assert.equal((await fetchOrder(server, person, id)).status.value, 'pending_payment')
  const payment = await theRow(sql`payments where order_id = ${id} and refunded > 0`)
  assert.equal(payment['refunded'], payment['amount'])
})

test('an expired order loses the discount of a voucher that was stopped meanwhile, and cannot be paid while its plan is not sold', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-12-21',
    voucher_code: 'FIRST25',
  })
  const pay = async () =>
    errorCodeOf(
      (await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method: 'card' } })).body,
    )
  const { amount_total: old } = await fetchOrder(server, person, id)
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  const set = (change: ReturnType<typeof sql>) => running().app.database.write((tx) => tx.execute(change))
  await set(sql`update plans set active = false where id = 101`)
  assert.equal(await pay(), 'order_not_payable')
  await set(sql`update plans set active = true where id = 101`)
  await set(sql`update vouchers set active = false where code = 'FIRST25'`)
  assert.equal(await pay(), 'total_changed')
  await set(sql`update vouchers set active = true where code = 'FIRST25'`)
  assert.ok(Number((await fetchOrder(server, person, id)).amount_total) > Number(old))
  assert.equal(await count(sql`orders where id = ${id} and voucher_code is null`), 1)
})

test('a late payment for a taken worker is kept; when no other worker is free, the customer has it refunded to card and wallet @rule:late-payment', async () => {
  const [one, other] = [await createCustomer(server), await createCustomer(server)]
  const wanted = {
    service_package_id: 103,
    visit_window: 'evening',
    service_date: '2026-11-25',
    employee_id: 1005,
  }
  await creditAccount(server, one, 2_000)
  const { id } = await placeHourly(server, one, { ...wanted, wallet_amount: 20 })
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  const second = await placeHourly(server, other, wanted)
  await completeCheckout(server, second.id, 'succeed')
  while ((await drainOutbox(running().app)) > 0);
  const order = await fetchOrder(server, one, id)
  assert.equal(order.status.value, 'paid')
  assert.equal(order.needs_worker, true)
  const again = await ask(`POST /api/my/orders/${id}/worker`, { token: one.token, body: {} })
  assert.equal(errorCodeOf(again.body), 'no_worker_free')
  const refunded = await ask(`POST /api/my/orders/${id}/refund`, { token: one.token })
  assert.equal(refunded.status, 200, refunded.text)
  while ((await drainOutbox(running().app)) > 0);
  assert.equal(await count(sql`refunds where customer_id = ${one.id} and state = 'sent'`), 1)
  const { total, wallet_amount: fromWallet } = await theRow(sql`orders where id = ${id}`)
  const { amount: toCard } = await theRow(sql`refunds where customer_id = ${one.id}`)
  const { amount: toWallet } = await theRow(
    sql`ledger_entries where customer_id = ${one.id} and kind = 'refund'`,
  )
  assert.deepEqual([toCard, toWallet], [Number(total) - Number(fromWallet), fromWallet])
  assert.equal((await fetchOrder(server, one, id)).status.value, 'cancelled')
})

test('a cancelled order releases its time and its voucher and can no longer be paid @rule:order-states', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-11-29',
    voucher_code: 'first25',
  })
  const used = await ask('POST /api/quote', {
    token: person.token,
    body: { plan_id: 101, voucher_code: 'FIRST25' },
  })
  assert.equal(errorCodeOf(used.body), 'voucher_used')
  assert.equal((await ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })).status, 200)
  assert.equal(await count(sql`worker_slots where order_id = ${id}`), 0)
  const quoted = await ask('POST /api/quote', {
    token: person.token,
    body: { plan_id: 101, voucher_code: 'FIRST25' },
  })
  assert.equal(Object(quoted.body).result.total, 85.39)
  const page = await ask(`GET /checkout/${id}`)
  assert.equal(page.status, 409)
  assert.match(page.headers.get('content-type') ?? '', /text\/html/)
})

test('the wallet part of an order is spent once and returned when the order is cancelled', async () => {
  const person = await createCustomer(server)
  const { app } = running()
  await app.database.write((tx) =>
    tx.execute(sql`insert into ledger_entries (id, customer_id, account, kind, amount, reference, at)
      values (${app.newId()}::uuid, ${person.id}::uuid, 'wallet', 'refund', 10000, 'test', now())`),
  )
  const { id } = await placeHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-12-06',
    wallet_amount: 60,
  })
  const second = await ask('POST /api/sale_order/hourly', {
    token: person.token,
    body: hourlyOrderBody(person, { service_package_id: 101, service_date: '2026-12-08', wallet_amount: 60 }),
  })
  assert.equal(errorCodeOf(second.body), 'balance_too_low')
  await ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })
  const { id: paid } = await placeHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-12-08',
    wallet_amount: 100,
  })
  await completeCheckout(server, paid, 'succeed')
  const rest = await ask('POST /api/quote', {
    token: person.token,
    body: { plan_id: 101, wallet_amount: 0.01 },
  })
  assert.equal(errorCodeOf(rest.body), 'balance_too_low')
})

test('a special package cannot be paid before the office has set its price @rule:package-is-priced', async () => {
  const person = await createCustomer(server)
  const answer = await ask('POST /api/special_packages', {
    token: person.token,
    body: { worker_type: 'nanny', nationality: 'filipino', worker_count: 2, duration: '3months' },
  })
  const { id, status } = parsePlacedOrder(answer)
  assert.equal(status, 'draft')
  const pay = await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method: 'card' } })
  assert.equal(errorCodeOf(pay.body), 'order_not_priced')
})

test('a special package has an estimate per worker before it is requested, or none if no plan has such workers @rule:package-is-priced', async () => {
  const estimate = async (query: string) => {
    const answer = await ask(`GET /api/special_packages/estimate?${query}`)
    assert.equal(answer.status, 200, answer.text)
    return v.parse(v.object({ result: v.object({ indicative_total: v.nullable(v.number()) }) }), answer.body)
      .result.indicative_total
  }
  const one = await estimate('worker_type=nanny&nationality=filipino&worker_count=1&duration=3months')
  const two = await estimate('worker_type=nanny&nationality=filipino&worker_count=2&duration=3months')
  assert.ok(one !== null && one > 0)
  assert.equal(two, one * 2)
  // There is no plan with workers of that nationality.
  assert.equal(await estimate('worker_type=nanny&nationality=indian&worker_count=1&duration=3months'), null)
  const wrong = await ask('GET /api/special_packages/estimate?worker_type=pilot')
  assert.equal(wrong.status, 422)
})

test("an order's changes arrive by a stream without polling", async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-12-14' })
  const response = await fetch(`${running().address}/api/my/orders/${id}/events`, {
    headers: { 'api-token': person.token, 'accept-language': 'en' },
  })
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  const reader = response.body?.getReader()
  let heard = ''
  const until = async (text: string): Promise<void> => {
    while (!heard.includes(text)) {
      const part = await reader?.read()
      if (part === undefined || part.done) break
      heard += new TextDecoder().decode(part.value)
    }
    assert.match(heard, new RegExp(text))
  }
  await until('"pending_payment"')
  await completeCheckout(server, id, 'succeed')
  await until('"value":"processing"')
  await reader?.cancel()
})

test('a stream of events lasts no longer than the session that opened it @R21', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-12-15' })
  const response = await fetch(`${running().address}/api/my/orders/${id}/events`, {
    headers: { 'api-token': person.token, 'accept-language': 'en' },
  })
  const reader = response.body?.getReader()
  await reader?.read()
  assert.equal((await ask('POST /api/logout', { token: person.token })).status, 200)
  await completeCheckout(server, id, 'succeed')
  let heard = ''
  for (;;) {
    const part = await reader?.read()
    if (part === undefined || part.done) break
    heard += new TextDecoder().decode(part.value)
  }
  assert.equal(heard, '')
})

test('an event stream ends at once with its session, however the session ends @R21', async () => {
  const fresh = 'a louder garden 42'
  const change = { old_password: testPassword, new_password: fresh, confirm_password: fresh }
  const ends: readonly ((person: Person) => Promise<TestResponse>)[] = [
    ({ token }) => ask('POST /api/logout', { token }),
    ({ token }) => ask('POST /api/change_password', { token, body: change }),
    ({ id }) => office(`customers/${id}/must-change-password`, { required: true }),
  ]
  for (const [index, end] of ends.entries()) {
    const person = await createCustomer(server)
    const { id } = await placeHourly(server, person, { service_date: `2027-01-${11 + index}` })
    const stream = await openStream(running().address, id, person.token)
    assert.equal((await end(person)).status, 200)
    await stream.ended
  }
})

test('an event stream continues when its customer signs out on another device', async () => {
  const person = await createCustomer(server)
  const other = await signInAgain(server, person)
  const { id } = await placeHourly(server, person, { service_date: '2027-01-18' })
  const stream = await openStream(running().address, id, person.token)
  assert.equal((await ask('POST /api/logout', { token: other.token })).status, 200)
  await completeCheckout(server, id, 'succeed')
  await stream.until('"value":"processing"')
  await stream.close()
})

test('the sandbox payment page is in the chosen language, marked as a test and free of scripts and inline styles @rule:sandbox-is-marked', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-12-21' })
  const arabic = await ask(`GET /checkout/${id}`, { language: 'ar' })
  assert.match(arabic.text, /dir="rtl"/)
  assert.match(arabic.text, /صفحة دفع تجريبية/)
  assert.doesNotMatch(arabic.text, /<script|style=|<style| on\w+=/)
  const english = await ask(`GET /checkout/${id}?lang=en&method=instalments`, { language: 'ar' })
  assert.match(english.text, /dir="ltr"/)
  assert.match(english.text, /can’t be cancelled or refunded/)
})

test('an uploaded file is accepted by its content, not by its name @rule:uploads', async () => {
  const person = await createCustomer(server)
  const send = (purpose: string, content: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData()
    form.set('purpose', purpose)
    form.set('file', new Blob([content]), name)
    return ask('POST /api/uploads', { token: person.token, body: form })
  }
  const pdf = new TextEncoder().encode('%PDF-1.7 rest')
  assert.equal((await send('passport', pdf, 'a.exe')).status, 201)
  assert.equal(errorCodeOf((await send('attachment', pdf, 'a.png')).body), 'upload_type_refused')
  assert.equal(
    errorCodeOf((await send('passport', new TextEncoder().encode('MZ program'), 'a.pdf')).body),
    'upload_type_refused',
  )
  assert.equal((await send('passport', new Uint8Array(5_300_000), 'big.pdf')).status, 413)
})

test('a message to the office is stored and gets a reference; one from a bot is answered alike and dropped @rule:contact-message', async () => {
  const body = { name: 'Demo Customer', email: 'customer@home.example', message: 'A question.' }
  const answer = await ask('POST /api/contact', { body })
  assert.equal(answer.status, 201, answer.text)
  assert.match(Object(answer.body).result.reference, /^MS-/)
  assert.equal((await ask('POST /api/contact', { body: { ...body, website: 'x' } })).status, 201)
  assert.equal(await count(sql`contact_messages`), 1)
})

test('a HEAD request for a stream is not allowed', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person)
  const head = await ask(`HEAD /api/my/orders/${id}/events`, { token: person.token })
  assert.deepEqual([head.status, head.headers.get('allow')], [405, 'GET'])
})

test('the documented body of an hourly order, without weekdays, books a plan of several visits a week', async () => {
  const person = await createCustomer(server)
  const documented = {
    customer_id: person.id,
    service_package_id: 105,
    service_date: '2026-11-08',
    quantity: 1,
    repeat_count: 1,
    repeat_interval_days: 0,
  }
  const answer = await ask('POST /api/sale_order/hourly', { token: person.token, body: documented })
  const order = await fetchOrder(server, person, parsePlacedOrder(answer).id)
  const days = Object(order)['visits'].map(({ date }: { date: string }) => date)
  assert.deepEqual(days.slice(0, 4), ['2026-11-08', '2026-11-11', '2026-11-15', '2026-11-18'])
  assert.equal(days.length, 8)
})

test('a plan lists only workers who are free for an order now', async () => {
  const ids = async (): Promise<readonly number[]> => {
    const answer = await ask('GET /api/services/2/plans/203')
    return Object(answer.body).available_employee_ids
  }
  const before = await ids()
  assert.ok(before.length > 0)
  const person = await createCustomer(server)
  const body = residentOrderBody(person, { order_line: [{ product_id: 203 }] })
  parsePlacedOrder(await ask('POST /api/sale_order/resident', { token: person.token, body }))
  assert.equal((await ids()).length, before.length - 1)
})

test('an order contains the id and the name of its address', async () => {
  const person = await createCustomer(server)
  const { body } = await ask(`GET /api/partners/${person.id}`, { token: person.token })
  const [address] = Object(body).partner.child_ids
  const { id } = await placeHourly(server, person, { partner_shipping_id: address.id })
  const { partner_shipping_id: shipping } = await fetchOrder(server, person, id)
  assert.equal(Object(shipping).id, address.id)
  assert.notEqual(Object(shipping).name, '')
})
