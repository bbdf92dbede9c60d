import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromWire } from '@sakina/domain/money'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../src/db/database.ts'
import { toOrderRequest } from '../src/use-cases/orders/order-request.ts'
import { placeOrder } from '../src/use-cases/orders/place-order.ts'
import { completePaidOrder } from '../src/use-cases/orders/complete-paid-order.ts'
import { branchCityIds, hourlyOrderBody, placeHourly, termsVersion } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { running } = server

class Injected extends Error {
  override readonly name = 'Injected'
}

const statements = new Set<string | symbol>(['select', 'insert', 'update', 'delete', 'execute'])

/** Makes the transaction fail at its k-th statement. */
const failingAt = (tx: Tx, k: number, counted: { value: number }): Tx =>
  new Proxy(tx, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (!statements.has(key)) return value.bind(target)
      return (...given: unknown[]) => {
        counted.value += 1
        if (counted.value === k) throw new Injected(`statement ${k}`)
        return Reflect.apply(value, target, given)
      }
    },
  })

const breaking = (database: Database, k: number, counted: { value: number }): Database => ({
  ...database,
  write: (work) => database.write((tx) => work(failingAt(tx, k, counted))),
})

/**
 * The most statements that the transaction which places an order may send, because statements cost
 * a busy database the most.
 */
const mostStatements = 15

const state = async () => {
  const [row] = await running().app.database.reader.execute(
    sql`select (select count(*)::int from orders) as orders,
               (select count(*)::int from worker_slots) as slots,
               (select count(*)::int from order_stages) as stages,
               (select count(*)::int from idempotency) as keys,
               (select count(*)::int from voucher_uses) as vouchers,
               (select count(*)::int from ledger_entries) as entries,
               (select count(*)::int from contracts) as contracts,
               (select count(*)::int from visits) as visits,
               (select count(*)::int from invoices) as invoices,
               (select coalesce(sum(value), 0)::int from counters) as numbers,
               (select count(*)::int from outbox) as outbox`,
    'objects',
  )
  return row
}

test('placing an order to a saved address takes at most fifteen database statements', async (context) => {
  const person = await createCustomer(server)
  const { app } = running()
  const signedIn = { id: person.id, tokenHash: Buffer.alloc(0), mustChangePassword: false }
  for (const [kind, choice] of [
    [
      'visits',
      toOrderRequest({
        quantity: 1,
        repeatCount: 1,
        repeatIntervalDays: 0,
        window: 'morning',
        customerId: person.id,
        planId: 104,
        startDate: '2026-10-19',
        termsVersion: termsVersion,
        addressId: person.addressId,
      }),
    ],
    [
      'living in',
      toOrderRequest({
        customerId: person.id,
        isServiceContract: true,
        needDelivery: true,
        serviceId: 2,
        startDate: '2026-10-19',
        planId: 202,
        termsVersion: termsVersion,
        acceptedWorkerCityIds: branchCityIds,
        addressId: person.addressId,
      }),
    ],
  ] as const) {
    const counted = { value: 0 }
    const order = { operation: 'place', content: kind, key: `count-${kind.replace(' ', '-')}` }
    const database = breaking(app.database, Number.POSITIVE_INFINITY, counted)
    await placeOrder({ ...app, database }, signedIn, choice, order)
    context.diagnostic(`${kind}: ${counted.value} statements on ${app.database.engine}`)
    assert.ok(counted.value > 0 && counted.value <= mostStatements, `${kind} took ${counted.value}`)
  }
})

test('placing an order that fails at any step leaves nothing behind, and the retry succeeds @R9', async (context) => {
  const person = await createCustomer(server)
  const { app } = running()
  const signedIn = { id: person.id, tokenHash: Buffer.alloc(0), mustChangePassword: false }
  await app.database.write((tx) =>
    tx.execute(sql`insert into ledger_entries (id, customer_id, account, kind, amount, reference, at)
      values (${app.newId()}::uuid, ${person.id}::uuid, 'wallet', 'refund', 5000, 'gift', now())`),
  )
  const body = hourlyOrderBody(person, { voucher_code: 'FIRST25', wallet_amount: 20 })
  const choice = toOrderRequest({
    quantity: 1,
    repeatCount: 1,
    repeatIntervalDays: 0,
    window: 'morning',
    customerId: person.id,
    planId: 104,
    startDate: '2026-10-12',
    termsVersion,
    voucherCode: 'FIRST25',
    walletAmount: moneyFromWire(20),
  })
  const order = { operation: 'placeHourlyOrder', content: body, key: 'fault-key-0001' }
  const before = await state()
  let k = 1
  for (; k < 60; k += 1) {
    const counted = { value: 0 }
    try {
      await placeOrder({ ...app, database: breaking(app.database, k, counted) }, signedIn, choice, order)
      break
    } catch (error) {
      assert.ok(error instanceof Injected, String(error))
      assert.deepEqual(await state(), before, `after a fault at statement ${k}`)
    }
  }
  context.diagnostic(`${k - 1} steps of placing an order`)
  assert.ok(k > 8 && k < 60, String(k))
  const after = await state()
  assert.equal(Object(after).orders, Object(before).orders + 1)
})

test('a payment that fails at any step changes nothing, and uses up no document number @rule:invoices', async (context) => {
  const person = await createCustomer(server)
  const { app } = running()
  const { id } = await placeHourly(server, person, { service_date: '2026-11-02' })
  const before = await state()
  let k = 1
  for (; k < 60; k += 1) {
    const counted = { value: 0 }
    try {
      const { database } = app
      await breaking(database, k, counted).write((tx) => completePaidOrder(tx, app, id, 'card'))
      break
    } catch (error) {
      assert.ok(error instanceof Injected, String(error))
      assert.deepEqual(await state(), before, `after a fault at statement ${k}`)
    }
  }
  context.diagnostic(`${k - 1} steps of a payment`)
  const after = await state()
  assert.equal(Object(after).contracts, Object(before).contracts + 1)
  assert.equal(Object(after).numbers, Object(before).numbers + 1)
})
