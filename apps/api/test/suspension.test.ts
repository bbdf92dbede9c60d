import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { sql } from 'drizzle-orm'
import { contractById } from '../src/db/repositories/contracts.ts'
import { toPaidContract } from '../src/use-cases/contracts/contract-terms.ts'
import { readContractView } from '../src/use-cases/contracts/contract-views.ts'
import { advanceContractsByDate } from '../src/use-cases/office/change-contracts.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidRecruitment, placePaidResident } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { arrives, done } = officeClient(server)
const { ask, clock } = server

const days = 90

const contractOf = async (token: string, id: string) =>
  Object((await ask(`GET /api/my/contracts/${id}`, { token })).body).result

/** The number of unused days that a quote about this contract would count now. */
async function unusedDays(contractId: string): Promise<number> {
  const { app } = server.running()
  const contract = await contractById(app.database.reader, contractId)
  assert.ok(contract)
  const { units } = toPaidContract(
    await readContractView(app.database.reader, contract, app.now()),
    app.now(),
    app.config.policies,
  )
  assert.equal(units.total, days)
  return units.total - units.used
}

test('the used days do not change when a suspension is agreed, and do not rise while it lasts', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidResident(server, person)
  const { date_order, service_end_date } = await contractOf(person.token, contractId)
  assert.equal(date_order, '2026-10-12')
  clock.advance({ days: 8 })
  await arrives(orderId)
  clock.advance({ days: 10 }) // 22 October: ten days of the contract have passed.
  const { token } = await signInAgain(server, person)
  assert.equal(await unusedDays(contractId), days - 10)

  const sent = await ask('POST /api/suspension/create', {
    token,
    body: {
      contract_id: contractId,
      request_date: '2026-10-22',
      request_reason: 'travel',
      priority: 'medium',
      suspention_date: '2026-11-01',
      resume_date: '2026-11-11',
    },
  })
  assert.equal(sent.status, 200, sent.text)
  await done(`requests/${Object(sent.body).result.id}/answer`, { decision: 'approve' })
  assert.ok((await contractOf(token, contractId)).service_end_date > service_end_date)
  assert.equal(await unusedDays(contractId), days - 10, 'agreed, and not begun')

  clock.advance({ days: 15 }) // 6 November: in the middle of the suspension.
  assert.equal(await unusedDays(contractId), days - 20, 'while it rests')

  clock.advance({ days: 10 }) // 16 November: five days after the end of the suspension.
  assert.equal(await unusedDays(contractId), days - 25, 'after it')
})

test('a suspension without a return day lasts thirty days', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const from = addDays(riyadhDay(instant(server.running().app.now())), 7)
  const { contractId } = await placePaidResident(server, person, {
    first_visit_date: addDays(from, -5),
    order_line: [{ product_id: 205 }],
  })
  const sent = await ask('POST /api/suspension/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_date: from,
      request_reason: 'travel',
      priority: 'medium',
      suspention_date: from,
    },
  })
  assert.equal(sent.status, 200, sent.text)
  const [request] = Object((await ask('GET /api/my/requests', { token: person.token })).body).result
  assert.deepEqual([request.effective_date, request.resume_date], [from, addDays(from, 30)])
})

test('a damaged suspension does not stop the daily update of the other contracts', async () => {
  const { app } = server.running()
  const contracts: string[] = []
  const from = addDays(riyadhDay(instant(app.now())), 1)
  for (const plan of [201, 203]) {
    const person = await signInAgain(server, await createCustomer(server))
    const { contractId } = await placePaidResident(server, person, {
      first_visit_date: from,
      order_line: [{ product_id: plan }],
    })
    const sent = await ask('POST /api/suspension/create', {
      token: person.token,
      body: {
        contract_id: contractId,
        request_date: from,
        request_reason: 'travel',
        priority: 'medium',
        suspention_date: addDays(from, 2),
        resume_date: addDays(from, 6),
      },
    })
    await done(`requests/${Object(sent.body).result.id}/answer`, { decision: 'approve' })
    contracts.push(contractId)
  }
  const [spoilt = '', good = ''] = contracts
  clock.advance({ days: 3 })
  await advanceContractsByDate(app)
  await app.database.write((tx) =>
    tx.execute(sql`update requests set details = '{"from": "soon"}' where contract_id = ${spoilt}`),
  )
  clock.advance({ days: 7 })
  await advanceContractsByDate(app)
  assert.equal((await contractById(app.database.reader, good))?.state, 'running')
  assert.equal((await contractById(app.database.reader, spoilt))?.state, 'suspended')
})

