import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { advanceContractsByDate } from '../src/use-cases/office/change-contracts.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidRecruitment, placePaidResident } from './support/orders.ts'
import { createCustomer, errorCodeOf, signInAgain, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { clock, ask, running } = server
const { arrives, done, office } = officeClient(server)
const { mine } = portalClient(server)

const dayIn = (days: number) => addDays(riyadhDay(instant(running().app.now())), days)

/** Orders a live-in worker who is brought home in ten days; each test takes a plan of its own. */
async function booked(plan: number) {
  const person = await signInAgain(server, await createCustomer(server))
  const agreed = dayIn(10)
  const placed = await placePaidResident(server, person, {
    first_visit_date: agreed,
    need_delivery: 1,
    partner_shipping_id: person.addressId,
    order_line: [{ product_id: plan }],
  })
  return { ...placed, person, agreed }
}

type Quote = { readonly lines: readonly { readonly code: string }[]; readonly refund: number }
const quoted = (person: Person, contractId: string): Promise<Quote> =>
  mine(person, `my/contracts/${contractId}/quote?kind=cancellation`)
const codes = ({ lines }: Quote) => lines.map(({ code }) => code)

for (const service of ['live-in', 'transferred'])
  test(`a ${service} worker who has not come costs nothing but notice, and nothing at all once she is late @W4`, async () => {
    const person = await signInAgain(server, await createCustomer(server))
    const agreed = dayIn(10)
    const { orderId, contractId } = await placePaidResident(server, person, {
      first_visit_date: agreed,
      need_delivery: 1,
      partner_shipping_id: person.addressId,
      ...(service === 'transferred'
        ? { service_id: 3, order_line: [{ product_id: 301 }] }
        : { order_line: [{ product_id: 203 }] }),
    })
    const order = async (reader: Person) => mine(reader, `my/orders/${orderId}`)
    const whole = Number((await order(person)).amount_total)
    const early = await quoted(person, contractId)
    assert.equal(early.refund, whole)

    clock.advance({ days: 10 })
    const onTheDay = await signInAgain(server, person)
    const short = await quoted(onTheDay, contractId)
    assert.ok(codes(short).includes('break_fee') && codes(short).includes('delivery'))
    assert.equal((await order(onTheDay)).late_since, null)

    clock.advance({ days: 6 })
    const waiting = await signInAgain(server, person)
    assert.equal((await order(waiting)).late_since, addDays(agreed, 1))
    const late = await quoted(waiting, contractId)
    assert.deepEqual([late.refund, codes(late).includes('break_fee')], [whole, false])
  })

/** The rest of the test treats the order as paid by instalments. */
const byInstalments = (orderId: string) =>
  running().app.database.write((tx) =>
    tx.execute(`update orders set payment_method = 'instalments' where id = '${orderId}'`),
  )

const cancel = async (person: Person, contractId: string) =>
  ask('POST /api/cancellation/create', {
    token: person.token,
    body: { contract_id: contractId, request_date: dayIn(0), request_reason: 'x', priority: 'low' },
  })

test('on instalments a late worker lets the family leave, and everywhere it is said alike @W4 @W2', async () => {
  const { person, orderId, contractId } = await booked(202)
  await byInstalments(orderId)
  const excluded = async (reader: Person) => [
    (await mine(reader, `my/orders/${orderId}`)).cancellation_excluded,
    (await mine(reader, `my/contracts/${contractId}`)).cancellation_excluded,
  ]
  assert.deepEqual(await excluded(person), [true, true])
  assert.equal(errorCodeOf((await cancel(person, contractId)).body), 'instalments_not_cancellable')
  clock.advance({ days: 11 })
  const late = await signInAgain(server, person)
  const order = await mine(late, `my/orders/${orderId}`)
  assert.notEqual(order.late_since, null)
  assert.deepEqual(await excluded(late), [false, false])
  const sent = await cancel(late, contractId)
  assert.equal(sent.status, 200, sent.text)
  assert.equal(Object(sent.body).result.refund, order.amount_total)
  await done(`requests/${Object(sent.body).result.id}/answer`, { decision: 'approve' })
  const { payouts } = await mine(late, `my/contracts/${contractId}`)
  assert.deepEqual(
    payouts.map(({ amount }: { amount: number }) => amount),
    [order.amount_total],
  )
})

test('a contract in default can be left as soon as its worker is late, and is in default no more @W4', async () => {
  const { person, orderId, contractId } = await booked(201)
  await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115, due_date: dayIn(1) })
  const stateAfter = async (days: number) => {
    clock.advance({ days })
    await done('jobs/run', { jobs: ['contracts'] })
    const reader = await signInAgain(server, person)
    return { reader, state: (await mine(reader, `my/contracts/${contractId}`)).state.value }
  }
  const early = await stateAfter(9)
  assert.equal(early.state, 'defaulted')
  assert.equal(errorCodeOf((await cancel(early.reader, contractId)).body), 'contract_not_open')
  const late = await stateAfter(2)
  assert.equal(late.state, 'running')
  const later = await stateAfter(3)
  assert.equal(later.state, 'running')
  assert.notEqual((await mine(later.reader, `my/orders/${orderId}`)).late_since, null)
  assert.equal((await cancel(later.reader, contractId)).status, 200)
})

