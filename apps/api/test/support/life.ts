import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { drainOutbox } from '../../src/use-cases/outbox/drain-outbox.ts'
import { startOfTests } from './database.ts'
import { creditAccount } from './ledger.ts'
import { officeClient } from './office.ts'
import { completeCheckout } from './orders.ts'
import { halalas, sumOf, totalOf, type Amounts, type Discount } from './own-sums.ts'
import { createCustomer, errorCodeOf, signInAgain, type Person } from './people.ts'
import { portalClient } from './portal.ts'
import type { TestServer } from './server.ts'

/** What happens in a life: what it is, and a number from which it takes its choices. */
export type LifeEvent = { readonly what: string; readonly n: number }

/** How an order of a life is paid and what lowers its price. */
export type LifeTerms = {
  readonly voucher: 'none' | 'first25' | 'percent' | 'amount' | 'points'
  /** Halalas of the wallet that are used. */
  readonly wallet: number
  readonly method: 'card' | 'instalments'
  /** What became of a first try to buy the same. */
  readonly firstTry: 'none' | 'withdrawn' | 'released' | 'declined'
  readonly n: number
}

type Charge = { readonly id: string; readonly amount: number; state: string }

/** What the test knows of a life: what was paid, and what it says was given back. */
export type Book = {
  paid: number
  walletPart: number
  discounted: boolean
  voucher: string | undefined
  /** When the voucher came back; it is valid for thirty days from then at least. */
  voucherBackAt: number | undefined
  /** What went back for the order, in the order of time. */
  readonly returns: number[]
  /** The same without what was paid on top for a delay, which goes to the wallet. */
  readonly payouts: number[]
  compensation: number
  readonly charges: Charge[]
  /** What each notice must have said so far, by kind. */
  readonly told: Map<string, number>
  readonly log: string[]
}

const pointsVoucherValue = 5000

/** The world in which lives are lived, one after the other, each from the same moment on. */
export function lifeWorld(server: TestServer) {
  const { ask, clock, running } = server
  const { office, done, arrives } = officeClient(server)
  const { mine } = portalClient(server)
  const now = (): number => clock.now().getTime()
  const today = (): string => riyadhDay(instant(clock.now()))
  const dayIn = (days: number): string => addDays(riyadhDay(instant(clock.now())), days)
  /** How often each kind of thing happened, in all lives. */
  const tally = new Map<string, number>()
  const advanceTo = (at: number): void => {
    if (at > now()) clock.advance({ minutes: (at - now()) / 60_000 })
  }

  /** Ends whatever a life left behind, and sets the clock back for the next one. */
  async function clear(): Promise<void> {
    await running().app.database.write(async (tx) => {
      for (const statement of [
        sql`update contracts set state = 'cancelled' where state not in ('cancelled', 'finished')`,
        sql`update visits set status = 'cancelled', must_be_confirmed = false where status in ('scheduled', 'on_the_way', 'in_progress')`,
        sql`update visits set remedy = 'refund' where choose_by is not null and remedy is null`,
        sql`delete from worker_slots`,
        sql`delete from worker_absences`,
        sql`delete from outbox`,
      ])
        await tx.execute(statement)
    })
    clock.advance({ minutes: (startOfTests.getTime() - now()) / 60_000 })
  }

  return {
    ask,
    clock,
    running,
    office,
    done,
    arrives,
    mine,
    now,
    today,
    dayIn,
    advanceTo,
    clear,
    server,
    tally,
  }
}

export type LifeWorld = ReturnType<typeof lifeWorld>

