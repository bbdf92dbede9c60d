import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { allOperations } from '@sakina/api-client/wire'
import { sendRequest, startTestServer } from './support/server.ts'
import {
  agreeToPackage,
  completeCheckout,
  fetchOrder,
  placePaidHourly,
  placePaidResident,
} from './support/orders.ts'
import { officeClient, officeToken } from './support/office.ts'
import { portalClient } from './support/portal.ts'
import { errorCodeOf, signInAgain, createCustomer } from './support/people.ts'
import { configFrom, startServer } from '../src/server.ts'
import { freshDatabase } from './support/database.ts'

const server = startTestServer({ OPS_TOKEN: officeToken }, {}, [103])
const { ask, running, clock } = server
const { headers, office, done } = officeClient(server)
const { mine, asked } = portalClient(server)

test('an order advances stage by stage; skipped stages and stages of another service are refused @R19 @rule:office @rule:tracking-stages', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidResident(server, person, {
    order_line: [{ product_id: 202 }],
  })
  const skipped = await office(`orders/${orderId}/stage`, { stage: 'received' })
  assert.equal(errorCodeOf(skipped.body), 'transition_not_allowed')
  const visa = await office(`orders/${orderId}/stage`, { stage: 'visa_started' })
  assert.equal(errorCodeOf(visa.body), 'transition_not_allowed')
  await done(`orders/${orderId}/stage`, { stage: 'on_the_way', note: 'Left at nine' })
  await done(`orders/${orderId}/stage`, { stage: 'arrived' })
  const order = await done(`orders/${orderId}/stage`, { stage: 'received' })
  assert.equal(order.status.value, 'active')
  assert.equal(order.stages.find(({ code }: { code: string }) => code === 'on_the_way').note, 'Left at nine')
  const rewards = await mine(person, 'my/rewards')
  assert.equal(rewards.points, 195 + 75)
  assert.equal(rewards.tier, 'gold')
  assert.ok(contractId)
})

test('Arabic responses about a houseman use the masculine form', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidResident(server, person, { order_line: [{ product_id: 208 }] })
  await done(`orders/${orderId}/stage`, { stage: 'on_the_way' })
  await done(`orders/${orderId}/stage`, { stage: 'arrived' })
  const tonight = { service_package_id: 103, service_date: '2026-10-04', visit_window: 'evening' }
  const { contractId } = await placePaidHourly(server, person, tonight)
  const [visit] = await mine(person, 'my/visit-lines')
  await done(`visits/${visit.id}/state`, { state: 'on_the_way' })
  const paths = [
    `my/orders/${orderId}`,
    `my/contracts/${contractId}`,
    `my/contracts/${contractId}/quote?kind=cancellation`,
  ]
  for (const path of [...paths, 'my/orders', 'services/running', 'my/visit-lines', 'my/invoices']) {
    const answer = await ask(`GET /api/${path}`, { token: person.token, language: 'ar' })
    assert.equal(answer.status, 200, answer.text)
    // The removed words are the name of a service, which is the same whatever the gender of the
    // worker.
    assert.doesNotMatch(answer.text.replaceAll('العاملة المقيمة', ''), /عاملة/u, path)
  }
  const order = await ask(`GET /api/my/orders/${orderId}`, { token: person.token, language: 'ar' })
  assert.equal(Object(order.body).result.nationality_id.name, 'بنغلاديشي')
})

test('in Arabic the nationality of a plan agrees with the gender of its workers', async () => {
  const nationalityOf = async (plan: number, language: 'ar' | 'en') =>
    Object((await ask(`GET /api/plans/${plan}`, { language })).body).result.nationality_id.name
  assert.equal(await nationalityOf(101, 'ar'), 'كينية')
  assert.equal(await nationalityOf(103, 'ar'), 'كيني')
  assert.equal(await nationalityOf(103, 'en'), 'Kenyan')
})

test('the office cannot advance a package before pricing it, nor price it again while it awaits payment; the customer then pays', async () => {
  const person = await createCustomer(server)
  const made = await ask('POST /api/special_packages', {
    token: person.token,
    body: { worker_type: 'nurse', nationality: 'filipino', worker_count: 1, duration: '3months' },
  })
  const { id } = Object(made.body)
  assert.equal(
    errorCodeOf((await office(`orders/${id}/stage`, { stage: 'awaiting_payment' })).body),
    'transition_not_allowed',
  )
  const priced = await done(`orders/${id}/price`, { list_price: 9000, employee_wage: 6000 })
  assert.equal(priced.amount_total, 9450)
  assert.equal(priced.status.value, 'pending_payment')
  assert.equal(
    errorCodeOf((await office(`orders/${id}/price`, { list_price: 1, employee_wage: 0 })).body),
    'transition_not_allowed',
  )
  await agreeToPackage(server, person, id)
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'processing')
  assert.equal((await mine(person, 'services/running')).length, 1)
})