test('a suspension begins with the service at the earliest, and lasts 90 days at most @rule:suspension', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { token } = person
  const today = riyadhDay(instant(server.running().app.now()))
  const start = addDays(today, 8)
  const { contractId } = await placePaidResident(server, person, {
    first_visit_date: start,
    order_line: [{ product_id: 204 }],
  })
  const quoted = async (stretch: string) =>
    Object((await ask(`GET /api/my/contracts/${contractId}/quote?kind=suspension${stretch}`, { token })).body)
      .result
  const send = (from: string, until: string) =>
    ask('POST /api/suspension/create', {
      token,
      body: {
        contract_id: contractId,
        request_date: today,
        request_reason: 'travel',
        priority: 'medium',
        suspention_date: from,
        resume_date: until,
      },
    })

  const early = await quoted(`&from=${addDays(start, -1)}&until=${addDays(start, 3)}`)
  assert.equal(early.refusal, 'policies.suspension_before_the_start')
  assert.equal(early.earliest_date, start)
  const refused = await send(today, addDays(start, 1))
  assert.equal(refused.status, 422, refused.text)
  assert.deepEqual(Object(refused.body).fields, { suspention_date: 'not_allowed' })
  assert.deepEqual(Object(refused.body).result, { earliest_date: start })

  const long = await send(start, addDays(start, 91))
  assert.equal(long.status, 422, long.text)
  assert.deepEqual(Object(long.body).fields, { resume_date: 'too_large' })

  // A suspension without a first day begins as early as possible, which is not today.
  assert.equal((await quoted('')).refusal, '')
  const sent = await send(start, addDays(start, 90))
  assert.equal(sent.status, 200, sent.text)
})

test('a recruitment whose worker has not arrived cannot be suspended @rule:suspension', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidRecruitment(server, person, {
    first_visit_date: addDays(riyadhDay(instant(server.running().app.now())), 8),
  })
  const answer = await ask(`GET /api/my/contracts/${contractId}/quote?kind=suspension`, {
    token: person.token,
  })
  const { result } = Object(answer.body)
  assert.deepEqual([result.refusal, result.earliest_date], ['policies.suspension_before_arrival', null])
})

/** A live-in contract that is suspended from its third day on for ten days. */
async function suspended(plan: number) {
  const person = await signInAgain(server, await createCustomer(server))
  const today = riyadhDay(instant(server.running().app.now()))
  const from = addDays(today, 2)
  const { contractId } = await placePaidResident(server, person, {
    first_visit_date: today,
    order_line: [{ product_id: plan }],
  })
  const until = (await contractOf(person.token, contractId)).service_end_date
  const sent = await ask('POST /api/suspension/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_date: today,
      request_reason: 'travel',
      priority: 'medium',
      suspention_date: from,
      resume_date: addDays(from, 10),
    },
  })
  assert.equal(sent.status, 200, sent.text)
  await done(`requests/${Object(sent.body).result.id}/answer`, { decision: 'approve' })
  return { person, contractId, from, until }
}

const resume = (token: string, contractId: string) =>
  ask(`POST /api/my/contracts/${contractId}/resume`, { token })

test('a suspended contract shows its day of resumption, and resumes on the next day on request @rule:resume-early', async () => {
  const { person, contractId, from, until } = await suspended(206)
  const before = await contractOf(person.token, contractId)
  assert.equal(before.service_end_date, addDays(until, 10))

  clock.advance({ days: 4 })
  await advanceContractsByDate(server.running().app)
  const { token } = await signInAgain(server, person)
  const other = await signInAgain(server, await createCustomer(server))
  assert.equal((await resume(other.token, contractId)).status, 404)
  const answer = await resume(token, contractId)
  assert.equal(answer.status, 200, answer.text)
  // Today is the third day of the suspension, so three of its ten days are used.
  const tomorrow = addDays(from, 3)
  const after = await contractOf(token, contractId)
  assert.deepEqual(
    [after.state.value, after.resumes_on, after.earliest_resumption],
    ['suspended', tomorrow, null],
  )
  assert.equal(after.service_end_date, addDays(until, 3))
  const again = await resume(token, contractId)
  assert.equal(Object(again.body).code, 'contract_not_open')

  clock.advance({ days: 1 })
  await advanceContractsByDate(server.running().app)
  const on = await contractOf((await signInAgain(server, person)).token, contractId)
  assert.deepEqual([on.state.value, on.resumes_on], ['running', null])
})