/** A family in a life, with its book. */
export async function beginLife(world: LifeWorld, { voucher, wallet, n }: LifeTerms) {
  const { server, done, ask, mine } = world
  const someone = await createCustomer(server)
  let person: Person = someone
  let signedInAt = world.now()
  /** The family, signed in again after a while. */
  const family = async (): Promise<Person> => {
    if (world.now() - signedInAt > 3_600_000) {
      person = await signInAgain(server, someone)
      signedInAt = world.now()
    }
    return person
  }
  const book: Book = {
    paid: 0,
    walletPart: 0,
    discounted: false,
    voucher: undefined,
    voucherBackAt: undefined,
    returns: [],
    payouts: [],
    compensation: 0,
    charges: [],
    told: new Map(),
    log: [],
  }
  const tell = (kind: string, times = 1): void => {
    book.told.set(kind, (book.told.get(kind) ?? 0) + times)
  }
  /** Notes that something took place, and was not only tried. */
  const did = (what: string): void => {
    world.tally.set(what, (world.tally.get(what) ?? 0) + 1)
  }
  if (wallet > 0) await creditAccount(server, someone, wallet)
  let discount: Discount | undefined
  if (voucher === 'first25') {
    discount = { percent: 25, atMost: 10_000 }
    book.voucher = 'FIRST25'
  } else if (voucher === 'points') {
    await creditAccount(server, someone, 100, 'points')
    const redeemed = await ask('POST /api/my/rewards/redeem', { token: someone.token, body: { blocks: 1 } })
    discount = { amount: pointsVoucherValue }
    book.voucher = Object(redeemed.body).result.id
  } else if (voucher !== 'none') {
    const percent = 1 + (n % 60)
    const amount = 101 + (n % 9000)
    const given = await done(`customers/${someone.id}/vouchers`, {
      ...(voucher === 'percent' ? { percent } : { amount: amount / 100 }),
      name: 'Sorry',
      valid_until: world.dayIn(20),
    })
    discount = voucher === 'percent' ? { percent, atMost: Number.MAX_SAFE_INTEGER } : { amount }
    book.voucher = given.code
  }
  const send = async (path: string, body: object = {}) =>
    ask(`POST /api/${path}`, { token: (await family()).token, body })
  const read = async (path: string) => mine(await family(), path)
  /** A contract with an overdue charge is not cancelled before that is paid or taken back. */
  async function requireOverdueFirst(contractId: string): Promise<void> {
    const path = `my/contracts/${contractId}/quote?kind=cancellation` as const
    const refused = await ask(`GET /api/${path}`, { token: (await family()).token })
    assert.equal(errorCodeOf(refused.body), 'contract_not_open')
    did('cancellation refused for an overdue charge')
  }
  return {
    requireOverdueFirst,
    world,
    someone,
    family,
    book,
    tell,
    did,
    discount,
    send,
    read,
    granted: wallet,
  }
}

export type Life = Awaited<ReturnType<typeof beginLife>>

async function requireNothingHeld({ book, read, granted }: Life): Promise<void> {
  const { balance, frozen } = await read('my/wallet')
  assert.deepEqual([halalas(balance), halalas(frozen)], [granted, 0], 'the wallet after a first try')
  if (book.voucher === undefined) return
  const vouchers: { id: string; state: string }[] = await read('my/vouchers')
  assert.equal(
    vouchers.find(({ id }) => id === book.voucher)?.state,
    'active',
    'the voucher after a first try',
  )
}

/** Places the order of a life, at the second try if the first one is not to be paid. */
export async function placeOrder(
  life: Life,
  firstTry: LifeTerms['firstTry'],
  place: () => Promise<string>,
): Promise<string> {
  const { world, did, send, read } = life
  const id = await place()
  if (firstTry === 'none' || !(await read(`my/orders/${id}`)).payable) return id
  did(`first try ${firstTry}`)
  if (firstTry === 'declined') {
    await completeCheckout(world.server, id, 'decline')
    return id
  }
  if (firstTry === 'released') await world.done(`orders/${id}/release`, {})
  else assert.equal((await send(`my/orders/${id}/cancel`)).status, 200)
  await requireNothingHeld(life)
  return place()
}

