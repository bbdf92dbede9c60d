import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { paths } from './generated/schema.d.ts'

const password = 'a quiet garden 41'

const person = {
  login: 'customer@home.example',
  name: 'Demo Customer Account',
  password,
  confirm_password: password,
  email: 'customer@home.example',
  phone: '0555000001',
  mobile: '0555000001',
  id_card: '1000000008',
  neighborhood_id: 1,
  street: 'King Abdulaziz Road',
  number_building: '2929',
  number_apartment: '4',
  country_id: 1,
  state_id: 5,
}

/** Returns a Monday at least ten days ahead. */
function aMonday(): string {
  const day = new Date(Date.now() + 10 * 86_400_000)
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

function given<Value>(value: Value, what: string): NonNullable<Value> {
  assert.ok(value !== null && value !== undefined, `${what} is missing`)
  return value
}

/**
 * Browses, registers, orders and pays up to a running contract, using only the published API document.
 * Returns each step.
 */
export async function runCustomerJourney(
  address: string,
  readCode: (mobile: string) => Promise<string>,
): Promise<readonly string[]> {
  const api = createClient<paths>({ baseUrl: address, headers: { 'accept-language': 'en' } })
  const steps: string[] = []
  const ok = <Data>(
    step: string,
    answer: { readonly data?: Data; readonly error?: unknown; readonly response: Response },
  ): NonNullable<Data> => {
    assert.ok(answer.response.ok, `${step}: ${answer.response.status} ${JSON.stringify(answer.error)}`)
    steps.push(step)
    return given(answer.data, step)
  }

  const services = ok('browse services', await api.GET('/api/services'))
  const hourly = given(
    services.result.find((service) => service.code === 'hourly'),
    'the hourly service',
  )
  const plans = ok(
    'browse plans',
    await api.GET('/api/services/{id}/plans', { params: { path: { id: Number(hourly.id) } } }),
  )
  const plan = given(
    plans.result.find((each) => each.id === 104),
    'a plan',
  )

  ok('register', await api.POST('/api/register', { body: person }))
  const session = ok('log in', await api.POST('/api/login', { body: { login: person.id_card, password } }))
  const headers = { 'api-token': session.result.api_token }
  const customerId = String(session.result.partner_id)

  const { mobile } = person
  ok('ask for a code', await api.POST('/api/codes', { body: { mobile, purpose: 'mobile' }, headers }))
  ok(
    'prove the mobile',
    await api.POST('/api/my/mobile', { body: { mobile, code: await readCode(mobile) }, headers }),
  )

  const quote = ok('quote', await api.POST('/api/quote', { body: { plan_id: plan.id }, headers }))
  const order = ok(
    'order',
    await api.POST('/api/sale_order/hourly', {
      headers: { ...headers, 'idempotency-key': 'a-key-of-this-draft' },
      body: {
        customer_id: customerId,
        service_package_id: plan.id,
        service_date: aMonday(),
        quantity: 1,
        repeat_count: 1,
        repeat_interval_days: 0,
        visit_window: 'morning',
        terms_version: quote.result.terms_version,
        expected_total: quote.result.total,
      },
    }),
  )

  const orderId = String(order.id)
  const at = { params: { path: { id: orderId } }, headers }
  ok('open the payment', await api.POST('/api/my/orders/{id}/pay', { ...at, body: { method: 'card' } }))
  const door = { params: { path: { reservationId: orderId } } }
  ok('see the checkout', await api.GET('/checkout/{reservationId}', { ...door, parseAs: 'text' }))
  const paid = await api.POST('/checkout/{reservationId}', {
    ...door,
    body: { outcome: 'succeed', method: 'card', lang: 'en' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    bodySerializer: (body) => new URLSearchParams(Object.entries(body)).toString(),
    redirect: 'manual',
  })
  assert.equal(paid.response.status, 303)
  steps.push('pay')

  const now = ok('read the order', await api.GET('/api/my/orders/{id}', at))
  assert.equal(now.result.status.value, 'processing')
  const contracts = ok('read the contracts', await api.GET('/api/services/running', { headers }))
  assert.equal(contracts.result.length, 1)
  ok('log out', await api.POST('/api/logout', { headers }))
  const after = await api.GET('/api/my/orders/{id}', at)
  assert.equal(after.response.status, 401)
  return steps
}