test('on instalments a recruitment that is late can be left, too @W4 @W2', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId, contractId } = await placePaidRecruitment(server, person, { first_visit_date: dayIn(10) })
  await byInstalments(orderId)
  assert.equal((await mine(person, `my/contracts/${contractId}`)).cancellation_excluded, true)
  const { arrival_expected_on: expected, arrival_latest_on: latest } = await mine(
    person,
    `my/orders/${orderId}`,
  )
  assert.equal(latest, dayIn(90))
  assert.ok(expected > dayIn(0) && expected < latest, expected)
  clock.advance({ days: 91 })
  const late = await signInAgain(server, person)
  assert.equal((await mine(late, `my/contracts/${contractId}`)).cancellation_excluded, false)
  const sent = await cancel(late, contractId)
  assert.equal(sent.status, 200, sent.text)
})

test('the days of a live-in worker run from her arrival, and her contract ends as many days later @W4', async () => {
  const { person, agreed, orderId, contractId } = await booked(202)
  const before = await mine(person, `my/contracts/${contractId}`)
  assert.equal(before.date_order, agreed)
  clock.advance({ days: 15 })
  const came = dayIn(0)
  await arrives(orderId)
  const family = await signInAgain(server, person)
  const after = await mine(family, `my/contracts/${contractId}`)
  assert.deepEqual([after.date_order, after.service_end_date], [came, addDays(before.service_end_date, 5)])
  assert.equal((await mine(family, `my/orders/${orderId}`)).late_since, null)
  assert.ok(codes(await quoted(family, contractId)).includes('break_fee'))
})

