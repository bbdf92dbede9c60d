import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeHourly, residentOrderBody, parsePlacedOrder } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { recordStatements } from './support/statements.ts'
import { startTestServer } from './support/server.ts'

// The clock is at Sunday, 4 October 2026.
const server = startTestServer({ DEMO: 'false' })
const { ask, running } = server

type Plan = {
  id: number
  availability: { state: string; from: string | null }
}

async function availabilityOf(id: number) {
  const all: Plan[] = Object((await ask('GET /api/plans?limit=100')).body).result
  const { availability }: Plan = Object((await ask(`GET /api/plans/${id}`)).body).result
  assert.deepEqual(all.find((plan) => plan.id === id)?.availability, availability)
  return availability
}

const live = async (plan: number, first_visit_date: string) => {
  const person = await createCustomer(server)
  parsePlacedOrder(
    await ask('POST /api/sale_order/resident', {
      token: person.token,
      body: residentOrderBody(person, { order_line: [{ product_id: plan }], first_visit_date }),
    }),
  )
}

test('an hourly plan is available from the first of its days with a free worker @rule:plan-availability', async () => {
  assert.deepEqual(await availabilityOf(103), { state: 'later', from: '2026-10-09' })
  assert.deepEqual(await availabilityOf(110), { state: 'later', from: '2027-02-08' })
  const person = await createCustomer(server)
  await placeHourly(server, person, {
    service_package_id: 103,
    visit_window: 'evening',
    service_date: '2026-10-09',
  })
  assert.deepEqual(await availabilityOf(103), { state: 'later', from: '2026-10-16' })
})

test('a plan whose only worker is taken is available from the day she is free for its whole length, if any @rule:plan-availability @call:listPlans', async () => {
  assert.deepEqual(await availabilityOf(206), { state: 'now', from: '2026-10-04' })
  await live(206, '2026-10-10')
  // The worker is taken for six months from 10 October on, and the time before is too short.
  assert.deepEqual(await availabilityOf(206), { state: 'none', from: null })
  await live(205, '2026-10-05')
  assert.deepEqual(await availabilityOf(205), { state: 'later', from: '2026-11-04' })
})

test('a recruitment of a worker known by name is available now, without a free worker @rule:plan-availability', async () => {
  assert.equal((await availabilityOf(409))?.state, 'now')
})

test('a list of a hundred plans takes as many statements as a list of one @rule:plan-availability', async () => {
  const { app } = running()
  const statements = (query: string) => recordStatements(app.database, () => ask(`GET /api/plans?${query}`))
  const one = await statements('limit=1')
  assert.deepEqual(await statements('limit=100'), one)
})