test('a pause that is approved for later changes nothing until its first day @W5 @rule:suspension', async () => {
  const { person, contractId, from } = await suspended(202)
  const sweep = () => advanceContractsByDate(server.running().app)
  const seen = async () => {
    const { state, pauses_on, resumes_on, earliest_resumption } = await contractOf(
      (await signInAgain(server, person)).token,
      contractId,
    )
    return [state.value, pauses_on, resumes_on, earliest_resumption]
  }
  const until = addDays(from, 10)
  await sweep()
  assert.deepEqual(await seen(), ['running', from, until, from])
  // Another pause waits for the one that is agreed.
  const again = await ask('POST /api/suspension/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_date: from,
      request_reason: 'travel',
      priority: 'medium',
      suspention_date: addDays(from, 20),
      resume_date: addDays(from, 25),
    },
  })
  assert.equal(errorCodeOf(again.body), 'contract_not_open')
  clock.advance({ days: 2 })
  await sweep()
  assert.deepEqual(await seen(), ['suspended', null, until, addDays(from, 1)])
  clock.advance({ days: 10 })
  await sweep()
  assert.deepEqual(await seen(), ['running', null, null, null])
})

test('while a pause is still ahead the visits before it can be moved, but not into it @W5 @rule:move-a-visit', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const today = riyadhDay(instant(server.running().app.now()))
  const first = [5, 6].map((ahead) => addDays(today, ahead)).find((day) => new Date(day).getUTCDay() !== 5)
  assert.ok(first)
  const { contractId } = await placePaidHourly(server, person, { service_date: first })
  const from = addDays(first, 6)
  const sent = await ask('POST /api/suspension/create', {
    token: person.token,
    body: {
      contract_id: contractId,
      request_date: today,
      request_reason: 'travel',
      priority: 'medium',
      suspention_date: from,
      resume_date: addDays(from, 10),
    },
  })
  assert.equal(sent.status, 200, sent.text)
  await done(`requests/${Object(sent.body).result.id}/answer`, { decision: 'approve' })
  const visits = Object((await ask('GET /api/my/visit-lines', { token: person.token })).body).result
  const visit = visits.find(({ first_visit_date: day }: { first_visit_date: string }) => day === first)
  const move = (date: string) =>
    ask(`POST /api/my/visits/${visit.id}/move`, {
      token: person.token,
      body: { date, visit_window: visit.visit_window },
    })
  const into = [1, 2].map((ahead) => addDays(from, ahead)).find((day) => new Date(day).getUTCDay() !== 5)
  assert.equal(errorCodeOf((await move(into ?? '')).body), 'date_unavailable')
  const before = [1, 2].map((ahead) => addDays(first, ahead)).find((day) => new Date(day).getUTCDay() !== 5)
  assert.equal((await move(before ?? '')).status, 200)
})

test('a suspension that has not begun is cancelled at once when the customer resumes the contract @rule:resume-early', async () => {
  const { person, contractId, until } = await suspended(207)
  assert.equal((await resume(person.token, contractId)).status, 200)
  const contract = await contractOf(person.token, contractId)
  assert.deepEqual([contract.state.value, contract.service_end_date], ['running', until])
})

test('a suspended contract can be cancelled, but neither suspended again nor given another worker @rule:resume-early', async () => {
  const { person: family, contractId } = await suspended(208)
  clock.advance({ days: 2 })
  await advanceContractsByDate(server.running().app)
  const person = await signInAgain(server, family)
  const send = (kind: string, extra: object = {}) =>
    ask(`POST /api/${kind}/create`, {
      token: person.token,
      body: {
        contract_id: contractId,
        request_date: riyadhDay(instant(server.running().app.now())),
        request_reason: 'travel',
        priority: 'medium',
        ...extra,
      },
    })
  for (const kind of ['suspension', 'replacement'])
    assert.equal(Object((await send(kind)).body).code, 'contract_not_open', kind)
  const sent = await send('cancellation')
  assert.equal(sent.status, 200, sent.text)
  assert.equal((await contractOf(person.token, contractId)).state.value, 'on_hold')
  await done(`requests/${Object(sent.body).result.id}/answer`, { decision: 'reject' })
  assert.equal((await contractOf(person.token, contractId)).state.value, 'suspended')
})
