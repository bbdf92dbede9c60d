import assert from 'node:assert/strict'
import { breakFee, halalas, priceOf, share, totalOf, worth, type Amounts } from './own-sums.ts'
import {
  beginLife,
  chargesOf,
  giveBack,
  giveVoucherBack,
  noteCharge,
  payOrder,
  settleAccounts,
  type LifeEvent,
  type LifeTerms,
  type LifeWorld,
} from './life.ts'
import { parsePlacedOrder, residentOrderBody } from './orders.ts'

const hour = 3_600_000
const day = 24 * hour
const riyadh = 3 * hour

/** A day as its number, and the moment at which it begins in Riyadh. */
const numberOf = (date: string): number => Date.parse(date) / day
const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10)
const beginningOf = (number: number): number => number * day - riyadh

type Pause = { readonly from: number; until: number; readonly askedAt: number }

type Ending = {
  readonly refund: number
  readonly due: number
  /** What the family leaves to the agency of what it had not used. */
  readonly fees: number
  readonly unused: number
  readonly of: number
  readonly complained: number
  readonly delivery: number
  readonly compensation: number
  readonly isGranted: boolean
}

type Service = 'live-in' | 'transferred' | 'recruitment' | 'package'

export type DayLife = LifeTerms & {
  readonly service: Service
  readonly delivered: boolean
  readonly ahead: number
  readonly events: readonly LifeEvent[]
  readonly ending: 'wait' | 'leave' | 'office'
}

const offers = {
  'live-in': { service_id: 2, product: 203, listPrice: 630_000, wage: 270_000, days: 90 },
  transferred: { service_id: 3, product: 301, listPrice: 690_000, wage: 0, days: 730 },
  recruitment: { service_id: 4, product: 404, listPrice: 540_000, wage: 0, days: 730 },
} as const

const stages = {
  short: ['on_the_way', 'arrived', 'received'],
  abroad: ['visa_started', 'visa_in_progress', 'visa_issued', 'travel_arrangements'],
} as const

