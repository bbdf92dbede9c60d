import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { MAX_FILE_BYTES } from '@sakina/domain/vocabulary'
import { officeClient, officeToken } from './support/office.ts'
import {
  fetchOrder,
  placePaidHourly,
  placePaidResident,
  parsePlacedOrder,
  placeHourly,
  hourlyOrderBody,
} from './support/orders.ts'
import { errorCodeOf, registrationForm, testPassword, signInAgain, createCustomer } from './support/people.ts'
import { overstayedRefund } from './support/overstayed.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

/**
 * This file checks the numbers of the specification, which the owner of this server does not
 * override.
 */

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' }, {}, [103])
const { ask, clock, running } = server
const { done, office } = officeClient(server)
const { mine, asked } = portalClient(server)

const read = async (path: string) => {
  const answer = await ask(`GET /api/${path}`)
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.body)
}
const change = (statement: ReturnType<typeof sql>) =>
  running().app.database.write((tx) => tx.execute(statement))

type Window = { period: string; arrive_from: string; arrive_to: string }
const windowsOn = async (date: string): Promise<readonly string[]> =>
  (await read(`visit-windows?date=${date}`)).result.map(
    ({ period, arrive_from, arrive_to }: Window) => `${period} ${arrive_from}-${arrive_to}`,
  )

type Visit = Window & { date: string }
const quote = async (body: Readonly<Record<string, unknown>>) => {
  const answer = await ask('POST /api/quote', { body })
  assert.equal(answer.status, 200, answer.text)
  const { result } = Object(answer.body)
  const amounts: Readonly<Record<string, number>> = Object.fromEntries(
    result.lines.map(({ code, amount }: { code: string; amount: number }) => [code, amount]),
  )
  const days: readonly string[] = result.visits.map(({ date }: Visit) => date)
  return { amounts, days, visits: result.visits, total: result.total, outside: result.outside }
}
const refusedQuote = async (body: Readonly<Record<string, unknown>>) => {
  const answer = await ask('POST /api/quote', { body })
  return [answer.status, errorCodeOf(answer.body)]
}

test('a working day has two arrival windows, a Friday only the evening, Ramadan its own, in which a quote plans a visit @rule:arrivals @constant:regular-arrivals @constant:friday-arrivals @constant:ramadan-arrivals', async () => {
  assert.deepEqual(await windowsOn('2026-10-07'), ['morning 07:30-09:30', 'evening 16:00-18:00'])
  assert.deepEqual(await windowsOn('2026-10-09'), ['evening 14:30-16:00'])
  assert.deepEqual(await windowsOn('2027-02-10'), ['morning 11:00-13:00', 'evening 20:00-22:00'])
  assert.deepEqual(await windowsOn('2027-02-12'), ['evening 20:00-22:00'])
  const { visits } = await quote({ plan_id: 102, service_date: '2027-02-10', visit_window: 'evening' })
  assert.deepEqual(
    visits.map(({ arrive_from, arrive_to }: Window) => [arrive_from, arrive_to]),
    [['20:00', '22:00']],
  )
})

test('a visit lasts four hours from the end of its arrival window @constant:visit-length', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_date: '2026-10-19' })
  const [visit] = await mine(person, 'my/visit-lines')
  assert.equal(visit.arrives_to, '2026-10-19T06:30:00.000Z')
  assert.equal(visit.ends_at, '2026-10-19T10:30:00.000Z')
})

test('a single visit can repeat every 7 days, a bundle of visits every 28; other intervals are refused @rule:repetition @constant:monthly-repetition', async () => {
  const single = { plan_id: 101, service_date: '2026-10-05', visit_window: 'morning' }
  assert.deepEqual((await quote(single)).days, ['2026-10-05'])
  assert.deepEqual((await quote({ ...single, repeat_count: 3, repeat_interval_days: 7 })).days, [
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
  ])
  const four = { ...single, plan_id: 104 }
  const { days } = await quote({ ...four, repeat_count: 2, repeat_interval_days: 28 })
  assert.deepEqual([days.length, days[0], days[4]], [8, '2026-10-05', '2026-11-02'])
  const refused = [
    await refusedQuote({ ...four, repeat_count: 2, repeat_interval_days: 7 }),
    await refusedQuote({ ...single, repeat_count: 2, repeat_interval_days: 30 }),
  ]
  for (const [status] of refused) assert.ok(Number(status) >= 400, String(refused))
})

