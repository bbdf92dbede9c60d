import assert from 'node:assert/strict'
import { breakFee, halalas, priceOf, share, sumOf, totalOf, worth, type Amounts } from './own-sums.ts'
import {
  beginLife,
  chargesOf,
  giveBack,
  giveVoucherBack,
  noteCharge,
  payOrder,
  placeOrder,
  settleAccounts,
  type LifeEvent,
  type LifeTerms,
  type LifeWorld,
} from './life.ts'
import { parsePlacedOrder, packageAgreement, residentOrderBody } from './orders.ts'
import { errorCodeOf } from './people.ts'

const hour = 3_600_000
const day = 24 * hour
const riyadh = 3 * hour

/** A day as its number, and the moment at which it begins in Riyadh. */
const numberOf = (date: string): number => Date.parse(date) / day
const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10)
const beginningOf = (number: number): number => number * day - riyadh

type Pause = { readonly from: number; until: number; readonly askedAt: number }

/** That the worker was at the door or is ready at the branch, and what the family says to it. */
type Offer = { readonly at: number; readonly day: number; claimedAt: number | undefined; isSettled: boolean }

type OpenPause = Pause & { readonly id: string; readonly isLate: boolean }

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
  readonly workers: number
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
  const { advanceTo, clock, done, now, office } = world
  const { service } = terms
  const isPackage = service === 'package'
  const life = await beginLife(world, {
    ...terms,
    voucher: isPackage || terms.voucher === 'first25' ? 'none' : terms.voucher,
    wallet: isPackage ? 0 : terms.wallet,
  })
  const { book, tell, did, send, read } = life
  const today = (): number => numberOf(world.today())
  const placedAt = now()
  const paidOn = today()
  const plan = isPackage ? undefined : offers[service]
  const delivery = terms.delivered && service !== 'recruitment' && !isPackage ? 15_000 : 0

  async function order(): Promise<{ id: string; amounts: Amounts }> {
    if (plan === undefined) {
      const priced = { listPrice: 2_000_001 + terms.n, wage: 800_000 }
      const wish = {
        worker_type: 'housemaid',
        nationality: 'filipino',
        worker_count: terms.workers,
        duration: '3months',
      }
      const made = await send('special_packages', { ...wish, start_date: world.dayIn(terms.ahead) })
      assert.equal(made.status, 201, made.text)
      const { id } = Object(made.body)
      await done(`orders/${id}/price`, {
        list_price: priced.listPrice / 100,
        employee_wage: priced.wage / 100,
        note: 'Dearer than estimated',
      })
      assert.equal((await send(`my/orders/${id}/terms`, packageAgreement(life.someone))).status, 200)
      return { id, amounts: priceOf(priced, {}) }
    }
    const amounts = priceOf(plan, { delivery, ...(life.discount && { discount: life.discount }) })
    book.walletPart = Math.min(terms.wallet, totalOf(amounts))
    const id = await placeOrder(life, terms.firstTry, async () => {
      const placed = await send('sale_order/resident', {
        ...residentOrderBody(life.someone, {
          service_id: plan.service_id,
          first_visit_date: world.dayIn(terms.ahead),
          order_line: [{ product_id: plan.product }],
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
      })
      return parsePlacedOrder(placed).id
    })
    return { id, amounts }
  }

  const { id: orderId, amounts } = await order()
  const contractId = await payOrder(life, orderId, { amounts, method: terms.method })
  const charges = chargesOf(life, contractId)
  const whole = totalOf(amounts)
  const days = plan?.days ?? 90
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
  let openPause: OpenPause | undefined
  let offered: Offer | undefined
  const claims: number[] = []
  let events = 0
  const say = (text: string) =>
    book.log.push(`${new Date(now() + riyadh).toISOString().slice(0, 16)} ${text}`)

  const afterPause = (from: number, over: readonly Pause[]): number =>
    over.reduce((on, pause) => (pause.from <= on && on < pause.until ? pause.until : on), from)

  const isDisputed = () => offered !== undefined && offered.claimedAt !== undefined && !offered.isSettled

  /** The first day that counts: of her arrival, or the one after she was offered. */
  function begun(): number | undefined {
    if (arrived !== undefined) return arrived
    if (offered === undefined || isDisputed()) return undefined
    return offered.day + 1 <= today() ? offered.day + 1 : undefined
  }

  /** The first day of the contract as its pages say it. */
  const firstDay = () => arrived ?? (offered === undefined ? agreed : offered.day + 1)

  function usedDays(): number {
    const since = begun()
    if (since === undefined) return 0
    const rested = pauses
      .map(({ from, until }) => Math.max(0, Math.min(until, today()) - Math.max(from, since)))
      .reduce((sum, rest) => sum + rest, 0)
    return Math.min(days, Math.max(0, today() - since - rested))
  }

  const isLate = () =>
    service !== 'recruitment' && begun() === undefined && today() > afterPause(agreed, pauses)

  /** When the service begins, for the notice of leaving; unknown while nobody can say it. */
  function noticeStart(): number | undefined {
    const since = begun()
    if (since !== undefined) return beginningOf(since)
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
    const hasBegun = begun() !== undefined
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
    const claimedAt = isDisputed() ? offered?.claimedAt : undefined
    const yearBefore = today() - 365
    if (claimedAt !== undefined && now() >= claimedAt + 48 * hour) {
      const isForPerson = claims.filter((on) => on >= yearBefore).length >= 3
      if (!isForPerson) {
        settleOffer(false)
        did('silence about an offer')
      }
    }
    await done('jobs/run', { jobs: ['visits', 'contracts'] })
    if (!isOver && (await stateNow()) === 'finished') {
      assert.equal(usedDays(), days, 'a finished contract is used')
      isOver = true
      did('contract finished')
    }
  }

  const isAsked = () => open !== undefined || openPause !== undefined

  /** How many workers of a package are still to be given to it. */
  async function missing(): Promise<number> {
    if (!isPackage) return 0
    return terms.workers - (await read(`my/orders/${orderId}`)).employee_ids.length
  }

  async function giveWorkers(): Promise<void> {
    for (let left = await missing(); left > 0; left -= 1) await done(`orders/${orderId}/worker`, {})
  }

  /** On the evening of the day on which she is expected the family is asked, and once she was offered. */
  const isArrivalAsked = async (): Promise<boolean> =>
    service !== 'recruitment' &&
    arrived === undefined &&
    (offered !== undefined || now() >= beginningOf(afterPause(agreed, pauses)) + 18 * hour) &&
    (await missing()) === 0

  const canDispute = () =>
    arrived === undefined &&
    offered !== undefined &&
    offered.claimedAt === undefined &&
    now() <= offered.at + 48 * hour

  /** The office or its silence decides whether she was offered. */
  function settleOffer(isOffered: boolean): void {
    if (offered === undefined) return
    tell('complaint_answered')
    if (isOffered) offered.isSettled = true
    else {
      offered = undefined
      if (!isOver || givenAway) return
      // She never came, so that leaving cost nothing.
      giveBack(life, whole - sumOf(book.payouts), 'what was kept for leaving')
      givenAway = true
      giveVoucherBack(life)
      did('fee for leaving given back')
    }
  }

  function receive(): void {
    const since = begun()
    if (isDisputed()) settleOffer(true)
    arrived = since ?? today()
  }

  async function look(): Promise<void> {
    const contract = await read(`my/contracts/${contractId}`)
    const shown = await read(`my/orders/${orderId}`)
    if (isOver) return assert.ok(['finished', 'cancelled'].includes(contract.state.value))
    assert.notEqual(contract.state.value, 'cancelled')
    assert.equal(shown.late_since, isLate() ? dateOf(afterPause(agreed, pauses) + 1) : null, 'late since')
    assert.equal(shown.arrival_asked, await isArrivalAsked(), 'whether she has come is asked')
    assert.equal(
      shown.offer?.disputed,
      arrived === undefined && offered !== undefined ? isDisputed() : undefined,
      'the offer',
    )
    const isAwaitedFromAbroad = service === 'recruitment' && arrived === undefined
    const since = firstDay()
    const rest = pauses
      .map(({ from, until }) => Math.max(0, until - Math.max(from, since)))
      .reduce((sum, each) => sum + each, 0)
    const last = isAwaitedFromAbroad ? null : dateOf(since + days - 1 + rest)
    assert.equal(contract.service_end_date, last, 'the last day')
  }

  async function leave(kind: 'cancellation' | 'refund_payment'): Promise<void> {
    if (isAsked() || isOver) return
    const state = kind === 'cancellation' ? await stateNow() : undefined
    if (state === 'defaulted') return life.requireOverdueFirst(contractId)
    // Its days are over, though nobody has ended it yet.
    if (state === 'finished') return assert.equal(usedDays(), days, 'a finished contract is used')
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
    did(`${kind} ${expected.isGranted ? 'granted at once' : 'asked'}`)
    if (!expected.isGranted) {
      open = { ...expected, id, kind }
      return
    }
    tell('request_answered')
    await apply(expected, 'family')
  }

  async function answerPause(asked: OpenPause, n: number): Promise<void> {
    openPause = undefined
    if (n % 4 === 2 && asked.isLate) {
      const taken = await send(`my/requests/${asked.id}/withdraw`)
      assert.equal(taken.status, 200, taken.text)
      return did('pause withdrawn')
    }
    const approved =
      n % 4 !== 3 && (await office(`requests/${asked.id}/answer`, { decision: 'approve' })).status === 200
    // Where her time after the contract is taken, the office can only refuse the pause.
    if (!approved) await done(`requests/${asked.id}/answer`, { decision: 'reject' })
    tell('request_answered')
    if (!approved) return did('pause rejected')
    const invoice = (await read('my/invoices?limit=100')).find(
      ({ id: each, kind }: { id: string; kind: string }) =>
        kind === 'suspension_fee' && !book.charges.some((charge) => charge.id === each),
    )
    noteCharge(life, invoice.id, 20_000)
    // One that is approved after its first day begins with the approval.
    const from = Math.max(asked.from, today())
    pauses.push({ ...asked, from })
    say(`a pause from ${dateOf(from)} to ${dateOf(asked.until)}`)
    did(`${asked.from > today() ? 'paused later' : 'paused now'}${asked.isLate ? ', answered late' : ''}`)
  }

  async function answer(n: number): Promise<void> {
    if (openPause !== undefined) return answerPause(openPause, n)
    if (open === undefined) return
    const asked = open
    open = undefined
    const decision = (['approve', 'reject', 'withdraw'] as const)[n % 3] ?? 'approve'
    say(`${decision} ${asked.kind}`)
    did(`${asked.kind}: ${decision}`)
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
      did('clock jumped')
      if (n % 5 !== 4) await chores()
      else did('chores late')
    },
    async stage(n) {
      if (isOver) return
      await giveWorkers()
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
        if (stage === 'received') receive()
        did(`stage ${stage}`)
      }
    },
    async came(n) {
      if (isOver) return
      if (n % 3 === 0) advanceTo(beginningOf(afterPause(agreed, pauses)) + 18 * hour)
      const isExpected = await isArrivalAsked()
      const said = await send(`my/orders/${orderId}/arrived`)
      assert.equal(said.status === 200, isExpected, said.text)
      if (!isExpected) return
      receive()
      stagesLeft.length = 0
      did('family says she has come')
    },
    async offer(n) {
      if (isOver) return
      if (n % 3 !== 0 && arrived === undefined)
        advanceTo(beginningOf(afterPause(agreed, pauses)) + (n % 80) * hour)
      if (n % 2 === 0) await giveWorkers()
      const isExpected =
        service !== 'recruitment' &&
        begun() === undefined &&
        offered === undefined &&
        today() >= afterPause(agreed, pauses) &&
        (await missing()) === 0
      const sent = await office(`orders/${orderId}/offer`, { place: n % 2 === 0 ? 'door' : 'branch' })
      assert.equal(sent.status === 200, isExpected, sent.text)
      if (!isExpected) return
      offered = { at: now(), day: today(), claimedAt: undefined, isSettled: false }
      tell('worker_offered')
      did('worker offered')
    },
    async dispute() {
      const isExpected = canDispute()
      const said = await send(`my/orders/${orderId}/not-offered`)
      assert.equal(said.status === 200, isExpected, said.text)
      if (!isExpected || offered === undefined) return
      offered.claimedAt = now()
      claims.push(today())
      did('offer disputed')
    },
    async decide(n) {
      if (!isDisputed()) return
      const isOffered = n % 2 === 0
      await done(`orders/${orderId}/offer/decision`, { decision: isOffered ? 'made' : 'failed', note: 'x' })
      settleOffer(isOffered)
      did(`office decides: ${isOffered ? 'offered' : 'not offered'}`)
    },
    async assign(n) {
      if (isOver) return
      const { employee_ids: workers } = await read(`my/orders/${orderId}`)
      const isWhole = (await missing()) === 0
      const insteadOf = isPackage && isWhole ? { instead_of: workers[n % workers.length]?.id } : {}
      const given = await office(`orders/${orderId}/worker`, {
        ...insteadOf,
        from: world.dayIn(n % 30),
      })
      if (given.status === 200) return did(isWhole ? 'worker replaced by the office' : 'worker given')
      assert.ok(['transition_not_allowed', 'no_worker_free'].includes(errorCodeOf(given.body)), given.text)
    },
    async absent(n) {
      const { employee_ids: workers } = await read(`my/orders/${orderId}`)
      const worker = workers[n % Math.max(1, workers.length)]
      if (isOver || worker === undefined) return
      const from = Math.max(today(), firstDay()) + (n % 15)
      const body = { from: dateOf(from), to: dateOf(from + (n % 6)), reason: 'ill' }
      await done(`workers/${worker.id}/absences`, body)
      did('worker absent')
      const insteadOf = isPackage ? { instead_of: worker.id } : {}
      const given = await office(`orders/${orderId}/worker`, { ...insteadOf, from: body.from })
      if (given.status === 200) did('another worker sent from a day on')
      else
        assert.ok(['transition_not_allowed', 'no_worker_free'].includes(errorCodeOf(given.body)), given.text)
    },
    async pause(n) {
      if (isAsked() || isOver) return
      const first = Math.max(today() + (n % 12), firstDay())
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
      openPause = { id: Object(sent.body).result.id, from, until, askedAt, isLate: n % 3 === 0 }
      if (!openPause.isLate) await answerPause(openPause, n)
    },
    async resume() {
      const pause = pauses.at(-1)
      if (pause === undefined || isOver) return
      const sent = await send(`my/contracts/${contractId}/resume`)
      if (sent.status !== 200) return
      pause.until = pause.from > today() ? pause.from : today() + 1
      say(`resumes on ${dateOf(pause.until)}`)
      did('resumed')
    },
    async replace(n) {
      if (isAsked() || isOver) return
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
      did(approved ? 'worker replaced' : 'replacement rejected')
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
      did('complained')
    },
    cancel: () => leave('cancellation'),
    refund: () => leave('refund_payment'),
    answer,
    async office(n) {
      if (isAsked() || isOver) return
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
      did(`contract cancelled by the office, fault ${fault}`)
      await apply(expected, by)
    },
    async order() {
      if (isAsked() || isOver) return
      await done(`orders/${orderId}/cancel`, { reason: 'x' })
      say('the office cancels the order')
      did('order cancelled by the office')
      tell('order_cancelled')
      giveBack(life, whole, 'the whole order')
      givenAway = true
      isOver = true
      // In the trial of a recruitment a month is used when it is over.
      if (usedDays() < (service === 'recruitment' ? 30 : 1)) giveVoucherBack(life)
    },
    ...charges,
  }

  /** What the family had, what it owes for ending early, and what is still to be served. */
  function keptNow(): number {
    if (givenAway) return 0
    if (ended === undefined) return whole
    return (
      totalOf({ ...amounts, delivery: 0 }) -
      worth(amounts, ended.unused + ended.complained, ended.of) +
      (amounts.delivery - ended.delivery) +
      ended.fees -
      ended.due
    )
  }

  async function happen({ what, n }: LifeEvent): Promise<void> {
    say(`${what} ${n}`)
    await act[what]?.(n)
    await look()
    events += 1
    if (n % 4 !== 1 || isAsked() || isDisputed()) return
    await settleAccounts(life, { orderId, kept: keptNow() })
    did('accounts settled on the way')
  }

  try {
    say(`${service}, agreed on ${dateOf(agreed)}, placed ${new Date(placedAt).toISOString()}`)
    for (const event of terms.events) await happen(event)
    const bought = isPackage ? `${service} of ${terms.workers}` : service
    for (const what of [bought, `voucher ${terms.voucher}`, `paid by ${terms.method}`]) did(what)
    if (book.walletPart > 0) did('wallet used')
    if (isAsked()) await happen({ what: 'answer', n: terms.n })
    const settle = async () => {
      while (book.charges.some(({ state }) => state === 'unpaid'))
        await happen({ what: terms.n % 2 === 0 ? 'pay' : 'void', n: 7 })
    }
    await settle()
    if (!isOver && (terms.ending === 'leave' || begun() === undefined)) {
      await happen({ what: 'cancel', n: 0 })
      await happen({ what: 'answer', n: 0 })
    }
    if (!isOver && (terms.ending === 'office' || begun() === undefined))
      await happen({ what: 'office', n: terms.n % 2 })
    for (let round = 0; round < 12; round += 1) {
      if (isOver) break
      clock.advance({ days: 91 })
      await happen({ what: 'wait', n: 0 })
    }
    await settle()
    if (isDisputed()) await happen({ what: 'decide', n: terms.n })
    assert.ok(isOver, 'the contract is over')
    const state = await stateNow()
    assert.ok(['cancelled', 'finished'].includes(state), `at rest: ${state}`)
    await settleAccounts(life, { orderId, kept: keptNow() })
    return events
  } catch (error) {
    throw new Error(book.log.join('\n'), { cause: error })
  }
}
