import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { allOperations } from '@sakina/api-client/wire'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { addVoucher } from '../src/db/repositories/vouchers.ts'
import { PaymentProviderUnavailableError } from '../src/ports/payment.ts'
import { freezeRefund } from '../src/use-cases/requests/frozen-refund.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { creditAccount } from './support/ledger.ts'
import {
  completeCheckout,
  hourlyOrderBody,
  termsVersion,
  placePaidHourly,
  placePaidResident,
  placeHourly,
  residentOrderBody,
} from './support/orders.ts'
import { registrationForm, testPassword, createCustomer, type Person, errorCodeOf } from './support/people.ts'
import { createFakeBrowser } from './support/push-service.ts'
import { recordResponse } from './support/response-coverage.ts'
import { startTestServer, type TestResponse } from './support/server.ts'

const office = 'the office of this test, 24+'
const server = startTestServer(
  {
    OPS_TOKEN: office,
    RATE_LIMIT_PER_ACCOUNT: '100000',
  },
  {},
  [103],
)
const { ask, clock, running } = server

const nobody = '00000000-0000-4000-8000-000000000000'
const headers = { authorization: `Bearer ${office}` }
const ops = (path: string, body: unknown = {}) => ask(`POST /ops/${path}`, { headers, body })
const today = () => riyadhDay(instant(running().app.now()))
const seenByOffice = (path: string) => ask(`GET /ops/${path}`, { headers })
const previewVisit = (path: string) => seenByOffice(`visits/${path}`)
const preview = (operation: string, id: string, body: object) => ops('preview', { operation, id, body })
const previewPayment = (id: string, more: object = {}) =>
  preview('opsRecordOrderPayment', id, { method: 'cash', ...more })
const post = (person: Person, path: string, body: unknown = {}) =>
  ask(`POST /api/${path}`, { token: person.token, body })
const get = (person: Person, path: string) => ask(`GET /api/${path}`, { token: person.token })
const change = (statement: ReturnType<typeof sql>) =>
  running().app.database.write((tx) => tx.execute(statement))

async function unproved(person: Person): Promise<Person> {
  await change(sql`update customers set proved_at = null, email_proved_at = null where id = ${person.id}`)
  return person
}

let days = 0
/** A separate working day for each order, so that no two orders compete for a worker. */
const freshDay = (): string => {
  do days += 1
  while (new Date(Date.UTC(2026, 10, 1 + days)).getUTCDay() === 5)
  return new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10)
}
const visit = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
  post(
    person,
    'sale_order/hourly',
    hourlyOrderBody(person, { service_package_id: 101, service_date: freshDay(), ...more }),
  )
const living = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
  post(person, 'sale_order/resident', residentOrderBody(person, more))

const visitByOffice = (person: Person, more: Readonly<Record<string, unknown>> = {}) => {
  const { terms_version: _terms, ...body } = hourlyOrderBody(person, {
    service_package_id: 101,
    service_date: freshDay(),
    ...more,
  })
  return ops(`customers/${person.id}/orders/hourly`, body)
}
const livingByOffice = (person: Person, more: Readonly<Record<string, unknown>> = {}) => {
  const { terms_version: _terms, ...body } = residentOrderBody(person, more)
  return ops(`customers/${person.id}/orders/resident`, body)
}
const homeOf = (id: string) => ({
  name: 'Home',
  parent_id: id,
  country_id: 1,
  state_id: 5,
  neighborhood_id: 1,
  number_building: '2929',
  streetName: 'x',
})

let vouchers = 0
async function voucher(more: Readonly<Record<string, unknown>>): Promise<string> {
  vouchers += 1
  const code = `TRY${vouchers}`
  const words = { ar: 'قسيمة', en: 'Voucher' }
  await running().app.database.write((tx) =>
    addVoucher(tx, {
      code,
      name: words,
      terms: words,
      percent: 10,
      services: [],
      firstOrderOnly: false,
      active: true,
      createdAt: running().app.now(),
      ...more,
    }),
  )
  return code
}

const past = () => voucher({ validTo: '2026-01-01' })
const elsewhere = () => voucher({ services: ['mediation'] })
const toCome = () => voucher({ validFrom: '2030-01-01' })
const used = async (person: Person): Promise<string> => {
  const code = await voucher({})
  await change(
    sql`insert into voucher_uses (code, customer_id, claimed_at, used_at) values (${code}, ${person.id}, now(), now())`,
  )
  return code
}

const request = (contractId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  contract_id: contractId,
  request_date: '2026-10-04',
  request_reason: 'No reason provided',
  priority: 'medium',
  ...more,
})
const swap = (contractId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  contract_id: contractId,
  request_reason: 'x',
  priority: 'medium',
  ...more,
})
const back = { action_type: 'refundPayment', email: 'me@home.example', phone: '0555001234' }

const contractIn = async (person: Person, state: string): Promise<string> => {
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: freshDay(),
  })
  if (state !== 'running') await change(sql`update contracts set state = ${state} where id = ${contractId}`)
  return contractId
}

/** The next visit of a running contract. */
const aheadVisit = async (person: Person): Promise<string> => {
  await contractIn(person, 'running')
  return Object((await get(person, 'my/visit-lines')).body).result[0].id
}

/** A visit that the office called off. */
const failedVisit = async (person: Person): Promise<string> => {
  const id = await aheadVisit(person)
  await ops(`visits/${id}/state`, { state: 'cancelled' })
  return id
}

/** The body of a move of a visit to a time that its worker has given to somebody. */
const toTakenTime = async (visitId: string) => {
  const to = { date: freshDay(), visit_window: 'morning' }
  await change(sql`insert into worker_slots (worker_id, day, period, order_id)
    select visits.worker_id, ${to.date}, 'morning', contracts.order_id
    from visits join contracts on contracts.id = visits.contract_id where visits.id = ${visitId}`)
  return to
}
const passedTime = { date: '2026-10-01', visit_window: 'morning' }

/** A contract about which the customer has asked for something. */
const withRequest = async (person: Person): Promise<string> => {
  const contractId = await contractIn(person, 'running')
  await post(person, 'replacement/create', swap(contractId))
  return contractId
}

const instalments = async (person: Person): Promise<string> => {
  const contractId = await contractIn(person, 'running')
  await change(
    sql`update orders set payment_method = 'instalments' where id = (select order_id from contracts where id = ${contractId})`,
  )
  return contractId
}

