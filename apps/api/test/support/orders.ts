import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Person } from './people.ts'
import type { TestResponse, TestServer } from './server.ts'

const Terms = v.object({ terms: v.array(v.object({ version: v.string() })) })

const Branches = v.object({ branches: v.array(v.object({ city_id: v.number() })) })
const catalogue: unknown = JSON.parse(
  readFileSync(new URL('../../catalogue/catalogue.json', import.meta.url), 'utf8'),
)

/** All cities from which a worker may come to live with a family. */
export const branchCityIds = v.parse(Branches, catalogue).branches.map(({ city_id: id }) => id)

/** The version of the terms of the catalogue that a customer agrees to. */
export const termsVersion = v
  .parse(Terms, catalogue)
  .terms.map(({ version }) => version)
  .toSorted()
  .at(-1)

type Asker = Pick<TestServer, 'ask'>

export const hourlyOrderBody = (person: Person, overrides: Readonly<Record<string, unknown>> = {}) => ({
  customer_id: person.id,
  service_package_id: 104,
  service_date: '2026-10-12',
  quantity: 1,
  repeat_count: 1,
  repeat_interval_days: 0,
  visit_window: 'morning',
  terms_version: termsVersion,
  ...overrides,
})

export const residentOrderBody = (person: Person, overrides: Readonly<Record<string, unknown>> = {}) => ({
  partner_id: person.id,
  is_service_contract: true,
  need_delivery: 0,
  service_id: 2,
  first_visit_date: '2026-10-12',
  order_line: [{ product_id: 202 }],
  accepted_worker_city_ids: branchCityIds,
  terms_version: termsVersion,
  ...overrides,
})

const Placed = v.object({ id: v.string(), status: v.string(), payment_link: v.nullable(v.string()) })

export const parsePlacedOrder = (answer: TestResponse) => {
  assert.equal(answer.status, 201, answer.text)
  return v.parse(Placed, answer.body)
}

export const placeHourly = async (
  { ask }: Asker,
  person: Person,
  overrides: Readonly<Record<string, unknown>> = {},
) =>
  parsePlacedOrder(
    await ask('POST /api/sale_order/hourly', {
      token: person.token,
      body: hourlyOrderBody(person, overrides),
    }),
  )

/** The agreement to the terms of a package for the customer's own home, wherever its workers come from. */
export const packageAgreement = ({ addressId }: Pick<Person, 'addressId'>) => ({
  terms_version: termsVersion,
  partner_shipping_id: addressId,
  accepted_worker_city_ids: branchCityIds,
})

/** Agrees to the terms of a package that the office has priced. */
export async function agreeToPackage({ ask }: Asker, person: Person, orderId: string) {
  const call = { token: person.token, body: packageAgreement(person) }
  const answer = await ask(`POST /api/my/orders/${orderId}/terms`, call)
  assert.equal(answer.status, 200, answer.text)
}

/** Opens the sandbox page and submits an outcome. */
export async function completeCheckout(
  { ask }: Asker,
  orderId: string,
  outcome: string,
): Promise<TestResponse> {
  const page = await ask(`GET /checkout/${orderId}`)
  assert.equal(page.status, 200, page.text)
  return ask(`POST /checkout/${orderId}`, {
    body: new URLSearchParams({ outcome, method: 'card', lang: 'ar' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

const Order = v.looseObject({
  id: v.string(),
  status: v.object({ value: v.string() }),
  stage: v.string(),
  payment_state: v.string(),
  needs_worker: v.boolean(),
  payable: v.boolean(),
  contract_id: v.nullable(v.object({ id: v.string() })),
  invoice_id: v.nullable(v.object({ name: v.string() })),
  amount_total: v.nullable(v.number()),
  employee_id: v.nullable(v.object({ id: v.nullable(v.number()) })),
})

export async function fetchOrder({ ask }: Asker, person: Person, orderId: string) {
  const answer = await ask(`GET /api/my/orders/${orderId}`, { token: person.token })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(v.object({ result: Order }), answer.body).result
}

/**
 * Places an hourly order, pays it at the sandbox and returns the ids of the order and its contract.
 */
export async function placePaidHourly(
  server: Asker,
  person: Person,
  overrides: Readonly<Record<string, unknown>> = {},
) {
  const { id } = await placeHourly(server, person, overrides)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const order = await fetchOrder(server, person, id)
  assert.ok(order.contract_id !== null)
  return { orderId: id, contractId: order.contract_id.id }
}

export async function placePaidResident(
  server: Asker,
  person: Person,
  overrides: Readonly<Record<string, unknown>> = {},
) {
  const { id } = parsePlacedOrder(
    await server.ask('POST /api/sale_order/resident', {
      token: person.token,
      body: residentOrderBody(person, overrides),
    }),
  )
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  const order = await fetchOrder(server, person, id)
  assert.ok(order.contract_id !== null)
  return { orderId: id, contractId: order.contract_id.id }
}

/** Places and pays a recruitment whose worker has not arrived yet. */
export const placePaidRecruitment = (
  server: Asker,
  person: Person,
  overrides: Readonly<Record<string, unknown>> = {},
) =>
  placePaidResident(server, person, {
    service_id: 4,
    order_line: [{ product_id: 401 }],
    visa_number: '1900123456',
    visa_expiry: '2027-06-01',
    birth_date: '1985-04-01',
    named_worker: { name: 'Demo Worker Account', passport_number: 'P1234567' },
    ...overrides,
  })
