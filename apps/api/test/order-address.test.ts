import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { changeAddress } from '../src/db/repositories/addresses.ts'
import { orders } from '../src/db/schema/orders.ts'
import { changeCustomer } from '../src/db/repositories/customers.ts'
import {
  hourlyOrderBody,
  fetchOrder,
  parsePlacedOrder,
  placeHourly,
  residentOrderBody,
} from './support/orders.ts'
import { errorCodeOf, registrationForm, testPassword, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, running } = server

/** The neighbourhoods of the homes, with their regions. */
const homes = {
  hafar: { state_id: 5, neighborhood_id: 1 },
  riyadh: { state_id: 1, neighborhood_id: 13 },
  dammam: { state_id: 5, neighborhood_id: 36 },
} as const

async function neighborhoodOf(state: number, city: number): Promise<number> {
  const { body } = await ask(`GET /api/countries/1/states/${state}/neighborhoods?city=${city}&page_size=1`)
  return Object(body).result[0].id
}

async function cityId(state: number, name: string): Promise<number> {
  const { body } = await ask(`GET /api/countries/1/states/${state}/cities?search=${name}`)
  return Object(body).result[0].id
}

async function addressIn(person: Person, place: { state_id: number; neighborhood_id: number }) {
  const answer = await ask('POST /api/partners/child', {
    token: person.token,
    body: {
      ...place,
      name: 'Home',
      parent_id: person.id,
      country_id: 1,
      number_building: '2929',
      streetName: 'King Saud Street',
    },
  })
  assert.equal(answer.status, 201, answer.text)
  return String(Object(answer.body).result.id)
}

const living = (person: Person, overrides: object) =>
  ask('POST /api/sale_order/resident', {
    token: person.token,
    body: residentOrderBody(person, { ...overrides }),
  })

const visits = (person: Person, overrides: object = {}) =>
  ask('POST /api/sale_order/hourly', { token: person.token, body: hourlyOrderBody(person, { ...overrides }) })

/** A customer who signed up with street, building and unit but without region and neighbourhood. */
async function withoutPlace(): Promise<Person> {
  const { neighborhood_id: _neighborhood, state_id: _state, ...form } = registrationForm()
  assert.equal((await ask('POST /api/register', { body: form })).status, 201)
  const login = await ask('POST /api/login', { body: { login: form.id_card, password: testPassword } })
  const { api_token: token, partner_id: id } = Object(login.body).result
  await running().app.database.write((tx) => changeCustomer(tx, id, { provedAt: running().app.now() }))
  const partner = await ask(`GET /api/partners/${id}`, { token })
  const [address] = Object(partner.body).partner.child_ids
  return {
    token,
    id,
    nationalId: form.id_card,
    email: form.email,
    mobile: form.mobile,
    addressId: address.id,
  }
}

test('the server refuses an order for an incomplete address and accepts it once the address is complete @rule:complete-address', async () => {
  const person = await withoutPlace()
  for (const named of [{}, { partner_shipping_id: person.addressId }]) {
    const refused = await visits(person, named)
    assert.equal(refused.status, 409, refused.text)
    assert.equal(errorCodeOf(refused.body), 'address_incomplete')
  }
  const brought = await living(person, { need_delivery: 1, partner_shipping_id: person.addressId })
  assert.equal(errorCodeOf(brought.body), 'address_incomplete')
  const completed = await ask(`PATCH /api/partners/child/${person.addressId}`, {
    token: person.token,
    body: { country_id: 1, ...homes.riyadh },
  })
  assert.equal(completed.status, 200, completed.text)
  parsePlacedOrder(await visits(person, { partner_shipping_id: person.addressId }))
})

test('an order whose address is no longer complete cannot be paid', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { partner_shipping_id: person.addressId })
  const { database } = running().app
  await database.write((tx) => changeAddress(tx, person.addressId, { neighborhoodId: null }))
  for (const method of ['card', 'wallet'] as const) {
    const refused = await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method } })
    assert.equal(errorCodeOf(refused.body), 'address_incomplete', refused.text)
  }
})

test('no worker is sent to a city without a branch, but the customer may collect the worker at a branch', async () => {
  const person = await createCustomer(server)
  const jeddah = await neighborhoodOf(2, await cityId(2, 'jeddah'))
  const address = await addressIn(person, { state_id: 2, neighborhood_id: jeddah })
  const partner = await ask(`GET /api/partners/${person.id}`, { token: person.token })
  const served = Object.fromEntries(
    Object(partner.body).partner.child_ids.map((each: { id: string; served: boolean }) => [
      each.id,
      each.served,
    ]),
  )
  assert.deepEqual(served, { [address]: false, [person.addressId]: true })
  for (const refused of [
    await visits(person, { partner_shipping_id: address }),
    await living(person, { need_delivery: 1, partner_shipping_id: address }),
  ]) {
    assert.equal(refused.status, 409, refused.text)
    assert.equal(errorCodeOf(refused.body), 'city_not_served')
  }
  // The plan has no worker who can come to any of these homes.
  const order_line = [{ product_id: 205 }]
  parsePlacedOrder(await living(person, { need_delivery: 0, partner_shipping_id: address, order_line }))
})

