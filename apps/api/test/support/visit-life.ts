import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { breakFee, halalas, priceOf, share, sumOf, worth, type Amounts } from './own-sums.ts'
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
import { hourlyOrderBody, parsePlacedOrder } from './orders.ts'
import { errorCodeOf } from './people.ts'

const hour = 3_600_000
const day = 24 * hour
const minute = 60_000
const visitMinutes = 240

/** A bought visit as the test knows it, whatever row of the server holds it now. */
type Bought = {
  id: string
  workerId: number
  startsAt: number
  endsAt: number
  /** `choosing`: it failed, and the family can take another time or the price. */
  state: 'ahead' | 'inside' | 'made' | 'lost' | 'choosing' | 'returned' | 'cut' | 'ended'
  insideSince: number
  chooseBy: number
  claimedAt: number | undefined
  hasEvidence: boolean
  /** From when its mark counts; undefined if the family cannot dispute it. */
  markedAt: number | undefined
  /** The family says that nobody came to a visit that was marked, and that is not decided. */
  isDisputed: boolean
  /** What was served of a visit that was cut short. */
  served: number
  isLostAsNext: boolean
  isComplained: boolean
}

type Ending = {
  readonly refund: number
  readonly fee: number
  readonly units: number
  readonly left: number
  readonly complained: readonly Bought[]
  readonly isGranted: boolean
  readonly next: Bought | undefined
}

type OpenRequest = Ending & {
  readonly id: string
  readonly kind: 'cancellation' | 'refund_payment'
  readonly ahead: number
}

const plans: Readonly<Record<number, { readonly listPrice: number; readonly visits: number }>> = {
  101: { listPrice: 9900, visits: 1 },
  104: { listPrice: 37_900, visits: 4 },
  107: { listPrice: 46_000, visits: 4 },
}

export type VisitLife = LifeTerms & {
  readonly plan: number
  readonly repeats: number
  readonly ahead: number
  readonly events: readonly LifeEvent[]
  readonly ending: 'wait' | 'leave' | 'office'
}