test('of ten simultaneous advances of an order to one stage, one succeeds @R7', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidResident(server, person, { order_line: [{ product_id: 203 }] })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => office(`orders/${orderId}/stage`, { stage: 'on_the_way' })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ status }) => status === 409).length, 9)
})

test('one of five simultaneous free cancellations succeeds and refunds the whole order, with a credit note', async () => {
  const person = await createCustomer(server)
  const { contractId, orderId } = await placePaidHourly(server, person, { service_date: '2026-10-14' })
  const body = {
    contract_id: contractId,
    request_reason: 'x',
    priority: 'medium',
    request_date: '2026-10-04',
  }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.ask('POST /api/cancellation/create', { token: person.token, body }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1, answers[0]?.text)
  assert.deepEqual(
    (await mine(person, 'services/cancelled')).map(({ id: of }: { id: string }) => of),
    [contractId],
  )
  const invoices = await mine(person, 'my/invoices')
  const note = invoices.find(({ kind }: { kind: string }) => kind === 'credit_note')
  const original = invoices.find(({ kind }: { kind: string }) => kind === 'order')
  assert.equal(note.amount_total, original.amount_total)
  assert.equal(original.state.value, 'credited')
  assert.equal((await mine(person, `my/invoices/${note.id}`)).credit_of.id, original.id)
  assert.equal((await fetchOrder(server, person, orderId)).status.value, 'cancelled')
  assert.ok(
    (await mine(person, 'my/visit-lines')).every(
      (visit: { visit_status: { value: string } }) => visit.visit_status.value === 'cancelled',
    ),
  )
  const refunds = Object((await office('refunds?state=pending')).body).result
  const refund = refunds.find(({ order_id }: { order_id: { id: string } }) => order_id.id === orderId)
  assert.equal(refund.amount, original.amount_total)
  assert.equal((await done(`refunds/${refund.id}/state`, { state: 'sent' })).state, 'sent')
  assert.equal(
    errorCodeOf((await office(`refunds/${refund.id}/state`, { state: 'failed' })).body),
    'transition_not_allowed',
  )
})

test('a request that the office refuses leaves the contract as it was before', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-10-05' })
  const id = await asked(person, 'cancellation', { contract_id: contractId })
  await done(`requests/${id}/answer`, { decision: 'reject', note: 'Please call us' })
  assert.equal((await mine(person, 'services/running')).length, 1)
  assert.equal((await mine(person, 'my/requests'))[0].answer_note, 'Please call us')
  const refund = await asked(person, 'replacement', {
    contract_id: contractId,
    action_type: 'refundPayment',
    email: person.email,
    phone: '0555001234',
  })
  assert.ok((await mine(person, 'my/wallet')).frozen > 0)
  await done(`requests/${refund}/answer`, { decision: 'reject' })
  const wallet = await mine(person, 'my/wallet')
  assert.deepEqual([wallet.balance, wallet.frozen], [0, 0])
})

test('a suspension moves the visit within it behind the last one and charges a fee, which is paid at the checkout', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 104,
    service_date: '2026-10-15',
  })
  const id = await asked(person, 'suspension', {
    contract_id: contractId,
    suspention_date: '2026-10-20',
    resume_date: '2026-10-27',
  })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const [{ visit_count, pauses_on }] = await mine(person, 'services/running')
  assert.deepEqual([visit_count, pauses_on], [4, '2026-10-20'])
  const standing = (await mine(person, 'my/visit-lines')).filter(
    (visit: { visit_status: { value: string } }) => visit.visit_status.value === 'scheduled',
  )
  assert.deepEqual(
    standing.map(({ first_visit_date }: { first_visit_date: string }) => first_visit_date),
    ['2026-10-15', '2026-10-29', '2026-11-05', '2026-11-12'],
  )
  const fee = (await mine(person, 'my/invoices')).find(
    ({ kind }: { kind: string }) => kind === 'suspension_fee',
  )
  assert.deepEqual([fee.amount_total, fee.state.value, fee.payable], [200, 'unpaid', true])
  const pay = await ask(`POST /api/my/invoices/${fee.id}/pay`, {
    token: person.token,
    body: { method: 'card' },
  })
  assert.equal(Object(pay.body).payment_link, `/checkout/${fee.id}`)
  await completeCheckout(server, fee.id, 'duplicate_callback')
  assert.equal((await mine(person, `my/invoices/${fee.id}`)).state.value, 'paid')
})