const chosenFor = async (place: { state_id: number; neighborhood_id: number }, day: string) => {
  const person = await createCustomer(server)
  const address = await addressIn(person, place)
  const { id } = await placeHourly(server, person, {
    service_package_id: 101,
    service_date: day,
    partner_shipping_id: address,
  })
  return (await fetchOrder(server, person, id)).employee_id?.id
}

/** Both workers come by the hour: Akinyi from the branch in Riyadh, Tshibet from the one in Dammam. */
const [ofRiyadh, ofDammam] = [1001, 1003]

test("an order gets a worker of the home's city or else of its region, and a distant one only if no nearer one is free @rule:nearest-worker", async () => {
  assert.equal(await chosenFor(homes.dammam, '2026-10-12'), ofDammam)
  assert.equal(await chosenFor(homes.riyadh, '2026-10-13'), ofRiyadh)
  const khobar = await neighborhoodOf(5, await cityId(5, 'khobar'))
  assert.equal(await chosenFor({ state_id: 5, neighborhood_id: khobar }, '2026-10-14'), ofDammam)
  assert.equal(await chosenFor(homes.hafar, '2026-10-15'), ofDammam)
  // On a day when the worker from Dammam is taken, a distant one is offered.
  assert.equal(await chosenFor(homes.dammam, '2026-10-12'), ofRiyadh)
})

test('a visit is quoted and sold only where a worker of the plan reaches the city, and the refusal names what can be had instead @rule:visits-reach-the-home', async () => {
  const person = await createCustomer(server)
  const home = { state_id: 9, neighborhood_id: 25 }
  const address = await addressIn(person, home)
  const quoteOf = (body: object, token?: string) =>
    ask('POST /api/quote', { ...(token !== undefined && { token }), body })
  const unreached = { plan_id: 102 }
  for (const refused of [
    await quoteOf({ ...unreached, neighborhood_id: home.neighborhood_id }),
    await quoteOf({ ...unreached, partner_shipping_id: address }, person.token),
    await visits(person, {
      service_package_id: 102,
      visit_window: 'evening',
      partner_shipping_id: address,
    }),
  ]) {
    assert.equal(refused.status, 409, refused.text)
    assert.equal(errorCodeOf(refused.body), 'city_not_reached')
    const { result, message } = Object(refused.body)
    assert.deepEqual(result, { plan_ids: [106, 109], city_ids: [2, 12, 1, 4, 80, 82, 85, 96] })
    assert.match(message, /They reach: Riyadh, /)
  }
  const stranger = await createCustomer(server)
  assert.equal((await quoteOf({ ...unreached, partner_shipping_id: address }, stranger.token)).status, 200)
  const listed = await ask(`GET /api/plans?service=hourly&neighborhood=${home.neighborhood_id}`)
  assert.deepEqual(
    Object(listed.body).result.map(({ id }: { id: number }) => id),
    [106, 109],
  )
  // Of the two workers of a plan that can be had there, only the one who reaches the home is sent.
  const reached = { service_package_id: 106, partner_shipping_id: address, service_date: '2026-10-12' }
  const sent = await placeHourly(server, person, reached)
  assert.equal((await fetchOrder(server, person, sent.id)).employee_id?.id, 1017)
  const far = await visits(await createCustomer(server), { ...reached, partner_shipping_id: undefined })
  assert.equal(far.status, 201, far.text)
  const other = await createCustomer(server)
  const second = { ...reached, partner_shipping_id: await addressIn(other, home) }
  assert.equal(errorCodeOf((await visits(other, second)).body), 'no_worker_free')
  assert.equal(
    errorCodeOf((await visits(other, { ...second, employee_id: 1019 })).body),
    'worker_unavailable',
  )
  const dated = await quoteOf({
    plan_id: 106,
    neighborhood_id: home.neighborhood_id,
    service_date: '2026-10-12',
    visit_window: 'morning',
  })
  assert.equal(Object(dated.body).result.free, false, dated.text)
})

test('workers are listed the nearest first, each with her distance class', async () => {
  const near = async (query: string) =>
    Object((await ask(`GET /api/workers?plan=101${query}`)).body).result.map(
      ({ id, nearness }: { id: number; nearness: string | null }) => [id, nearness],
    )
  assert.deepEqual(await near('&neighborhood=36'), [
    [ofDammam, 'city'],
    [ofRiyadh, 'far'],
  ])
  assert.deepEqual(await near('&neighborhood=1'), [
    [ofDammam, 'region'],
    [ofRiyadh, 'far'],
  ])
  assert.deepEqual(await near(''), [
    [ofRiyadh, null],
    [ofDammam, null],
  ])
  assert.equal((await ask('GET /api/workers?plan=101&neighborhood=999999')).status, 404)
})