test('on the evening of the start the family is asked once whether she has come, and its yes is the arrival @W4 @call:confirmArrival', async () => {
  const { person, agreed, orderId, contractId } = await booked(203)
  const sweep = () => advanceContractsByDate(running().app)
  const reader = () => signInAgain(server, person)
  const asked = async () =>
    (await mine(await reader(), 'my/notices')).filter(
      ({ kind }: { kind: string }) => kind === 'worker_expected',
    )
  const say = async (key?: string) =>
    ask(`POST /api/my/orders/${orderId}/arrived`, {
      token: (await reader()).token,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const evening = Date.parse(`${agreed}T18:00:00+03:00`)
  const goTo = (moment: number) =>
    clock.advance({ minutes: (moment - running().app.now().getTime()) / 60_000 })
  goTo(evening - 1000)
  await sweep()
  assert.equal((await mine(await reader(), `my/orders/${orderId}`)).arrival_asked, false)
  assert.equal(errorCodeOf((await say()).body), 'transition_not_allowed')
  assert.deepEqual(await asked(), [])
  goTo(evening)
  await sweep()
  await sweep()
  const [question, ...more] = await asked()
  assert.deepEqual(more, [])
  assert.match(question.path, new RegExp(`MyOrdersTwo\\?order=${orderId}`))
  const before = await mine(await reader(), `my/contracts/${contractId}`)
  clock.advance({ days: 1 })
  const came = dayIn(0)
  const yes = await say('she-came')
  assert.equal(yes.status, 200, yes.text)
  assert.equal((await say('she-came')).status, 200)
  const { arrival_asked, late_since, stage, status } = Object(yes.body).result
  assert.deepEqual([arrival_asked, late_since, stage, status.value], [false, null, 'received', 'active'])
  const after = await mine(await reader(), `my/contracts/${contractId}`)
  // Never backdated: her days run from the day the family says so.
  assert.deepEqual([after.date_order, after.service_end_date], [came, addDays(before.service_end_date, 1)])
  assert.equal(errorCodeOf((await say()).body), 'transition_not_allowed')
  assert.ok(codes(await quoted(await reader(), contractId)).includes('break_fee'))
})

test('a contract whose worker never came does not finish @W4', async () => {
  const { person, contractId } = await booked(204)
  clock.advance({ days: 120 })
  await advanceContractsByDate(running().app)
  const family = await signInAgain(server, person)
  assert.equal((await mine(family, `my/contracts/${contractId}`)).state.value, 'running')
})

type Booked = Awaited<ReturnType<typeof booked>>

const approved = (id: string) => done(`requests/${id}/answer`, { decision: 'approve' })

/** Asks for a pause of thirty days, from the first day of the contract unless another is named. */
async function asksForPause({ person, contractId, agreed }: Booked, from = agreed): Promise<string> {
  const family = await signInAgain(server, person)
  const sent = await ask('POST /api/suspension/create', {
    token: family.token,
    body: {
      contract_id: contractId,
      request_date: agreed,
      request_reason: 'travel',
      priority: 'medium',
      suspention_date: from,
      resume_date: addDays(from, 30),
    },
  })
  assert.equal(sent.status, 200, sent.text)
  return Object(sent.body).result.id
}

const paused = async (contract: Booked) => approved(await asksForPause(contract))

test('a worker can still be given after all the days of a contract passed without one, and her days run from then @W4', async () => {
  const { person, orderId, contractId } = await booked(204)
  clock.advance({ days: 105 })
  const later = await signInAgain(server, person)
  assert.equal((await mine(later, `my/contracts/${contractId}`)).state.value, 'running')
  const { employee_id: given } = await done(`orders/${orderId}/worker`, { from: dayIn(0) })
  assert.ok(given.id)
  await arrives(orderId)
  const contract = await mine(await signInAgain(server, person), `my/contracts/${contractId}`)
  assert.deepEqual([contract.date_order, contract.service_end_date > dayIn(60)], [dayIn(0), true])
})

test('a contract paused from its first day has not begun if the pause was asked for while leaving was free @W5', async () => {
  const contract = await booked(205)
  await paused(contract)
  clock.advance({ days: 15 })
  const family = await signInAgain(server, contract.person)
  const order = await mine(family, `my/orders/${contract.orderId}`)
  assert.equal(order.late_since, null)
  assert.equal((await quoted(family, contract.contractId)).refund, order.amount_total)
})

test('the fee that was due when a pause from the first day was asked for stays due @W5', async () => {
  const contract = await booked(206)
  clock.advance({ days: 9 })
  await paused(contract)
  clock.advance({ days: 5 })
  const family = await signInAgain(server, contract.person)
  const quote = await quoted(family, contract.contractId)
  assert.ok(codes(quote).includes('break_fee'))
  assert.ok(codes(quote).includes('delivery'), 'nothing has begun')
})

test('the stage of an order for visits follows its first visit @W8', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: dayIn(3) })
  const stage = async (reader = person) => (await mine(reader, `my/orders/${orderId}`)).stage
  assert.equal(await stage(), 'processing')
  const [visit] = (await mine(person, 'my/visit-lines')).filter(
    (each: { contract_id: { id: string } }) => each.contract_id.id === contractId,
  )
  clock.reach(visit.arrives_from)
  const family = await signInAgain(server, person)
  const stages: unknown[] = []
  for (const state of ['on_the_way', 'in_progress', 'done']) {
    await done(`visits/${visit.id}/state`, { state })
    stages.push(await stage(family))
  }
  assert.deepEqual(stages, ['on_the_way', 'arrived', 'received'])
})

test('an order of a single visit that was lost shows no stages that it never reaches @W8', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: dayIn(3),
  })
  const shown = async () =>
    (await mine(person, `my/orders/${orderId}`)).stages.map(({ code }: { code: string }) => code)
  assert.ok((await shown()).includes('received'))
  const [visit] = await mine(person, 'my/visit-lines')
  await done(`visits/${visit.id}/state`, { state: 'cancelled' })
  await ask(`POST /api/my/visits/${visit.id}/refund`, { token: person.token, body: {} })
  assert.deepEqual(await shown(), ['submitted', 'under_review', 'awaiting_payment', 'processing'])
})

/** A live-in worker who has not come, on the third day after she was expected. */
async function overdue(plan: number) {
  const contract = await booked(plan)
  clock.advance({ days: 13 })
  const reader = () => signInAgain(server, contract.person)
  const order = async () => mine(await reader(), `my/orders/${contract.orderId}`)
  const quote = async () => quoted(await reader(), contract.contractId)
  const offer = (place: string) => office(`orders/${contract.orderId}/offer`, { place })
  const dispute = async () =>
    ask(`POST /api/my/orders/${contract.orderId}/not-offered`, { token: (await reader()).token })
  const told = async () =>
    (await mine(await reader(), 'my/notices')).filter(
      ({ kind }: { kind: string }) => kind === 'worker_offered',
    )
  return { ...contract, reader, order, quote, offer, dispute, told }
}

