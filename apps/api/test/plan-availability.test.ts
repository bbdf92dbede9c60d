import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, localDate } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import {
  completeCheckout,
  fetchOrder,
  placeHourly,
  residentOrderBody,
  parsePlacedOrder,
  termsVersion,
} from './support/orders.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { recordStatements } from './support/statements.ts'
import { startTestServer } from './support/server.ts'

// The clock is at Sunday, 4 October 2026.
const server = startTestServer({ DEMO: 'false', OPS_TOKEN: officeToken })
const { ask, running } = server
const { office, done } = officeClient(server)

type Plan = {
  id: number
  service_id: { id: number; code: string }
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
  const body = residentOrderBody(person, { order_line: [{ product_id: plan }], first_visit_date })
  parsePlacedOrder(await ask('POST /api/sale_order/resident', { token: person.token, body }))
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

test('a plan whose only worker is taken is available from the first day on which she is free for its whole length, or not at all @rule:plan-availability @call:listPlans', async () => {
  assert.deepEqual(await availabilityOf(206), { state: 'now', from: '2026-10-04' })
  await live(206, '2026-10-10')
  // The worker is taken for six months from 10 October on, and the time before is too short.
  assert.deepEqual(await availabilityOf(206), { state: 'none', from: null })
  await live(205, '2026-10-05')
  assert.deepEqual(await availabilityOf(205), { state: 'later', from: '2026-11-04' })
})

test('a plan available later can be ordered for the listed day, one available now for the day after tomorrow, without choosing a worker @rule:plan-availability @rule:office-chooses', async () => {
  const plans: Plan[] = Object((await ask('GET /api/plans?limit=100')).body).result
  for (const { id, service_id: service, availability } of plans) {
    if (availability.from === null) continue
    const person = await createCustomer(server)
    // If the first day is today, its visit times may have passed; a recruitment has no first day.
    const day = availability.state === 'later' ? availability.from : addDays(localDate(availability.from), 2)
    const [path, body] =
      service.code === 'hourly'
        ? ([
            'POST /api/sale_order/hourly',
            {
              customer_id: person.id,
              service_package_id: id,
              service_date: day,
              quantity: 1,
              repeat_count: 1,
              terms_version: termsVersion,
              repeat_interval_days: 0,
            },
          ] as const)
        : ([
            'POST /api/sale_order/resident',
            residentOrderBody(person, {
              service_id: service.id,
              order_line: [{ product_id: id }],
              first_visit_date: day,
            }),
          ] as const)
    const answer = await ask(path, { token: person.token, body })
    assert.equal(answer.status, 201, `plan ${id} on ${day}: ${answer.text}`)
    const placed = parsePlacedOrder(answer)
    await ask(`POST /api/my/orders/${placed.id}/cancel`, { token: person.token })
  }
})

test('a recruitment needs no free worker: the office finds one abroad, and she travels once assigned @rule:plan-availability @rule:office-chooses', async () => {
  const setApplicants = async (available: boolean) => {
    const { result } = Object((await ask('GET /api/workers?plan=401&limit=100')).body)
    for (const { id } of result) await done(`workers/${id}/availability`, { available })
    return result.map(({ id }: { id: number }) => id)
  }
  const away: number[] = await setApplicants(false)
  assert.equal((await availabilityOf(401)).state, 'now')
  assert.equal((await availabilityOf(409)).state, 'now')
  const person = await createCustomer(server)
  const body = residentOrderBody(person, { service_id: 4, order_line: [{ product_id: 401 }] })
  const { id } = parsePlacedOrder(await ask('POST /api/sale_order/resident', { token: person.token, body }))
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const { employee_id, status } = await fetchOrder(server, person, id)
  assert.deepEqual([employee_id, status.value], [null, 'processing'])
  const stages = ['visa_started', 'visa_in_progress', 'visa_issued', 'travel_arrangements']
  for (const stage of stages) await done(`orders/${id}/stage`, { stage })
  const unknown = await office(`orders/${id}/stage`, { stage: 'on_the_way' })
  assert.equal(errorCodeOf(unknown.body), 'transition_not_allowed')
  const [first] = away
  for (const worker of away) await done(`workers/${worker}/availability`, { available: true })
  await done(`orders/${id}/worker`, { employee_id: first })
  await done(`orders/${id}/stage`, { stage: 'on_the_way' })
})

test('the prices of a nationality say whether a worker is available @rule:plan-availability @call:listNationalities', async () => {
  type Price = { service_id: { code: string }; starting_total: number; availability: { state: string } }
  const pricesOf = async (code: string) => {
    const all: { code: string; starting_prices: Price[] }[] = Object(
      (await ask('GET /api/nationalities')).body,
    ).result
    return all.find((each) => each.code === code)?.starting_prices ?? []
  }
  const before = await pricesOf('KE')
  assert.deepEqual(new Set(before.map(({ availability }) => availability.state)), new Set(['now']))
  const { result } = Object((await ask('GET /api/workers?service=2&limit=100')).body)
  for (const { id } of result) await done(`workers/${id}/availability`, { available: false })
  const states = Object.fromEntries(
    (await pricesOf('KE')).map(({ service_id, availability }) => [service_id.code, availability.state]),
  )
  assert.equal(states['resident'], 'none')
  assert.equal(states['mediation'], 'now')
  for (const { id } of result) await done(`workers/${id}/availability`, { available: true })
})

test('a list of a hundred plans takes as many statements as a list of one @rule:plan-availability', async () => {
  const { app } = running()
  const statements = (query: string) => recordStatements(app.database, () => ask(`GET /api/plans?${query}`))
  const one = await statements('limit=1')
  assert.deepEqual(await statements('limit=100'), one)
})