/** Lives a life with a worker who lives with the family, and holds each of its sums against the test's own. */
export async function liveWithDays(world: LifeWorld, terms: DayLife): Promise<number> {
  const { clock, done, now, office } = world
  const { service } = terms
  const isPackage = service === 'package'
  const life = await beginLife(world, {
    ...terms,
    voucher: isPackage || terms.voucher === 'first25' ? 'none' : terms.voucher,
    wallet: isPackage ? 0 : terms.wallet,
  })
  const { book, tell, send, read } = life
  const today = (): number => numberOf(world.today())
  const placedAt = now()
  const paidOn = today()
  const offer = isPackage ? undefined : offers[service]
  const delivery = terms.delivered && service !== 'recruitment' && !isPackage ? 15_000 : 0

  async function order(): Promise<{ id: string; amounts: Amounts }> {
    if (offer === undefined) {
      const priced = { listPrice: 2_000_001 + terms.n, wage: 800_000 }
      const wish = { worker_type: 'housemaid', nationality: 'filipino', worker_count: 1, duration: '3months' }
      const made = await send('special_packages', { ...wish, start_date: world.dayIn(terms.ahead) })
      assert.equal(made.status, 201, made.text)
      const { id } = Object(made.body)
      await done(`orders/${id}/price`, {
        list_price: priced.listPrice / 100,
        employee_wage: priced.wage / 100,
      })
      return { id, amounts: priceOf(priced, {}) }
    }
    const amounts = priceOf(offer, { delivery, ...(life.discount && { discount: life.discount }) })
    book.walletPart = Math.min(terms.wallet, totalOf(amounts))
    const { id } = parsePlacedOrder(
      await send('sale_order/resident', {
        ...residentOrderBody(life.someone, {
          service_id: offer.service_id,
          first_visit_date: world.dayIn(terms.ahead),
          order_line: [{ product_id: offer.product }],
        }),
        ...(delivery > 0 && { need_delivery: 1, partner_shipping_id: life.someone.addressId }),
        ...(service === 'recruitment' && {
          visa_number: '1900123456',
          visa_expiry: '2029-12-01',
          birth_date: '1985-04-01',
        }),
        ...(book.voucher !== undefined && { voucher_code: book.voucher }),
        ...(book.walletPart > 0 && { wallet_amount: book.walletPart / 100 }),
        expected_total: totalOf(amounts) / 100,
      }),
    )
    return { id, amounts }
  }

  const { id: orderId, amounts } = await order()
  const contractId = await payOrder(life, orderId, { amounts, method: terms.method })
  const charges = chargesOf(life, contractId)
  const whole = totalOf(amounts)
  const days = offer?.days ?? 90
  const agreed = today() + terms.ahead
  const pauses: Pause[] = []
  const stagesLeft: string[] = [...(service === 'recruitment' ? stages.abroad : []), ...stages.short]
  let arrived: number | undefined
  let isVisaIssued = false
  let isOver = false
  let givenAway = false
  let complainedAt: number | undefined
  let ended: Ending | undefined
  let open: (Ending & { readonly id: string; readonly kind: string }) | undefined
  let hasWorker = !isPackage
  let events = 0
  const say = (text: string) =>
    book.log.push(`${new Date(now() + riyadh).toISOString().slice(0, 16)} ${text}`)

  const afterPause = (from: number, over: readonly Pause[]): number =>
    over.reduce((on, pause) => (pause.from <= on && on < pause.until ? pause.until : on), from)

  function usedDays(): number {
    if (arrived === undefined) return 0
    const since = arrived
    const rested = pauses
      .map(({ from, until }) => Math.max(0, Math.min(until, today()) - Math.max(from, since)))
      .reduce((sum, rest) => sum + rest, 0)
    return Math.min(days, Math.max(0, today() - since - rested))
  }

  const isLate = () =>
    service !== 'recruitment' && arrived === undefined && today() > afterPause(agreed, pauses)

  /** When the service begins, for the notice of leaving; unknown while nobody can say it. */
  function noticeStart(): number | undefined {
    if (arrived !== undefined) return beginningOf(arrived)
    if (service === 'recruitment' || isLate()) return undefined
    let begins = agreed
    for (const pause of pauses)
      if (beginningOf(begins) - pause.askedAt > 48 * hour) begins = afterPause(begins, [pause])
    return beginningOf(begins)
  }

  function endingNow(kind: string, by: 'family' | 'agency'): Ending | undefined {
    const lateBy = service === 'recruitment' && arrived === undefined ? today() - paidOn - 90 : 0
    // By instalments a family leaves only where the failure is ours.
    const isExcluded = terms.method === 'instalments' && !isLate() && lateBy <= 0
    if (by === 'family' && isExcluded) return undefined
    const isTrial = service === 'recruitment' && arrived !== undefined && today() - arrived <= 90
    const of = isTrial ? 24 : days
    const used = isTrial ? Math.floor(usedDays() / 30) : usedDays()
    const unused = of - used
    const complained = kind === 'refund_payment' && complainedAt !== undefined ? used : 0
    if (unused === 0 && complained === 0) return undefined
    const start = noticeStart()
    const hasBegun = arrived !== undefined
    const isInTime = by === 'agency' || start === undefined || start - now() > 48 * hour
    const percent = lateBy <= 0 ? 0 : lateBy <= 30 ? 15 : 20
    const compensation = share(whole, percent, 100)
    const isFree = by === 'agency' || isTrial || lateBy > 0 || (!hasBegun && isInTime)
    const kept = isFree ? { fee: 0, tax: 0 } : breakFee(share(amounts.service, unused, of))
    const visaFee = isVisaIssued && !isTrial && lateBy <= 0 && by === 'family' ? 200_000 : 0
    const fees = kept.fee + kept.tax + visaFee
    const home = isTrial ? share(amounts.delivery, unused, of) : hasBegun ? 0 : amounts.delivery
    const back =
      worth(amounts, unused, of) +
      worth(amounts, unused + complained, of) -
      worth(amounts, unused, of) +
      home +
      compensation -
      fees
    return {
      refund: Math.max(0, back),
      due: Math.max(0, -back),
      fees,
      unused,
      of,
      complained,
      delivery: home,
      compensation,
      isGranted: kind === 'cancellation' && start !== undefined && !hasBegun && start - now() > 48 * hour,
    }
  }

  async function apply(ending: Ending, by: 'family' | 'agency'): Promise<void> {
    giveBack(life, ending.refund, 'leaving', ending.compensation)
    ended = ending
    isOver = true
    const isUnused = ending.unused === ending.of
    if (isUnused && (by === 'agency' || ending.refund >= whole)) giveVoucherBack(life)
    if (ending.due === 0) return
    const invoice = (await read('my/invoices?limit=100')).find(
      ({ kind }: { kind: string }) => kind === 'cancellation_balance',
    )
    assert.equal(halalas(invoice.amount_total), ending.due, 'what leaving still costs')
    noteCharge(life, invoice.id, ending.due)
  }

  const stateNow = async (): Promise<string> => (await read(`my/contracts/${contractId}`)).state.value

  async function chores(): Promise<void> {
    await done('jobs/run', { jobs: ['visits', 'contracts'] })
    if (!isOver && (await stateNow()) === 'finished') {
      assert.equal(usedDays(), days, 'a finished contract is used')
      isOver = true
    }
  }

  async function look(): Promise<void> {
    const contract = await read(`my/contracts/${contractId}`)
    const shown = await read(`my/orders/${orderId}`)
    if (isOver) return assert.ok(['finished', 'cancelled'].includes(contract.state.value))
    assert.notEqual(contract.state.value, 'cancelled')
    assert.equal(shown.late_since, isLate() ? dateOf(afterPause(agreed, pauses) + 1) : null, 'late since')
    if (arrived === undefined) return
    const since = arrived
    const rest = pauses
      .map(({ from, until }) => Math.max(0, until - Math.max(from, since)))
      .reduce((sum, each) => sum + each, 0)
    assert.equal(contract.service_end_date, dateOf(since + days - 1 + rest), 'the last day')
  }

  async function leave(kind: 'cancellation' | 'refund_payment'): Promise<void> {
    if (open !== undefined || isOver) return
    const expected = endingNow(kind, 'family')
    const quote = await read(`my/contracts/${contractId}/quote?kind=${kind}`)
    if (expected === undefined) return assert.notEqual(quote.refusal, '', 'nothing can be left')
    assert.equal(quote.refusal, '', quote.refusal)
    assert.deepEqual(
      [halalas(quote.refund), halalas(quote.fee)],
      [expected.refund, expected.due],
      `the quote of a ${kind}`,
    )
    const body = {
      contract_id: contractId,
      request_reason: 'x',
      priority: 'medium',
      expected_refund: quote.refund,
    }
    const sent = await (kind === 'cancellation'
      ? send('cancellation/create', { ...body, request_date: world.today(), expected_fee: quote.fee })
      : send('replacement/create', {
          ...body,
          action_type: 'refundPayment',
          email: life.someone.email,
          phone: '0555001234',
        }))
    assert.equal(sent.status, 200, sent.text)
    const { id, granted, refund } = Object(sent.body).result
    assert.equal(halalas(refund), expected.refund, 'the sum that was done')
    assert.equal(granted ?? false, expected.isGranted, 'granted at once')
    say(`${kind}: ${expected.refund} of ${whole}${expected.isGranted ? ', granted' : ''}`)
    if (!expected.isGranted) {
      open = { ...expected, id, kind }
      return
    }
    tell('request_answered')
    await apply(expected, 'family')
  }

  async function answer(n: number): Promise<void> {
    if (open === undefined) return
    const asked = open
    open = undefined
    const decision = (['approve', 'reject', 'withdraw'] as const)[n % 3] ?? 'approve'
    say(`${decision} ${asked.kind}`)
    if (decision === 'withdraw') {
      const taken = await send(`my/requests/${asked.id}/withdraw`)
      return assert.equal(taken.status, 200, taken.text)
    }
    await done(`requests/${asked.id}/answer`, { decision, note: 'x' })
    tell('request_answered')
    // The sum is the one that was agreed on when the family asked.
    if (decision === 'approve') await apply(asked, 'family')
  }

  const act: Readonly<Record<string, (n: number) => Promise<void>>> = {
    async wait(n) {
      clock.advance({ minutes: [61, 777, 1561, 2999, 4499, 10_201, 44_640, 131_000][n % 8] ?? 61 })
      if (n % 5 !== 4) await chores()
    },
    async stage(n) {
      if (isOver) return
      if (!hasWorker) {
        const given = await office(`orders/${orderId}/worker`, {})
        assert.equal(given.status, 200, given.text)
        hasWorker = true
      }
      const to = stagesLeft.slice(0, n % 2 === 0 ? stagesLeft.length : 1)
      for (const stage of to) {
        const moved = await office(`orders/${orderId}/stage`, { stage })
        if (moved.status !== 200) {
          say(`${stage} refused: ${moved.text}`)
          return
        }
        stagesLeft.shift()
        tell('stage_reached')
        if (stage === 'visa_issued') isVisaIssued = true
        if (stage === 'received') arrived = today()
      }
    },
    async pause(n) {
      if (open !== undefined || isOver) return
      const first = Math.max(today() + (n % 12), arrived ?? agreed)
      const [from, until] = [first, first + 1 + (n % 40)]
      const path = `my/contracts/${contractId}/quote?kind=suspension&from=${dateOf(from)}&until=${dateOf(until)}`
      const asked = await world.ask(`GET /api/${path}`, { token: (await life.family()).token })
      const quote = Object(asked.body).result
      // A contract that is paused, or of which something is asked, is not paused again.
      if (asked.status !== 200 || quote.refusal !== '') return
      assert.deepEqual([halalas(quote.fee), quote.refund], [20_000, 0], 'the fee of a pause')
      const askedAt = now()
      const sent = await send('suspension/create', {
        contract_id: contractId,
        request_date: world.today(),
        request_reason: 'x',
        priority: 'medium',
        suspension_date: dateOf(from),
        resume_date: dateOf(until),
        expected_fee: 200,
      })
      if (sent.status !== 200) return
      const { id } = Object(sent.body).result
      const answered = await office(`requests/${id}/answer`, { decision: n % 4 === 3 ? 'reject' : 'approve' })
      tell('request_answered')
      if (answered.status !== 200) await done(`requests/${id}/answer`, { decision: 'reject' })
      if (answered.status !== 200 || n % 4 === 3) return
      const invoice = (await read('my/invoices?limit=100')).find(
        ({ id: each, kind }: { id: string; kind: string }) =>
          kind === 'suspension_fee' && !book.charges.some((charge) => charge.id === each),
      )
      noteCharge(life, invoice.id, 20_000)
      pauses.push({ from, until, askedAt })
      say(`a pause from ${dateOf(from)} to ${dateOf(until)}`)
    },
    async resume() {
      const pause = pauses.at(-1)
      if (pause === undefined || isOver) return
      const sent = await send(`my/contracts/${contractId}/resume`)
      if (sent.status !== 200) return
      pause.until = pause.from > today() ? pause.from : today() + 1
      say(`resumes on ${dateOf(pause.until)}`)
    },
    async replace(n) {
      if (open !== undefined || isOver) return
      const sent = await send('replacement/create', {
        contract_id: contractId,
        request_reason: 'x',
        priority: 'medium',
        request_date: world.today(),
      })
      if (sent.status !== 200) return
      const { id } = Object(sent.body).result
      const approved =
        n % 2 === 0 && (await office(`requests/${id}/answer`, { decision: 'approve' })).status === 200
      if (!approved) await done(`requests/${id}/answer`, { decision: 'reject' })
      tell('request_answered')
    },
    async complain() {
      const sent = await send('complaint/create', {
        contract_id: contractId,
        priority: 'medium',
        request_reason: 'x',
        request_date: world.today(),
        complaint_type: 'unsatisfactory',
      })
      assert.equal(sent.status, 200, sent.text)
      complainedAt ??= now()
    },
    cancel: () => leave('cancellation'),
    refund: () => leave('refund_payment'),
    answer,
    async office(n) {
      if (open !== undefined || isOver) return
      const fault = (['agency', 'nobody', 'family'] as const)[n % 3] ?? 'agency'
      const by = fault === 'family' ? 'family' : 'agency'
      const expected = endingNow('cancellation', by)
      const body = { fault, reason: 'x', ...(by === 'family' && { manager: 'Huda' }) }
      const sent = await office(`contracts/${contractId}/cancel`, {
        ...body,
        ...(expected && { expected_refund: expected.refund / 100, expected_fee: expected.due / 100 }),
      })
      if (expected === undefined) return assert.ok(sent.status >= 400, 'nothing is left to cancel')
      assert.equal(sent.status, 200, sent.text)
      say(`the office cancels: ${fault}, ${expected.refund}`)
      await apply(expected, by)
    },
    async order() {
      if (open !== undefined || isOver) return
      await done(`orders/${orderId}/cancel`, { reason: 'x' })
      say('the office cancels the order')
      tell('order_cancelled')
      giveBack(life, whole, 'the whole order')
      givenAway = true
      isOver = true
      // In the trial of a recruitment a month is used when it is over.
      if (usedDays() < (service === 'recruitment' ? 30 : 1)) giveVoucherBack(life)
    },
    ...charges,
  }

  async function happen({ what, n }: LifeEvent): Promise<void> {
    say(`${what} ${n}`)
    await act[what]?.(n)
    await look()
    events += 1
  }

  try {
    say(`${service}, agreed on ${dateOf(agreed)}, placed ${new Date(placedAt).toISOString()}`)
    for (const event of terms.events) await happen(event)
    if (open !== undefined) await happen({ what: 'answer', n: terms.n })
    const settle = async () => {
      while (book.charges.some(({ state }) => state === 'unpaid'))
        await happen({ what: terms.n % 2 === 0 ? 'pay' : 'void', n: 1 })
    }
    await settle()
    if (!isOver && (terms.ending === 'leave' || arrived === undefined)) {
      await happen({ what: 'cancel', n: 0 })
      await happen({ what: 'answer', n: 0 })
    }
    if (!isOver && (terms.ending === 'office' || arrived === undefined))
      await happen({ what: 'office', n: terms.n % 2 })
    for (let round = 0; round < 12; round += 1) {
      if (isOver) break
      clock.advance({ days: 91 })
      await happen({ what: 'wait', n: 0 })
    }
    await settle()
    assert.ok(isOver, 'the contract is over')
    const had =
      ended === undefined
        ? whole
        : totalOf({ ...amounts, delivery: 0 }) -
          worth(amounts, ended.unused + ended.complained, ended.of) +
          (amounts.delivery - ended.delivery) +
          ended.fees -
          ended.due
    await settleAccounts(life, { orderId, contractId, kept: givenAway ? 0 : had })
    return events
  } catch (error) {
    throw new Error(book.log.join('\n'), { cause: error })
  }
}
