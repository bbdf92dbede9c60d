import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidRecruitment, placePaidResident } from './support/orders.ts'
import { errorCodeOf, testPassword, signInAgain, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { arrives, done, office } = officeClient(server)
const { ask, clock } = server

const states = [
  'running',
  'cancelled',
  'expiring',
  'defaulted',
  'on_hold',
  'pending_swap',
  'suspended',
  'finished',
]

const idsIn = async (person: Person, state: string): Promise<readonly string[]> => {
  const answer = await ask(`GET /api/services/${state}?partner_id=${person.id}`, { token: person.token })
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body).result.map(({ id }: { id: string }) => id)
}

const today = '2026-10-04'
/** A day too near to cancel a visit for free, so that the office decides. */
const tomorrow = '2026-10-05'

const cancellation = (contractId: string, extra: Readonly<Record<string, unknown>> = {}) => ({
  contract_id: contractId,
  request_date: today,
  request_reason: 'No reason provided',
  priority: 'medium',
  ...extra,
})

test('a contract that has not begun is listed as running only, however short it is @rule:contract-states', async () => {
  const person = await createCustomer(server)
  const long = await placePaidResident(server, person)
  const short = await placePaidHourly(server, person)
  assert.deepEqual(new Set(await idsIn(person, 'running')), new Set([long.contractId, short.contractId]))
  for (const state of states.filter((each) => each !== 'running'))
    assert.deepEqual(await idsIn(person, state), [])
  const { contracts, result } = Object((await ask('GET /api/services/running', { token: person.token })).body)
  assert.deepEqual(contracts, result)
})

test('the contract and complaint lists of another customer are refused, and a contract of that customer is not found @rule:api-token @R18', async () => {
  const [one, other] = [await createCustomer(server), await createCustomer(server)]
  const { contractId } = await placePaidHourly(server, one, { service_date: '2026-10-13' })
  for (const state of states)
    assert.equal(
      (await ask(`GET /api/services/${state}?partner_id=${one.id}`, { token: other.token })).status,
      403,
    )
  for (const call of [
    '/api/complaint/requests',
    '/api/complaint/requests/open',
    '/api/complaint/requests/on_hold',
  ])
    assert.equal(
      (await ask(`GET /${call.slice(1)}?partner_id=${one.id}`, { token: other.token })).status,
      403,
    )
  for (const path of ['', '/quote?kind=cancellation'])
    assert.equal(
      (await ask(`GET /api/my/contracts/${contractId}${path}`, { token: other.token })).status,
      404,
    )
  const token = other.token
  assert.equal(
    (await ask('POST /api/cancellation/create', { token, body: cancellation(contractId) })).status,
    404,
  )
  assert.equal(
    (await ask('POST /api/complaint/create', { token, body: cancellation(contractId) })).status,
    404,
  )
})

test('cancelling a contract before its first visit with enough notice is free, and the quote has the deadline @rule:break-fee', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-10-14' })
  const answer = await ask(`GET /api/my/contracts/${contractId}/quote?kind=cancellation`, {
    token: person.token,
  })
  const { result } = Object(answer.body)
  assert.equal(result.fee, 0)
  assert.equal(result.refusal, '')
  const detail = Object(
    (await ask(`GET /api/my/contracts/${contractId}`, { token: person.token })).body,
  ).result
  assert.equal(result.refund, detail.amount_total)
  assert.equal(result.free_until, detail.cancel_free_until)
  assert.equal(detail.visit_count, 4)
  assert.equal(detail.paid_total, detail.amount_total)
})