test('a worker can be offered once, and not before she is due @W4 @call:opsOfferWorker', async () => {
  const early = await booked(207)
  assert.equal(
    errorCodeOf((await office(`orders/${early.orderId}/offer`, { place: 'door' })).body),
    'transition_not_allowed',
  )
  clock.advance({ days: 11 })
  const offer = () => office(`orders/${early.orderId}/offer`, { place: 'branch' })
  assert.equal((await offer()).status, 200)
  assert.equal(errorCodeOf((await offer()).body), 'transition_not_allowed', 'once')
})

test('a worker who is offered is late no more: the family is told at once, and from the next day her days run and the usual quote applies @W4', async () => {
  const { contractId, orderId, order, quote, offer, told, reader } = await overdue(201)
  const whole = (await order()).amount_total
  assert.equal((await quote()).refund, whole)
  const answer = await offer('door')
  assert.equal(answer.status, 200, answer.text)
  const [notice, ...more] = await told()
  assert.deepEqual(more, [])
  assert.match(notice.title, /at your door/)
  const { offer: shown, late_since: since, arrival_asked: asks } = await order()
  assert.deepEqual(
    [shown.place, shown.days_from, shown.disputed, shown.disputable_until],
    ['door', dayIn(1), false, new Date(running().app.now().getTime() + 48 * 3_600_000).toISOString()],
  )
  // On the day itself the delay is still ours.
  assert.notEqual(since, null)
  assert.equal(asks, true)
  assert.equal((await quote()).refund, whole)

  clock.advance({ days: 1 })
  const begun = await mine(await reader(), `my/contracts/${contractId}`)
  assert.equal(begun.date_order, dayIn(0))
  assert.equal((await order()).late_since, null)
  const usual = await quote()
  assert.ok(codes(usual).includes('break_fee') && !codes(usual).includes('delivery'))
  clock.advance({ days: 4 })
  assert.ok((await quote()).refund < usual.refund, 'her days run')
  // She comes at last: the days that ran stay.
  await arrives(orderId)
  const after = await mine(await reader(), `my/contracts/${contractId}`)
  assert.deepEqual([after.date_order, after.service_end_date], [begun.date_order, begun.service_end_date])
  assert.equal((await order()).offer, null)
})

test('the days of a worker who comes on the day she was offered run from that day @W4', async () => {
  const { contractId, orderId, offer, reader } = await overdue(208)
  await offer('branch')
  await arrives(orderId)
  assert.equal((await mine(await reader(), `my/contracts/${contractId}`)).date_order, dayIn(0))
})

test('a family that says the worker was not offered pays no day meanwhile, and the office’s silence decides for it @W4 @call:disputeOffer', async () => {
  const { contractId, order, quote, offer, dispute, reader, agreed } = await overdue(202)
  const before = await mine(await reader(), `my/contracts/${contractId}`)
  const whole = (await order()).amount_total
  assert.equal(errorCodeOf((await dispute()).body), 'transition_not_allowed', 'nothing was said yet')
  await offer('door')
  clock.advance({ days: 1 })
  assert.ok(codes(await quote()).includes('break_fee'))
  const said = await dispute()
  assert.equal(said.status, 200, said.text)
  const { offer: disputed, late_since: since } = Object(said.body).result
  assert.deepEqual([disputed.disputed, disputed.disputable_until, since], [true, null, addDays(agreed, 1)])
  assert.equal((await quote()).refund, whole)
  assert.equal(errorCodeOf((await dispute()).body), 'transition_not_allowed')
  const [complaint] = await mine(await reader(), 'complaint/requests')
  assert.deepEqual([complaint.contract_id.id, complaint.complaint_state.value], [contractId, 'open'])

  clock.advance({ hours: 47 })
  await advanceContractsByDate(running().app)
  assert.equal((await order()).offer.disputed, true)
  clock.advance({ hours: 1 })
  await advanceContractsByDate(running().app)
  const { offer: gone, late_since: still } = await order()
  assert.deepEqual([gone, still], [null, addDays(agreed, 1)])
  const after = await mine(await reader(), `my/contracts/${contractId}`)
  assert.deepEqual([after.date_order, after.service_end_date], [before.date_order, before.service_end_date])
  assert.equal((await mine(await reader(), 'complaint/requests'))[0].complaint_state.value, 'closed')
  assert.equal((await quote()).refund, whole)
  assert.equal((await offer('door')).status, 200, 'she can be offered again')
})

