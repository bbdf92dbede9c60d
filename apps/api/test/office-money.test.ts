import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { sql, type SQL } from 'drizzle-orm'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { creditAccount } from './support/ledger.ts'
import { officeClient, officeToken } from './support/office.ts'
import { completeCheckout, placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { createClerk } from './support/staff.ts'
import { recordStatements } from './support/statements.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server
const { office, done } = officeClient(server)
const { mine } = portalClient(server)

const today = (): string => riyadhDay(instant(running().app.now()))
const rowsIn = ({ body, status, text }: TestResponse) => {
  assert.equal(status, 200, text)
  return Object(body).result
}
const halalas = (riyals: number): number => Math.round(riyals * 100)
const sumOf = (rows: readonly object[], field: string): number =>
  rows.reduce((sum, row) => sum + halalas(Object(row)[field]), 0)

const change = (statement: SQL) => running().app.database.write((tx) => tx.execute(statement))

const read = async (path: string) => rowsIn(await office(path))

let daysAhead = 2
/** A day on which nobody of this test is booked yet; there are no visits on Fridays. */
function freeDay(): string {
  daysAhead = daysAhead === 30 ? 3 : daysAhead + 1
  const day = addDays(riyadhDay(instant(running().app.now())), daysAhead)
  return new Date(day).getUTCDay() === 5 ? freeDay() : day
}

/** A family with a charge of the office that nobody has paid. */
async function charged(amount = 115, person?: Person) {
  const family = person ?? (await createCustomer(server))
  const { contractId, orderId } = await placePaidHourly(server, family, { service_date: freeDay() })
  await change(sql`update orders set branch_id = 2 where id = ${orderId}`)
  const { id, name } = await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount })
  clock.advance({ minutes: 1 })
  return { family, contractId, orderId, id, number: name }
}

const drain = async () => {
  while ((await drainOutbox(running().app)) > 0);
}

test('an invoice that is paid at the office reads as paid, sends its receipt, and is kept with who took the money', async () => {
  const { family, id, number } = await charged()
  const noura = await createClerk(server, ['finance'], { branches: [2] })
  const body = { method: 'card_machine', receipt: '000312' }
  const seen = await noura.office('preview', { operation: 'opsRecordPayment', id: number, body })
  assert.equal(seen.status, 200, seen.text)
  const { before, after, notices } = Object(seen.body).result
  assert.deepEqual([before.unpaid, after.unpaid, after.record, notices], [115, 0, 'paid', ['invoice_paid']])
  assert.equal((await mine(family, `my/invoices/${id}`)).state.value, 'unpaid')

  const more = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
  for (let tries = 0; tries < 2; tries += 1) {
    const paid = await noura.office(`invoices/${number}/payments`, body, more)
    assert.equal(paid.status, 200, paid.text)
    assert.equal(Object(paid.body).result.state.value, 'paid')
  }
  const invoice = await mine(family, `my/invoices/${id}`)
  assert.deepEqual(
    [invoice.state.value, invoice.amount_due, invoice.payment_method],
    ['paid', 0, 'card_machine'],
  )
  assert.equal(
    (await mine(family, 'my/notices')).filter((each: { kind: string }) => each.kind === 'invoice_paid')
      .length,
    1,
  )
  // A clock that runs reads the payment a moment before the invoice.
  await change(sql`update invoices set paid_at = paid_at + interval '5 milliseconds' where id = ${id}`)
  const shown = await read(`invoices/${number}`)
  assert.deepEqual([shown.payment.method, shown.payment.receipt], ['card_machine', '000312'])
  const [payment, ...others] = rowsIn(await noura.office(`payments?search=000312`))
  assert.deepEqual(others, [])
  assert.deepEqual(
    [payment.invoice_id.name, payment.amount, payment.state, payment.branch_id.id],
    [number, 115, 'paid', 2],
  )
  const [act] = rowsIn(await office(`acts?customer=${family.id}&limit=1`))
  assert.deepEqual(
    [act.operation, act.by, act.reason, act.before.record, act.after.record],
    ['opsRecordPayment', noura.name, 'card_machine, 000312', 'unpaid', 'paid'],
  )
})