test('the server refuses a visit in the past, too soon, too far ahead or at a time when the worker is taken @rule:bookable-days', async () => {
  const person = await createCustomer(server)
  const order = (day: string, more: object = {}) =>
    ask('POST /api/sale_order/hourly', {
      token: person.token,
      body: hourlyOrderBody(person, {
        service_package_id: 103,
        visit_window: 'evening',
        service_date: day,
        ...more,
      }),
    })
  const today = running().app.now().toISOString().slice(0, 10)
  for (const day of ['2026-10-01', '2027-12-01'])
    assert.equal(errorCodeOf((await order(day)).body), 'date_unavailable', day)
  // There are less than four hours before the end of the morning's arrival window.
  const early = await order(today, { service_package_id: 101, visit_window: 'morning' })
  assert.equal(errorCodeOf(early.body), 'date_unavailable', today)
  const wanted = { employee_id: 1005 }
  parsePlacedOrder(await order('2026-10-20', wanted))
  assert.equal(errorCodeOf((await order('2026-10-20', wanted)).body), 'worker_unavailable')
})

test('a total is the price less the wage, plus tax on that part, plus the wage and the delivery @rule:total @rule:delivery @rule:tax-from-its-name', async () => {
  const parts = { service: 3900, tax: 585, wage: 2700 }
  const home = await quote({ plan_id: 202, need_delivery: 1 })
  assert.deepEqual([home.amounts, home.total], [{ ...parts, delivery: 150 }, 7335])
  const pickup = await quote({ plan_id: 202, need_delivery: 0 })
  assert.deepEqual([pickup.amounts, pickup.total], [parts, 7185])
  const hours = await quote({ plan_id: 105 })
  assert.deepEqual(hours.amounts, { service: 720, tax: 108 })
  await change(sql`update plans set taxes = '[{"id":1,"name":"ضريبة ٥٪","amount":15}]' where id = 202`)
  assert.equal((await quote({ plan_id: 202, need_delivery: 0 })).amounts['tax'], 195)
  await change(sql`update plans set taxes = '[{"id":1,"name":"VAT 15%","amount":15}]' where id = 202`)
})

test('half a halala of a price is rounded away from zero, once per line @rule:halalas', async () => {
  await change(sql`update plans set list_price = 9910 where id = 101`)
  const person = await createCustomer(server)
  const body = { plan_id: 101, voucher_code: 'FIRST25' }
  const answer = await ask('POST /api/quote', { token: person.token, body })
  await change(sql`update plans set list_price = 9900 where id = 101`)
  const { lines, total } = Object(answer.body).result
  // 25 % of 99.10 is 24.775, and 15 % of the remaining 74.32 is 11.148.
  assert.deepEqual(
    lines.map(({ code, amount }: { code: string; amount: number }) => [code, amount]),
    [
      ['service', 99.1],
      ['voucher', -24.78],
      ['tax', 11.15],
    ],
  )
  assert.equal(total, 85.47)
})

test('FIRST25 takes a quarter, 100 SAR at most, off a first hourly order @constant:promotion', async () => {
  const person = await createCustomer(server)
  const off = async (plan: number) => {
    const body = { plan_id: plan, voucher_code: 'FIRST25' }
    const { result, code } = Object((await ask('POST /api/quote', { token: person.token, body })).body)
    return code ?? result.lines.find((line: { code: string }) => line.code === 'voucher').amount
  }
  assert.equal(await off(101), -24.75)
  assert.equal(await off(106), -100)
  assert.equal(await off(202), 'voucher_not_applicable')
  await placePaidHourly(server, person, { service_package_id: 102, visit_window: 'evening' })
  assert.equal(await off(101), 'voucher_not_applicable')
})