test('an unpaid invoice puts the contract in default until it is paid from the wallet @rule:default @rule:overdue-invoice', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person, { order_line: [{ product_id: 209 }] })
  const charge = await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })
  assert.equal(charge.amount_total, 115)
  assert.equal(charge.due_date, addDays(charge.invoice_date, 7))
  await done('jobs/run', { jobs: ['contracts'] })
  assert.equal((await mine(person, 'services/running')).length, 1)
  const { app } = running()
  await app.database.write((tx) =>
    tx.execute(sql`update invoices
      set issued_at = issued_at - interval '9 days', due_at = due_at - interval '9 days'
      where id = ${charge.id}`),
  )
  await done('jobs/run', { jobs: ['contracts'] })
  const [defaulted] = await mine(person, 'services/defaulted')
  assert.deepEqual(defaulted.overdue_invoice, { id: charge.id, name: charge.name, amount_due: 115 })
  const pay = { token: person.token, body: { method: 'wallet' } }
  assert.equal(
    errorCodeOf((await ask(`POST /api/my/invoices/${charge.id}/pay`, pay)).body),
    'balance_too_low',
  )
  await done(`customers/${person.id}/wallet`, { amount: 200, reason: 'Sorry' })
  assert.equal((await ask(`POST /api/my/invoices/${charge.id}/pay`, pay)).status, 200)
  assert.equal((await mine(person, 'services/running')).length, 1)
  assert.equal((await mine(person, 'my/wallet')).balance, 85)
})

test('an approved replacement assigns another worker to the contract @rule:replacement', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: '2026-11-10',
    visit_window: 'evening',
  })
  const before = (await mine(person, 'services/running'))[0].employee_ids[0].id
  const id = await asked(person, 'replacement', { contract_id: contractId })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const [contract] = await mine(person, 'services/running')
  assert.notEqual(contract.employee_ids[0].id, before)
})

test('a customer gets exactly the replacement worker she chose @rule:replacement', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: '2026-11-11',
    visit_window: 'evening',
  })
  const before = (await mine(person, 'services/running'))[0].employee_ids[0].id
  const able: readonly { id: number }[] = Object((await ask('GET /api/workers?plan=107')).body).result
  const chosen = able.map(({ id }) => id).filter((id) => id !== before)
  const id = await asked(person, 'replacement', {
    contract_id: contractId,
    // Taken as the number it is.
    selected_employee_id: String(chosen.at(-1)),
  })
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const [contract] = await mine(person, 'services/running')
  assert.equal(contract.employee_ids[0].id, chosen.at(-1))
})

test('a complaint keeps its history, and a closed one stays closed @rule:complaints', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 108,
    weekdays: [1, 3, 4],
    service_date: '2026-10-12',
  })
  const id = await asked(person, 'complaint', { contract_id: contractId, complaint_type: 'behavior' })
  await done(`complaints/${id}/answer`, { state: 'open', note: 'We are looking into it' })
  await done(`complaints/${id}/answer`, { state: 'on_hold' })
  assert.equal((await mine(person, 'complaint/requests/on_hold')).length, 1)
  await done(`complaints/${id}/answer`, { state: 'closed', note: 'Solved' })
  assert.equal(
    errorCodeOf((await office(`complaints/${id}/answer`, { state: 'open' })).body),
    'transition_not_allowed',
  )
  const [complaint] = await mine(person, 'complaint/requests')
  assert.equal(complaint.history.length, 4)
})

test('the office can require a new password, grant a voucher and make a worker unavailable @rule:office', async () => {
  const before = await createCustomer(server)
  await done(`customers/${before.id}/must-change-password`, { required: true })
  // The office does not need the old password, so earlier sessions must sign in again.
  assert.equal((await ask('GET /api/user/context', { token: before.token })).status, 401)
  const person = await signInAgain(server, before)
  assert.equal((await mine(person, 'user/context')).partner.must_change_password, true)
  const kept = await ask('GET /api/my/vouchers', { token: person.token })
  assert.equal(errorCodeOf(kept.body), 'forbidden', 'nothing else is open until the password is changed')
  await done(`customers/${person.id}/must-change-password`, { required: false })
  const { code } = await done(`customers/${person.id}/vouchers`, {
    percent: 10,
    valid_until: '2027-01-01',
    name: 'Sorry',
  })
  assert.equal((await mine(person, 'my/vouchers'))[0].code, code)
  await done('workers/1005/availability', { available: false })
  const listed = await ask('GET /api/workers?plan=103')
  assert.equal(Object(listed.body).result.length, 0)
  await done('workers/1005/availability', { available: true })
})

