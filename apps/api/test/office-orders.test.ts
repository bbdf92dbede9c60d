import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { codesOf, storedMobile, wrongFor } from './support/codes.ts'
import { officeClient, officeToken } from './support/office.ts'
import { branchCityIds, completeCheckout, fetchOrder, placeHourly, termsVersion } from './support/orders.ts'
import { createCustomer, errorCodeOf, registrationForm, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { createClerk, type Clerk } from './support/staff.ts'

const server = startTestServer({
  OPS_TOKEN: officeToken,
  RATE_LIMIT_PER_ACCOUNT: '100000',
  BOOKINGS_BEFORE_PAYMENT: '1',
})
const { ask, clock, running, texts } = server
const { office } = officeClient(server)
const { mine } = portalClient(server)
const { codeFor } = codesOf(server)

const resultOf = (answer: TestResponse, status = 200) => {
  assert.equal(answer.status, status, answer.text)
  return Object(answer.body).result
}
const fieldsOf = ({ body }: TestResponse) => Object(body).fields

let days = 0
/** A working day for each order, so that no two orders compete for a worker unless they should. */
const freshDay = (): string => {
  do days += 1
  while (new Date(Date.UTC(2026, 10, 1 + days)).getUTCDay() === 5)
  return new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10)
}

const home = (id: string) => ({
  name: 'Home',
  parent_id: id,
  country_id: 1,
  state_id: 5,
  neighborhood_id: 1,
  number_building: '2929',
  streetName: 'King Abdulaziz Road',
})

const visits = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  customer_id: id,
  service_package_id: 101,
  service_date: freshDay(),
  quantity: 1,
  repeat_count: 1,
  repeat_interval_days: 0,
  visit_window: 'morning',
  ...more,
})

const order = (
  clerk: Clerk,
  person: Pick<Person, 'id'>,
  more: Readonly<Record<string, unknown>> = {},
  key?: string,
) =>
  clerk.office(`customers/${person.id}/orders/hourly`, visits(person.id, more), {
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })

const actsOf = async (id: string) =>
  resultOf(await office(`customers/${id}/acts?limit=20`)).map(
    ({ by, operation }: { by: string; operation: string }) => [by, operation],
  )

/** The code that the office sent to a mobile last. */
async function codeTold(mobile: string): Promise<string> {
  while ((await drainOutbox(running().app)) > 0);
  const told = texts().filter(({ to }) => to === mobile)
  return /\b(\d{6})\b/.exec(told.at(-1)?.text ?? '')?.[1] ?? ''
}