test('a free cancellation is granted at once: refund, contract, order, visits and notice @rule:free-cancellation-48-hours @rule:quote-before-sending', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: '2026-10-15' })
  const read = async (path: string) => Object((await ask(`GET /api/${path}`, { token })).body).result
  const { amount_total: paid } = await read(`my/contracts/${contractId}`)
  const call = { token, body: cancellation(contractId), key: 'cancel-0002' }
  const sent = await ask('POST /api/cancellation/create', call)
  assert.equal(sent.status, 200, sent.text)
  const { id, message, granted, number } = Object(sent.body).result
  assert.deepEqual([message, granted], ['cancellation request sent successfully', true])
  assert.deepEqual(Object((await ask('POST /api/cancellation/create', call)).body), Object(sent.body))
  const other = await ask('POST /api/cancellation/create', { token, body: cancellation(contractId) })
  assert.equal(errorCodeOf(other.body), 'contract_not_open')

  const [request, ...more] = await read('my/requests')
  assert.deepEqual([request.id, more.length], [id, 0])
  assert.equal(request.status.value, 'approved')
  assert.ok(request.answered_at !== null)
  const contract = await read(`my/contracts/${contractId}`)
  assert.equal(contract.state.value, 'cancelled')
  assert.deepEqual([contract.payouts.length, request.payout.amount], [1, paid])
  assert.equal((await read(`my/orders/${orderId}`)).status.value, 'cancelled')
  const visitStates = (await read('my/visit-lines')).map(
    ({ visit_status: { value } }: { visit_status: { value: string } }) => value,
  )
  assert.deepEqual(new Set(visitStates), new Set(['cancelled']))
  assert.deepEqual([contract.visits_done, contract.visit_count], [0, 4], 'as many as were bought')
  const notices = await read('my/notices')
  assert.ok(notices.some(({ title, text }: Record<string, string>) => `${title} ${text}`.includes(number)))
  // A cancellation granted at once leaves the office nothing to answer.
  const answered = await office(`requests/${id}/answer`, { decision: 'reject' })
  assert.equal(errorCodeOf(answered.body), 'transition_not_allowed')
})

test('a cancellation with a fee puts the contract on hold and is listed with its refund; a suspension beside it is refused @rule:request-holds-the-contract @rule:quote-before-sending', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId } = await placePaidHourly(server, person, { service_date: tomorrow })
  const sent = await ask('POST /api/cancellation/create', {
    token,
    body: cancellation(contractId),
    key: 'cancel-0001',
  })
  assert.equal(sent.status, 200, sent.text)
  assert.equal(Object(sent.body).result.status, 'success')
  assert.equal(Object(sent.body).result.message, 'cancellation request sent successfully')
  const again = await ask('POST /api/cancellation/create', {
    token,
    body: cancellation(contractId),
    key: 'cancel-0001',
  })
  assert.equal(Object(again.body).result.id, Object(sent.body).result.id)
  assert.deepEqual(await idsIn(person, 'on_hold'), [contractId])
  assert.deepEqual(await idsIn(person, 'running'), [])
  const second = await ask('POST /api/suspension/create', {
    token,
    body: { ...cancellation(contractId), suspention_date: '2026-10-20' },
  })
  assert.equal(second.status, 409)
  assert.equal(errorCodeOf(second.body), 'request_already_open')
  const list = Object((await ask('GET /api/my/requests', { token })).body)
  assert.equal(list.pagination.total, 1)
  assert.equal(list.result[0].kind, 'cancellation')
  assert.equal(list.result[0].status.value, 'open')
  assert.ok(list.result[0].refund > 0)
  // The order shows the cancellation too, because its card would otherwise offer actions that are
  // refused.
  const [order] = Object((await ask('GET /api/my/orders', { token })).body).result
  assert.equal(order.contract_id.state, 'on_hold')
  assert.equal(order.open_request.kind, 'cancellation')
})

test('a suspension request with an outdated fee is refused, and the response contains the current fee @rule:quote-before-sending', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_date: '2026-10-16',
    visit_window: 'evening',
  })
  const answer = await ask('POST /api/suspension/create', {
    token: person.token,
    body: { ...cancellation(contractId), suspention_date: '2026-10-20', expected_fee: 100 },
  })
  assert.equal(answer.status, 409)
  assert.equal(errorCodeOf(answer.body), 'quote_changed')
  assert.equal(Object(answer.body).result.fee, 200)
})

test('a requested replacement gives the contract the state “pending swap” @rule:replacement @rule:suspension', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: '2026-10-13',
  })
  const swap = await ask('POST /api/replacement/create', {
    token,
    body: {
      contract_id: contractId,
      request_reason: 'late arrival',
      priority: 'medium',
      replacement_start_date: '2026-10-12',
    },
  })
  assert.equal(swap.status, 200, swap.text)
  assert.equal(Object(swap.body).success, true)
  assert.deepEqual(await idsIn(person, 'pending_swap'), [contractId])
})

