import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import { fetchOrder, placePaidHourly, placePaidResident, agreeToPackage } from './support/orders.ts'
import { signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server
const { arrives, done } = officeClient(server)
const { mine, asked } = portalClient(server)

type Line = { code: string; amount: number }
type Quote = { lines: readonly Line[]; fee: number; refund: number; refusal: string }

const now = (): number => running().app.now().getTime()
const dayIn = (days: number): string => addDays(riyadhDay(instant(now())), days)

/** Returns the first day with morning visits, starting this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? dayIn(days)

/** Sets the clock to this many hours before a moment. */
const waitUntilHoursBefore = (moment: string, hours: number): void =>
  clock.advance({ minutes: (Date.parse(moment) - now()) / 60_000 - hours * 60 })

const quoted = async (person: Person, contractId: string, kind: string): Promise<Quote> =>
  mine(person, `my/contracts/${contractId}/quote?kind=${kind}`)

/** The lines of a quote with the sign reversed, so that amounts for the customer are positive. */
const linesOf = ({ lines }: Pick<Quote, 'lines'>): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, -amount]))

async function refundIs(
  person: Person,
  contractId: string,
  lines: Readonly<Record<string, number>>,
  refund: number,
) {
  const quote = await quoted(person, contractId, 'cancellation')
  assert.deepEqual([linesOf(quote), quote.refund, quote.fee, quote.refusal], [lines, refund, 0, ''])
}

const nextVisitOf = async (person: Person, contractId: string): Promise<string> =>
  (await mine(person, `my/contracts/${contractId}`)).next_visit_at

async function serve(person: Person, visits: number): Promise<void> {
  const planned: { id: string; first_visit_date: string }[] = await mine(person, 'my/visit-lines')
  const next = planned.toSorted((a, b) => (a.first_visit_date < b.first_visit_date ? -1 : 1)).slice(0, visits)
  for (const { id } of next) {
    await done(`visits/${id}/state`, { state: 'in_progress' })
    await done(`visits/${id}/state`, { state: 'done' })
  }
}

async function planTotals(): Promise<Readonly<Record<number, number>>> {
  const totals: Record<number, number> = {}
  for (const { id } of Object((await ask('GET /api/plans?limit=100')).body).result)
    totals[id] = Object((await ask('POST /api/quote', { body: { plan_id: id } })).body).result.total
  return totals
}

test('all 37 plans have the totals computed by hand: (list price - wage), its tax and the wage @rule:total', async () => {
  assert.deepEqual(await planTotals(), {
    101: 113.85,
    102: 120.75,
    103: 148.35,
    104: 435.85,
    105: 828,
    106: 1173,
    107: 529,
    108: 1431.75,
    109: 2242.5,
    110: 1794,
    201: 2567.5,
    202: 7185,
    203: 6840,
    204: 13_590,
    205: 4517.5,
    206: 23_490,
    207: 12_390,
    208: 12_465,
    209: 6517.5,
    210: 17_850,
    301: 7935,
    302: 7130,
    303: 7475,
    304: 14_375,
    305: 15_985,
    306: 8510,
    307: 15_180,
    401: 15_985,
    402: 16_675,
    403: 7360,
    404: 6210,
    405: 5405,
    406: 10_235,
    407: 7245,
    408: 9890,
    409: 10_752.5,
    410: 8840.05,
  })
})

test('four visits cancelled 67 h ahead are refunded in full, 27 h ahead less the next visit and the fee, after one visit less the fee @rule:break-fee @constant:break-fee', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: weekdayIn(7) })
  waitUntilHoursBefore(await nextVisitOf(person, contractId), 67)
  const again = await signInAgain(server, person)
  await refundIs(again, contractId, { unused_service: 379, unused_tax: 56.85 }, 435.85)
  waitUntilHoursBefore(await nextVisitOf(again, contractId), 27)
  const late = await signInAgain(server, person)
  const lost = { next_visit_lost: -94.75, next_visit_lost_tax: -14.21 }
  const fee = { break_fee: -71.06, break_fee_tax: -10.66 }
  await refundIs(late, contractId, { unused_service: 379, unused_tax: 56.85, ...lost, ...fee }, 245.17)
  clock.advance({ hours: 34 })
  const served = await signInAgain(server, person)
  await serve(served, 1)
  await refundIs(served, contractId, { unused_service: 284.25, unused_tax: 42.64, ...fee }, 245.17)
})

test('a month of live-in service that starts tomorrow is refunded less the break fee and its tax @rule:break-fee', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidResident(server, person, {
    first_visit_date: dayIn(1),
    order_line: [{ product_id: 201 }],
  })
  const unused = { unused_service: 1450, unused_wage: 900, unused_tax: 217.5 }
  await refundIs(person, contractId, { ...unused, break_fee: -362.5, break_fee_tax: -54.38 }, 2150.62)
})

test('three months of live-in service are refunded in full, delivery included, eight days ahead @rule:free-cancellation-48-hours', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidResident(server, person, {
    first_visit_date: dayIn(8),
    need_delivery: 1,
  })
  const unused = { unused_service: 3900, unused_wage: 2700, unused_tax: 585 }
  await refundIs(person, contractId, { ...unused, delivery: 150 }, 7335)
})