test('a family on the phone gets an account, an address and an order of its own, pays by the link it was sent, and every act is kept @call:opsRegisterCustomer @call:opsSendMobileCode @call:opsVerifyMobile @call:opsGetAddressBook @call:opsAddAddress @call:opsQuoteOrder @call:opsPlaceHourlyOrder @call:opsGetOrderAttempt @call:opsSendPaymentLink', async () => {
  const huda = await createClerk(server, ['desk'])
  const { name, mobile, id_card } = registrationForm()
  const form = { name, mobile, id_card }
  const more = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
  const { id } = resultOf(await huda.office('customers', form, more), 201)
  assert.equal(resultOf(await huda.office('customers', form, more), 201).id, id)

  assert.equal(errorCodeOf((await order(huda, { id })).body), 'mobile_unproved')
  assert.equal((await huda.office(`customers/${id}/mobile-code`, {})).status, 200)
  const code = await codeTold(storedMobile(mobile))
  const [text] = texts().filter(({ to }) => to === storedMobile(mobile))
  assert.match(text?.text ?? '', /مكتب/)
  assert.doesNotMatch(text?.text ?? '', /لن نطلبه|@/)
  const prove = (typed: string) => huda.office(`customers/${id}/mobile`, { code: typed })
  assert.equal(errorCodeOf((await prove(wrongFor(code))).body), 'code_invalid')
  assert.equal((await prove(code)).status, 200)
  assert.equal(errorCodeOf((await prove(code)).body), 'transition_not_allowed')
  assert.equal(resultOf(await office(`customers/${id}`)).is_mobile_verified, true)

  assert.equal(
    errorCodeOf((await huda.office(`customers/${id}/addresses`, home('someone'))).body),
    'forbidden',
  )
  const address = resultOf(await huda.office(`customers/${id}/addresses`, home(id)), 201)
  const book = Object((await huda.office(`customers/${id}/addresses`)).body).partner
  assert.deepEqual(
    book.child_ids.map((each: { id: string; is_main: boolean }) => [each.id, each.is_main]),
    [[address.id, true]],
  )

  const day = freshDay()
  const wish = { service_date: day, visit_window: 'morning', partner_shipping_id: address.id }
  const quote = resultOf(await huda.office(`customers/${id}/quote`, { plan_id: 101, ...wish }))
  assert.equal(quote.free, true)
  const key = crypto.randomUUID()
  const sums = { ...wish, expected_total: quote.total }
  const placed = await order(huda, { id }, sums, key)
  assert.equal(placed.status, 201, placed.text)
  const orderId = Object(placed.body).id
  assert.equal(Object((await order(huda, { id }, sums, key)).body).id, orderId)
  assert.equal(resultOf(await huda.office(`customers/${id}/attempts/${key}`)).order_id, orderId)
  assert.equal(resultOf(await huda.office(`customers/${id}/attempts/no-such-key`)).state, 'absent')

  const body = { operation: 'opsSendPaymentLink', id: orderId, body: {} }
  assert.deepEqual(resultOf(await huda.office('preview', body)).notices, ['order_to_pay'])
  resultOf(await huda.office(`orders/${orderId}/payment-link`, {}))
  while ((await drainOutbox(running().app)) > 0);
  const link =
    texts()
      .filter(({ to }) => to === storedMobile(mobile))
      .at(-1)?.text ?? ''
  assert.match(link, new RegExp(`/payment-result/${orderId}`))
  assert.match(link, /محجوز لكم حتى/)

  // The family signs in by a code, reads its order, agrees and pays; the checkout alone asks for the agreement.
  const signIn = await codeFor(storedMobile(mobile), 'sign_in')
  const token = resultOf(
    await ask('POST /api/login/code', { body: { mobile: storedMobile(mobile), code: signIn } }),
  ).api_token
  const family = { ...(await createCustomer(server)), token, id }
  assert.deepEqual(
    [(await mine(family, 'my/orders')).length, (await mine(family, `my/orders/${orderId}`)).terms_to_accept],
    [1, termsVersion],
  )
  const early = await ask(`POST /api/my/orders/${orderId}/pay`, { token, body: { method: 'card' } })
  assert.equal(errorCodeOf(early.body), 'terms_not_accepted')
  const agreed = await ask(`POST /api/my/orders/${orderId}/terms`, {
    token,
    body: { terms_version: termsVersion },
  })
  assert.equal(agreed.status, 200, agreed.text)
  await completeCheckout(server, orderId, 'succeed')
  assert.equal((await fetchOrder(server, family, orderId)).status.value, 'processing')
  const kinds = (await mine(family, 'my/notices')).map(({ kind }: { kind: string }) => kind).toSorted()
  assert.deepEqual(
    kinds.filter((kind: string) => kind.startsWith('order')),
    ['order_paid', 'order_placed', 'order_to_pay'],
  )
  assert.deepEqual(
    (await actsOf(id)).toSorted(),
    [
      'AddAddress',
      'PlaceHourlyOrder',
      'RegisterCustomer',
      'SendMobileCode',
      'SendPaymentLink',
      'VerifyMobile',
    ].map((act) => [huda.name, `ops${act}`]),
  )
})