test('a customer can withdraw an open request once; the contract runs on, and the office can no longer answer the request @rule:withdraw-request @call:withdrawRequest', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const { token } = person
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: tomorrow,
  })
  const send = () => ask('POST /api/cancellation/create', { token, body: cancellation(contractId) })
  const { id } = Object((await send()).body).result
  const withdraw = (as: Person, key?: string) =>
    ask(`POST /api/my/requests/${id}/withdraw`, { token: as.token, ...(key !== undefined && { key }) })
  assert.equal((await withdraw(other)).status, 404)
  const answer = await withdraw(person, 'withdraw-01')
  assert.equal(answer.status, 200, answer.text)
  assert.equal(Object(answer.body).result.status.value, 'withdrawn')
  assert.equal((await withdraw(person, 'withdraw-01')).status, 200)
  assert.equal(errorCodeOf((await withdraw(person)).body), 'request_already_answered')
  assert.deepEqual(await idsIn(person, 'running'), [contractId])
  const answered = await office(`requests/${id}/answer`, { decision: 'approve' })
  assert.equal(errorCodeOf(answered.body), 'transition_not_allowed')
  assert.equal((await send()).status, 200, 'another one can be sent')
})

test('withdrawing a refund request unfreezes its amount, and the wallet lists the withdrawal @rule:withdraw-request', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-12-21',
  })
  const sent = await ask('POST /api/replacement/create', {
    token,
    body: {
      contract_id: contractId,
      request_reason: 'x',
      priority: 'medium',
      action_type: 'refundPayment',
      email: person.email,
      phone: '0555001234',
    },
  })
  const { id } = Object(sent.body).result
  assert.equal((await ask(`POST /api/my/requests/${id}/withdraw`, { token })).status, 200)
  const { frozen, balance } = Object((await ask('GET /api/my/wallet', { token })).body).result
  assert.deepEqual([frozen, balance], [0, 0])
  const [entry] = Object((await ask('GET /api/my/wallet/entries', { token })).body).result
  assert.equal(entry.kind, 'refund_cancelled')
  assert.deepEqual(await idsIn(person, 'running'), [contractId])
})

test('a requested refund is frozen in the wallet, and the request needs an email and a phone number @rule:wallet-return', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 105,
    weekdays: [0, 2],
    service_date: '2026-10-13',
  })
  const body = {
    contract_id: contractId,
    request_reason: 'x',
    priority: 'medium',
    action_type: 'refundPayment',
  }
  const bare = await ask('POST /api/replacement/create', { token, body })
  assert.deepEqual(Object(bare.body).fields, { email: 'required' })
  const withoutPhone = await ask('POST /api/replacement/create', {
    token,
    body: { ...body, email: person.email },
  })
  assert.deepEqual(Object(withoutPhone.body).fields, { phone: 'required' })
  const sent = await ask('POST /api/replacement/create', {
    token,
    body: { ...body, email: person.email, phone: '0555001234' },
  })
  assert.equal(sent.status, 200, sent.text)
  assert.deepEqual(await idsIn(person, 'running'), [contractId])
  const [request] = Object((await ask('GET /api/my/requests', { token })).body).result
  const { frozen, balance } = Object((await ask('GET /api/my/wallet', { token })).body).result
  assert.ok(frozen > 0)
  assert.deepEqual([frozen, balance], [request.refund, request.refund], 'there, and not to be spent')
})

test('a complaint has a deadline and a history, and its text is returned as written @rule:complaints @constant:complaint-answer @R25', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 106,
    weekdays: [1, 3, 4],
    service_date: '2026-10-12',
  })
  const hostile = '<img src=x onerror=alert(1)>\n\'"; drop table complaints; --'
  const sent = await ask('POST /api/complaint/create', {
    token,
    body: { ...cancellation(contractId), complaint_type: 'delay', details: hostile },
  })
  assert.equal(Object(sent.body).result.status, 'success', sent.text)
  const [complaint] = Object((await ask('GET /api/complaint/requests/open', { token })).body).result
  assert.equal(complaint.details, hostile)
  assert.equal(complaint.answer_due, new Date(clock.now().getTime() + 48 * 3_600_000).toISOString())
  assert.equal(complaint.history.length, 1)
  assert.equal(Object((await ask('GET /api/complaint/requests/on_hold', { token })).body).result.length, 0)
})

test('a complaint with only a type has no text; a reason that is not the type becomes its text', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId } = await placePaidResident(server, person, { order_line: [{ product_id: 205 }] })
  const complain = async (about: object) => {
    const body = { ...cancellation(contractId), ...about }
    const sent = await ask('POST /api/complaint/create', { token, body })
    assert.equal(sent.status, 200, sent.text)
    const { result } = Object((await ask('GET /api/complaint/requests', { token })).body)
    return result.find(({ id }: { id: string }) => id === Object(sent.body).result.id).details
  }
  assert.equal(await complain({ request_reason: 'delay', complaint_type: 'delay' }), null)
  // As in the documented call, the single text is what the customer wrote.
  assert.equal(await complain({ request_reason: 'She came late' }), 'She came late')
})

