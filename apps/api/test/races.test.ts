import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import {
  endWalletHold,
  holdWalletAmount,
  spendWalletAmount,
  readWalletBalance,
} from '../src/use-cases/wallet/wallet.ts'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { limitAttemptsOfAccount } from '../src/use-cases/limits.ts'
import { placeHourly, completeCheckout, fetchOrder } from './support/orders.ts'
import { createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ RATE_LIMIT_PER_ACCOUNT: '20' })
const { ask, clock, running } = server

const credit = (person: Person, halalas: number) =>
  running().app.database.write((tx) =>
    tx.execute(sql`insert into ledger_entries (id, customer_id, account, kind, amount, reference, at)
      values (${running().app.newId()}::uuid, ${person.id}::uuid, 'wallet', 'refund', ${halalas}, ${person.id}, now())`),
  )

const granted = (outcomes: readonly PromiseSettledResult<unknown>[]): number =>
  outcomes.filter((outcome) => outcome.status === 'fulfilled').length

test('of fifty simultaneous debits of 30 on a balance of 100, three succeed and 10 are left @R8', async () => {
  const { app } = running()
  const person = await createCustomer(server)
  await credit(person, 10_000)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, each) =>
      app.database.write((tx) =>
        spendWalletAmount(tx, app, {
          customerId: person.id,
          amount: 3_000,
          reference: `race-${each}-${person.id}`,
        }),
      ),
    ),
  )
  assert.equal(granted(outcomes), 3)
  assert.deepEqual(await readWalletBalance(app.database.reader, person.id), {
    balance: 1_000,
    frozen: 0,
    available: 1_000,
  })
})

test('a wallet hold is captured or released only once, however many requests end it', async () => {
  const { app } = running()
  const person = await createCustomer(server)
  await credit(person, 5_000)
  const hold = `hold-${person.id}`
  await app.database.write((tx) =>
    holdWalletAmount(tx, app, { customerId: person.id, amount: 4_000, reference: hold }),
  )
  await Promise.all(
    Array.from({ length: 10 }, (_, each) =>
      app.database.write((tx) =>
        endWalletHold(tx, app, { customerId: person.id, hold, as: each % 2 === 0 ? 'capture' : 'release' }),
      ),
    ),
  )
  const { balance, frozen } = await readWalletBalance(app.database.reader, person.id)
  assert.equal(frozen, 0)
  assert.ok(balance === 5_000 || balance === 1_000, String(balance))
})

test('a rate limit is exact under many simultaneous requests', async () => {
  const { app } = running()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => limitAttemptsOfAccount(app, 'complaint', 'somebody')),
  )
  assert.equal(granted(outcomes), 20)
})

test('of paying and expiring an order, or paying and cancelling it, exactly one succeeds @R10', async () => {
  const { app } = running()
  const person = await createCustomer(server)
  for (let round = 0; round < 6; round += 1) {
    const { id } = await placeHourly(server, person, { service_package_id: 101, service_date: '2026-10-21' })
    await ask(`GET /checkout/${id}`)
    if (round % 2 === 0) clock.advance({ minutes: 15 })
    const rival =
      round % 2 === 0 ? expireHolds(app) : ask(`POST /api/my/orders/${id}/cancel`, { token: person.token })
    const [payment] = await app.database.reader.execute<{ id: string; amount: number }>(
      sql`select id, amount from payments where order_id = ${id}`,
      'objects',
    )
    const body = app.payment.simulate?.({
      paymentId: payment?.id ?? '',
      providerRef: `ref-${id}`,
      amount: payment?.amount ?? 0,
      currency: 'SAR',
      outcome: 'paid',
      card: undefined,
    })
    await Promise.all([rival, ask('POST /payments/sandbox/callback', { body })])
    const order = await fetchOrder(server, person, id)
    const [facts] = await app.database.reader.execute<{ contracts: number; slots: number; refunds: number }>(
      sql`select (select count(*)::int from contracts where order_id = ${id}) as contracts,
                 (select count(*)::int from worker_slots where order_id = ${id}) as slots,
                 (select count(*)::int from refunds where payment_id = ${payment?.id}::uuid) as refunds`,
      'objects',
    )
    const paid = order.status.value === 'processing'
    assert.ok(paid || order.status.value === 'cancelled', order.status.value)
    assert.deepEqual(
      facts,
      paid ? { contracts: 1, slots: 1, refunds: 0 } : { contracts: 0, slots: 0, refunds: 1 },
    )
    await app.database.write((tx) => tx.execute(sql`delete from worker_slots where order_id = ${id}`))
  }
})

test('two browsers at one checkout pay an order only once', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_package_id: 101, service_date: '2026-10-22' })
  await Promise.all(
    [completeCheckout(server, id, 'succeed'), completeCheckout(server, id, 'succeed')].map((each) =>
      each.catch(() => {}),
    ),
  )
  const [facts] = await running().app.database.reader.execute<{ contracts: number; invoices: number }>(
    sql`select (select count(*)::int from contracts where order_id = ${id}) as contracts,
               (select count(*)::int from invoices where order_id = ${id}) as invoices`,
    'objects',
  )
  assert.deepEqual(facts, { contracts: 1, invoices: 1 })
})