test('a house has one address: sending the house again completes the existing address @rule:one-house-one-address', async () => {
  const person = await withoutPlace()
  const body = {
    name: 'Home',
    parent_id: person.id,
    country_id: 1,
    ...homes.riyadh,
    streetName: ' King  Abdulaziz road',
    number_building: '2929',
    unitNumber: '4',
  }
  const send = (overrides: object = {}) =>
    ask('POST /api/partners/child', { token: person.token, body: { ...body, ...overrides } })
  const first = await send({ zip: '12211' })
  assert.equal(first.status, 201, first.text)
  assert.equal(Object(first.body).result.id, person.addressId)
  const book = async () =>
    Object((await ask(`GET /api/partners/${person.id}`, { token: person.token })).body).partner
  const { child_ids: addresses } = await book()
  assert.equal(addresses.length, 1)
  assert.equal(addresses[0].neighborhood_id.id, 13)
  assert.equal(addresses[0].zip, '12211')
  assert.equal(addresses[0].is_main, true)
  assert.notEqual(Object((await send({ unitNumber: '5' })).body).result.id, person.addressId)
  assert.equal((await book()).child_ids.length, 2)
})

test('an address that is changed to the house of the main address replaces it and becomes the main address @rule:national-address @call:updateAddress', async () => {
  const person = await createCustomer(server)
  const other = await addressIn(person, homes.riyadh)
  const body = { ...homes.hafar, country_id: 1, name: 'Home', is_main: true }
  const change = (id: string, changes: object) =>
    ask(`PATCH /api/partners/child/${id}`, { token: person.token, body: changes })
  const book = async (): Promise<readonly { id: string; is_main: boolean }[]> =>
    Object((await ask(`GET /api/partners/${person.id}`, { token: person.token })).body).partner.child_ids
  const first = await addressIn(person, homes.hafar)
  assert.equal((await change(first, body)).status, 200)
  const count = (await book()).length
  const same = await change(other, {
    neighborhood_id: homes.hafar.neighborhood_id,
    state_id: homes.hafar.state_id,
  })
  assert.equal(same.status, 200, same.text)
  assert.equal((await book()).length, count - 1)
  assert.deepEqual(
    (await book()).filter(({ is_main }) => is_main).map(({ id }) => id),
    [other],
  )
})

test('the address of an order names its city', async () => {
  const person = await createCustomer(server)
  const home = await addressIn(person, { state_id: 9, neighborhood_id: 25 })
  const placed = parsePlacedOrder(await living(person, { partner_shipping_id: home }))
  const read = await ask(`GET /api/my/orders/${placed.id}`, { token: person.token })
  assert.equal(
    Object(read.body).result.partner_shipping_id.name,
    '2929 King Saud Street, Al Faisaliyah, Arar',
  )
})

test('a worker from another city comes to live with a family only after it agreed to her city, which is kept with the order @rule:worker-city-agreed', async () => {
  const person = await createCustomer(server)
  const partner_shipping_id = await addressIn(person, { state_id: 9, neighborhood_id: 25 })
  const order_line = [{ product_id: 207 }]
  const wish = { partner_shipping_id, order_line, accepted_worker_city_ids: undefined }
  const listed = await ask('GET /api/workers?plan=207&limit=100&neighborhood=25')
  type Listed = { id: number; nearness: string; city_id: { id: number; name: string } }
  const workers: readonly Listed[] = Object(listed.body).result
  assert.ok(workers.length > 0 && workers.every(({ nearness }) => nearness !== 'city'))
  const cityIds = [...new Set(workers.map(({ city_id: { id } }) => id))]
  const [worker] = workers
  for (const refused of [
    await living(person, wish),
    await living(person, { ...wish, accepted_worker_city_ids: [] }),
    await living(person, { ...wish, employee_id: worker?.id }),
    await living(person, { ...wish, need_delivery: 1, branch_id: 2 }),
  ]) {
    assert.equal(refused.status, 409, refused.text)
    assert.equal(errorCodeOf(refused.body), 'worker_city_not_accepted')
    const { result, message } = Object(refused.body)
    assert.ok(
      result.city_ids.every((id: number) => cityIds.includes(id)),
      refused.text,
    )
    assert.match(message, /The family must agree to a worker from: /)
  }
  const agreed = [worker?.city_id.id ?? 0]
  const placed = parsePlacedOrder(
    await living(person, { ...wish, employee_id: worker?.id, accepted_worker_city_ids: agreed }),
  )
  const [kept] = await running().app.database.write((tx) =>
    tx.select().from(orders).where(eq(orders.id, placed.id)),
  )
  assert.deepEqual(kept?.acceptedWorkerCityIds, agreed)
  // Nobody comes to a home that the order does not name: the family meets its worker at the branch.
  parsePlacedOrder(await living(await createCustomer(server), { order_line: [{ product_id: 204 }] }))
})