test('a transfer or the card machine needs its receipt, which counts once; cash needs none', async () => {
  const [first, second] = [await charged(), await charged()]
  const pay = (number: string, body: object) => office(`invoices/${number}/payments`, body)
  const fields = ({ body }: TestResponse) => Object(body).fields
  assert.deepEqual(fields(await pay(first.number, { method: 'transfer' })), { receipt: 'required' })
  const same = { method: 'transfer', receipt: 'FT-77' }
  const answers = await Promise.all([pay(first.number, same), pay(second.number, same)])
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  )
  const refused = answers.findIndex(({ status }) => status === 422)
  assert.deepEqual(Object(answers[refused]?.body).fields, { receipt: 'not_allowed' })
  const left = refused === 0 ? first : second
  assert.equal((await mine(left.family, `my/invoices/${left.id}`)).state.value, 'unpaid')
  assert.equal((await pay(left.number, { method: 'cash' })).status, 200)
})

test('of cash and a card for one invoice the first counts, and a card that comes second goes back', async () => {
  const { family, id, number } = await charged()
  const opened = await ask(`POST /api/my/invoices/${id}/pay`, {
    token: family.token,
    body: { method: 'card' },
  })
  assert.ok(opened.status < 300, opened.text)
  const [cash] = await Promise.all([
    office(`invoices/${number}/payments`, { method: 'cash' }),
    completeCheckout(server, id, 'succeed'),
  ])
  await drain()
  const payments = rowsIn(await office(`payments?search=${number}`))
  const kept = payments.filter(({ state }: { state: string }) => state === 'paid')
  assert.equal(kept.length, 1)
  assert.equal(cash.status, kept[0].method === 'cash' ? 200 : 409)
  assert.equal((await mine(family, `my/invoices/${id}`)).state.value, 'paid')
  const again = await office(`invoices/${number}/payments`, { method: 'cash' })
  assert.equal(errorCodeOf(again.body), 'transition_not_allowed')
})

test('a charge that was paid in cash and is taken back waits for a person who returns the cash', async () => {
  const { family, id, number } = await charged(230)
  await done(`invoices/${number}/payments`, { method: 'cash' })
  await done(`invoices/${number}/void`, { reason: 'Found the key' })
  await drain()
  const [refund, ...others] = rowsIn(await office(`refunds?search=${number}&branch=2`))
  assert.deepEqual(others, [])
  assert.deepEqual(
    [refund.amount, refund.state, refund.payment_method, refund.invoice_id.name, refund.branch_id.id],
    [230, 'pending', 'cash', number, 2],
  )
  const [waiting] = await read(`queue?record=${refund.id}`)
  assert.deepEqual([waiting.kind, waiting.about, waiting.number], ['refund', 'by_hand', number])
  assert.equal(
    errorCodeOf((await office(`refunds/${refund.id}/state`, { state: 'pending' })).body),
    'transition_not_allowed',
  )
  const noura = await createClerk(server, ['finance'], { branches: [2] })
  const elsewhere = await createClerk(server, ['finance'], { branches: [1] })
  const path = `refunds/${refund.id}/state`
  assert.equal(errorCodeOf((await elsewhere.office(path, { state: 'sent' })).body), 'not_found')
  assert.equal((await noura.office(path, { state: 'sent', note: 'Handed out' })).status, 200)
  assert.deepEqual(await read(`queue?record=${refund.id}`), [])
  assert.equal((await mine(family, `my/invoices/${id}`)).state.value, 'credited')
  assert.equal((await mine(family, 'my/wallet')).balance, 0)
})

test('of two clerks who take a charge back and record its cash at once, no money is lost', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    const { family, id, number } = await charged(115)
    const [cash, taken] = await Promise.all([
      office(`invoices/${number}/payments`, { method: 'cash' }),
      office(`invoices/${number}/void`, { reason: 'Found the key' }),
    ])
    assert.equal(taken.status, 200, taken.text)
    assert.ok(cash.status === 200 || errorCodeOf(cash.body) === 'transition_not_allowed', cash.text)
    assert.equal((await mine(family, `my/invoices/${id}`)).state.value, 'credited')
    const refunds = await read(`refunds?search=${number}`)
    assert.deepEqual(
      refunds.map(({ amount }: { amount: number }) => amount),
      cash.status === 200 ? [115] : [],
    )
  }
})

