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
} from './support/orders.ts'
import { halalas, sumOf } from './support/own-sums.ts'
import { createCustomer, errorCodeOf, signInAgain, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import { isFull } from './support/tier.ts'

/**
 * Sums that were worked out by hand, in halalas: what the family is shown before, and what is done then, must
 * both be that sum. Each case begins at the same moment with a family of its own.
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
  await done(`orders/${id}/price`, price)
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
  // 379.00 + 56.85
  ['four visits, left early', 43_585, async () => (await visitsOf(104)).leave()],
  // 379.00 + 56.85 - 94.75 - 14.21 - 71.06 - 10.66
  [
    'four visits, left 30 hours before the first',
    24_517,
    async () => {
      const contract = await visitsOf(104)
      await contract.hoursBefore(30)
      return contract.leave()
    },
  ],
  // 2 x 1,020.00 = 2,040.00, and 306.00
  [
    '24 visits in two bundles, charged',
    234_600,
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
  // 379.00 - 94.75 = 284.25, and 42.64
  [
    'FIRST25, left early',
    32_689,
    async () => {
      const contract = await visitsOf(104, { voucher_code: 'FIRST25' })
      const left = await contract.leave()
      const [voucher] = await contract.read('my/vouchers')
      assert.deepEqual([voucher.id, voucher.state], ['FIRST25', 'active'])
      return left
    },
  ],
  // 335.85 by card, and 100.00 of the wallet
  [
    'a wallet of 100 and a card, left early',
    43_585,
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
  // 105.00 - 50.00 = 55.00, and 8.25; the voucher comes back
  [
    'a voucher from points, left early',
    6325,
    async () => {
      const { state, ...points } = await withPoints()
      const more = { voucher_code: points.voucher_code, visit_window: 'evening' }
      const left = await (await visitsOf(102, more, points)).leave()
      assert.equal(await state(), 'active')
      return left
    },
  ],
  // 284.25 + 42.64 + 94.75 + 14.21 - 71.06 - 10.66
  [
    'money back, one of four made and complained about',
    35_413,
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
  // 173.91 + 26.09
  ['a pause', 20_000, async () => (await visitsOf(104)).pause(dayIn(10), dayIn(20))],
  [
    'a charge of 57.50 that is eight days late, and paid',
    5750,
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
  // 3,900.00 + 585.00 + 2,700.00 + 150.00
  [
    'three months delivered, left eight days ahead',
    733_500,
    async () => (await livingIn(202, { need_delivery: 1 })).leave(),
  ],
  // 5,400.00 + 810.00
  ['a recruitment before its visa', 621_000, async () => (await livingIn(404)).leave()],
  // 6,210.00 - 2,000.00
  [
    'a recruitment after its visa',
    421_000,
    async () => {
      const contract = await livingIn(404)
      await visaIssued(contract.orderId)
      return contract.leave()
    },
  ],
  // 6,210.00, and 15 % of it: 931.50
  [
    'a recruitment on its 91st day',
    714_150,
    async () => {
      const contract = await livingIn(404)
      await visaIssued(contract.orderId)
      clock.advance({ days: 91 })
      return withCompensation(contract)
    },
  ],
  // 6,210.00, and 20 % of it: 1,242.00
  [
    'a recruitment on its 121st day',
    745_200,
    async () => {
      const contract = await livingIn(404)
      clock.advance({ days: 121 })
      return withCompensation(contract)
    },
  ],
  // 23 of 24 months: 5,175.00 + 776.25
  [
    'a recruitment on the 41st day of its trial',
    595_125,
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
  // 22,000.00 - 9,000.00 = 13,000.00, and 1,950.00, and the wages
  [
    'a package of two for three months, charged',
    2_395_000,
    async () => {
      const contract = await packaged({ worker_count: 2 }, { list_price: 22_000, employee_wage: 9000 })
      const invoice = (await contract.read('my/invoices')).find(
        ({ kind }: { kind: string }) => kind === 'order',
      )
      return { shown: await charged(contract), done: halalas(invoice.amount_total) }
    },
  ],
  // As 30 hours before: the sum of before the free moment is refused, and nothing else is said than done.
  [
    'a sheet left open over the free moment',
    24_517,
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
  // 94.75 + 14.21
  [
    'three made and one called off by us',
    10_896,
    async () => {
      const contract = await visitsOf(104)
      await contract.make(3)
      return contract.callOff()
    },
  ],
  ['none of four made, and no word from anybody', 43_585, async () => nobodyEver(await visitsOf(104))],
  // 3,450.00 + 517.50 + 2,550.00 + 150.00
  [
    'a live-in worker who has not come, six days late',
    666_750,
    async () => {
      const contract = await livingIn(209, { need_delivery: 1 })
      clock.advance({ days: 14 })
      return contract.leave()
    },
  ],
  // 6,500.00 + 975.00
  [
    'a transferred worker who has not come, six days late',
    747_500,
    async () => {
      const contract = await livingIn(303)
      clock.advance({ days: 14 })
      return contract.leave()
    },
  ],
  // 1,450.00 + 217.50 + 900.00
  [
    'a month paused from its first day, left in the pause',
    256_750,
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
    39_227,
    async () => {
      const contract = await ofEverything()
      advanceTo(Date.parse((await contract.quote()).free_until))
      const left = await contract.leave()
      const [payout] = (await contract.read(`my/orders/${contract.orderId}`)).payouts
      assert.deepEqual([payout.to_card, payout.to_wallet], [342.27, 50])
      return left
    },
  ],
  // Three of four: 255.83 + 38.38; less 63.96 + 9.59
  [
    'a voucher, the wallet and a card, a millisecond after it',
    22_066,
    async () => {
      const contract = await ofEverything()
      advanceTo(Date.parse((await contract.quote()).free_until) + 1)
      return contract.leave()
    },
  ],
  // 63.25, of which the only visit is lost: 0.
  [
    'a single visit by points, left the day before',
    0,
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
  // 460.00 - 36.80 = 423.20, of which three quarters 317.40 + 47.61; less 79.35 + 11.90
  [
    'eight per cent off, one of four made',
    27_376,
    async () => {
      const { person, voucher_code } = await given({ percent: 8 })
      const contract = await visitsOf(107, { voucher_code }, { person })
      await contract.make(1)
      return contract.leave()
    },
  ],
  // 99.00 - 33.33 = 65.67, and 15 % of it is 9.8505
  [
    'an odd amount off a single visit that we call off',
    7552,
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
  // 758.00 - 100.00 = 658.00; five eighths: 411.25 + 61.69; less 102.81 + 15.42
  [
    'two bundles with FIRST25, three of eight made',
    35_471,
    async () => {
      const more = { repeat_count: 2, repeat_interval_days: 28, voucher_code: 'FIRST25' }
      const contract = await visitsOf(104, more)
      await contract.make(3)
      return contract.leave()
    },
  ],
  // 94.75 + 14.21, though the family itself cannot leave
  [
    'instalments, one visit called off by us',
    10_896,
    async () => (await visitsOf(104, {}, { method: 'instalments' })).callOff(),
  ],
  [
    'instalments, cancelled by us',
    43_585,
    async () => (await visitsOf(104, {}, { method: 'instalments' })).officeCancels(),
  ],
  // Ten of ninety days used: 3,200.00 + 480.00 + 2,400.00; less 800.00 + 120.00
  [
    'a live-in worker, left in a pause after ten days',
    516_000,
    async () => {
      const contract = await arrived()
      clock.advance({ days: 8 })
      await contract.pause(dayIn(2), dayIn(22))
      clock.advance({ days: 7 })
      await done('jobs/run', { jobs: ['contracts'] })
      return contract.leave()
    },
  ],
  // Nine days used: 3,240.00 + 486.00 + 2,430.00; less 810.00 + 121.50
  [
    'a live-in worker, left at 23:59 of the tenth day',
    522_450,
    async () => leftAt(await arrived(), 9, 23 * 60 + 59),
  ],
  // A minute later ten are used.
  ['a live-in worker, left at midnight', 516_000, async () => leftAt(await arrived(), 10, 0)],
  // 3,600.00 + 540.00 + 2,700.00; less 900.00 + 135.00, and the way of 150.00
  [
    'a delivered worker, left on the day she came',
    580_500,
    async () => (await arrived({ need_delivery: 1 })).leave(),
  ],
  // As above, but the way was not begun: with 150.00
  [
    'a delivered worker, left on the agreed day before she came',
    595_500,
    async () =>
      leftAt(await livingIn(203, { first_visit_date: dayIn(3), need_delivery: 1 }), 3, 23 * 60 + 59),
  ],
  // 6,840.00 + 150.00
  [
    'a delivered worker, left a minute later, when she is late',
    699_000,
    async () => leftAt(await livingIn(203, { first_visit_date: dayIn(3), need_delivery: 1 }), 4, 0),
  ],
  // The visa is lost until the agreed time is over.
  [
    'a recruitment on its 90th day',
    421_000,
    async () => {
      const contract = await livingIn(404)
      await visaIssued(contract.orderId)
      clock.advance({ days: 90 })
      return contract.leave()
    },
  ],
  // 6,210.00 + 931.50
  [
    'a recruitment on its 120th day',
    714_150,
    async () => {
      const contract = await livingIn(404)
      clock.advance({ days: 120 })
      return withCompensation(contract)
    },
  ],
  // 21 of 24 months: 4,725.00 + 708.75
  [
    'a recruitment on the last day of its trial',
    543_375,
    async () => {
      const contract = await recruited()
      clock.advance({ days: 90 })
      return contract.leave()
    },
  ],
  // 639 of 730 days: 4,726.85 + 709.03; less 1,181.71 + 177.26 and the visa of 2,000.00
  [
    'a recruitment on the day after its trial',
    207_691,
    async () => {
      const contract = await recruited()
      clock.advance({ days: 91 })
      return contract.leave()
    },
  ],
  // 163 of 240 minutes of 94.75 and of 14.21: 64.35 + 9.65
  [
    'a visit that we cut short after 77 minutes',
    7400,
    async () => {
      const contract = await visitsOf(104)
      const { id } = await contract.begin()
      clock.advance({ minutes: 77 })
      const preview = await office(`visits/${id}/preview?state=cancelled`)
      await done(`visits/${id}/state`, { state: 'cancelled' })
      return { shown: halalas(Object(preview.body).result.refund), done: await contract.returned() }
    },
  ],
  // Five of twelve left: 425.00 + 63.75; the next 85.00 + 12.75; a quarter of 340.00 and 12.75
  [
    'seven of twelve made, left 20 hours before the next',
    29_325,
    async () => {
      const contract = await visitsOf(106)
      await contract.make(7)
      await contract.hoursBefore(20)
      return contract.leave()
    },
  ],
  // 12,000.01 + 1,800.00 + 8,000.00; less 3,000.00 + 450.00
  [
    'a package with an odd halala, left the day before',
    1_835_001,
    async () => {
      const wish = { start_date: dayIn(1) }
      return (await packaged(wish, { list_price: 20_000.01, employee_wage: 8000 })).leave()
    },
  ],
  // 326.89 after 108.96 for the one that failed
  [
    'one of four called off by us, the others left early',
    32_689,
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
