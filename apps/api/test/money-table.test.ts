import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { addDays } from '@sakina/domain/calendar'
import { creditAccount } from './support/ledger.ts'
import { lifeWorld } from './support/life.ts'
import { officeToken } from './support/office.ts'
import {
  completeCheckout,
  fetchOrder,
  hourlyOrderBody,
  parsePlacedOrder,
  residentOrderBody,
  agreeToPackage,
} from './support/orders.ts'
import { halalas, sumOf } from './support/own-sums.ts'
import { createCustomer, errorCodeOf, signInAgain, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import { isFull } from './support/tier.ts'

/**
 * Sums that were worked out by hand, in halalas, part by part (service, VAT, wage, delivery, less what is kept):
 * what the family is shown before, and what is done then, must both be that sum. Each case begins at the same
 * moment with a family of its own.
 */
const server = startTestServer(
  { OPS_TOKEN: officeToken, DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '100000' },
  {},
  [101, 102, 104, 106, 107],
)
const world = lifeWorld(server)
const { advanceTo, arrives, ask, clock, dayIn, done, mine, office } = world
const hour = 3_600_000

type Visit = { readonly id: string; readonly arrives_from: string; readonly ends_at: string }
type Shown = { readonly shown: number; readonly done: number }
type Paying = { readonly method?: 'card' | 'instalments' }

/** A family with one order that is paid, and what it can do. */
async function familyWith(person: Person, orderId: string, { method = 'card' }: Paying = {}) {
  if ((await fetchOrder(server, person, orderId)).contract_id === null) {
    await ask(`POST /api/my/orders/${orderId}/pay`, { token: person.token, body: { method } })
    const paid = await ask(`POST /checkout/${orderId}`, {
      body: new URLSearchParams({ outcome: 'succeed', method, lang: 'ar' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(paid.status, 303, paid.text)
  }
  const contractId = (await fetchOrder(server, person, orderId)).contract_id?.id ?? ''
  const family = () => signInAgain(server, person)
  const read = async (path: string) => mine(await family(), path)
  const send = async (path: string, body: object = {}) =>
    ask(`POST /api/${path}`, { token: (await family()).token, body })
  const quote = (kind = 'cancellation') => read(`my/contracts/${contractId}/quote?kind=${kind}`)
  const returned = async (): Promise<number> =>
    sumOf(
      (await read(`my/orders/${orderId}`)).payouts.map(({ amount }: { amount: number }) => halalas(amount)),
    )
  const answer = (id: string) => done(`requests/${id}/answer`, { decision: 'approve' })
  /** Leaves, which the office approves if it is not granted at once; what was shown and what came back. */
  async function leave(kind = 'cancellation'): Promise<Shown> {
    const before = await returned()
    const shown = await quote(kind)
    assert.equal(shown.refusal, '')
    const body = {
      contract_id: contractId,
      request_reason: 'x',
      priority: 'medium',
      expected_refund: shown.refund,
    }
    const sent = await (kind === 'cancellation'
      ? send('cancellation/create', { ...body, request_date: dayIn(0) })
      : send('replacement/create', {
          ...body,
          action_type: 'refundPayment',
          email: person.email,
          phone: '0555001234',
        }))
    assert.equal(sent.status, 200, sent.text)
    const { id, granted } = Object(sent.body).result
    if (granted !== true) await answer(id)
    return { shown: halalas(shown.refund), done: (await returned()) - before }
  }
  const visits = async (): Promise<readonly Visit[]> =>
    (await read('my/visit-lines'))
      .filter(({ visit_status: { value } }: ReturnType<typeof Object>) => value === 'scheduled')
      .toSorted((one: Visit, other: Visit) => (one.arrives_from < other.arrives_from ? -1 : 1))
  const begin = async (): Promise<Visit> => {
    const [visit] = await visits()
    assert.ok(visit !== undefined)
    advanceTo(Date.parse(visit.arrives_from))
    await done(`visits/${visit.id}/state`, { state: 'in_progress' })
    return visit
  }
  async function make(count: number): Promise<void> {
    for (let made = 0; made < count; made += 1)
      await done(`visits/${(await begin()).id}/state`, { state: 'done' })
  }
  /** The office calls the next visit off, and the family takes its price. */
  async function callOff(): Promise<Shown> {
    const [visit] = await visits()
    const before = await returned()
    const { choice_refund: shown } = await done(`visits/${visit?.id}/state`, { state: 'cancelled' })
    const taken = await send(`my/visits/${visit?.id}/refund`, { expected_refund: shown })
    assert.equal(taken.status, 200, taken.text)
    return { shown: halalas(shown), done: (await returned()) - before }
  }
  /** Goes to so many hours before the next visit. */
  const hoursBefore = async (hours: number) =>
    advanceTo(Date.parse((await visits())[0]?.arrives_from ?? '') - hours * hour)
  async function officeCancels(): Promise<Shown> {
    const body = { reason: 'x', fault: 'agency' }
    const seen = await done('preview', { operation: 'opsCancelContract', id: contractId, body })
    await done(`contracts/${contractId}/cancel`, body)
    return { shown: halalas(seen.after.credited) - halalas(seen.before.credited), done: await returned() }
  }
  async function pause(from: string, until: string): Promise<Shown> {
    const path = `my/contracts/${contractId}/quote?kind=suspension&from=${from}&until=${until}`
    const { fee } = await read(path)
    const sent = await send('suspension/create', {
      contract_id: contractId,
      request_date: dayIn(0),
      request_reason: 'x',
      priority: 'medium',
      suspension_date: from,
      resume_date: until,
      expected_fee: fee,
    })
    assert.equal(sent.status, 200, sent.text)
    await answer(Object(sent.body).result.id)
    const invoice = (await read('my/invoices')).find(
      ({ kind }: { kind: string }) => kind === 'suspension_fee',
    )
    const { amount_untaxed: net, amount_tax: tax, due_date: due } = await read(`my/invoices/${invoice.id}`)
    // 173.91 and 26.09 of tax, due in seven days.
    assert.deepEqual([net, tax, due], [173.91, 26.09, dayIn(7)])
    return { shown: halalas(fee), done: halalas(invoice.amount_total) }
  }
  return {
    person,
    orderId,
    contractId,
    read,
    send,
    quote,
    leave,
    returned,
    visits,
    begin,
    make,
    callOff,
    pause,
    hoursBefore,
    officeCancels,
  }
}

type Extra = Readonly<Record<string, unknown>>

/** The first day with morning visits, at least this many days ahead. */
const weekdayIn = (days: number): string =>
  [days, days + 1].map(dayIn).find((day) => new Date(day).getUTCDay() !== 5) ?? ''

async function visitsOf(plan: number, more: Extra = {}, paying: Paying & { person?: Person } = {}) {
  const person = paying.person ?? (await createCustomer(server))
  const body = hourlyOrderBody(person, { service_package_id: plan, service_date: weekdayIn(7), ...more })
  const { id } = parsePlacedOrder(await ask('POST /api/sale_order/hourly', { token: person.token, body }))
  return familyWith(person, id, paying)
}

async function livingIn(plan: number, more: Extra = {}) {
  const person = await createCustomer(server)
  const home = more['need_delivery'] === 1 ? { partner_shipping_id: person.addressId } : {}
  const service = Math.floor(plan / 100)
  const abroad = { visa_number: '1900123456', visa_expiry: '2029-12-01', birth_date: '1985-04-01' }
  const body = residentOrderBody(person, {
    service_id: service,
    order_line: [{ product_id: plan }],
    first_visit_date: dayIn(8),
    ...home,
    ...(service === 4 && abroad),
    ...more,
  })
  const { id } = parsePlacedOrder(await ask('POST /api/sale_order/resident', { token: person.token, body }))
  return familyWith(person, id)
}

const visaIssued = async (orderId: string): Promise<void> => {
  for (const stage of ['visa_started', 'visa_in_progress', 'visa_issued'])
    await done(`orders/${orderId}/stage`, { stage })
}

/** A recruitment whose worker has come. */
async function recruited() {
  const contract = await livingIn(404)
  await visaIssued(contract.orderId)
  await done(`orders/${contract.orderId}/stage`, { stage: 'travel_arrangements' })
  await arrives(contract.orderId)
  return contract
}

/** A live-in worker, who came on the agreed day. */
async function arrived(more: Extra = {}) {
  const contract = await livingIn(203, { first_visit_date: dayIn(3), ...more })
  clock.advance({ days: 3 })
  await arrives(contract.orderId)
  return contract
}

/** A live-in worker whom nobody had brought for three days, and who then was at the door. */
async function offered() {
  const contract = await livingIn(203, { first_visit_date: dayIn(3) })
  clock.advance({ days: 6 })
  await done(`orders/${contract.orderId}/offer`, { place: 'door' })
  return contract
}

async function packaged(wish: Extra, price: Extra) {
  const person = await createCustomer(server)
  const body = {
    worker_type: 'nurse',
    nationality: 'filipino',
    worker_count: 1,
    duration: '3months',
    ...wish,
  }
  const { id } = Object((await ask('POST /api/special_packages', { token: person.token, body })).body)
  await done(`orders/${id}/price`, { ...price, note: 'As agreed by phone' })
  await agreeToPackage(server, person, id)
  return familyWith(person, id)
}

const given = async (discount: object) => {
  const person = await createCustomer(server)
  const body = { name: 'Sorry', valid_until: dayIn(30), ...discount }
  return { person, voucher_code: (await done(`customers/${person.id}/vouchers`, body)).code }
}

async function withPoints() {
  const person = await createCustomer(server)
  await creditAccount(server, person, 100, 'points')
  const redeemed = await ask('POST /api/my/rewards/redeem', { token: person.token, body: { blocks: 1 } })
  const voucher_code: string = Object(redeemed.body).result.id
  const state = async () =>
    (await mine(await signInAgain(server, person), 'my/vouchers')).find(
      ({ id }: { id: string }) => id === voucher_code,
    ).state
  return { person, voucher_code, state }
}

type Family = Awaited<ReturnType<typeof familyWith>>

const charged = async ({ read, orderId }: Family): Promise<number> =>
  halalas((await read(`my/orders/${orderId}`)).amount_total)

/** A visit that nobody marked, nobody answered about, and nobody chose for, goes back by itself. */
async function nobodyEver({ read, visits, returned }: Family): Promise<Shown> {
  let shown = 0
  for (const visit of await visits()) {
    advanceTo(Date.parse(visit.ends_at) + 7 * 24 * hour)
    await done('jobs/run', { jobs: ['visits', 'contracts'] })
    const row = (await read('my/visit-lines')).find(({ id }: { id: string }) => id === visit.id)
    shown += halalas(row.choice_refund)
    clock.advance({ hours: 72 })
    await done('jobs/run', { jobs: ['visits', 'contracts'] })
  }
  return { shown, done: await returned() }
}

/** The promises that a case proves beside the one of all of them. */
const promises: Readonly<Record<string, string>> = {
  'a pause': ' @constant:suspension-fee',
  'instalments, left by the family: refused': ' @rule:instalments',
}

/** [the case, the sum by hand, what is shown and done] */
const cases: readonly (readonly [string, number, () => Promise<Shown>])[] = [
  ['four visits, left early', 37_900 + 5685, async () => (await visitsOf(104)).leave()],
  [
    'four visits, left 30 hours before the first',
    37_900 + 5685 - 9475 - 1421 - 7106 - 1066,
    async () => {
      const contract = await visitsOf(104)
      await contract.hoursBefore(30)
      return contract.leave()
    },
  ],
  [
    '24 visits in two bundles, charged',
    2 * 102_000 + 30_600,
    async () => {
      const repeated = { repeat_count: 2, repeat_interval_days: 28 }
      const body = {
        plan_id: 106,
        quantity: 1,
        ...repeated,
        service_date: weekdayIn(7),
        visit_window: 'morning',
      }
      const quote = await ask('POST /api/quote', { body })
      assert.equal(quote.status, 200, quote.text)
      const { total } = Object(quote.body).result
      return { shown: halalas(total), done: await charged(await visitsOf(106, repeated)) }
    },
  ],
  [
    'FIRST25, left early',
    37_900 - 9475 + 4264,
    async () => {
      const contract = await visitsOf(104, { voucher_code: 'FIRST25' })
      const left = await contract.leave()
      const [voucher] = await contract.read('my/vouchers')
      assert.deepEqual([voucher.id, voucher.state], ['FIRST25', 'active'])
      return left
    },
  ],
  [
    'a wallet of 100 and a card, left early',
    33_585 + 10_000,
    async () => {
      const person = await createCustomer(server)
      await creditAccount(server, person, 10_000)
      const contract = await visitsOf(104, { wallet_amount: 100 }, { person })
      const left = await contract.leave()
      const [payout] = (await contract.read(`my/orders/${contract.orderId}`)).payouts
      assert.deepEqual([payout.to_card, payout.to_wallet], [335.85, 100])
      return left
    },
  ],
  [
    'a voucher from points, left early',
    10_500 - 5000 + 825,
    async () => {
      const { state, ...points } = await withPoints()
      const more = { voucher_code: points.voucher_code, visit_window: 'evening' }
      const left = await (await visitsOf(102, more, points)).leave()
      assert.equal(await state(), 'active')
      return left
    },
  ],
  [
    'money back, one of four made and complained about',
    28_425 + 4264 + 9475 + 1421 - 7106 - 1066,
    async () => {
      const contract = await visitsOf(104)
      await contract.make(1)
      // 94.75 of service are four points.
      assert.equal((await contract.read('my/rewards')).points, 4)
      await contract.send('complaint/create', {
        contract_id: contract.contractId,
        request_date: dayIn(0),
        request_reason: 'x',
        priority: 'medium',
        complaint_type: 'unsatisfactory',
      })
      const left = await contract.leave('refund_payment')
      assert.equal((await contract.read('my/rewards')).points, 0)
      return left
    },
  ],
  ['a pause', 17_391 + 2609, async () => (await visitsOf(104)).pause(dayIn(10), dayIn(20))],
  [
    'a charge of 57.50 that is eight days late, and paid',
    5000 + 750,
    async () => {
      const { contractId, read, send } = await livingIn(203)
      const { id } = await done(`contracts/${contractId}/charges`, { description: 'Key', amount: 57.5 })
      clock.advance({ days: 8 })
      await done('jobs/run', { jobs: ['contracts'] })
      const late = await read(`my/contracts/${contractId}`)
      assert.equal(late.state.value, 'defaulted')
      await send(`my/invoices/${id}/pay`, { method: 'card' })
      await completeCheckout(server, id, 'succeed')
      const { state, unpaid_total } = await read(`my/contracts/${contractId}`)
      assert.deepEqual([state.value, unpaid_total], ['running', 0])
      const paid = await read(`my/invoices/${id}`)
      return { shown: halalas(late.overdue_invoice.amount_due), done: halalas(paid.amount_total) }
    },
  ],
  [
    'three months delivered, left eight days ahead',
    390_000 + 58_500 + 270_000 + 15_000,
    async () => (await livingIn(202, { need_delivery: 1 })).leave(),
  ],
  ['a recruitment before its visa', 540_000 + 81_000, async () => (await livingIn(404)).leave()],
  [
    'a recruitment after its visa',
    540_000 + 81_000 - 200_000,
    async () => {
      const contract = await livingIn(404)
      await visaIssued(contract.orderId)
      return contract.leave()
    },
  ],
  [
    'a recruitment on its 91st day',
    621_000 + 93_150,
    async () => {
      const contract = await livingIn(404)
      await visaIssued(contract.orderId)
      clock.advance({ days: 91 })
      return withCompensation(contract)
    },
  ],
  [
    'a recruitment on its 121st day',
    621_000 + 124_200,
    async () => {
      const contract = await livingIn(404)
      clock.advance({ days: 121 })
      return withCompensation(contract)
    },
  ],
  [
    'a recruitment on the 41st day of its trial',
    517_500 + 77_625,
    async () => {
      const contract = await recruited()
      clock.advance({ days: 41 })
      return contract.leave()
    },
  ],
  [
    'instalments, left by the family: refused',
    0,
    async () => {
      const contract = await visitsOf(104, {}, { method: 'instalments' })
      const { refusal, refund } = await contract.quote()
      assert.equal(refusal, 'instalments_not_cancellable')
      const body = { contract_id: contract.contractId, request_reason: 'x', priority: 'medium' }
      const sent = await contract.send('cancellation/create', { ...body, request_date: dayIn(0) })
      assert.equal(errorCodeOf(sent.body), 'instalments_not_cancellable')
      return { shown: halalas(refund), done: await contract.returned() }
    },
  ],
  [
    'a package of two for three months, charged',
    2_200_000 - 900_000 + 195_000 + 900_000,
    async () => {
      const contract = await packaged({ worker_count: 2 }, { list_price: 22_000, employee_wage: 9000 })
      const invoice = (await contract.read('my/invoices')).find(
        ({ kind }: { kind: string }) => kind === 'order',
      )
      return { shown: await charged(contract), done: halalas(invoice.amount_total) }
    },
  ],
  [
    'a sheet left open over the free moment',
    37_900 + 5685 - 9475 - 1421 - 7106 - 1066,
    async () => {
      const contract = await visitsOf(104)
      const { free_until, refund } = await contract.quote()
      advanceTo(Date.parse(free_until) + 7 * 60_000)
      const body = { contract_id: contract.contractId, request_reason: 'x', priority: 'medium' }
      const late = await contract.send('cancellation/create', {
        ...body,
        request_date: dayIn(0),
        expected_refund: refund,
      })
      assert.equal(errorCodeOf(late.body), 'quote_changed')
      assert.equal(await contract.returned(), 0)
      return contract.leave()
    },
  ],
  [
    'three made and one called off by us',
    9475 + 1421,
    async () => {
      const contract = await visitsOf(104)
      await contract.make(3)
      return contract.callOff()
    },
  ],
  ['none of four made, and no word from anybody', 37_900 + 5685, async () => nobodyEver(await visitsOf(104))],
  [
    'a live-in worker who has not come, six days late',
    345_000 + 51_750 + 255_000 + 15_000,
    async () => {
      const contract = await livingIn(209, { need_delivery: 1 })
      clock.advance({ days: 14 })
      return contract.leave()
    },
  ],
  [
    'a transferred worker who has not come, six days late',
    650_000 + 97_500,
    async () => {
      const contract = await livingIn(303)
      clock.advance({ days: 14 })
      return contract.leave()
    },
  ],
  [
    'a month paused from its first day, left in the pause',
    145_000 + 21_750 + 90_000,
    async () => {
      const contract = await livingIn(201)
      await contract.pause(dayIn(8), dayIn(38))
      clock.advance({ days: 13 })
      await done('jobs/run', { jobs: ['contracts'] })
      return contract.leave()
    },
  ],
]

/** A late recruitment: the price to the card, with a credit note, and the compensation to the wallet. */
async function withCompensation(contract: Family): Promise<Shown> {
  const { shown, done: credited } = await contract.leave()
  return { shown, done: credited + halalas((await contract.read('my/wallet')).balance) }
}

/** Four visits with 10 % off and 50.00 of the wallet: 341.10 + 51.17 = 392.27. */
async function ofEverything() {
  const { person, voucher_code } = await given({ percent: 10 })
  await creditAccount(server, person, 5000)
  return visitsOf(104, { voucher_code, wallet_amount: 50 }, { person })
}

/** More sums, of corners where a halala, a minute or a part is easily lost. */
const corners: typeof cases = [
  [
    'a voucher, the wallet and a card, at the last free moment',
    34_110 + 5117,
    async () => {
      const contract = await ofEverything()
      advanceTo(Date.parse((await contract.quote()).free_until))
      const left = await contract.leave()
      const [payout] = (await contract.read(`my/orders/${contract.orderId}`)).payouts
      assert.deepEqual([payout.to_card, payout.to_wallet], [342.27, 50])
      return left
    },
  ],
  [
    'a voucher, the wallet and a card, a millisecond after it',
    25_583 + 3838 - 6396 - 959,
    async () => {
      const contract = await ofEverything()
      advanceTo(Date.parse((await contract.quote()).free_until) + 1)
      return contract.leave()
    },
  ],
  [
    'a single visit by points, left the day before',
    5500 + 825 - 5500 - 825,
    async () => {
      const { state, ...points } = await withPoints()
      const more = { voucher_code: points.voucher_code, visit_window: 'evening' }
      const contract = await visitsOf(102, more, points)
      await contract.hoursBefore(24)
      const left = await contract.leave()
      assert.equal(await state(), 'used')
      return left
    },
  ],
  [
    'eight per cent off, one of four made',
    31_740 + 4761 - 7935 - 1190,
    async () => {
      const { person, voucher_code } = await given({ percent: 8 })
      const contract = await visitsOf(107, { voucher_code }, { person })
      await contract.make(1)
      return contract.leave()
    },
  ],
  [
    'an odd amount off a single visit that we call off',
    9900 - 3333 + 985,
    async () => {
      const { person, voucher_code } = await given({ amount: 33.33 })
      const contract = await visitsOf(101, { voucher_code }, { person })
      const back = await contract.callOff()
      assert.ok(
        (await contract.read('my/vouchers')).some(
          ({ id, state }: Record<string, string>) => id === voucher_code && state === 'active',
        ),
      )
      return back
    },
  ],
  [
    'two bundles with FIRST25, three of eight made',
    41_125 + 6169 - 10_281 - 1542,
    async () => {
      const more = { repeat_count: 2, repeat_interval_days: 28, voucher_code: 'FIRST25' }
      const contract = await visitsOf(104, more)
      await contract.make(3)
      return contract.leave()
    },
  ],
  [
    'instalments, one visit called off by us',
    9475 + 1421,
    async () => (await visitsOf(104, {}, { method: 'instalments' })).callOff(),
  ],
  [
    'instalments, cancelled by us',
    37_900 + 5685,
    async () => (await visitsOf(104, {}, { method: 'instalments' })).officeCancels(),
  ],
  [
    'a live-in worker, left in a pause after ten days',
    320_000 + 48_000 + 240_000 - 80_000 - 12_000,
    async () => {
      const contract = await arrived()
      clock.advance({ days: 8 })
      await contract.pause(dayIn(2), dayIn(22))
      clock.advance({ days: 7 })
      await done('jobs/run', { jobs: ['contracts'] })
      return contract.leave()
    },
  ],
  [
    'a live-in worker, left at 23:59 of the tenth day',
    324_000 + 48_600 + 243_000 - 81_000 - 12_150,
    async () => leftAt(await arrived(), 9, 23 * 60 + 59),
  ],
  [
    'a live-in worker, left at midnight',
    320_000 + 48_000 + 240_000 - 80_000 - 12_000,
    async () => leftAt(await arrived(), 10, 0),
  ],
  [
    'a delivered worker, left on the day she came',
    360_000 + 54_000 + 270_000 - 90_000 - 13_500,
    async () => (await arrived({ need_delivery: 1 })).leave(),
  ],
  [
    'a delivered worker, left on the agreed day before she came',
    360_000 + 54_000 + 270_000 + 15_000 - 90_000 - 13_500,
    async () =>
      leftAt(await livingIn(203, { first_visit_date: dayIn(3), need_delivery: 1 }), 3, 23 * 60 + 59),
  ],
  [
    'a delivered worker, left a minute later, when she is late',
    360_000 + 54_000 + 270_000 + 15_000,
    async () => leftAt(await livingIn(203, { first_visit_date: dayIn(3), need_delivery: 1 }), 4, 0),
  ],
  [
    'a recruitment on its 90th day',
    540_000 + 81_000 - 200_000,
    async () => {
      const contract = await livingIn(404)
      await visaIssued(contract.orderId)
      clock.advance({ days: 90 })
      return contract.leave()
    },
  ],
  [
    'a recruitment on its 120th day',
    621_000 + 93_150,
    async () => {
      const contract = await livingIn(404)
      clock.advance({ days: 120 })
      return withCompensation(contract)
    },
  ],
  [
    'a recruitment on the last day of its trial',
    472_500 + 70_875,
    async () => {
      const contract = await recruited()
      clock.advance({ days: 90 })
      return contract.leave()
    },
  ],
  [
    'a recruitment on the day after its trial',
    472_685 + 70_903 - 118_171 - 17_726 - 200_000,
    async () => {
      const contract = await recruited()
      clock.advance({ days: 91 })
      return contract.leave()
    },
  ],
  [
    'a visit that we cut short after 77 minutes',
    6435 + 965,
    async () => {
      const contract = await visitsOf(104)
      const { id } = await contract.begin()
      clock.advance({ minutes: 77 })
      const preview = await office(`visits/${id}/preview?state=cancelled`)
      await done(`visits/${id}/state`, { state: 'cancelled' })
      return { shown: halalas(Object(preview.body).result.refund), done: await contract.returned() }
    },
  ],
  [
    'seven of twelve made, left 20 hours before the next',
    42_500 + 6375 - 8500 - 1275 - 8500 - 1275,
    async () => {
      const contract = await visitsOf(106)
      await contract.make(7)
      await contract.hoursBefore(20)
      return contract.leave()
    },
  ],
  [
    'a package with an odd halala, left the day before',
    1_200_001 + 180_000 + 800_000 - 300_000 - 45_000,
    async () => {
      const wish = { start_date: dayIn(1) }
      return (await packaged(wish, { list_price: 20_000.01, employee_wage: 8000 })).leave()
    },
  ],
  [
    'a late worker who was offered at the door, left on the third day after',
    352_000 + 52_800 + 264_000 - 88_000 - 13_200,
    async () => {
      const contract = await offered()
      clock.advance({ days: 3 })
      return contract.leave()
    },
  ],
  [
    'a late worker who was not at the door, says the family, left on the same day',
    360_000 + 54_000 + 270_000,
    async () => {
      const contract = await offered()
      clock.advance({ days: 1 })
      const said = await contract.send(`my/orders/${contract.orderId}/not-offered`)
      assert.equal(said.status, 200, said.text)
      return contract.leave()
    },
  ],
  [
    'a package of two of whom one is missing, left on the third day',
    1_300_000 + 195_000 + 900_000,
    async () => {
      const wish = { worker_count: 2, start_date: dayIn(1) }
      const contract = await packaged(wish, { list_price: 22_000, employee_wage: 9000 })
      await done(`orders/${contract.orderId}/worker`, {})
      clock.advance({ days: 3 })
      return contract.leave()
    },
  ],
  [
    'one of four called off by us, the others left early',
    37_900 + 5685 - 9475 - 1421,
    async () => {
      const contract = await visitsOf(104, { service_date: weekdayIn(14) })
      await contract.callOff()
      return contract.leave()
    },
  ],
]

/** Goes to a minute of a day, counted from the day of the order or of the arrival, and leaves. */
async function leftAt(contract: Family, days: number, minutes: number): Promise<Shown> {
  const day = addDays(world.today() as Parameters<typeof addDays>[0], days)
  advanceTo(Date.parse(`${day}T00:00:00+03:00`) + minutes * 60_000)
  return contract.leave()
}

const table: string[] = []
const sar = (amount: number) => (amount / 100).toFixed(2)

for (const [name, byHand, run] of [...cases, ...corners])
  test(`${name}: ${sar(byHand)}, as shown and as done @rule:quote-before-sending${promises[name] ?? ''}`, async () => {
    try {
      const { shown, done: made } = await run()
      table.push(`${name} | ${sar(byHand)} | ${sar(shown)} | ${sar(made)}`)
      assert.deepEqual([shown, made], [byHand, byHand])
    } finally {
      await world.clear()
    }
  })

if (isFull) after(() => process.stdout.write(`\ncase | by hand | shown | done\n${table.join('\n')}\n\n`))