/** A month of every way to pay, to give back and to take back. */
async function month() {
  const cash = await charged(115)
  await done(`invoices/${cash.number}/payments`, { method: 'cash' })
  const machine = await charged(99.99)
  await done(`invoices/${machine.number}/payments`, {
    method: 'card_machine',
    receipt: `M-${machine.number}`,
  })
  const returned = await charged(57.5)
  await done(`invoices/${returned.number}/payments`, { method: 'cash' })
  await done(`invoices/${returned.number}/void`, { reason: 'x' })
  const [refund] = rowsIn(await office(`refunds?search=${returned.number}`))
  await done(`refunds/${refund.id}/state`, { state: 'sent' })
  const voided = await charged(345)
  await done(`invoices/${voided.number}/void`, { reason: 'x' })
  const wallet = await charged(80.01)
  await creditAccount(server, wallet.family, 8_001)
  const spent = await ask(`POST /api/my/invoices/${wallet.id}/pay`, {
    token: wallet.family.token,
    body: { method: 'wallet' },
  })
  assert.ok(spent.status < 300, spent.text)
  await done(`invoices/${wallet.number}/void`, { reason: 'x' })
  const cancelled = await charged(10)
  await done(`orders/${cancelled.orderId}/cancel`, { reason: 'No worker' })
  await drain()
}

const page = async (path: string): Promise<readonly object[]> => {
  const rows: object[] = []
  for (let number = 1; ; number += 1) {
    const answer = await office(`${path}&limit=100&page=${number}`)
    rows.push(...rowsIn(answer))
    if (!Object(answer.body).pagination.has_next) return rows
  }
}

test('VAT of a period is the sum of its invoices, and a closing is the payments of its days, to the halala', async (context) => {
  clock.advance({ days: 40 })
  const from = today()
  await month()
  clock.advance({ days: 1 })
  await month()
  const to = today()
  const closing = await read(`closing?from=${from}&to=${to}`)
  const documents = await page(`invoices?from=${from}&to=${to}`)
  const isNote = (row: object): boolean => Object(row).kind === 'credit_note'
  let vat = 0
  for (const [kind, rows] of [
    ['credit_note', documents.filter(isNote)],
    ['invoice', documents.filter((row) => !isNote(row))],
  ] as const) {
    const parts = closing.vat.filter((part: { kind: string }) => part.kind === kind)
    assert.equal(sumOf(parts, 'count'), rows.length * 100, kind)
    assert.equal(sumOf(parts, 'tax'), sumOf(rows, 'amount_tax'), kind)
    assert.equal(sumOf(parts, 'total'), sumOf(rows, 'amount_total'), kind)
    assert.equal(
      sumOf(parts, 'taxed') + sumOf(parts, 'untaxed') + sumOf(parts, 'tax'),
      sumOf(parts, 'total'),
      kind,
    )
    vat += (kind === 'invoice' ? 1 : -1) * sumOf(parts, 'tax')
  }
  // What the documents themselves say, line by line.
  const [lines] = await running().app.database.reader.execute<{ vat: number }>(
    sql`select sum(case invoices.kind when 'credit_note' then -1 else 1 end * (line ->> 'vat')::bigint)::float8 as vat
      from invoices, jsonb_array_elements(lines) as line
      where (issued_at at time zone 'Asia/Riyadh')::date between ${from} and ${to}`,
    'objects',
  )
  assert.equal(vat, lines?.vat)

  const payments = await page(`payments?from=${from}&to=${to}`)
  for (const method of ['card', 'cash', 'card_machine']) {
    const own = (rows: readonly object[]) => rows.filter((row) => Object(row).method === method)
    assert.equal(sumOf(own(closing.payments), 'received'), sumOf(own(payments), 'amount'), method)
    assert.equal(sumOf(own(closing.payments), 'returned'), sumOf(own(payments), 'refunded'), method)
  }
  const received = sumOf(closing.payments, 'received')
  const paid = await running().app.database.reader.execute<{ total: number }>(
    sql`select sum(total)::float8 as total from invoices where kind <> 'credit_note'
      and (paid_at at time zone 'Asia/Riyadh')::date between ${from} and ${to}`,
    'objects',
  )
  assert.equal(received, paid[0]?.total)
  const notes = await running().app.database.reader.execute<{ total: number }>(
    sql`select sum(notes.total)::float8 as total from invoices as notes
      join invoices on invoices.id = notes.refers_to
      where notes.kind = 'credit_note' and invoices.paid_at is not null
        and (notes.issued_at at time zone 'Asia/Riyadh')::date between ${from} and ${to}`,
    'objects',
  )
  assert.equal(sumOf(closing.payments, 'returned'), notes[0]?.total)
  const days = await Promise.all([from, to].map((day) => read(`closing?from=${day}&to=${day}`)))
  for (const field of ['received', 'returned'])
    assert.equal(
      days.reduce((sum, day) => sum + sumOf(day.payments, field), 0),
      sumOf(closing.payments, field),
    )
  assert.ok(closing.payments.length > 2)
  context.diagnostic(
    `${documents.length} documents, VAT ${vat / 100}; received ${received / 100}, returned ${sumOf(closing.payments, 'returned') / 100}`,
  )
})