/** Lives a life of visits, and holds each of its sums against those the test works out. */
export async function liveWithVisits(world: LifeWorld, terms: VisitLife): Promise<number> {
  const { advanceTo, clock, done, now, office } = world
  const life = await beginLife(world, terms)
  const { book, tell, did, send, read } = life
  const plan = plans[terms.plan] ?? { listPrice: 0, visits: 1 }
  const amounts: Amounts = priceOf(
    { listPrice: plan.listPrice, wage: 0 },
    { bundles: terms.repeats, ...(life.discount && { discount: life.discount }) },
  )
  const total = plan.visits * terms.repeats
  const first = [terms.ahead, terms.ahead + 1].map(world.dayIn).find((on) => new Date(on).getUTCDay() !== 5)
  const walletPart = Math.min(terms.wallet, amounts.service + amounts.tax)
  // The wallet alone is no plan of instalments.
  const method = walletPart === amounts.service + amounts.tax ? 'card' : terms.method
  const orderId = await placeOrder(life, terms.firstTry, async () => {
    const placed = await send('sale_order/hourly', {
      ...hourlyOrderBody(life.someone, { service_package_id: terms.plan, service_date: first }),
      repeat_count: terms.repeats,
      repeat_interval_days: terms.repeats === 1 ? 0 : 7 * plan.visits,
      ...(book.voucher !== undefined && { voucher_code: book.voucher }),
      ...(walletPart > 0 && { wallet_amount: walletPart / 100 }),
      expected_total: (amounts.service + amounts.tax) / 100,
    })
    return parsePlacedOrder(placed).id
  })
  book.walletPart = walletPart
  const contractId = await payOrder(life, orderId, { amounts, method })
  const charges = chargesOf(life, contractId)
  const visits = new Map<string, Bought>()
  let isOver = false
  let givenAway = false
  let claims = 0
  let open: OpenRequest | undefined
  let openPause: { readonly id: string; readonly from: string; readonly isLate: boolean } | undefined
  const isAsked = () => open !== undefined || openPause !== undefined
  const complaints: { readonly at: number; readonly visit: Bought | undefined }[] = []
  const fees: number[] = []
  let events = 0

  const all = () => [...visits.values()].toSorted((a, b) => a.startsAt - b.startsAt)
  const isUnconfirmed = (visit: Bought) => visit.state === 'ahead' && visit.endsAt <= now()
  const isAhead = (visit: Bought) => visit.state === 'ahead' && visit.endsAt > now()
  /** A visit under way is being used. */
  const isUsed = ({ state, isDisputed }: Bought) =>
    state === 'inside' || ((state === 'made' || state === 'lost') && !isDisputed)
  const returnedSoFar = () => all().filter(({ state }) => state === 'returned' || state === 'cut').length
  const say = (text: string) => book.log.push(`${new Date(now()).toISOString().slice(0, 16)} ${text}`)

  /** The share of the visit that is returned next, by kind: the highest that has not been returned. */
  const nextShare = () => {
    const left = total - returnedSoFar()
    const part = (amount: number) => share(amount, left, total) - share(amount, left - 1, total)
    return [part(amounts.service), part(amounts.tax)] as const
  }

  function giveVisitBack(visit: Bought): void {
    const sum = givenAway ? 0 : sumOf(nextShare())
    visit.state = 'returned'
    giveBack(life, sum, 'a visit that failed')
    giveVoucherBackIfUnused()
  }

  /** Nothing was used and everything went back: the voucher is whole again. */
  function giveVoucherBackIfUnused(): void {
    if (!all().some(isUsed) && sumOf(book.returns) >= book.paid) giveVoucherBack(life)
  }

  /** A visit failed by the fault of the agency or of nobody. */
  function fail(visit: Bought): void {
    tell('visit_failed')
    visit.isDisputed = false
    if (isOver) return giveVisitBack(visit)
    visit.state = 'choosing'
    visit.chooseBy = now() + 72 * hour
  }

  function end(): void {
    isOver = true
    for (const visit of all()) {
      if (visit.state === 'choosing') giveVisitBack(visit)
      else if (visit.state === 'ahead' && visit.endsAt > now()) visit.state = 'ended'
    }
    giveVoucherBackIfUnused()
  }

  /** A contract whose last visit is over is finished. */
  const finishIfOver = async (): Promise<void> => {
    if (isOver) return
    const { state } = await read(`my/contracts/${contractId}`)
    if (state.value !== 'finished') return
    assert.ok(
      all().every((visit) => !['ahead', 'inside', 'choosing'].includes(visit.state)),
      'a finished contract has nothing open',
    )
    say('finished')
    did('contract finished')
    end()
  }

  /** The office or the driver says that a visit was made, or lost at the door; the family can dispute it. */
  function mark(visit: Bought, state: 'made' | 'lost'): void {
    visit.state = state
    if (visit.claimedAt === undefined) visit.markedAt = now()
  }

  const canDispute = ({ state, markedAt, endsAt, claimedAt }: Bought) =>
    (state === 'made' || state === 'lost') &&
    claimedAt === undefined &&
    markedAt !== undefined &&
    now() <= Math.max(markedAt, endsAt) + 48 * hour

  /** What the chores of the server decide by the clock. */
  async function chores(): Promise<void> {
    for (const visit of all()) if (visit.state === 'inside' && visit.endsAt <= now()) mark(visit, 'made')
    for (const visit of all().filter((each) => isUnconfirmed(each) || each.isDisputed)) {
      const { claimedAt } = visit
      const isDue =
        claimedAt === undefined
          ? now() >= visit.endsAt + 7 * day
          : !visit.hasEvidence && now() >= claimedAt + 48 * hour
      if (!isDue) continue
      did(claimedAt === undefined ? 'a week of silence' : 'silence about a claim')
      fail(visit)
    }
    for (const visit of all())
      if (visit.state === 'choosing' && visit.chooseBy <= now()) {
        did('choice not made in time')
        giveVisitBack(visit)
      }
    await done('jobs/run', { jobs: ['visits', 'contracts'] })
    await finishIfOver()
  }

  const rowsNow = async () => {
    const rows = await read('my/visit-lines')
    return rows.filter(
      (row: ReturnType<typeof Object>) => row.visit_status.value !== 'moved' && row.remedy !== 'another_time',
    )
  }

  /** Reads the visits, and expects of each what the test expects. */
  async function look(): Promise<void> {
    for (const row of await rowsNow()) {
      const known = visits.get(row.calendar_uid)
      const [startsAt, endsAt] = [Date.parse(row.arrives_from), Date.parse(row.ends_at)]
      if (known === undefined) {
        visits.set(row.calendar_uid, {
          id: row.id,
          workerId: row.employee_id.id,
          startsAt,
          endsAt,
          state: 'ahead',
          insideSince: 0,
          chooseBy: 0,
          claimedAt: undefined,
          hasEvidence: false,
          markedAt: undefined,
          isDisputed: false,
          served: 0,
          isLostAsNext: false,
          isComplained: false,
        })
        continue
      }
      Object.assign(known, { id: row.id, workerId: row.employee_id.id, startsAt, endsAt })
      const status = row.visit_status.value
      const seen = row.cut_short
        ? 'cut'
        : row.fault === 'agency' || row.fault === 'nobody'
          ? row.remedy === 'refund'
            ? 'returned'
            : 'choosing'
          : row.fault === 'family'
            ? 'lost'
            : {
                scheduled: 'ahead',
                on_the_way: 'ahead',
                in_progress: 'inside',
                done: 'made',
                cancelled: 'ended',
              }[String(status)]
      assert.equal(seen, known.state, `the visit of ${row.first_visit_date}`)
      const stake = row.choice_refund
      if (
        known.state === 'choosing' &&
        stake !== null &&
        all().filter(({ state }) => state === 'choosing').length === 1
      )
        assert.equal(halalas(stake), givenAway ? 0 : sumOf(nextShare()), 'the price that can be chosen')
    }
    assert.equal(visits.size, total, 'the bought visits')
  }

  /** What leaving now gives back, and what it costs. */
  function endingNow(kind: OpenRequest['kind'], by: 'family' | 'agency'): Ending | undefined {
    if (method === 'instalments' && by === 'family') return undefined
    const units = all().filter(isAhead).length
    const complained =
      kind === 'refund_payment'
        ? all().filter((visit) => isUsed(visit) && visit.state !== 'inside' && isComplainedInTime(visit))
        : []
    const rest = isOver ? 0 : units
    if (rest === 0 && complained.length === 0) return undefined
    const next = all().find(isAhead)
    const isInTime = by === 'agency' || next === undefined || next.startsAt - now() > 48 * hour
    const hasBegun =
      all().some((visit) => isUsed(visit) || visit.state === 'cut') ||
      all().some((visit) => isAhead(visit) && visit.startsAt <= now())
    const left = rest - (isInTime || rest === 0 ? 0 : 1)
    const part = (amount: number, parts: number) => share(amount, parts, total)
    const keptFee =
      by === 'agency' || (!hasBegun && isInTime) ? { fee: 0, tax: 0 } : breakFee(part(amounts.service, left))
    const back =
      worth(amounts, left, total) +
      worth(amounts, rest + complained.length, total) -
      worth(amounts, rest, total) -
      keptFee.fee -
      keptFee.tax
    return {
      refund: Math.max(0, back),
      fee: keptFee.fee + keptFee.tax,
      units: rest,
      left,
      complained,
      isGranted: kind === 'cancellation' && !hasBegun && isInTime && next !== undefined,
      next: left < rest ? next : undefined,
    }
  }

  const isComplainedInTime = (visit: Bought) =>
    !visit.isComplained &&
    complaints.some(
      ({ at, visit: about }) =>
        (about ?? visit) === visit && at >= visit.startsAt && at <= visit.endsAt + 48 * hour,
    )

  function apply(ending: Ending): void {
    giveBack(life, ending.refund, 'leaving')
    fees.push(ending.fee)
    if (ending.next !== undefined) ending.next.isLostAsNext = true
    for (const visit of ending.complained) visit.isComplained = true
  }

  async function leave(kind: OpenRequest['kind']): Promise<void> {
    if (isAsked()) return
    const { state } = await read(`my/contracts/${contractId}`)
    if (state.value === 'cancelled' || (isOver && kind === 'cancellation')) return
    if (state.value === 'defaulted' && kind === 'cancellation') return life.requireOverdueFirst(contractId)
    const expected = endingNow(kind, 'family')
    const quote = await read(`my/contracts/${contractId}/quote?kind=${kind}`)
    if (expected === undefined) return assert.notEqual(quote.refusal, '', 'nothing can be left')
    assert.equal(quote.refusal, '', quote.refusal)
    assert.deepEqual(
      [halalas(quote.refund), halalas(quote.fee)],
      [expected.refund, 0],
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
    say(`${kind}: ${expected.refund} of ${book.paid}${expected.isGranted ? ', granted' : ''}`)
    did(`${kind} ${expected.isGranted ? 'granted at once' : 'asked'}`)
    if (expected.isGranted) {
      apply(expected)
      tell('request_answered')
      return end()
    }
    open = { ...expected, id, kind, ahead: all().filter(isAhead).length }
  }

  /** What is left of a refund after the visits that took place or failed while it was reviewed. */
  function afterReview(asked: OpenRequest): Ending {
    const stillLeft = all().filter((visit) => isAhead(visit) && visit !== asked.next).length
    // One that nobody confirmed yet is decided, and returned, apart.
    const left = Math.min(asked.left, stillLeft)
    if (left === asked.left) return asked
    const part = (amount: number, parts: number) => share(amount, parts, total)
    const keptFee = asked.fee === 0 ? { fee: 0, tax: 0 } : breakFee(part(amounts.service, left))
    const complained =
      worth(amounts, asked.units + asked.complained.length, total) - worth(amounts, asked.units, total)
    const back = worth(amounts, left, total) + complained - keptFee.fee - keptFee.tax
    return { ...asked, refund: Math.max(0, back), fee: keptFee.fee + keptFee.tax, left }
  }

  async function answerPause({ id, from, isLate }: NonNullable<typeof openPause>, n: number): Promise<void> {
    openPause = undefined
    if (n % 4 === 3 && isLate) {
      const taken = await send(`my/requests/${id}/withdraw`)
      assert.equal(taken.status, 200, taken.text)
      return did('pause withdrawn')
    }
    const approved =
      n % 4 !== 0 && (await office(`requests/${id}/answer`, { decision: 'approve' })).status === 200
    // Where no worker is free for the visits after the pause, the office can only refuse it.
    if (!approved) await done(`requests/${id}/answer`, { decision: 'reject' })
    tell('request_answered')
    if (!approved) return did('pause rejected')
    const invoice = (await read('my/invoices?limit=100')).find(
      ({ id: each, kind }: { id: string; kind: string }) =>
        kind === 'suspension_fee' && !book.charges.some((charge) => charge.id === each),
    )
    noteCharge(life, invoice.id, 20_000)
    say(`a pause from ${from}`)
    did(`${from > world.today() ? 'paused later' : 'paused now'}${isLate ? ', answered late' : ''}`)
  }

  async function answer(n: number): Promise<void> {
    if (openPause !== undefined) return answerPause(openPause, n)
    if (open === undefined) return
    const asked = open
    const decision = (['approve', 'reject', 'withdraw'] as const)[n % 3] ?? 'approve'
    open = undefined
    say(`${decision} ${asked.kind}`)
    did(`${asked.kind}: ${decision}`)
    if (decision === 'withdraw') {
      const taken = await send(`my/requests/${asked.id}/withdraw`)
      assert.equal(taken.status, 200, taken.text)
      return
    }
    if (decision === 'reject') {
      await done(`requests/${asked.id}/answer`, { decision, note: 'no' })
      tell('request_answered')
      return
    }
    const ending = afterReview(asked)
    const shown = await done(`requests/${asked.id}/answer`, { decision })
    assert.equal(halalas(shown.refund), ending.refund, 'the refund after the review')
    tell('request_answered')
    apply(ending)
    if (!isOver) end()
  }

  async function officeEnds(n: number): Promise<void> {
    if (isAsked() || isOver) return
    const fault = (['agency', 'nobody', 'family'] as const)[n % 3] ?? 'agency'
    const expected = endingNow('cancellation', fault === 'family' ? 'family' : 'agency')
    const body = { fault, reason: 'x', ...(fault === 'family' && { manager: 'Huda' }) }
    const preview = await office('preview', { operation: 'opsCancelContract', id: contractId, body })
    if (expected === undefined) return assert.ok(preview.status >= 400, 'nothing is left to cancel')
    assert.equal(preview.status, 200, preview.text)
    const { before, after } = Object(preview.body).result
    const openNow = all().filter(({ state }) => state === 'choosing').length
    if (openNow === 0)
      assert.equal(halalas(after.credited) - halalas(before.credited), expected.refund, 'the preview')
    await done(`contracts/${contractId}/cancel`, body)
    say(`the office cancels: ${fault}, ${expected.refund}`)
    did(`contract cancelled by the office, fault ${fault}`)
    apply(expected)
    if (fault !== 'family' && !all().some(isUsed)) giveVoucherBack(life)
    end()
  }

  async function orderEnds(): Promise<void> {
    if (isAsked() || isOver) return
    const isUnused = !all().some((visit) => isUsed(visit))
    await done(`orders/${orderId}/cancel`, { reason: 'x' })
    say('the office cancels the order')
    did('order cancelled by the office')
    tell('order_cancelled')
    giveBack(life, book.paid - sumOf(book.returns), 'the whole order')
    givenAway = true
    for (const visit of all()) if (visit.state === 'choosing') visit.state = 'returned'
    if (isUnused) giveVoucherBack(life)
    isOver = true
    for (const visit of all()) if (visit.state === 'ahead' || visit.state === 'inside') visit.state = 'ended'
  }

  const firstAhead = () => all().find((visit) => visit.state === 'ahead' && visit.endsAt > now())
  const setState = (visit: Bought, body: object) => done(`visits/${visit.id}/state`, body)

  async function step(visit: Bought, name: string): Promise<void> {
    const driver = `Salim ${visit.id.slice(-6)}`
    const date = new Date(visit.startsAt + 3 * hour).toISOString().slice(0, 10)
    const { link } = await done('driver-links', { driver, date, visits: [visit.id] })
    const sent = await world.ask('POST /api/driver/steps', {
      body: {
        link: String(link).split('#')[1],
        id: randomUUID(),
        visit: visit.id,
        step: name,
        at: new Date(now()).toISOString(),
      },
    })
    assert.equal(sent.status, 200, sent.text)
    if (['at_door', 'inside', 'done'].includes(name)) visit.hasEvidence ||= visit.claimedAt === undefined
  }

  async function goInside(visit: Bought): Promise<void> {
    advanceTo(visit.startsAt)
    await setState(visit, { state: 'in_progress' })
    visit.state = 'inside'
    visit.insideSince = now()
  }

  const act: Readonly<Record<string, (n: number) => Promise<void>>> = {
    async wait(n) {
      clock.advance({ minutes: [61, 299, 777, 1561, 2999, 4499, 10_201][n % 7] ?? 61 })
      did('clock jumped')
      if (n % 5 !== 4) await chores()
      else did('chores late')
    },
    async made(n) {
      const visit = all().find(({ state }) => state === 'inside') ?? firstAhead()
      if (visit === undefined) return
      if (visit.state === 'ahead') await goInside(visit)
      clock.advance({ minutes: n % 200 })
      await setState(visit, { state: 'done' })
      mark(visit, 'made')
      did('visit made')
      await finishIfOver()
    },
    async inside() {
      const visit = firstAhead()
      if (visit === undefined) return
      await goInside(visit)
      did('worker inside')
    },
    async cut(n) {
      const visit = all().find(({ state }) => state === 'inside') ?? firstAhead()
      if (visit === undefined) return
      if (visit.state === 'ahead') await goInside(visit)
      // Half a minute beyond, because the server reads its clock a moment after this does.
      clock.advance({ minutes: (n % 239) + 0.5 })
      const served = Math.floor((now() - visit.insideSince) / minute)
      if (served >= visitMinutes) return
      const [service, tax] = nextShare()
      const part = (amount: number) => share(amount, visitMinutes - served, visitMinutes)
      const sum = givenAway ? 0 : part(service) + part(tax)
      visit.state = 'cut'
      visit.served = service + tax - sum
      giveBack(life, sum, 'the unserved part of a visit')
      tell('visit_failed')
      await setState(visit, { state: 'cancelled', fault: n % 2 === 0 ? 'agency' : 'nobody' })
      did('visit cut short')
      await finishIfOver()
    },
    async fail(n) {
      const visit = all().filter((each) => each.state === 'ahead' && each.claimedAt === undefined)[n % 3]
      if (visit === undefined) return
      const fault = n % 2 === 0 ? 'agency' : 'nobody'
      const isMissed = n % 5 === 0
      if (isMissed) advanceTo(visit.startsAt)
      fail(visit)
      const shown = await setState(visit, { state: isMissed ? 'missed' : 'cancelled', fault })
      say(`fails by ${fault}, can choose ${shown.choice_refund}`)
      did(`visit ${isMissed ? 'missed' : 'called off'} by ${fault}`)
      await finishIfOver()
    },
    async lost(n) {
      const visit = firstAhead()
      if (visit === undefined) return
      advanceTo(visit.startsAt)
      await step(visit, 'at_door')
      clock.advance({ minutes: 6 })
      if (n % 3 === 0) await step(visit, 'nobody_opens')
      else await setState(visit, { state: n % 3 === 1 ? 'missed' : 'cancelled', fault: 'family' })
      mark(visit, 'lost')
      did('visit lost by the family')
      // A visit that was called off at the door is no visit that was missed.
      if (n % 3 === 2) visit.markedAt = undefined
      await finishIfOver()
    },
    async unmarked(n) {
      const visit = firstAhead()
      if (visit === undefined) return
      if (n % 4 === 0) {
        advanceTo(visit.startsAt)
        await step(visit, 'at_door')
      }
      advanceTo(visit.endsAt + minute)
      did(n % 4 === 0 ? 'visit unmarked, driver at the door' : 'visit unmarked')
      if (n % 2 === 0) await chores()
    },
    async came() {
      const visit = all().find((each) => isUnconfirmed(each) && each.claimedAt === undefined)
      if (visit === undefined) return
      const said = await send(`my/visits/${visit.id}/came`)
      assert.equal(said.status, 200, said.text)
      visit.state = 'made'
      did('visit confirmed by the family')
      await finishIfOver()
    },
    async nobody() {
      const visit = all().find(
        (each) => (isUnconfirmed(each) && each.claimedAt === undefined) || canDispute(each),
      )
      if (visit === undefined) return
      visit.isDisputed = visit.state !== 'ahead'
      const said = await send(`my/visits/${visit.id}/nobody-came`)
      assert.equal(said.status, 200, said.text)
      visit.claimedAt = now()
      claims += 1
      did(visit.isDisputed ? 'mark disputed' : 'nobody came')
      complaints.push({ at: now(), visit })
      if (claims >= 3) for (const each of all()) if (each.claimedAt !== undefined) each.hasEvidence = true
    },
    async decide(n) {
      const visit = all().find((each) => isUnconfirmed(each) || each.isDisputed)
      if (visit === undefined) return
      if (n % 2 === 1) fail(visit)
      else if (visit.isDisputed) visit.isDisputed = false
      else visit.state = 'made'
      await done(`visits/${visit.id}/decision`, { decision: n % 2 === 0 ? 'made' : 'failed', note: 'x' })
      did(`office decides: ${n % 2 === 0 ? 'made' : 'failed'}`)
      await finishIfOver()
    },
    async money() {
      const visit = all().find(({ state, chooseBy }) => state === 'choosing' && chooseBy > now())
      if (visit === undefined) return
      const expected = sumOf(nextShare())
      const sent = await send(`my/visits/${visit.id}/refund`, { expected_refund: expected / 100 })
      assert.equal(sent.status, 200, sent.text)
      giveVisitBack(visit)
      did('price chosen')
      await finishIfOver()
    },
    async time(n) {
      const visit = all().find(({ state, chooseBy }) => state === 'choosing' && chooseBy > now())
      if (visit === undefined || isOver) return
      const times = await read(`my/visits/${visit.id}/times`)
      if (times.length === 0) return
      const { date, visit_window } = times[n % times.length]
      const sent = await send(`my/visits/${visit.id}/another-time`, { date, visit_window })
      assert.equal(sent.status, 200, sent.text)
      Object.assign(visit, { state: 'ahead', claimedAt: undefined, hasEvidence: false, markedAt: undefined })
      did('another time chosen')
    },
    async move(n) {
      const visit = all().filter((each) => each.state === 'ahead' && each.endsAt > now())[n % 3]
      if (visit === undefined) return
      const date = new Date(visit.startsAt + 3 * hour + (1 + (n % 9)) * day).toISOString().slice(0, 10)
      const sent = await send(`my/visits/${visit.id}/move`, { date, visit_window: 'morning' })
      if (sent.status !== 200)
        assert.ok(
          ['notice_too_short', 'visit_not_movable', 'slot_taken', 'date_unavailable'].includes(
            errorCodeOf(sent.body),
          ),
          sent.text,
        )
      else did('visit moved')
    },
    async pause(n) {
      if (isAsked() || isOver) return
      const begins = n % 5 === 0 ? 0 : n % 20
      const from = world.dayIn(begins)
      const until = world.dayIn(4 + begins + (n % 17))
      const path = `my/contracts/${contractId}/quote?kind=suspension&from=${from}&until=${until}` as const
      const asked = await world.ask(`GET /api/${path}`, { token: (await life.family()).token })
      const quote = Object(asked.body).result
      // A contract that is paused, or of which something is asked, is not paused again.
      if (asked.status !== 200 || quote.refusal !== '') return
      assert.deepEqual([halalas(quote.fee), quote.refund], [20_000, 0], 'the fee of a pause')
      const sent = await send('suspension/create', {
        contract_id: contractId,
        request_date: world.today(),
        request_reason: 'x',
        priority: 'medium',
        suspension_date: from,
        resume_date: until,
        expected_fee: 200,
      })
      if (sent.status !== 200) return
      openPause = { id: Object(sent.body).result.id, from, isLate: n % 3 === 0 }
      if (!openPause.isLate) await answerPause(openPause, n)
    },
    async resume() {
      if ((await send(`my/contracts/${contractId}/resume`)).status === 200) did('resumed')
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
    async assign(n) {
      const given = await office(`orders/${orderId}/worker`, { from: world.dayIn(n % 15) })
      if (given.status === 200) return did('worker replaced by the office')
      assert.ok(['transition_not_allowed', 'no_worker_free'].includes(errorCodeOf(given.body)), given.text)
    },
    async absent(n) {
      const visit = all().find((each) => isAhead(each) && each.claimedAt === undefined)
      if (visit === undefined || isOver) return
      const onDay = new Date(visit.startsAt + 3 * hour).toISOString().slice(0, 10)
      const until = new Date(visit.startsAt + 3 * hour + (n % 9) * day).toISOString().slice(0, 10)
      const body = { from: onDay, to: until, reason: 'ill' }
      const { id, touched } = await done(`workers/${visit.workerId}/absences`, body)
      assert.ok(touched.length > 0, 'the visit is touched')
      did('worker absent')
      for (const each of all().filter((other) => isAhead(other) && other.workerId === visit.workerId)) {
        if (new Date(each.startsAt + 3 * hour).toISOString().slice(0, 10) > until) continue
        const sent = n % 2 === 0 ? await office(`visits/${each.id}/worker`, {}) : undefined
        if (sent?.status === 200) {
          did('another worker sent to a visit')
          continue
        }
        fail(each)
        await setState(each, { state: 'cancelled', fault: 'agency', reason: 'worker_ill' })
        did('visit called off for an absence')
      }
      const { result: absences } = Object((await office(`absences?worker=${visit.workerId}`)).body)
      const left = absences.find((absence: { id: string }) => absence.id === id)
      assert.deepEqual(left.touched, [], 'nothing is left to give to somebody else')
      if (n % 3 === 0) {
        clock.advance({ minutes: 1 })
        const ended = await office(`absences/${id}/end`, {})
        assert.equal(ended.status, 200, ended.text)
      }
      await finishIfOver()
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
      complaints.push({ at: now(), visit: undefined })
      did('complained')
    },
    cancel: () => leave('cancellation'),
    refund: () => leave('refund_payment'),
    answer,
    office: officeEnds,
    order: orderEnds,
    ...charges,
  }

  /** What the family had, what it owes for ending early, and what is still to be served. */
  function keptNow(): number {
    if (givenAway) return 0
    const gone = returnedSoFar()
    const kept = all().filter(
      (visit) =>
        (isUsed(visit) ||
          (visit.isLostAsNext && visit.state !== 'returned' && visit.state !== 'cut') ||
          (!isOver && visit.state === 'ahead')) &&
        !visit.isComplained,
    ).length
    const served = sumOf(all().map(({ served: part }) => part))
    return (
      worth(amounts, total - gone, total) - worth(amounts, total - gone - kept, total) + served + sumOf(fees)
    )
  }

  const isAtRest = () =>
    !isAsked() &&
    !all().some(
      (visit) =>
        visit.state === 'inside' || visit.state === 'choosing' || isUnconfirmed(visit) || visit.isDisputed,
    )

  async function happen({ what, n }: LifeEvent): Promise<void> {
    say(`${what} ${n}`)
    await act[what]?.(n)
    await look()
    events += 1
    if (n % 4 !== 1 || !isAtRest()) return
    await settleAccounts(life, { orderId, kept: keptNow() })
    did('accounts settled on the way')
  }

  try {
    for (const what of [`${total} visits bought`, `voucher ${terms.voucher}`, `paid by ${method}`]) did(what)
    if (walletPart > 0) did('wallet used')
    await look()
    for (const event of terms.events) await happen(event)
    // Brought to rest: nothing is asked, owed, undecided or to come.
    if (isAsked()) await happen({ what: 'answer', n: terms.n })
    while (book.charges.some(({ state }) => state === 'unpaid'))
      await happen({ what: terms.n % 2 === 0 ? 'pay' : 'void', n: 7 })
    if (!isOver && terms.ending === 'leave') {
      await happen({ what: 'cancel', n: 0 })
      await happen({ what: 'answer', n: 0 })
    }
    if (!isOver && terms.ending === 'office') await happen({ what: 'office', n: terms.n % 2 })
    for (let round = 0; round < 60; round += 1) {
      const isRest =
        isOver && !all().some((visit) => visit.state === 'inside' || isUnconfirmed(visit) || visit.isDisputed)
      if (isRest) break
      const claimed = all().some(
        (visit) =>
          visit.hasEvidence && visit.claimedAt !== undefined && (isUnconfirmed(visit) || visit.isDisputed),
      )
      if (claimed) await happen({ what: 'decide', n: round })
      else {
        clock.advance({ days: 4 })
        await happen({ what: 'wait', n: 0 })
      }
    }
    assert.ok(isOver, 'the contract is over')
    const { state } = await read(`my/contracts/${contractId}`)
    assert.ok(['cancelled', 'finished'].includes(state.value), `at rest: ${state.value}`)
    await settleAccounts(life, { orderId, kept: keptNow() })
    return events
  } catch (error) {
    throw new Error(book.log.join('\n'), { cause: error })
  }
}