test('a family that has an account is not registered again, and one whose mobile or email is confirmed needs no code', async () => {
  const huda = await createClerk(server, ['desk'])
  const known = await createCustomer(server)
  const [form, other] = [registrationForm(), registrationForm()]
  const register = (body: object) =>
    huda.office('customers', { name: form.name, mobile: form.mobile, id_card: form.id_card, ...body })
  assert.equal(errorCodeOf((await register({ mobile: known.mobile })).body), 'login_taken')
  assert.equal(errorCodeOf((await register({ id_card: known.nationalId })).body), 'login_taken')
  assert.deepEqual(fieldsOf(await register({ name: 'x', mobile: '12', id_card: '1' })), {
    name: 'not_a_full_name',
    mobile: 'not_a_phone',
    id_card: 'not_a_national_id',
  })
  assert.equal(
    errorCodeOf((await huda.office(`customers/${known.id}/mobile-code`, {})).body),
    'transition_not_allowed',
  )
  // Somebody else opened an account with the mobile of this family, and knows its password.
  const stranger = await codesOf(server).registered({ mobile: other.mobile, phone: other.mobile })
  await huda.office(`customers/${stranger.id}/mobile-code`, {})
  const code = await codeTold(stranger.mobile)
  assert.equal((await huda.office(`customers/${stranger.id}/mobile`, { code })).status, 200)
  assert.equal((await ask('GET /api/my/orders', { token: stranger.token })).status, 401)
  const again = await ask('POST /api/login', { body: { login: other.mobile, password: stranger.password } })
  assert.equal(errorCodeOf(again.body), 'wrong_credentials')
})

test('an order that is paid at the desk needs the agreement of the family and a receipt, begins its contract, and counts in the closing @call:opsRecordOrderPayment', async () => {
  const huda = await createClerk(server, ['desk'], { branches: [2] })
  const family = await createCustomer(server)
  const placed = await order(huda, family, { employee_id: 1001 })
  assert.equal(placed.status, 201, placed.text)
  const { id, number } = Object(placed.body)
  const pay = (body: object, key?: string) =>
    huda.office(`orders/${number}/payments`, body, {
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    })
  const machine = { method: 'card_machine', receipt: `R-${number}`, terms_version: termsVersion }
  assert.equal(errorCodeOf((await pay({ method: 'cash' })).body), 'terms_not_accepted')
  assert.equal(errorCodeOf((await pay({ method: 'cash', terms_version: '2001-01' })).body), 'terms_outdated')
  assert.deepEqual(fieldsOf(await pay({ ...machine, receipt: undefined })), { receipt: 'required' })
  assert.equal(errorCodeOf((await pay({ ...machine, expected_total: 1 })).body), 'total_changed')
  const seen = resultOf(
    await huda.office('preview', { operation: 'opsRecordOrderPayment', id: number, body: machine }),
  )
  assert.deepEqual([seen.notices, seen.after.order], [['order_paid'], 'processing'])
  assert.equal((await fetchOrder(server, family, id)).status.value, 'pending_payment')

  const key = crypto.randomUUID()
  for (let tries = 0; tries < 2; tries += 1) assert.equal((await pay(machine, key)).status, 200)
  const order_ = await fetchOrder(server, family, id)
  assert.ok(order_.contract_id !== null && order_.invoice_id !== null)
  assert.equal((await mine(family, `my/orders/${id}`)).payment_method, 'card_machine')
  assert.equal(
    errorCodeOf((await pay({ method: 'cash', terms_version: termsVersion })).body),
    'order_already_paid',
  )
  const [payment, ...others] = resultOf(await office(`payments?search=R-${number}`))
  assert.deepEqual([payment.amount, payment.branch_id.id, others], [order_.amount_total, 2, []])
  const act = resultOf(await office(`acts?customer=${family.id}`)).find(
    ({ operation }: { operation: string }) => operation === 'opsRecordOrderPayment',
  )
  assert.deepEqual(
    [act.operation, act.by, act.reason, act.before.order, act.after.order],
    ['opsRecordOrderPayment', huda.name, `card_machine, R-${number}`, 'pending_payment', 'processing'],
  )

  // What was paid at the desk goes back by hand.
  const noura = await createClerk(server, ['branch_manager'])
  assert.equal((await noura.office(`orders/${number}/cancel`, { reason: 'The family moved' })).status, 200)
  const [refund] = resultOf(await office(`refunds?search=${number}`))
  assert.deepEqual([refund.payment_method, refund.state], ['card_machine', 'pending'])
})