test('100 points are worth 50 SAR, 20 SAR earn one point, and the four tiers have the specified limits and rewards @constant:points-discount @constant:points-earned @constant:tiers', async () => {
  const rewards = await mine(await createCustomer(server), 'my/rewards')
  assert.deepEqual([rewards.points_per_block, rewards.discount_per_block], [100, 50])
  assert.deepEqual([rewards.earn_points, rewards.earn_per], [1, 20])
  assert.deepEqual(
    rewards.tiers.map((tier: object) => Object.values(tier)),
    [
      ['bronze', 0, 0, 0],
      ['silver', 2_000, 25, 0.5],
      ['gold', 6_000, 50, 1],
      ['diamond', 20_000, 100, 2],
    ],
  )
})

test("a worker's time is held for fifteen minutes @constant:hold", async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_package_id: 107, service_date: '2026-10-27' })
  const until = Date.parse((await mine(person, `my/orders/${id}`)).hold_expires_at)
  assert.equal(until - running().app.now().getTime(), 15 * 60_000)
  clock.advance({ minutes: 16 })
  await done('jobs/run', { jobs: ['holds'] })
  assert.equal((await fetchOrder(server, person, id)).status.value, 'expired')
})

test('an invoice puts its contract in default after seven unpaid days, not before @constant:default-after', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person, { order_line: [{ product_id: 209 }] })
  const charge = await done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })
  const unpaidFor = async (days: number) => {
    const { app } = running()
    const issued = new Date(app.now().getTime() - days * 86_400_000).toISOString()
    await change(
      sql`update invoices set due_at = due_at + (${issued}::timestamptz - issued_at), issued_at = ${issued} where id = ${charge.id}`,
    )
    await done('jobs/run', { jobs: ['contracts'] })
    return (await mine(person, 'services/defaulted')).length
  }
  assert.deepEqual([await unpaidFor(7), await unpaidFor(8)], [0, 1])
})

test('days that a worker stays after the end cost nothing unless the owner sets a fine @constant:daily-fine', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const lines = await overstayedRefund(server, person, 4)
  assert.ok(lines.length > 0)
  assert.ok(!lines.some(({ code }) => code === 'daily_fine'))
})

test('a visit without anybody at home is missed, counts as carried out and is not refunded @rule:missed-visit @constant:driver-waits', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-11-09' })
  const rest = async () => (await mine(person, `my/contracts/${contractId}/quote?kind=cancellation`)).refund
  const [first] = await mine(person, 'my/visit-lines')
  const before: number = await rest()
  await change(sql`update visits set starts_at = ${running().app.now().toISOString()} where id = ${first.id}`)
  const at = running().app.now().toISOString()
  await change(
    sql`insert into visit_steps (id, visit_id, step, driver, happened_at, received_at)
        values (${running().app.newId()}, ${first.id}, 'at_door', 'Salim', ${at}, ${at})`,
  )
  const missed = { state: 'missed', fault: 'family' }
  await done(`visits/${first.id}/state`, { state: 'on_the_way' })
  clock.advance({ minutes: 4 })
  const tooSoon = await office(`visits/${first.id}/state`, missed)
  assert.equal(errorCodeOf(tooSoon.body), 'transition_not_allowed')
  clock.advance({ minutes: 1 })
  await done(`visits/${first.id}/state`, missed)
  assert.ok((await rest()) < before)
  assert.match((await ask('GET /api/terms')).text, /The driver waits 5 minutes after calling you/)
})

test('a package is for one to three workers and lasts 3, 6 or 12 months @constant:package-workers @constant:package-months', async () => {
  const person = await createCustomer(server)
  const send = async (more: object) => {
    const body = {
      worker_type: 'nurse',
      nationality: 'filipino',
      worker_count: 1,
      duration: '3months',
      ...more,
    }
    const answer = await ask('POST /api/special_packages', { token: person.token, body })
    return [answer.status, ...Object.keys(Object(Object(answer.body).fields))]
  }
  for (const worker_count of [1, 2, 3]) assert.deepEqual(await send({ worker_count }), [201])
  for (const duration of ['6months', '12months']) assert.deepEqual(await send({ duration }), [201])
  for (const worker_count of [0, 4]) assert.deepEqual(await send({ worker_count }), [422, 'worker_count'])
  assert.deepEqual(await send({ duration: '9months' }), [422, 'duration'])
})