/** Pays the order of a life and notes what was paid; returns the contract. */
export async function payOrder(
  { world, book, tell, send, read }: Life,
  orderId: string,
  { amounts, method }: { readonly amounts: Amounts; readonly method: LifeTerms['method'] },
): Promise<string> {
  const shown = await read(`my/orders/${orderId}`)
  if (shown.payment_state !== 'paid' && shown.contract_id === null) {
    const opened = await send(`my/orders/${orderId}/pay`, { method })
    assert.ok(opened.status < 300, opened.text)
    const paid = await world.ask(`POST /checkout/${orderId}`, {
      body: new URLSearchParams({ outcome: 'succeed', method, lang: 'ar' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(paid.status, 303, paid.text)
  }
  const order = await read(`my/orders/${orderId}`)
  assert.equal(halalas(order.amount_total), totalOf(amounts), 'the total of the order')
  assert.ok(order.contract_id !== null, 'the order is paid')
  book.paid = totalOf(amounts)
  book.walletPart = Math.min(book.walletPart, book.paid)
  tell('order_paid')
  return order.contract_id.id
}

/** Notes what goes back for the order. */
export function giveBack({ book, tell }: Life, amount: number, why: string, compensation = 0): void {
  book.log.push(`  back ${amount} (${why})`)
  if (amount <= 0) return
  book.returns.push(amount)
  book.payouts.push(amount - compensation)
  book.compensation += compensation
  tell('refund_approved')
}

export function giveVoucherBack({ world, book, tell, did }: Life): void {
  if (book.voucher === undefined || book.voucherBackAt !== undefined) return
  book.voucherBackAt = world.now()
  did('voucher came back')
  tell('voucher_returned')
}

/** Notes a charge or a fee of its own. */
export function noteCharge({ book, tell }: Life, id: string, amount: number): void {
  book.charges.push({ id, amount, state: 'unpaid' })
  tell('invoice_due')
}

/** The charges of the family: issued by the office, paid, and taken back. */
export function chargesOf(
  life: Life,
  contractId: string,
): Readonly<Record<'charge' | 'pay' | 'void', (n: number) => Promise<void>>> {
  const { world, book, tell, did, send, read } = life
  const first = (...states: string[]) => book.charges.find(({ state }) => states.includes(state))
  return {
    charge: async (n) => {
      const amount = 1001 + (n % 50_000)
      const { id } = await world.done(`contracts/${contractId}/charges`, {
        description: 'Lost key',
        amount: amount / 100,
        taxed: n % 2 === 0,
      })
      noteCharge(life, id, amount)
      did('charged')
    },
    pay: async (n) => {
      const charge = first('unpaid')
      if (charge === undefined) return
      const { balance, frozen } = await read('my/wallet')
      const byWallet = n % 2 === 0 && halalas(balance) - halalas(frozen) >= charge.amount
      const opened = await send(`my/invoices/${charge.id}/pay`, { method: byWallet ? 'wallet' : 'card' })
      assert.ok(opened.status < 300, opened.text)
      if (!byWallet) await completeCheckout(world.server, charge.id, 'succeed')
      assert.equal((await read(`my/invoices/${charge.id}`)).state.value, 'paid')
      charge.state = byWallet ? 'paid by wallet' : 'paid by card'
      tell('invoice_paid')
      did(`charge ${charge.state}`)
    },
    void: async (n) => {
      const charge = n % 3 === 0 ? first('paid by card', 'paid by wallet') : first('unpaid')
      if (charge === undefined) return
      await world.done(`invoices/${charge.id}/void`, { reason: 'A mistake' })
      charge.state = `voided ${charge.state}`
      tell('charge_voided')
      did(`charge ${charge.state}`)
    },
  }
}

type Notice = { readonly kind: string; readonly about: string }

async function noticesOf({ world, someone }: Life): Promise<readonly Notice[]> {
  const all: Notice[] = []
  for (let page = 1; ; page += 1) {
    const { result } = Object(
      (await world.office(`notices?customer=${someone.id}&limit=100&page=${page}`)).body,
    )
    all.push(...result)
    if (result.length < 100) return all
  }
}

/**
 * What the family paid and got, as its own pages say it, held against the book of the test at a moment when
 * nothing is open.
 */
export async function settleAccounts(
  life: Life,
  { orderId, kept }: { orderId: string; kept: number },
): Promise<void> {
  const { world, book, read } = life
  while ((await drainOutbox(world.running().app)) > 0);
  const returned = sumOf(book.returns)
  const order = await read(`my/orders/${orderId}`)
  const payouts: { amount: number; to_card: number; to_wallet: number; state: string }[] = order.payouts
  const paidBack = book.charges.filter(({ state }) => state.startsWith('voided paid'))
  assert.deepEqual(
    payouts.map(({ amount }) => halalas(amount)).toSorted((a, b) => a - b),
    [...book.payouts, ...paidBack.map(({ amount }) => amount)].toSorted((a, b) => a - b),
    'each sum that goes back is a payout',
  )
  for (const { amount, to_card: card, to_wallet: wallet, state } of payouts) {
    assert.equal(halalas(card) + halalas(wallet), halalas(amount))
    assert.equal(state, card > 0 ? 'sent' : 'in_wallet')
  }
  // The invariant: what was paid, less what came back, is what was had, is due and is still to be served.
  assert.equal(book.paid - returned + book.compensation, kept, 'paid - returned + compensation = had')

  // Every return has a document.
  const invoices: { id: string; kind: string; amount_total: number; order_id: { id: string } | null }[] =
    await read('my/invoices?limit=100')
  const details: ReturnType<typeof Object>[] = []
  for (const { id, kind } of invoices)
    if (kind === 'credit_note') details.push(await read(`my/invoices/${id}`))
  const ofOrder = invoices.find(({ kind }) => kind === 'order')
  assert.equal(halalas(ofOrder?.amount_total ?? 0), book.paid, 'the invoice of the order')
  const creditFor = (id: string | undefined) =>
    sumOf(details.filter((note) => note.credit_of.id === id).map((note) => halalas(note.amount_total)))
  assert.equal(creditFor(ofOrder?.id), returned - book.compensation, 'credit notes of the order')
  for (const note of details) {
    const [net, tax] = [halalas(note.amount_untaxed), halalas(note.amount_tax)]
    assert.equal(net + tax, halalas(note.amount_total))
  }
  for (const { id, amount, state } of book.charges)
    assert.equal(creditFor(id), state.startsWith('voided') ? amount : 0, `the credit of a charge ${state}`)

  // The wallet is what went in and out.
  const { balance, frozen } = await read('my/wallet')
  const entries: { kind: string; amount: number }[] = await read('my/wallet/entries?limit=100')
  const rewards = sumOf(
    entries
      .filter(({ kind }) => kind === 'cashback' || kind === 'cashback_reversed')
      .map(({ amount }) => halalas(amount)),
  )
  const charged = (state: string) =>
    sumOf(book.charges.filter((charge) => charge.state === state).map(({ amount }) => amount))
  assert.equal(halalas(frozen), 0)
  assert.equal(
    halalas(balance),
    life.granted -
      book.walletPart -
      charged('paid by wallet') +
      rewards +
      book.compensation +
      sumOf(payouts.map(({ to_wallet: wallet }) => halalas(wallet))),
    'the wallet',
  )
  if (book.voucher !== undefined) {
    const vouchers: { id: string; state: string }[] = await read('my/vouchers')
    const { state } = vouchers.find(({ id }) => id === book.voucher) ?? { state: 'gone' }
    const backAt = book.voucherBackAt
    const isOld = backAt !== undefined && world.now() - backAt > 29 * 24 * 3_600_000
    if (!isOld || state !== 'expired')
      assert.equal(state, backAt === undefined ? 'used' : 'active', 'the voucher')
  }

  // Every movement of money was told.
  const counted = Map.groupBy(await noticesOf(life), ({ kind }) => kind)
  const sent = payouts.filter(({ to_card: card }) => card > 0).length
  for (const [kind, times] of [...book.told, ['refund_sent', sent] as const])
    assert.equal(counted.get(kind)?.length ?? 0, times, `notices of the kind ${kind}`)
  for (const kind of ['refund_approved', 'voucher_returned', 'charge_voided', 'invoice_due', 'visit_failed'])
    assert.equal(counted.get(kind)?.length ?? 0, book.told.get(kind) ?? 0, `notices of the kind ${kind}`)
}