test('a recruitment is refunded in full before its visa is issued, and less the visa fee afterwards @constant:visa-fee', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId, contractId } = await placePaidResident(server, person, {
    service_id: 4,
    first_visit_date: dayIn(1),
    order_line: [{ product_id: 404 }],
    visa_number: '1900123456',
    visa_expiry: '2027-12-01',
    birth_date: '1985-04-01',
  })
  const unused = { unused_service: 5400, unused_tax: 810 }
  await refundIs(person, contractId, unused, 6210)
  for (const stage of ['visa_started', 'visa_in_progress', 'visa_issued'])
    await done(`orders/${orderId}/stage`, { stage })
  await refundIs(person, contractId, { ...unused, visa_fee: -2000 }, 4210)
})

test('a special package that begins tomorrow is refunded less the fee and its tax @rule:break-fee', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const wish = { worker_type: 'nurse', nationality: 'filipino', worker_count: 1, duration: '3months' }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body: wish })).body)
  await done(`orders/${id}/price`, { list_price: 20_000, employee_wage: 8000, note: 'A nurse' })
  await agreeToPackage(server, person, id)
  const contractId = await payFor(person, id)
  const unused = { unused_service: 12_000, unused_wage: 8000, unused_tax: 1800 }
  await refundIs(person, contractId, { ...unused, break_fee: -3000, break_fee_tax: -450 }, 18_350)
})

test('a special package starts on the requested day; cancelling before it costs no break fee @rule:package-starts-when-asked', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const wish = { worker_type: 'nurse', nationality: 'filipino', worker_count: 1, duration: '3months' }
  const asksFor = (start_date: string) =>
    ask('POST /api/special_packages', { token: person.token, body: { ...wish, start_date } })
  for (const day of [dayIn(0), dayIn(-1), dayIn(181)]) {
    const refused = await asksFor(day)
    assert.equal(refused.status, 422, day)
    assert.deepEqual(Object(refused.body).fields, { start_date: 'not_allowed' })
  }
  const { id } = Object((await asksFor(dayIn(30))).body)
  assert.equal((await fetchOrder(server, person, id))['first_visit_date'], dayIn(30))
  await done(`orders/${id}/price`, { list_price: 20_000, employee_wage: 8000, note: 'A nurse' })
  await agreeToPackage(server, person, id)
  const contractId = await payFor(person, id)
  const contract = await mine(person, `my/contracts/${contractId}`)
  assert.deepEqual([contract.date_order, contract.service_end_date], [dayIn(30), dayIn(119)])
  const unused = { unused_service: 12_000, unused_wage: 8000, unused_tax: 1800 }
  await refundIs(person, contractId, unused, 21_800)
})

test('a six-month live-in contract is refunded after 42 used days for 138 of 180 days, less the fee @rule:break-fee', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { orderId, contractId } = await placePaidResident(server, person, {
    first_visit_date: dayIn(1),
    order_line: [{ product_id: 204 }],
  })
  clock.advance({ days: 1 })
  await arrives(orderId)
  clock.advance({ days: 42 })
  const unused = { unused_service: 5060, unused_wage: 4600, unused_tax: 759 }
  const fee = { break_fee: -1265, break_fee_tax: -189.75 }
  await refundIs(await signInAgain(server, person), contractId, { ...unused, ...fee }, 8964.25)
})

test('two unserved visits of four are refunded less the fee; a served one with a complaint is refunded in full @rule:no-refund-of-a-used-service', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 107,
    service_date: weekdayIn(3),
  })
  // The clock is now within 48 hours of the second visit, which the complaint is about.
  waitUntilHoursBefore(await nextVisitOf(person, contractId), -7 * 24 - 5)
  const again = await signInAgain(server, person)
  await serve(again, 2)
  const rest = { unused_service: 230, unused_tax: 34.5, break_fee: -57.5, break_fee_tax: -8.63 }
  await refundIs(again, contractId, rest, 198.37)
  await asked(again, 'complaint', { contract_id: contractId, complaint_type: 'unsatisfactory' })
  const shown = await quoted(again, contractId, 'refund_payment')
  const complained = { complained_service: 115, complained_tax: 17.25 }
  assert.deepEqual([linesOf(shown), shown.refund], [{ ...rest, ...complained }, 330.62])
  const body = {
    contract_id: contractId,
    action_type: 'refundPayment',
    expected_refund: 330.62,
    email: person.email,
    phone: '0555001234',
  }
  await asked(again, 'replacement', body)
  const [request] = await mine(again, 'my/requests')
  assert.deepEqual([request.lines, request.refund], [shown.lines, 330.62])
})

/** Pays at the sandbox by card and returns the new contract. */
async function payFor(person: Person, id: string): Promise<string> {
  await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method: 'card' } })
  const paid = await ask(`POST /checkout/${id}`, {
    body: new URLSearchParams({ outcome: 'succeed', method: 'card', lang: 'ar' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(paid.status, 303, paid.text)
  return (await fetchOrder(server, person, id)).contract_id?.id ?? ''
}