test('an upload of 5 MB is accepted, and one byte more is refused @constant:passport-size', async () => {
  const person = await createCustomer(server)
  const send = (bytes: number) => {
    const content = new Uint8Array(bytes)
    content.set(new TextEncoder().encode('%PDF-1.7'))
    const form = new FormData()
    form.set('purpose', 'passport')
    form.set('file', new Blob([content]), 'passport.pdf')
    return ask('POST /api/uploads', { token: person.token, body: form })
  }
  assert.equal(MAX_FILE_BYTES, 5 * 1024 * 1024)
  assert.equal((await send(MAX_FILE_BYTES)).status, 201)
  assert.equal((await send(MAX_FILE_BYTES + 1)).status, 413)
})

test('a list of plans has ten items a page, and countries, regions and neighbourhoods can be read to the end in pages of 250, 10 and 100 @constant:page-sizes', async () => {
  const plans = await read('services/1/plans')
  assert.equal(plans.result.length, 10)
  const toTheEnd = async (path: string, size: number) => {
    const ids = new Set<number>()
    for (let page = 1; ; page += 1) {
      const { result, pagination } = await read(`${path}?page=${page}&page_size=${size}`)
      assert.ok(result.length <= size)
      for (const { id } of result) ids.add(id)
      if (!pagination.has_next) {
        assert.equal(ids.size, pagination.total)
        assert.equal(page, pagination.total_pages)
        return ids.size
      }
      assert.equal(result.length, size)
    }
  }
  assert.ok((await toTheEnd('countries', 250)) > 0)
  assert.equal(await toTheEnd('countries/states/saudi', 10), 13)
  assert.ok((await toTheEnd('countries/1/states/5/neighborhoods', 100)) > 0)
})

test('a request is to be answered within 48 hours, and an approved refund is due after seven business days @constant:return-review @constant:refund-time', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-12-07' })
  const id = await asked(person, 'replacement', {
    contract_id: contractId,
    action_type: 'refundPayment',
    email: person.email,
    phone: '0555001234',
  })
  const [request] = await mine(person, 'my/requests')
  assert.equal(Date.parse(request.answer_due) - running().app.now().getTime(), 48 * 3_600_000)
  await done(`requests/${id}/answer`, { decision: 'approve' })
  const [refund] = Object((await office('refunds')).body).result
  // Approved on a Sunday; Fridays and Saturdays are not working days.
  assert.match(refund.due, /^2026-10-13T/)
})

test('sign-up refuses each invalid field of a person by name, but not a failed check digit @rule:national-id @rule:name-and-contact @rule:chosen-login @rule:password @constant:password-length @constant:national-id-digits @constant:name-words @constant:phone-digits', async () => {
  const fieldsOf = async (wrong: Readonly<Record<string, unknown>>) => {
    const answer = await ask('POST /api/register', { body: registrationForm(wrong) })
    return answer.status === 201 ? 'registered' : Object(answer.body).fields
  }
  const secret = (text: string) => ({ password: text, confirm_password: text })
  assert.deepEqual(await fieldsOf({ name: 'Noura Alqahtani' }), { name: 'not_a_full_name' })
  assert.deepEqual(await fieldsOf({ id_card: '100000000' }), { id_card: 'not_a_national_id' })
  assert.deepEqual(await fieldsOf({ id_card: '3012345672' }), { id_card: 'not_a_national_id' })
  assert.deepEqual(await fieldsOf({ id_card: '1012345678' }), 'registered')
  assert.deepEqual(await fieldsOf({ email: 'nobody', login: '0555009990', mobile: '0555009990' }), {
    email: 'not_an_email',
  })
  assert.deepEqual(await fieldsOf({ phone: '050123456' }), { phone: 'not_a_phone' })
  assert.deepEqual(await fieldsOf({ email: undefined }), { login: 'login_missing' })
  assert.deepEqual(await fieldsOf(secret('seven 7')), { password: 'password_weak' })
  assert.deepEqual(await fieldsOf(secret('password123')), { password: 'password_common' })
  assert.deepEqual(await fieldsOf(secret('eight, 8')), 'registered')
  assert.deepEqual(await fieldsOf({ confirm_password: `${testPassword}.` }), {
    confirm_password: 'passwords_differ',
  })
})
