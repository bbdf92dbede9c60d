import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeClient, officeToken } from './support/office.ts'
import {
  completeCheckout,
  fetchOrder,
  agreeToPackage,
  branchCityIds,
  termsVersion,
} from './support/orders.ts'
import { errorCodeOf, createCustomer } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask } = server
const { office, done } = officeClient(server)
const { mine, asked } = portalClient(server)

const housemaid = { worker_type: 'housemaid', nationality: 'filipino', worker_count: 1, duration: '3months' }

test('a paid package becomes a contract with a name, a price, a worker from the office and replacements on request @rule:package-contract', async () => {
  const person = await createCustomer(server)
  const made = await ask('POST /api/special_packages', { token: person.token, body: housemaid })
  const { id } = Object(made.body)
  await done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
  await agreeToPackage(server, person, id)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const contractId = (await fetchOrder(server, person, id)).contract_id?.id ?? ''
  const contract = await mine(person, `my/contracts/${contractId}`)
  assert.deepEqual(contract.service_id, { id: null, name: 'Personalised package', code: 'special_packages' })
  const name = 'Filipino housemaid, 1 worker, 3 months'
  assert.deepEqual(contract.plan_id, { id: null, name })
  assert.deepEqual(contract.order_line, [{ id, product_template_id: { id: null, name }, price_unit: 9900 }])
  assert.deepEqual(contract.employee_ids, [])

  const early = await office(`orders/${id}/stage`, { stage: 'on_the_way' })
  assert.equal(errorCodeOf(early.body), 'transition_not_allowed', 'nobody was sent yet')
  const stranger = await office(`orders/${id}/worker`, { employee_id: 1001 })
  assert.equal(errorCodeOf(stranger.body), 'worker_unavailable', 'a Kenyan worker was not asked for')
  await done(`orders/${id}/worker`, {})
  const [worker] = (await mine(person, `my/contracts/${contractId}`)).employee_ids
  assert.ok(worker.id)
  await done(`orders/${id}/stage`, { stage: 'on_the_way' })

  const request = await asked(person, 'replacement', { contract_id: contractId })
  const [listed] = await mine(person, 'my/requests')
  assert.equal(listed.contract_id.id, contractId)
  await done(`requests/${request}/answer`, { decision: 'approve' })
  const [other] = (await mine(person, `my/contracts/${contractId}`)).employee_ids
  assert.notEqual(other.id, worker.id)
})

test('a customer with a package can choose another worker among those who fit and are free @rule:replacement-worker', async () => {
  const person = await createCustomer(server)
  const wish = { ...housemaid, start_date: '2027-02-01' }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body: wish })).body)
  await done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
  await agreeToPackage(server, person, id)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const contractId = (await fetchOrder(server, person, id)).contract_id?.id ?? ''
  await done(`orders/${id}/worker`, {})
  const workersNow = async () => (await mine(person, `my/contracts/${contractId}`)).employee_ids
  const [first] = await workersNow()
  const listed: { id: number; nationality: { id: number } }[] = await mine(
    person,
    `my/contracts/${contractId}/workers`,
  )
  assert.ok(listed.length > 0)
  assert.equal(new Set(listed.map(({ nationality }) => nationality.id)).size, 1, 'of one nationality')
  assert.ok(!listed.some((worker) => worker.id === first.id))

  const stranger = await ask('POST /api/replacement/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_reason: 'x',
      priority: 'medium',
      selected_employee_id: 1001,
    },
  })
  assert.equal(errorCodeOf(stranger.body), 'worker_unavailable', 'a Kenyan worker does not do this work')
  const wanted = listed.at(-1)?.id
  const request = await asked(person, 'replacement', {
    contract_id: contractId,
    selected_employee_id: wanted,
  })
  await done(`requests/${request}/answer`, { decision: 'approve' })
  const [other] = await workersNow()
  assert.equal(other.id, wanted)
  const next: { id: number }[] = await mine(person, `my/contracts/${contractId}/workers`)
  assert.ok(!next.some((worker) => worker.id === wanted))
})

test('a package is agreed to like any other order: its terms, and the home its workers come to, before it is paid @rule:package-agreement', async () => {
  const person = await createCustomer(server)
  const wish = { ...housemaid, start_date: '2027-02-01' }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body: wish })).body)
  const pay = async (method: string) =>
    ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method } })
  const agree = async (body: object) => ask(`POST /api/my/orders/${id}/terms`, { token: person.token, body })
  assert.equal((await mine(person, `my/orders/${id}`)).terms_to_accept, null, 'nothing to agree to yet')
  await done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
  assert.equal((await mine(person, `my/orders/${id}`)).terms_to_accept, termsVersion)

  for (const answer of [await pay('card'), await pay('wallet')]) {
    assert.equal(errorCodeOf(answer.body), 'terms_not_accepted')
    assert.deepEqual(Object(answer.body).result, { terms_version: termsVersion })
  }
  const door = await ask(`GET /checkout/${id}`)
  assert.equal(door.status, 409)
  assert.match(door.text, /Agree to the terms|تلزم الموافقة على الشروط/)

  const body = {
    terms_version: termsVersion,
    partner_shipping_id: person.addressId,
    accepted_worker_city_ids: branchCityIds,
    expected_total: 10_395,
  }
  const homeless = await agree({ ...body, partner_shipping_id: undefined })
  assert.equal(errorCodeOf(homeless.body), 'address_incomplete')
  const agreed = await agree(body)
  assert.equal(agreed.status, 200, agreed.text)
  const order = await mine(person, `my/orders/${id}`)
  assert.equal(order.terms_to_accept, null)
  assert.equal(order.partner_shipping_id.id, person.addressId)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'processing')
})

test('a package that costs more than was estimated says why, and another price is agreed to anew @rule:package-agreement', async () => {
  const person = await createCustomer(server)
  const { id } = Object(
    (await ask('POST /api/special_packages', { token: person.token, body: housemaid })).body,
  )
  const { special } = await mine(person, `my/orders/${id}`)
  const dearer = { list_price: special.indicative_total + 1, employee_wage: 0 }
  const silent = await office(`orders/${id}/price`, dearer)
  assert.equal(silent.status, 422, silent.text)
  assert.deepEqual(Object(silent.body).fields, { note: 'required' })
  await done(`orders/${id}/price`, { ...dearer, note: 'She speaks English' })
  assert.equal((await mine(person, `my/orders/${id}`)).office_note, 'She speaks English')
  await agreeToPackage(server, person, id)
  await done(`orders/${id}/release`, {})
  await done(`orders/${id}/price`, { list_price: 9000, employee_wage: 6000 })
  assert.equal((await mine(person, `my/orders/${id}`)).terms_to_accept, termsVersion)
})