test('only one of twenty simultaneous cancellation requests for a contract is accepted @rule:request-holds-the-contract', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person, { order_line: [{ product_id: 203 }] })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask('POST /api/cancellation/create', { token: person.token, body: cancellation(contractId) }),
    ),
  )
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1)
  assert.equal(answers.filter((answer) => answer.status === 409).length, 19)
})

test('forty days after a live-in order, a complaint makes the refund larger than that of the unused days alone', async () => {
  const people = [await createCustomer(server), await createCustomer(server)]
  const contracts = await Promise.all(people.map((person) => placePaidResident(server, person)))
  for (const { orderId } of contracts) await arrives(orderId)
  clock.advance({ days: 40 })
  const refundOf = async (at: 0 | 1, complains: boolean): Promise<number> => {
    const person = people[at]
    const contractId = contracts[at]?.contractId ?? ''
    assert.ok(person)
    const again = await ask('POST /api/login', { body: { login: person.email, password: testPassword } })
    const token: string = Object(again.body).result.api_token
    if (complains) {
      const sent = await ask('POST /api/complaint/create', {
        token,
        body: { ...cancellation(contractId), complaint_type: 'delay', details: 'late' },
      })
      assert.equal(sent.status, 200, sent.text)
    }
    const asked = await ask('POST /api/replacement/create', {
      token,
      body: {
        contract_id: contractId,
        request_reason: 'x',
        priority: 'medium',
        action_type: 'refundPayment',
        email: person.email,
        phone: '0555001234',
      },
    })
    assert.equal(asked.status, 200, asked.text)
    const list = Object((await ask('GET /api/my/requests', { token })).body)
    return list.result[0].refund
  }
  const unusedOnly = await refundOf(0, false)
  assert.ok((await refundOf(1, true)) > unusedOnly)
})

test('a month-long contract is expiring with 7 days left but not with 13, a 90-day one with 30; the former stays listed as running @rule:contract-states @constant:expiring', async () => {
  const buyer = await signInAgain(server, await createCustomer(server))
  const start = addDays(riyadhDay(instant(server.running().app.now())), 8)
  const long = await placePaidResident(server, buyer, {
    first_visit_date: start,
    order_line: [{ product_id: 204 }],
  })
  const month = await placePaidHourly(server, buyer, { service_date: start, visit_window: 'evening' })
  const after = async (days: number) => {
    clock.advance({ days })
    const person = await signInAgain(server, buyer)
    const running = await idsIn(person, 'running')
    const detail = async (id: string) =>
      Object((await ask(`GET /api/my/contracts/${id}`, { token: person.token })).body).result
    return { running, ending: await idsIn(person, 'expiring'), detail }
  }
  const both = new Set([long.contractId, month.contractId])
  // In the first week: the first and the last visit are three weeks apart, and two weeks are left.
  clock.advance({ days: 8 })
  await arrives(long.orderId)
  const early = await after(8)
  assert.deepEqual([new Set(early.running), early.ending], [both, []])
  const { days_left: left, state } = await early.detail(month.contractId)
  assert.deepEqual([left, state.value], [13, 'running'])
  const late = await after(6)
  assert.deepEqual([new Set(late.running), late.ending], [both, [month.contractId]])
  const short = await late.detail(month.contractId)
  assert.deepEqual([short.days_left, short.state.value], [7, 'expiring'])
  const ninety = await late.detail(long.contractId)
  const last = await after(ninety.days_left - 30)
  // Nobody has confirmed the visits of the other one, so it is not finished.
  assert.deepEqual(new Set(last.ending), both)
})

test('a recruitment contract has no dates until the worker is received, and counts its days from then @rule:contract-states', async () => {
  const buyer = await signInAgain(server, await createCustomer(server))
  const arrival = riyadhDay(instant(server.running().app.now()))
  const { orderId, contractId } = await placePaidRecruitment(server, buyer, {
    first_visit_date: addDays(arrival, 8),
  })
  const detail = async () =>
    Object((await ask(`GET /api/my/contracts/${contractId}`, { token: buyer.token })).body).result
  const before = await detail()
  assert.deepEqual([before.date_order, before.service_end_date, before.days_left], [null, null, null])
  const stages = ['started', 'in_progress', 'issued'].map((stage) => `visa_${stage}`)
  for (const stage of [...stages, 'travel_arrangements', 'on_the_way', 'arrived', 'received'])
    await done(`orders/${orderId}/stage`, { stage })
  const arrived = await detail()
  assert.equal(arrived.date_order, arrival)
  assert.ok(arrived.service_end_date > arrival)
})