test('a third dispute of offers within a year waits for a person, also when all were about one worker @W4', async () => {
  const { order, offer, dispute } = await overdue(205)
  const disputed = async () => {
    assert.equal((await offer('door')).status, 200)
    assert.equal((await dispute()).status, 200)
    clock.advance({ days: 3 })
    await advanceContractsByDate(running().app)
    return (await order()).offer?.disputed ?? false
  }
  assert.deepEqual([await disputed(), await disputed(), await disputed()], [false, false, true])
})

test('the office decides whether a worker was offered, which is not disputed again @W4 @call:opsDecideOffer', async () => {
  const { orderId, order, quote, offer, dispute } = await overdue(203)
  const decide = (decision: string) =>
    office(`orders/${orderId}/offer/decision`, { decision, note: 'The neighbour saw her' })
  await offer('branch')
  assert.equal(errorCodeOf((await decide('made')).body), 'transition_not_allowed', 'nobody disputes it')
  await dispute()
  clock.advance({ days: 1 })
  assert.equal((await decide('made')).status, 200)
  assert.deepEqual((await order()).offer.disputed, false)
  assert.ok(codes(await quote()).includes('break_fee'))
  assert.equal(errorCodeOf((await dispute()).body), 'transition_not_allowed', 'it is decided')
})

test('an offer can be disputed for 48 hours @W4', async () => {
  const { order, offer, dispute } = await overdue(204)
  await offer('door')
  clock.advance({ hours: 48, minutes: 1 })
  assert.equal((await order()).offer.disputable_until, null)
  assert.equal(errorCodeOf((await dispute()).body), 'transition_not_allowed')
})

test('a pause that is approved after a late worker has come adds its days to hers @W4', async () => {
  const contract = await booked(205)
  const request = await asksForPause(contract, addDays(contract.agreed, 7))
  const before = await mine(contract.person, `my/contracts/${contract.contractId}`)
  clock.advance({ days: 15 })
  await arrives(contract.orderId)
  await approved(request)
  const family = await signInAgain(server, contract.person)
  const after = await mine(family, `my/contracts/${contract.contractId}`)
  // She came five days late, and the pause has thirty.
  assert.equal(after.service_end_date, addDays(before.service_end_date, 35))
})

/** Offers a worker who is overdue, lets a day of hers run, and leaves or asks for another worker. */
async function offeredAndThen(plan: number, kind: 'cancellation' | 'replacement') {
  const contract = await overdue(plan)
  const whole: number = (await contract.order()).amount_total
  await contract.offer('door')
  clock.advance({ days: 1 })
  const family = await contract.reader()
  const body = { contract_id: contract.contractId, request_reason: 'x', priority: 'low' }
  const sent = await ask(`POST /api/${kind}/create`, {
    token: family.token,
    body: { ...body, request_date: dayIn(0) },
  })
  assert.equal(sent.status, 200, sent.text)
  const returned = async (): Promise<number> =>
    (await contract.order()).payouts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  return { ...contract, whole, returned, request: Object(sent.body).result.id }
}

test('a family that left at a fee can still say that the worker was not offered, and gets the fee back @W4', async () => {
  const { whole, returned, request, dispute, order, reader } = await offeredAndThen(202, 'cancellation')
  await approved(request)
  assert.ok((await returned()) < whole)
  assert.notEqual((await order()).offer.disputable_until, null)
  assert.equal((await dispute()).status, 200)
  clock.advance({ hours: 48 })
  await advanceContractsByDate(running().app)
  assert.equal(await returned(), whole)
  assert.equal((await order()).offer, null)
  assert.equal((await mine(await reader(), 'complaint/requests'))[0].complaint_state.value, 'closed')
  const told = (await mine(await reader(), 'my/notices')).filter(
    ({ kind }: { kind: string }) => kind === 'refund_approved',
  )
  assert.equal(told.length, 2)
  const credits = (await mine(await reader(), 'my/invoices')).filter(
    ({ kind }: { kind: string }) => kind === 'credit_note',
  )
  assert.equal(credits.length, 2)
})

test('the office’s silence about an offer decides for the family also while a request is open @W4', async () => {
  const { dispute, order } = await offeredAndThen(203, 'replacement')
  assert.equal((await dispute()).status, 200)
  clock.advance({ hours: 48 })
  await advanceContractsByDate(running().app)
  assert.equal((await order()).offer, null)
})