test('a person sees the invoices, payments and closings of the own branches; only who keeps the books sees any', async () => {
  const elsewhere = await createClerk(server, ['finance'], { branches: [5] })
  const there = await createClerk(server, ['auditor'], { branches: [2] })
  const from = '2020-01-01'
  for (const list of ['invoices', 'payments']) {
    await change(sql`update orders set branch_id = 2`)
    assert.deepEqual(rowsIn(await elsewhere.office(`${list}?limit=100`)), [], list)
    assert.ok(rowsIn(await there.office(`${list}?limit=100`)).length > 0, list)
    assert.deepEqual(rowsIn(await office(`${list}?branch=5`)), [], list)
  }
  assert.deepEqual(rowsIn(await elsewhere.office(`closing?from=${from}&to=${today()}`)), {
    payments: [],
    vat: [],
  })
  const { payments } = rowsIn(await there.office(`closing?from=${from}&to=${today()}`))
  assert.deepEqual(
    new Set(payments.map((row: { branch_id: { id: number } }) => row.branch_id.id)),
    new Set([2]),
  )
  const { number } = await charged()
  assert.equal(
    errorCodeOf((await there.office(`invoices/${number}/payments`, { method: 'cash' })).body),
    'forbidden',
  )
  for (const role of ['desk', 'dispatch', 'recruitment'] as const) {
    const clerk = await createClerk(server, [role])
    for (const path of ['invoices', 'payments', `closing?from=${from}&to=${from}`])
      assert.equal(errorCodeOf((await clerk.office(path)).body), 'forbidden', `${role} ${path}`)
  }
})

test('lists and closings of 400 orders cost the same statements as those of one', async (context) => {
  const { orderId, id, family, number } = await charged()
  await done(`invoices/${number}/payments`, { method: 'cash' })
  const day = today()
  const paths = [
    'invoices?view=paid',
    'invoices?view=unpaid',
    'payments',
    'refunds',
    `closing?from=${day}&to=${day}`,
  ]
  const cost = (path: string, limit: number) =>
    recordStatements(running().app.database, () =>
      office(path.startsWith('closing') ? path : `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`),
    )
  for (const path of paths) await cost(path, 1)
  const one = await Promise.resolve(paths).then(async (all) => {
    const costs = []
    for (const path of all) costs.push(await cost(path, 1))
    return costs
  })
  await change(sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'SK-9' || n, 'wallet_hold', null))).*
    from orders, generate_series(1, 400) as n where orders.id = ${orderId}`)
  await change(sql`insert into invoices select (jsonb_populate_record(invoices, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'INV-T' || orders.number, 'order_id', orders.id))).*
    from invoices, orders where invoices.id = ${id} and orders.number like 'SK-9%' and orders.customer_id = ${family.id}`)
  await change(sql`insert into payments select (jsonb_populate_record(payments, jsonb_build_object(
      'id', gen_random_uuid(), 'invoice_id', many.id))).*
    from payments, invoices as many where payments.invoice_id = ${id} and many.number like 'INV-TSK-9%'`)
  for (const [index, path] of paths.entries()) {
    const started = performance.now()
    assert.deepEqual(await cost(path, 100), one[index], path)
    context.diagnostic(
      `${path}: ${one[index]?.length ?? 0} statements, ${Math.round(performance.now() - started)} ms at 400`,
    )
  }
  const answer = await office('payments?method=cash&limit=1')
  assert.ok(Object(answer.body).pagination.total >= 401)
})
