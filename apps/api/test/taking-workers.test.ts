import { test } from 'node:test'
import { addDays, localDate } from '@sakina/domain/calendar'
import type { Tx } from '../src/db/database.ts'
import { engineErrorOf } from '../src/db/database-errors.ts'
import { addOrder } from '../src/db/repositories/orders.ts'
import { releaseSlotsOfOrder, reserveSlots } from '../src/db/repositories/slots.ts'
import { Failure } from '../src/failures/failure.ts'
import { reserveFirstFreeWorkers, slotsOfLiveInContract } from '../src/use-cases/schedule/free-workers.ts'
import { placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import assert from 'node:assert/strict'

const server = startTestServer()
const { running } = server

const first = localDate('2027-03-01')
const last = addDays(first, 13)
const timetable = {
  start: first,
  end: last,
  window: undefined,
  visits: [],
  slots: slotsOfLiveInContract(first, last),
}

type Taking = { readonly line: readonly number[]; readonly quantity: number }

async function bareOrder(customerId: string): Promise<string> {
  const { app } = running()
  const id = app.newId()
  const now = app.now()
  await app.database.write((tx) =>
    addOrder(tx, {
      id,
      number: id,
      customerId,
      kind: 'resident',
      status: 'pending_payment',
      createdAt: now,
      updatedAt: now,
    }),
  )
  return id
}

/** Runs in a transaction without retries, so that a deadlock appears as its error. */
async function outcomeOf(orderId: string, { line, quantity }: Taking): Promise<string> {
  const now = running().app.now()
  const home = { neighborhoodId: null }
  const wanted = {
    orderId,
    customerId: orderId,
    planId: 201,
    home,
    chosen: undefined,
    quantity,
    timetable,
    heldUntil: null,
    now,
  }
  try {
    await running().app.database.reader.transaction((tx: Tx) => reserveFirstFreeWorkers(tx, line, wanted))
    return 'taken'
  } catch (error) {
    return error instanceof Failure ? error.code : (engineErrorOf(error)?.code ?? 'unknown')
  }
}

async function together(takings: readonly Taking[], rounds: number): Promise<ReadonlyMap<string, number>> {
  const { database } = running().app
  const person = await createCustomer(server)
  const seen = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1) {
    const ids = await Promise.all(takings.map(() => bareOrder(person.id)))
    const outcomes = await Promise.all(takings.map((taking, index) => outcomeOf(ids[index] ?? '', taking)))
    for (const outcome of outcomes) seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
    for (const id of ids) await database.write((tx) => releaseSlotsOfOrder(tx, id))
  }
  return seen
}

test('orders for two workers each, preferred in opposite orders, never deadlock @R10', async (context) => {
  const rounds = 20
  const seen = await together(
    [
      { line: [1001, 1002], quantity: 2 },
      { line: [1002, 1001], quantity: 2 },
      { line: [1001, 1002], quantity: 2 },
      { line: [1002, 1001], quantity: 2 },
    ],
    rounds,
  )
  context.diagnostic(JSON.stringify(Object.fromEntries(seen)))
  assert.deepEqual(Object.fromEntries(seen), { taken: rounds, no_worker_free: 3 * rounds })
})

test('orders that try the same two partly free workers in opposite orders do not deadlock, and only one that may take a third worker succeeds', async (context) => {
  const { app } = running()
  const person = await createCustomer(server)
  const blocker = await bareOrder(person.id)
  // The last half day of both workers is taken, so each order gets thirteen days before it is refused.
  await app.database.write((tx) =>
    reserveSlots(tx, { id: blocker, workerIds: [1001, 1002], heldUntil: null, now: app.now() }, [
      { day: last, period: 'morning' },
    ]),
  )
  const rounds = 20
  const seen = await together(
    [
      { line: [1001, 1002], quantity: 1 },
      { line: [1002, 1001], quantity: 1 },
      { line: [1001, 1002], quantity: 1 },
      { line: [1002, 1001, 1003], quantity: 1 },
    ],
    rounds,
  )
  context.diagnostic(JSON.stringify(Object.fromEntries(seen)))
  assert.deepEqual(Object.fromEntries(seen), { taken: rounds, no_worker_free: 3 * rounds })
})

test('a worker taken meanwhile is skipped, and the others stay reserved', async () => {
  const { app } = running()
  const person = await createCustomer(server)
  const [order, other] = [await bareOrder(person.id), await bareOrder(person.id)]
  await app.database.write((tx) =>
    reserveSlots(tx, { id: other, workerIds: [1004], heldUntil: null, now: app.now() }, [
      { day: first, period: 'evening' },
    ]),
  )
  assert.equal(await outcomeOf(order, { line: [1005, 1004, 1003], quantity: 2 }), 'taken')
  const slots = await app.database.reader.execute<{ worker_id: number; count: number }>(
    `select worker_id, count(*)::int as count from worker_slots where order_id = '${order}' group by 1 order by 1`,
    'objects',
  )
  assert.deepEqual(slots, [
    { worker_id: 1003, count: 28 },
    { worker_id: 1005, count: 28 },
  ])
})

test('an order for two workers that finds only one is refused', async () => {
  const person = await createCustomer(server)
  const order = await bareOrder(person.id)
  assert.equal(await outcomeOf(order, { line: [1006], quantity: 2 }), 'no_worker_free')
  assert.ok((await placeHourly(server, person, { service_package_id: 101 })).id)
})