test('every list of the office can be read', async () => {
  const lists = allOperations.filter(
    ({ auth, method, path }) => auth === 'ops' && method === 'GET' && !path.includes(':'),
  )
  const queries: Partial<Record<string, string>> = {
    opsListDispatch: 'limit=3&date=2026-10-05',
    opsGetClosing: 'from=2026-10-01&to=2026-10-31',
  }
  for (const row of lists) {
    const answer = await office(`${row.path.replace('/ops/', '')}?${queries[row.id] ?? 'limit=3'}`)
    assert.equal(answer.status, 200, `${row.id} ${answer.text}`)
  }
})

test('when the office approves, rejects and cancels while the customer moves the visit, no slot is left over and no more is refunded than was paid @R10', async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await createCustomer(server)
    const day = `2026-12-${String(10 + round)}`
    const { contractId, orderId } = await placePaidHourly(server, person, {
      service_package_id: 103,
      service_date: day,
      visit_window: 'evening',
    })
    const [visit] = await mine(person, 'my/visit-lines')
    const id = await asked(person, 'cancellation', { contract_id: contractId })
    await Promise.all([
      office(`requests/${id}/answer`, { decision: 'approve' }),
      office(`requests/${id}/answer`, { decision: 'reject' }),
      ask(`POST /api/my/visits/${visit.id}/move`, {
        token: person.token,
        body: { date: '2026-12-25', visit_window: 'evening' },
      }),
      office(`orders/${orderId}/cancel`, { reason: 'x' }),
    ])
    const [left] = await running().app.database.reader.execute<{
      state: string
      slots: number
      ahead: number
      credited: number
      paid: number
    }>(
      sql`select c.state,
            (select count(*)::int from worker_slots s where s.order_id = c.order_id) as slots,
            (select count(*)::int from visits v where v.contract_id = c.id and v.status = 'scheduled') as ahead,
            (select coalesce(sum(i.total), 0)::int from invoices i where i.contract_id = c.id and i.kind = 'credit_note') as credited,
            (select coalesce(sum(i.total), 0)::int from invoices i where i.contract_id = c.id and i.kind = 'order') as paid
          from contracts c where c.id = ${contractId}`,
      'objects',
    )
    assert.ok(left !== undefined)
    assert.equal(left.slots, left.ahead, JSON.stringify(left))
    assert.ok(left.credited <= left.paid)
    if (left.state === 'cancelled') assert.equal(left.ahead, 0)
    else assert.equal(left.credited, 0)
  }
})

test('the office’s routes refuse a wrong token, and every token on a server without a configured one @rule:office', async () => {
  assert.equal((await ask('GET /ops/orders', { headers: { authorization: 'Bearer wrong' } })).status, 401)
  const other = await freshDatabase()
  const plain = await startServer(
    configFrom({ NODE_ENV: 'test', PORT: '0', DATA_DIR: ':memory:', DEMO: 'true', LOG_LEVEL: 'silent' }),
    { database: other.database, background: false },
  )
  try {
    assert.equal((await sendRequest(plain.address, 'GET /ops/orders', { headers })).status, 401)
  } finally {
    await plain.stop()
    await other.drop()
  }
})

test('a visit is missed by the family only once the driver has been at the door for five minutes @rule:driver-waits @rule:missed-visit', async () => {
  const person = await createCustomer(server)
  const days = { service_package_id: 101, service_date: '2026-12-28' }
  await placePaidHourly(server, person, days)
  const [visit] = await mine(person, 'my/visit-lines')
  const minutesTo = (moment: string) => (Date.parse(moment) - clock.now().getTime()) / 60_000
  const { link } = await done('driver-links', { driver: 'Salim', date: days.service_date })
  const byFamily = { state: 'missed', fault: 'family' }
  const missed = async () => errorCodeOf((await office(`visits/${visit.id}/state`, byFamily)).body)
  clock.advance({ minutes: minutesTo(visit.arrives_from) })
  assert.equal(await missed(), 'transition_not_allowed')
  // The driver is on the way, but the server has not heard that anybody waits at the door.
  clock.advance({ minutes: 20 })
  await done(`visits/${visit.id}/state`, { state: 'on_the_way' })
  clock.advance({ minutes: 10 })
  assert.equal(await missed(), 'transition_not_allowed')
  const at = clock.now().toISOString()
  const step = { link: String(link).split('#')[1], id: randomUUID(), visit: visit.id, step: 'at_door', at }
  assert.equal((await ask('POST /api/driver/steps', { body: step })).status, 200)
  clock.advance({ minutes: 4 })
  assert.equal(await missed(), 'transition_not_allowed')
  clock.advance({ minutes: 1 })
  const { visit_status } = await done(`visits/${visit.id}/state`, byFamily)
  assert.equal(visit_status.value, 'missed')
})