test('of a payment at the desk and one by card the first counts, and the card goes back', async () => {
  const huda = await createClerk(server, ['desk'])
  const family = await createCustomer(server)
  const { id } = await placeHourly(server, family, { service_package_id: 101, service_date: freshDay() })
  await ask(`GET /checkout/${id}`)
  const [cash] = await Promise.all([
    huda.office(`orders/${id}/payments`, { method: 'cash' }),
    ask(`POST /checkout/${id}`, {
      body: 'outcome=succeed&method=card&lang=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ])
  while ((await drainOutbox(running().app)) > 0);
  const { number } = resultOf(await office(`orders/${id}`))
  const payments = resultOf(await office(`payments?search=${number}`))
  const kept = payments.filter(({ state }: { state: string }) => state === 'paid')
  assert.equal(kept.length, 1, JSON.stringify(payments))
  assert.equal(cash.status, kept[0].method === 'cash' ? 200 : 409)
  assert.equal((await mine(family, 'my/invoices')).length, 1)
})

test('of two clerks who book the last time of a worker for two families one does, and the other reads that she is taken', async () => {
  const [huda, noura] = [await createClerk(server, ['desk']), await createClerk(server, ['branch_manager'])]
  const [first, second] = [await createCustomer(server), await createCustomer(server)]
  const wish = { employee_id: 1001, service_date: freshDay() }
  const answers = await Promise.all([order(huda, first, wish), order(noura, second, wish)])
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 409],
  )
  const lost = answers.find(({ status }) => status === 409)
  assert.equal(errorCodeOf(lost?.body), 'worker_unavailable')
})

test('a clerk of a branch orders only what that branch serves, and for no family of another', async () => {
  const [here, elsewhere] = [
    await createClerk(server, ['desk'], { branches: [2] }),
    await createClerk(server, ['desk'], { branches: [1] }),
  ]
  const family = await createCustomer(server)
  const refused = await order(elsewhere, family, { employee_id: 1001 })
  assert.deepEqual(fieldsOf(refused), { branch_id: 'not_allowed' })
  assert.deepEqual(await mine(family, 'my/orders'), [])
  assert.equal((await order(here, family, { employee_id: 1001 })).status, 201)
  assert.equal(errorCodeOf((await order(elsewhere, family)).body), 'not_found')
  assert.equal(errorCodeOf((await elsewhere.office(`customers/${family.id}/addresses`)).body), 'not_found')
})

test('the limits of a family hold when the office orders for it', async () => {
  const huda = await createClerk(server, ['desk'])
  const family = await createCustomer(server)
  assert.equal((await order(huda, family)).status, 201)
  clock.advance({ minutes: 1 })
  assert.equal(errorCodeOf((await order(huda, family)).body), 'order_awaiting_payment')
  for (const own of ['voucher_code', 'wallet_amount', 'terms_version'])
    assert.deepEqual(fieldsOf(await order(huda, family, { [own]: own === 'wallet_amount' ? 1 : 'x' })), {
      [own]: 'unknown_field',
    })
  assert.equal(errorCodeOf((await order(huda, family, { customer_id: 'other' })).body), 'forbidden')
})

test('a live-in worker is ordered for a family as the family would, after it agreed to her city @call:opsPlaceResidentOrder', async () => {
  const huda = await createClerk(server, ['desk'])
  const family = await createCustomer(server)
  const live = (more: object) =>
    huda.office(`customers/${family.id}/orders/resident`, {
      partner_id: family.id,
      partner_shipping_id: family.addressId,
      need_delivery: 0,
      service_id: 2,
      first_visit_date: freshDay(),
      order_line: [{ product_id: 205 }],
      ...more,
    })
  assert.equal(errorCodeOf((await live({ accepted_worker_city_ids: [] })).body), 'worker_city_not_accepted')
  const placed = await live({ accepted_worker_city_ids: branchCityIds })
  assert.equal(placed.status, 201, placed.text)
  assert.deepEqual(fieldsOf(await live({ visa_number: '1900123456' })), { visa_number: 'unknown_field' })
})