/** Runs the callback while no worker is free. */
async function withoutWorkers<T>(work: () => Promise<T>): Promise<T> {
  await change(sql`update workers set status = 'away' where status = 'available'`)
  try {
    return await work()
  } finally {
    await change(sql`update workers set status = 'available' where status = 'away'`)
  }
}

async function withPlanOff<T>(plan: number, work: () => Promise<T>): Promise<T> {
  await change(sql`update plans set active = false where id = ${plan}`)
  try {
    return await work()
  } finally {
    await change(sql`update plans set active = true where id = ${plan}`)
  }
}

/** Runs the callback while the payment provider does not respond. */
async function withProviderAway<T>(work: () => Promise<T>): Promise<T> {
  const { payment } = running().app
  const { open } = payment
  Reflect.set(payment, 'open', () => Promise.reject(new PaymentProviderUnavailableError('away')))
  try {
    return await work()
  } finally {
    Reflect.set(payment, 'open', open)
  }
}

const orderOf = async (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
  placeHourly(server, person, { service_package_id: 101, service_date: freshDay(), ...more })

/** What happens while the home of a person is in another neighbourhood, or in none that is known. */
async function livingAt<T>(person: Person, neighborhood: number | null, work: () => Promise<T>): Promise<T> {
  await change(sql`update addresses set neighborhood_id = ${neighborhood} where id = ${person.addressId}`)
  try {
    return await work()
  } finally {
    await change(sql`update addresses set neighborhood_id = 1 where id = ${person.addressId}`)
  }
}

const cancelled = async (person: Person): Promise<string> => {
  const { id } = await orderOf(person)
  await post(person, `my/orders/${id}/cancel`)
  return id
}

const paidOrder = async (person: Person): Promise<string> =>
  (await placePaidHourly(server, person, { service_package_id: 101, service_date: freshDay() })).orderId

const packageBody = {
  worker_type: 'housemaid',
  nationality: 'filipino',
  worker_count: 1,
  duration: '3months',
}
const requested = async (person: Person) => Object((await post(person, 'special_packages', packageBody)).body)

/** The id of a package that the office has priced, and whose terms nobody has agreed to. */
const priced = async (person: Person): Promise<string> => {
  const { id } = await requested(person)
  await ops(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
  return id
}

const agree = (person: Person, id: string, more: Readonly<Record<string, unknown>> = {}) =>
  post(person, `my/orders/${id}/terms`, { terms_version: termsVersion, ...more })

/** A family with a live-in worker of its own city, which agreed to no other. */
async function withOwnCity() {
  const person = await createCustomer(server)
  const placed = await placePaidResident(server, person, {
    partner_shipping_id: person.addressId,
    accepted_worker_city_ids: [],
    order_line: [{ product_id: 201 }],
    first_visit_date: freshDay(),
  })
  return { person, ...placed }
}
let own: ReturnType<typeof withOwnCity> | undefined
const ofOwnCity = () => (own ??= withOwnCity())

/** The id of a package to which the office has given a worker of another city. */
const far = async (person: Person): Promise<string> => {
  const id = await priced(person)
  await ops(`orders/${id}/worker`, { employee_id: 1001 })
  return id
}

/** The id of an address in a city that no branch serves. */
async function addressElsewhere(person: Person): Promise<string> {
  const cities = Object((await ask('GET /api/countries/1/states/2/cities?search=jeddah')).body).result
  const neighborhoods = `neighborhoods?city=${cities[0].id}&page_size=1`
  const [{ id: neighborhood_id }] = Object(
    (await ask(`GET /api/countries/1/states/2/${neighborhoods}`)).body,
  ).result
  const place = { state_id: 2, neighborhood_id, country_id: 1, number_building: '2929', streetName: 'x' }
  const made = await post(person, 'partners/child', { ...place, name: 'Far', parent_id: person.id })
  return Object(made.body).result.id
}

/** Runs the callback with the id of an expired order whose plan has become more expensive. */
async function dearerSince<T>(person: Person, work: (id: string) => Promise<T>): Promise<T> {
  const { id } = await orderOf(person)
  await ops(`orders/${id}/release`)
  await change(sql`update plans set list_price = list_price + 100 where id = 101`)
  try {
    return await work(id)
  } finally {
    await change(sql`update plans set list_price = list_price - 100 where id = 101`)
  }
}

const feeOf = async (person: Person): Promise<string> => {
  const contractId = await contractIn(person, 'running')
  const charged = await ops(`contracts/${contractId}/charges`, { description: 'Transport', amount: 10 })
  assert.ok(charged.status < 300, charged.text)
  const list = Object((await get(person, 'my/invoices')).body).result
  return list.find(({ kind }: { kind: string }) => kind === 'office_charge').id
}

/** An order paid after its worker was taken; it needs another worker or a refund. */
async function orphan(person: Person): Promise<string> {
  const other = await createCustomer(server)
  const wanted = {
    service_package_id: 103,
    visit_window: 'evening',
    service_date: freshDay(),
    employee_id: 1005,
  }
  const { id } = await placeHourly(server, person, wanted)
  await completeCheckout(server, id, 'late_callback')
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  const second = await placeHourly(server, other, wanted)
  await completeCheckout(server, second.id, 'succeed')
  while ((await drainOutbox(running().app)) > 0);
  return id
}

type Try = (person: Person) => Promise<TestResponse>

const settle = (id: string) =>
  ask(`POST /checkout/${id}`, {
    body: 'outcome=succeed&method=card&lang=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** How to cause each declared refusal that no other test causes. */
const provoke: Readonly<Record<string, Readonly<Record<string, Try>>>> = {
  listServiceJobs: { not_found: (p) => get(p, 'services/99/jobs') },
  listServicePlans: { not_found: (p) => get(p, 'services/99/plans') },
  getPlan: { not_found: (p) => get(p, 'plans/999') },
  listWorkers: { not_found: (p) => get(p, 'workers?plan=999') },
  getWorker: { not_found: (p) => get(p, 'workers/999') },
  listCities: { not_found: (p) => get(p, 'countries/1/states/999/cities') },
  listNeighborhoods: { not_found: (p) => get(p, 'countries/1/states/999/neighborhoods') },
  // This server sends no notifications to browsers.
  subscribeToPush: {
    not_found: (p) =>
      post(p, 'my/push', { endpoint: 'https://push.example/browser', ...createFakeBrowser().keys }),
  },
  reportVisitStep: {
    driver_link_invalid: (p) =>
      post(p, 'driver/steps', {
        link: 'x',
        visit: nobody,
        step: 'left',
        id: randomUUID(),
        at: running().app.now().toISOString(),
      }),
  },
  getNeighborhood: { not_found: (p) => get(p, 'neighborhoods/999999') },
  listVisitWindows: { not_found: (p) => get(p, 'visit-windows?date=2026-11-09&plan=999') },
  deleteAccount: {
    account_has_frozen_money: async (p) => {
      const { app } = running()
      const requestId = app.newId()
      await app.database.write((tx) => freezeRefund(tx, app, { customerId: p.id, requestId, amount: 100 }))
      return post(p, 'my/account/delete', { password: testPassword })
    },
  },
  updateProfile: {
    wrong_password: (p) =>
      ask('PATCH /api/my/profile', {
        token: p.token,
        body: { email: registrationForm().email, password: 'not this one 99' },
      }),
    login_taken: async (p) => {
      const other = await createCustomer(server)
      return ask('PATCH /api/my/profile', {
        token: p.token,
        body: { email: other.email, password: testPassword },
      })
    },
  },
  deleteAddress: {
    address_in_use: async (p) => {
      await living(p, { partner_shipping_id: p.addressId, first_visit_date: '2026-10-20' })
      return ask(`DELETE /api/partners/child/${p.addressId}`, { token: p.token })
    },
  },
  quoteOrder: {
    not_found: (p) => post(p, 'quote', { plan_id: 999 }),
    plan_unavailable: (p) => withPlanOff(102, () => post(p, 'quote', { plan_id: 102 })),
    city_not_reached: (p) => post(p, 'quote', { plan_id: 102, neighborhood_id: 25 }),
    date_unavailable: (p) =>
      post(p, 'quote', { plan_id: 101, service_date: '2026-10-09', visit_window: 'morning' }),
    voucher_unknown: (p) => post(p, 'quote', { plan_id: 101, voucher_code: 'NOSUCH' }),
    voucher_expired: async (p) => post(p, 'quote', { plan_id: 101, voucher_code: await past() }),
    voucher_not_applicable: async (p) => post(p, 'quote', { plan_id: 101, voucher_code: await elsewhere() }),
  },
  placeHourlyOrder: {
    mobile_unproved: async (p) => visit(await unproved(p)),
    forbidden: (p) => visit({ ...p, id: nobody }),
    not_found: (p) => visit(p, { service_package_id: 999 }),
    total_changed: (p) => visit(p, { expected_total: 1 }),
    terms_outdated: (p) => visit(p, { terms_version: '2001-01' }),
    plan_unavailable: (p) => withPlanOff(101, () => visit(p)),
    voucher_unknown: (p) => visit(p, { voucher_code: 'NOSUCH' }),
    voucher_used: async (p) => visit(p, { voucher_code: await used(p) }),
    voucher_expired: async (p) => visit(p, { voucher_code: await past() }),
    voucher_not_applicable: async (p) => visit(p, { voucher_code: await elsewhere() }),
  },
  opsRegisterCustomer: {
    login_taken: (p) => {
      const { name, mobile } = registrationForm()
      return ops('customers', { name, mobile, id_card: p.nationalId })
    },
  },
  opsSendMobileCode: {
    not_found: () => ops(`customers/${nobody}/mobile-code`),
    transition_not_allowed: (p) => ops(`customers/${p.id}/mobile-code`),
  },
  opsVerifyMobile: {
    not_found: () => ops(`customers/${nobody}/mobile`, { code: '123456' }),
    transition_not_allowed: (p) => ops(`customers/${p.id}/mobile`, { code: '123456' }),
    code_invalid: async (p) => ops(`customers/${(await unproved(p)).id}/mobile`, { code: '123456' }),
  },
  opsGetAddressBook: { not_found: () => seenByOffice(`customers/${nobody}/addresses`) },
  opsAddAddress: {
    not_found: () => ops(`customers/${nobody}/addresses`, homeOf(nobody)),
    forbidden: (p) => ops(`customers/${p.id}/addresses`, homeOf(nobody)),
  },
  opsQuoteOrder: {
    not_found: (p) => ops(`customers/${p.id}/quote`, { plan_id: 999 }),
    plan_unavailable: (p) => withPlanOff(102, () => ops(`customers/${p.id}/quote`, { plan_id: 102 })),
    city_not_reached: (p) => ops(`customers/${p.id}/quote`, { plan_id: 102, neighborhood_id: 25 }),
    date_unavailable: (p) =>
      ops(`customers/${p.id}/quote`, {
        plan_id: 101,
        service_date: '2026-10-09',
        visit_window: 'morning',
      }),
  },
  opsPlaceHourlyOrder: {
    address_incomplete: (p) =>
      livingAt(p, null, () => visitByOffice(p, { partner_shipping_id: p.addressId })),
    city_not_reached: (p) =>
      livingAt(p, 25, () =>
        visitByOffice(p, {
          service_package_id: 102,
          visit_window: 'evening',
          partner_shipping_id: p.addressId,
        }),
      ),
    mobile_unproved: async (p) => visitByOffice(await unproved(p)),
    forbidden: (p) => visitByOffice(p, { customer_id: nobody }),
    not_found: (p) => visitByOffice(p, { service_package_id: 999 }),
    total_changed: (p) => visitByOffice(p, { expected_total: 1 }),
    plan_unavailable: (p) => withPlanOff(101, () => visitByOffice(p)),
    date_unavailable: (p) => visitByOffice(p, { service_date: '2026-10-09' }),
    worker_unavailable: (p) => visitByOffice(p, { employee_id: 999_999 }),
    no_worker_free: (p) => withoutWorkers(() => visitByOffice(p)),
    city_not_served: async (p) => visitByOffice(p, { partner_shipping_id: await addressElsewhere(p) }),
  },
  opsPlaceResidentOrder: {
    address_incomplete: (p) =>
      livingAt(p, null, () => livingByOffice(p, { need_delivery: 1, partner_shipping_id: p.addressId })),
    mobile_unproved: async (p) => livingByOffice(await unproved(p)),
    forbidden: (p) => livingByOffice(p, { partner_id: nobody }),
    not_found: (p) => livingByOffice(p, { order_line: [{ product_id: 999 }] }),
    total_changed: (p) => livingByOffice(p, { expected_total: 1 }),
    plan_unavailable: (p) => withPlanOff(202, () => livingByOffice(p)),
    worker_unavailable: (p) => livingByOffice(p, { employee_id: 999_999 }),
    no_worker_free: (p) => withoutWorkers(() => livingByOffice(p)),
    worker_city_not_accepted: (p) =>
      livingByOffice(p, {
        partner_shipping_id: p.addressId,
        accepted_worker_city_ids: [],
        order_line: [{ product_id: 205 }],
      }),
    city_not_served: async (p) =>
      livingByOffice(p, { need_delivery: 1, partner_shipping_id: await addressElsewhere(p) }),
  },
  opsSendPaymentLink: {
    not_found: () => ops(`orders/${nobody}/payment-link`),
    order_not_priced: async (p) => ops(`orders/${(await requested(p)).id}/payment-link`),
    order_not_payable: async (p) => ops(`orders/${await cancelled(p)}/payment-link`),
    order_already_paid: async (p) => ops(`orders/${await paidOrder(p)}/payment-link`),
  },
  opsRecordOrderPayment: {
    not_found: () => ops(`orders/${nobody}/payments`, { method: 'cash' }),
    order_not_priced: async (p) => ops(`orders/${(await requested(p)).id}/payments`, { method: 'cash' }),
    order_not_payable: async (p) => ops(`orders/${await cancelled(p)}/payments`, { method: 'cash' }),
    order_already_paid: async (p) => ops(`orders/${await paidOrder(p)}/payments`, { method: 'cash' }),
    terms_not_accepted: async (p) => ops(`orders/${await priced(p)}/payments`, { method: 'cash' }),
    terms_outdated: async (p) =>
      ops(`orders/${await priced(p)}/payments`, { method: 'cash', terms_version: '2001-01' }),
    total_changed: async (p) =>
      ops(`orders/${(await orderOf(p)).id}/payments`, { method: 'cash', expected_total: 1 }),
    address_incomplete: async (p) => {
      const { id } = await orderOf(p, { partner_shipping_id: p.addressId })
      return livingAt(p, null, () => ops(`orders/${id}/payments`, { method: 'cash' }))
    },
    worker_unavailable: async (p) => {
      const wanted = { employee_id: 1001, service_date: freshDay() }
      const { id } = await orderOf(p, wanted)
      await ops(`orders/${id}/release`)
      await orderOf(await createCustomer(server), wanted)
      return ops(`orders/${id}/payments`, { method: 'cash', terms_version: termsVersion })
    },
  },
  placeResidentOrder: {
    mobile_unproved: async (p) => living(await unproved(p)),
    not_found: (p) => living(p, { order_line: [{ product_id: 999 }] }),
    terms_outdated: (p) => living(p, { terms_version: '2001-01' }),
    worker_city_not_accepted: (p) =>
      living(p, {
        partner_shipping_id: p.addressId,
        accepted_worker_city_ids: [],
        order_line: [{ product_id: 205 }],
      }),
    plan_unavailable: (p) => withPlanOff(202, () => living(p)),
    worker_unavailable: (p) => living(p, { employee_id: 999_999 }),
    no_worker_free: (p) => withoutWorkers(() => living(p)),
    balance_too_low: (p) => living(p, { wallet_amount: 50 }),
    voucher_unknown: (p) => living(p, { voucher_code: 'NOSUCH' }),
    voucher_used: async (p) => living(p, { voucher_code: await used(p) }),
    voucher_expired: async (p) => living(p, { voucher_code: await past() }),
    voucher_not_applicable: async (p) => living(p, { voucher_code: await elsewhere() }),
  },
  requestSpecialPackage: {
    mobile_unproved: async (p) =>
      post(await unproved(p), 'special_packages', {
        worker_type: 'housemaid',
        nationality: 'filipino',
        worker_count: 1,
        duration: '3months',
      }),
  },
  cancelMyOrder: {
    order_not_cancellable: async (p) => post(p, `my/orders/${await cancelled(p)}/cancel`),
    order_already_paid: async (p) => {
      const { orderId } = await placePaidHourly(server, p, {
        service_package_id: 101,
        service_date: freshDay(),
      })
      return post(p, `my/orders/${orderId}/cancel`)
    },
  },
  acceptOrderTerms: {
    order_not_priced: async (p) => agree(p, (await requested(p)).id),
    order_not_payable: async (p) => agree(p, await cancelled(p)),
    order_already_paid: async (p) => {
      const { orderId } = await placePaidHourly(server, p, {
        service_package_id: 101,
        service_date: freshDay(),
      })
      return agree(p, orderId)
    },
    terms_outdated: async (p) => agree(p, await priced(p), { terms_version: '2001-01' }),
    total_changed: async (p) => agree(p, await priced(p), { expected_total: 1 }),
    address_incomplete: async (p) => agree(p, await priced(p), { partner_shipping_id: undefined }),
    worker_city_not_accepted: async (p) => agree(p, await far(p), { partner_shipping_id: p.addressId }),
    city_not_served: async (p) => {
      const partner_shipping_id = await addressElsewhere(p)
      return agree(p, await priced(p), { partner_shipping_id })
    },
  },
  payMyOrder: {
    terms_not_accepted: async (p) => post(p, `my/orders/${await priced(p)}/pay`, { method: 'card' }),
    order_not_payable: async (p) => post(p, `my/orders/${await cancelled(p)}/pay`, { method: 'card' }),
    order_already_paid: async (p) => {
      const { orderId } = await placePaidHourly(server, p, {
        service_package_id: 101,
        service_date: freshDay(),
      })
      return post(p, `my/orders/${orderId}/pay`, { method: 'card' })
    },
    worker_city_not_accepted: async (p) => {
      const farther = { partner_shipping_id: p.addressId, order_line: [{ product_id: 206 }] }
      const { id } = Object((await living(p, { ...farther, first_visit_date: '2026-10-21' })).body)
      await change(sql`update orders set accepted_worker_city_ids = '[]' where id = ${id}`)
      await ops(`orders/${id}/release`)
      return post(p, `my/orders/${id}/pay`, { method: 'card' })
    },
    total_changed: (p) => dearerSince(p, (id) => post(p, `my/orders/${id}/pay`, { method: 'card' })),
    balance_too_low: async (p) => post(p, `my/orders/${(await orderOf(p)).id}/pay`, { method: 'wallet' }),
    method_not_available: async (p) => {
      const { payment } = running().app
      const { methods } = payment
      const { id } = await orderOf(p)
      Reflect.set(payment, 'methods', ['card'])
      try {
        return await post(p, `my/orders/${id}/pay`, { method: 'instalments' })
      } finally {
        Reflect.set(payment, 'methods', methods)
      }
    },
    provider_unavailable: async (p) => {
      const { id } = await orderOf(p)
      return withProviderAway(() => post(p, `my/orders/${id}/pay`, { method: 'card' }))
    },
  },
  chooseOrderWorker: {
    transition_not_allowed: async (p) => post(p, `my/orders/${(await orderOf(p)).id}/worker`),
    worker_unavailable: async (p) => post(p, `my/orders/${await orphan(p)}/worker`, { employee_id: 999_999 }),
  },
  refundMyOrder: {
    transition_not_allowed: async (p) => post(p, `my/orders/${(await orderOf(p)).id}/refund`),
  },
  quoteContractChange: {
    contract_not_open: async (p) =>
      get(p, `my/contracts/${await contractIn(p, 'cancelled')}/quote?kind=cancellation`),
  },
  resumeContract: {
    contract_not_open: async (p) => post(p, `my/contracts/${await contractIn(p, 'running')}/resume`),
  },
  createCancellation: {
    contract_not_open: async (p) => post(p, 'cancellation/create', request(await contractIn(p, 'cancelled'))),
    quote_changed: async (p) =>
      post(p, 'cancellation/create', request(await contractIn(p, 'running'), { expected_refund: 9999 })),
    request_already_open: async (p) => {
      const contractId = await contractIn(p, 'running')
      await post(p, 'replacement/create', swap(contractId))
      return post(p, 'cancellation/create', request(contractId))
    },
    instalments_not_cancellable: async (p) => post(p, 'cancellation/create', request(await instalments(p))),
  },
  createReplacement: {
    not_found: (p) => post(p, 'replacement/create', swap(nobody)),
    contract_not_open: async (p) => post(p, 'replacement/create', swap(await contractIn(p, 'cancelled'))),
    request_already_open: async (p) => {
      const contractId = await contractIn(p, 'running')
      await post(p, 'replacement/create', swap(contractId))
      return post(p, 'replacement/create', swap(contractId))
    },
    refund_not_allowed: async (p) => {
      const contractId = await contractIn(p, 'running')
      await change(sql`update visits set status = 'done' where contract_id = ${contractId}`)
      return post(p, 'replacement/create', swap(contractId, back))
    },
    worker_unavailable: async (p) =>
      post(p, 'replacement/create', swap(await contractIn(p, 'running'), { selected_employee_id: 999_999 })),
    quote_changed: async (p) =>
      post(p, 'replacement/create', swap(await contractIn(p, 'running'), { ...back, expected_refund: 9999 })),
    instalments_not_cancellable: async (p) => post(p, 'replacement/create', swap(await instalments(p), back)),
  },
  withdrawRequest: {
    request_already_answered: async (p) => {
      const sent = await post(p, 'replacement/create', swap(await contractIn(p, 'running')))
      const { id } = Object(sent.body).result
      await ops(`requests/${id}/answer`, { decision: 'reject' })
      return post(p, `my/requests/${id}/withdraw`)
    },
  },
  replyToComplaint: {
    not_found: (p) => post(p, `my/complaints/${nobody}/replies`, { text: 'x' }),
    transition_not_allowed: async (p) => {
      const about = request(await contractIn(p, 'running'), { complaint_type: 'delay' })
      const { id } = Object((await post(p, 'complaint/create', about)).body).result
      return post(p, `my/complaints/${id}/replies`, { is_solved: true })
    },
  },
  getComplaintPicture: { not_found: (p) => get(p, `my/complaint-pictures/${nobody}`) },
  createSuspension: {
    not_found: (p) => post(p, 'suspension/create', request(nobody, { suspention_date: '2026-12-01' })),
    contract_not_open: async (p) =>
      post(
        p,
        'suspension/create',
        request(await contractIn(p, 'cancelled'), { suspention_date: '2026-12-01' }),
      ),
  },
  payInvoice: {
    method_not_available: async (p) =>
      post(p, `my/invoices/${await feeOf(p)}/pay`, { method: 'instalments' }),
    provider_unavailable: async (p) => {
      const id = await feeOf(p)
      return withProviderAway(() => post(p, `my/invoices/${id}/pay`, { method: 'card' }))
    },
  },
  moveVisit: {
    notice_too_short: async (p) => {
      const soon = new Date(clock.now().getTime() + 2 * 86_400_000)
      const contractId = await contractIn(p, 'running')
      await change(sql`update visits set starts_at = ${soon.toISOString()} where contract_id = ${contractId}`)
      const [next] = Object((await get(p, 'my/visit-lines')).body).result
      return post(p, `my/visits/${next.id}/move`, { date: freshDay(), visit_window: 'morning' })
    },
  },
  confirmArrival: {
    transition_not_allowed: async (p) => {
      const { orderId } = await placePaidHourly(server, p, { service_package_id: 101 })
      return post(p, `my/orders/${orderId}/arrived`)
    },
  },
  disputeOffer: {
    transition_not_allowed: async (p) => {
      const { orderId } = await placePaidHourly(server, p, { service_package_id: 101 })
      return post(p, `my/orders/${orderId}/not-offered`)
    },
  },
  confirmVisit: {
    transition_not_allowed: async (p) => post(p, `my/visits/${await aheadVisit(p)}/came`),
  },
  rateVisit: {
    transition_not_allowed: async (p) => post(p, `my/visits/${await aheadVisit(p)}/rating`, { stars: 5 }),
  },
  reportNobodyCame: {
    transition_not_allowed: async (p) => post(p, `my/visits/${await aheadVisit(p)}/nobody-came`),
  },
  listVisitTimes: {
    visit_choice_closed: async (p) => get(p, `my/visits/${await aheadVisit(p)}/times`),
  },
  chooseVisitTime: {
    visit_choice_closed: async (p) =>
      post(p, `my/visits/${await aheadVisit(p)}/another-time`, {
        date: freshDay(),
        visit_window: 'morning',
      }),
    slot_taken: async (p) => {
      const id = await failedVisit(p)
      // The day is over.
      return post(p, `my/visits/${id}/another-time`, { date: '2026-10-01', visit_window: 'morning' })
    },
  },
  refundFailedVisit: {
    visit_choice_closed: async (p) => post(p, `my/visits/${await aheadVisit(p)}/refund`, {}),
    quote_changed: async (p) =>
      post(p, `my/visits/${await failedVisit(p)}/refund`, { expected_refund: 9999 }),
  },
  claimVoucher: {
    voucher_used: async (p) => post(p, 'my/vouchers/claim', { code: await used(p) }),
    voucher_expired: async (p) => post(p, 'my/vouchers/claim', { code: await past() }),
    voucher_already_added: async (p) => {
      await post(p, 'my/vouchers/claim', { code: 'FIRST25' })
      return post(p, 'my/vouchers/claim', { code: 'FIRST25' })
    },
    voucher_not_applicable: async (p) => post(p, 'my/vouchers/claim', { code: await toCome() }),
  },
  openCheckout: {
    not_found: () => ask(`GET /checkout/${nobody}`),
    order_not_payable: async (p) => ask(`GET /checkout/${await cancelled(p)}`),
    provider_unavailable: async (p) => {
      const { id } = await orderOf(p)
      return withProviderAway(() => ask(`GET /checkout/${id}`))
    },
  },
  settleSandboxCheckout: {
    not_found: () => settle(nobody),
    order_not_payable: async (p) => settle(await cancelled(p)),
  },
  opsAdvanceOrder: { not_found: () => ops(`orders/${nobody}/stage`, { stage: 'arrived' }) },
  opsOfferWorker: {
    not_found: () => ops(`orders/${nobody}/offer`, { place: 'door' }),
    transition_not_allowed: async (p) => ops(`orders/${(await orderOf(p)).id}/offer`, { place: 'door' }),
  },
  opsDecideOffer: {
    not_found: () => ops(`orders/${nobody}/offer/decision`, { decision: 'made' }),
    transition_not_allowed: async (p) =>
      ops(`orders/${(await orderOf(p)).id}/offer/decision`, { decision: 'made' }),
  },
  opsAssignWorker: {
    not_found: () => ops(`orders/${nobody}/worker`),
    transition_not_allowed: async (p) => ops(`orders/${await cancelled(p)}/worker`),
    worker_unavailable: async (p) => ops(`orders/${(await orderOf(p)).id}/worker`, { employee_id: 999_999 }),
    worker_city_not_accepted: async () =>
      ops(`orders/${(await ofOwnCity()).orderId}/worker`, { employee_id: 1001 }),
    no_worker_free: async (p) => {
      const { id } = await orderOf(p)
      return withoutWorkers(() => ops(`orders/${id}/worker`))
    },
  },
  opsReassignVisit: {
    not_found: () => ops(`visits/${nobody}/worker`),
    transition_not_allowed: async (p) => ops(`visits/${await failedVisit(p)}/worker`),
    worker_unavailable: async (p) => ops(`visits/${await aheadVisit(p)}/worker`, { employee_id: 999_999 }),
    no_worker_free: async (p) => {
      const id = await aheadVisit(p)
      return withoutWorkers(() => ops(`visits/${id}/worker`))
    },
  },
  opsMoveVisit: {
    not_found: () => ops(`visits/${nobody}/move`, passedTime),
    visit_not_movable: async (p) => ops(`visits/${await failedVisit(p)}/move`, passedTime),
    slot_taken: async (p) => {
      const id = await aheadVisit(p)
      return ops(`visits/${id}/move`, await toTakenTime(id))
    },
    date_unavailable: async (p) => ops(`visits/${await aheadVisit(p)}/move`, passedTime),
  },
  opsListFreeWorkers: {
    not_found: () => seenByOffice(`orders/${nobody}/workers`),
    transition_not_allowed: async (p) => seenByOffice(`orders/${await cancelled(p)}/workers`),
  },
  opsListFreeWorkersOfVisit: {
    not_found: () => seenByOffice(`visits/${nobody}/workers`),
    transition_not_allowed: async (p) => seenByOffice(`visits/${await failedVisit(p)}/workers`),
  },
  opsPreviewAbsence: {
    not_found: () => seenByOffice(`workers/999999/absence-preview?from=${today()}&to=${today()}`),
  },
  opsRecordAbsence: {
    not_found: () => ops('workers/999999/absences', { from: today(), to: today(), reason: 'ill' }),
  },
  opsEndAbsence: {
    not_found: () => ops(`absences/${nobody}/end`),
    transition_not_allowed: async () => {
      const absence = { from: today(), to: today(), reason: 'ill' }
      const { id } = Object((await ops('workers/1040/absences', absence)).body).result
      await running().app.database.write((tx) =>
        tx.execute(sql`update worker_absences set first_day = first_day - 9, last_day = last_day - 9`),
      )
      return ops(`absences/${id}/end`)
    },
  },
  opsPriceOrder: { not_found: () => ops(`orders/${nobody}/price`, { list_price: 2, employee_wage: 1 }) },
  opsReleaseOrderHold: {
    not_found: () => ops(`orders/${nobody}/release`, {}),
    transition_not_allowed: async (p) => ops(`orders/${await cancelled(p)}/release`, {}),
  },
  opsCancelOrder: {
    not_found: () => ops(`orders/${nobody}/cancel`, { reason: 'x' }),
    transition_not_allowed: async (p) => ops(`orders/${await cancelled(p)}/cancel`, { reason: 'x' }),
  },
  opsSetContractState: {
    not_found: () => ops(`contracts/${nobody}/state`, { state: 'cancelled' }),
    transition_not_allowed: async (p) =>
      ops(`contracts/${await contractIn(p, 'cancelled')}/state`, { state: 'running' }),
    request_already_open: async (p) => ops(`contracts/${await withRequest(p)}/state`, { state: 'cancelled' }),
  },
  opsCancelContract: {
    not_found: () => ops(`contracts/${nobody}/cancel`, { reason: 'x' }),
    transition_not_allowed: async (p) =>
      ops(`contracts/${await contractIn(p, 'cancelled')}/cancel`, { reason: 'x' }),
    request_already_open: async (p) => ops(`contracts/${await withRequest(p)}/cancel`, { reason: 'x' }),
    quote_changed: async (p) =>
      ops(`contracts/${await contractIn(p, 'running')}/cancel`, { reason: 'x', expected_refund: 9999 }),
    instalments_not_cancellable: async (p) =>
      ops(`contracts/${await instalments(p)}/cancel`, { reason: 'x', fault: 'family', manager: 'x' }),
  },
  opsPreviewAct: {
    order_not_priced: async (p) => previewPayment((await requested(p)).id),
    order_not_payable: async (p) => previewPayment(await cancelled(p)),
    order_already_paid: async (p) => previewPayment(await paidOrder(p)),
    terms_not_accepted: async (p) => previewPayment(await priced(p)),
    terms_outdated: async (p) => previewPayment(await priced(p), { terms_version: '2001-01' }),
    total_changed: async (p) => previewPayment((await orderOf(p)).id, { expected_total: 1 }),
    address_incomplete: async (p) => {
      const { id } = await orderOf(p, { partner_shipping_id: p.addressId })
      return livingAt(p, null, () => previewPayment(id))
    },
    not_found: () => preview('opsCancelContract', nobody, { reason: 'x' }),
    transition_not_allowed: async (p) =>
      preview('opsCancelContract', await contractIn(p, 'cancelled'), { reason: 'x' }),
    balance_too_low: (p) => preview('opsAdjustWallet', p.id, { amount: -5, reason: 'x' }),
    request_already_open: async (p) => preview('opsCancelContract', await withRequest(p), { reason: 'x' }),
    quote_changed: async (p) =>
      preview('opsCancelContract', await contractIn(p, 'running'), { reason: 'x', expected_refund: 9999 }),
    instalments_not_cancellable: async (p) =>
      preview('opsCancelContract', await instalments(p), { reason: 'x', fault: 'family', manager: 'x' }),
    worker_unavailable: async (p) =>
      preview('opsReassignVisit', await aheadVisit(p), { employee_id: 999_999 }),
    no_worker_free: async (p) => {
      const id = await aheadVisit(p)
      return withoutWorkers(() => preview('opsReassignVisit', id, {}))
    },
    visit_not_movable: async (p) => preview('opsMoveVisit', await failedVisit(p), passedTime),
    slot_taken: async (p) => {
      const id = await aheadVisit(p)
      return preview('opsMoveVisit', id, await toTakenTime(id))
    },
    date_unavailable: async (p) => preview('opsMoveVisit', await aheadVisit(p), passedTime),
  },
  opsVoidCharge: {
    not_found: () => ops(`invoices/${nobody}/void`, { reason: 'x' }),
    transition_not_allowed: async (p) => {
      const contractId = await contractIn(p, 'running')
      const charge = await ops(`contracts/${contractId}/charges`, { description: 'x', amount: 1 })
      const { id } = Object(charge.body).result
      await ops(`invoices/${id}/void`, { reason: 'x' })
      return ops(`invoices/${id}/void`, { reason: 'x' })
    },
  },
  opsRecordPayment: {
    not_found: () => ops(`invoices/${nobody}/payments`, { method: 'cash' }),
    transition_not_allowed: async (p) => {
      const contractId = await contractIn(p, 'running')
      const charge = await ops(`contracts/${contractId}/charges`, { description: 'x', amount: 1 })
      const { id } = Object(charge.body).result
      await ops(`invoices/${id}/payments`, { method: 'cash' })
      return ops(`invoices/${id}/payments`, { method: 'cash' })
    },
  },
  opsIssueCharge: { not_found: () => ops(`contracts/${nobody}/charges`, { description: 'x', amount: 1 }) },
  opsAnswerRequest: {
    not_found: () => ops(`requests/${nobody}/answer`, { decision: 'reject' }),
    worker_unavailable: async (p) => {
      const sent = await post(p, 'replacement/create', swap(await contractIn(p, 'running')))
      const { id } = Object(sent.body).result
      return ops(`requests/${id}/answer`, { decision: 'approve', employee_id: 999_999 })
    },
    worker_city_not_accepted: async () => {
      const { person, contractId } = await ofOwnCity()
      const sent = await post(person, 'replacement/create', swap(contractId))
      const { id } = Object(sent.body).result
      return ops(`requests/${id}/answer`, { decision: 'approve', employee_id: 1001 })
    },
    no_worker_free: async (p) => {
      const sent = await post(p, 'replacement/create', swap(await contractIn(p, 'running')))
      const { id } = Object(sent.body).result
      return withoutWorkers(() => ops(`requests/${id}/answer`, { decision: 'approve' }))
    },
  },
  opsAnswerComplaint: { not_found: () => ops(`complaints/${nobody}/answer`, { state: 'closed' }) },
  opsSetVisitState: { not_found: () => ops(`visits/${nobody}/state`, { state: 'done' }) },
  opsDecideVisit: {
    not_found: () => ops(`visits/${nobody}/decision`, { decision: 'made' }),
    transition_not_allowed: async (p) => ops(`visits/${await aheadVisit(p)}/decision`, { decision: 'made' }),
  },
  opsListCustomerActs: { not_found: () => seenByOffice(`customers/${nobody}/acts`) },
  opsGetOrder: { not_found: () => seenByOffice('orders/SK-0') },
  opsGetContract: { not_found: () => seenByOffice('contracts/CT-0') },
  opsGetCustomer: { not_found: () => seenByOffice(`customers/${nobody}`) },
  opsListCustomerInvoices: { not_found: () => seenByOffice(`customers/${nobody}/invoices`) },
  opsGetVisit: { not_found: () => seenByOffice(`visits/${nobody}`) },
  opsGetRequest: { not_found: () => seenByOffice('requests/RQ-0') },
  opsGetComplaint: { not_found: () => seenByOffice('complaints/CP-0') },
  opsGetInvoice: { not_found: () => seenByOffice('invoices/INV-0') },
  opsGetRefund: { not_found: () => seenByOffice(`refunds/${nobody}`) },
  opsGetNotice: { not_found: () => seenByOffice(`notices/${nobody}`) },
  opsGetContactMessage: { not_found: () => seenByOffice(`contact-messages/${nobody}`) },
  opsAnswerContactMessage: {
    not_found: () => ops(`contact-messages/${nobody}/answer`, { text: 'x' }),
    transition_not_allowed: async () => {
      const body = { name: 'A Visitor', email: 'visitor@home.example', message: 'A question' }
      const sent = await server.ask('POST /api/contact', { body })
      const path = `contact-messages/${Object(sent.body).result.reference}/answer`
      await ops(path, { text: 'x' })
      return ops(path, { text: 'y' })
    },
  },
  opsAnswerNotice: {
    not_found: () => ops(`notices/${nobody}/answer`, { decision: 'told' }),
    transition_not_allowed: async (p) => {
      await placePaidHourly(server, p)
      const [notice] = Object((await seenByOffice(`notices?customer=${p.id}`)).body).result
      const again = await ops(`notices/${notice.id}/answer`, { decision: 'resend' })
      assert.equal(errorCodeOf(again.body), 'transition_not_allowed')
      return ops(`notices/${notice.id}/answer`, { decision: 'told' })
    },
  },
  opsPreviewVisit: {
    not_found: () => previewVisit(`${nobody}/preview?state=cancelled`),
    transition_not_allowed: async (p) => previewVisit(`${await failedVisit(p)}/preview?state=missed`),
  },
  opsMarkRefund: { not_found: () => ops(`refunds/${nobody}/state`, { state: 'sent' }) },
  opsFlagPasswordChange: {
    not_found: () => ops(`customers/${nobody}/must-change-password`, { required: true }),
  },
  opsAdjustWallet: {
    not_found: () => ops(`customers/${nobody}/wallet`, { amount: 5, reason: 'x' }),
    balance_too_low: (p) => ops(`customers/${p.id}/wallet`, { amount: -5, reason: 'x' }),
  },
  opsGrantVoucher: {
    not_found: () =>
      ops(`customers/${nobody}/vouchers`, { percent: 10, name: 'Sorry', valid_until: '2027-01-01' }),
  },
  opsGetWorker: { not_found: () => seenByOffice('workers/999999') },
  opsListWorkerActs: { not_found: () => seenByOffice('workers/999999/acts') },
  opsSetWorkerDocument: {
    not_found: () => ops('workers/999999/documents', { kind: 'passport' }),
    transition_not_allowed: () =>
      ops('workers/1040/documents', { kind: 'passport', seen_expires_on: today() }),
  },
  opsSetWorkerAvailability: { not_found: () => ops('workers/999999/availability', { available: true }) },
  opsResendOutboxMessage: {
    not_found: () => ops(`outbox/${nobody}/retry`),
    // The notice that the message belongs to was withdrawn.
    transition_not_allowed: async () => {
      const id = randomUUID()
      await change(
        sql`insert into outbox (id, kind, payload, notice_id, next_at, done_at, created_at)
            values (${id}, 'notice_mail', '{}', ${nobody}, now(), now(), now())`,
      )
      return ops(`outbox/${id}/retry`)
    },
  },
}

const codeIn = ({ body, text }: TestResponse): string =>
  Object(body).code ?? /data-code="(\w+)"/.exec(text)?.[1] ?? text.slice(0, 200)

for (const [operation, codes] of Object.entries(provoke)) {
  test(`${operation} declares and returns ${Object.keys(codes).join(', ')}`, async () => {
    const row = allOperations.find(({ id }) => id === operation)
    for (const [code, attempt] of Object.entries(codes)) {
      assert.ok(
        row?.errors.some((declared) => declared === code),
        `${operation} does not declare ${code}`,
      )
      const answer = await attempt(await createCustomer(server))
      assert.equal(codeIn(answer), code, `${operation}: ${answer.text.slice(0, 300)}`)
    }
  })
}

test('the calls of customers and the office that are listed here succeed with valid input', async () => {
  const person = await createCustomer(server)
  await creditAccount(server, person, 100)
  const well = async (answer: Promise<TestResponse>) => {
    const given = await answer
    assert.ok(given.status < 400, given.text)
    return Object(given.body).result
  }
  await well(get(person, 'plans'))
  const added = await well(
    post(person, 'partners/child', {
      name: 'Home',
      parent_id: person.id,
      country_id: 1,
      state_id: 5,
      neighborhood_id: 1,
      number_building: '2930',
      streetName: 'King Fahd Road',
    }),
  )
  const id = added?.id ?? added?.partner?.id
  const token = person.token
  await well(ask(`PATCH /api/partners/child/${id}`, { token, body: { number_building: '2931' } }))
  await well(ask(`DELETE /api/partners/child/${id}`, { token }))
  const { id: orderId } = await orderOf(person)
  await well(ops(`orders/${orderId}/worker`))
  await well(ops(`orders/${orderId}/cancel`, { reason: 'The family moved' }))
  await well(ops(`orders/${(await orderOf(person)).id}/release`))
  await well(ops('rate-limits/reset', { subject: person.email }))
  const contractId = await contractIn(person, 'running')
  await well(ops(`contracts/${contractId}/state`, { state: 'on_hold' }))
  const waiting = await orphan(person)
  const chosen = await post(person, `my/orders/${waiting}/worker`)
  if (chosen.status >= 400) {
    // The other order has taken the worker's time. Without its slots the worker can be chosen.
    await change(sql`delete from worker_slots where order_id <> ${waiting}`)
    await well(post(person, `my/orders/${waiting}/worker`))
  }
  await change(
    sql`insert into outbox (id, kind, payload, next_at, attempts, dead_at, created_at)
        values (${nobody}, 'mail', '{}', now(), 8, now(), now())`,
  )
  await well(ops(`outbox/${nobody}/retry`))
  const stream = await fetch(`${running().address}/api/my/orders/${waiting}/events`, {
    headers: { 'api-token': token },
    signal: AbortSignal.timeout(5_000),
  })
  assert.equal(stream.status, 200)
  recordResponse(`GET /api/my/orders/${waiting}/events`, stream.status, undefined, '')
  await stream.body?.cancel()
  await placePaidResident(server, await createCustomer(server), { first_visit_date: '2026-11-20' })
})