test('nobody marks a visit before its day, or as made or missed before its window @rule:office', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_package_id: 101, service_date: '2027-01-06' })
  const [visit] = await mine(person, 'my/visit-lines')
  const marks = async (states: readonly string[]) => {
    const answers = []
    for (const state of states)
      answers.push(errorCodeOf((await office(`visits/${visit.id}/state`, { state })).body))
    return answers
  }
  const refused = 'transition_not_allowed'
  assert.deepEqual(await marks(['on_the_way', 'in_progress', 'missed']), [refused, refused, refused])
  clock.reach(`${visit.first_visit_date}T00:00:00+03:00`)
  await done(`visits/${visit.id}/state`, { state: 'on_the_way' })
  await done(`visits/${visit.id}/state`, { state: 'in_progress' })
  assert.deepEqual(await marks(['done']), [refused])
  clock.reach(visit.arrives_from)
  await done(`visits/${visit.id}/state`, { state: 'done' })
})

test('finished visits earn exactly the points of the whole order and finish the contract @rule:points', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, {
    service_package_id: 104,
    service_date: '2027-01-15',
    visit_window: 'evening',
  })
  const visits = (await mine(person, 'my/visit-lines')).toReversed()
  assert.equal(
    errorCodeOf((await office(`visits/${visits[0].id}/state`, { state: 'done' })).body),
    'transition_not_allowed',
  )
  for (const visit of visits) {
    clock.reach(visit.arrives_from)
    await done(`visits/${visit.id}/state`, { state: 'in_progress' })
    await done(`visits/${visit.id}/state`, { state: 'done' })
  }
  const again = await signInAgain(server, person)
  assert.equal((await mine(again, 'my/rewards')).points, 18)
  assert.equal((await mine(again, 'services/finished')).length, 1)
})

test('a family goes on writing in a complaint, opens a closed one again for seven days, or says that it is solved @rule:complaints @call:replyToComplaint', async () => {
  let person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, {
    service_date: addDays(riyadhDay(instant(clock.now())), 6),
  })
  const id = await asked(person, 'complaint', { contract_id: contractId, complaint_type: 'behavior' })
  const reply = (body: unknown) => {
    clock.advance({ minutes: 1 })
    return ask(`POST /api/my/complaints/${id}/replies`, { token: person.token, body })
  }
  const said = async () => {
    const [complaint] = await mine(person, 'complaint/requests')
    const { state, by_office: byOffice, note } = complaint.history.at(-1)
    return {
      now: complaint.complaint_state.value,
      due: complaint.answer_due,
      state: state.value,
      byOffice,
      note,
    }
  }
  assert.deepEqual(Object((await reply({})).body).fields, { text: 'required' })
  assert.equal(errorCodeOf((await reply({ is_solved: true })).body), 'transition_not_allowed')
  await done(`complaints/${id}/answer`, { state: 'on_hold', note: 'Which day was it?' })
  const { due } = await said()
  clock.advance({ hours: 30 })
  person = await signInAgain(server, person)
  assert.equal((await reply({ text: 'On Monday\nat nine' })).status, 200)
  const answered = await said()
  assert.deepEqual(
    { ...answered, due: Date.parse(answered.due) - Date.parse(due) },
    {
      now: 'open',
      due: 30 * 3_600_000 + 3 * 60_000,
      state: 'open',
      byOffice: false,
      note: 'On Monday\nat nine',
    },
  )
  const close = () => {
    clock.advance({ minutes: 1 })
    return done(`complaints/${id}/answer`, { state: 'closed', note: 'Another worker comes' })
  }
  await close()
  assert.equal((await reply({ text: 'She did not come' })).status, 200)
  assert.equal((await said()).now, 'open')
  await close()
  assert.equal((await reply({ is_solved: true })).status, 200)
  assert.deepEqual(await said(), { now: 'closed', due: null, state: 'closed', byOffice: false, note: null })
  assert.equal(errorCodeOf((await reply({ is_solved: true })).body), 'transition_not_allowed')
  const exported = Object((await ask('GET /api/my/data', { token: person.token })).body).result
  assert.match(JSON.stringify(exported), /On Monday/)
  clock.advance({ days: 7, minutes: 1 })
  person = await signInAgain(server, person)
  assert.equal(errorCodeOf((await reply({ text: 'Again' })).body), 'transition_not_allowed')
})
