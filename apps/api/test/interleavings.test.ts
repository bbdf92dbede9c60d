import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { readWalletBalance } from '../src/use-cases/wallet/wallet.ts'
import { waitForEventLoopTurns, seededRandom } from './support/seeded-random.ts'
import { placePaidHourly, placeHourly, hourlyOrderBody } from './support/orders.ts'
import { createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import { isFull, nightly } from './support/tier.ts'

const office = 'the office of this test, 24+'
const server = startTestServer({ OPS_TOKEN: office, RATE_LIMIT_PER_ACCOUNT: '100000' }, {}, [103])
const { ask, clock, running } = server

/** Half of the rounds use an unpaid order and half a paid one. INTERLEAVINGS=5000 runs more of them. */
const rounds = Number(process.env['INTERLEAVINGS'] ?? (isFull ? 1_000 : 30))
const seed = Number(process.env['INTERLEAVINGS_SEED'] ?? 20_261_004)
const patience = { timeout: 120_000 + rounds * 3_000 }

const ops = (path: string, body: unknown = {}) =>
  ask(`POST /ops/${path}`, { headers: { authorization: `Bearer ${office}` }, body })

const read = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<Row> => {
  const [row] = await running().app.database.reader.execute<Row>(statement, 'objects')
  assert.ok(row !== undefined)
  return row
}

const change = (statement: ReturnType<typeof sql>) =>
  running().app.database.write((tx) => tx.execute(statement))

/** Returns a day this many days ahead that is not a Friday. */
const dayAhead = (days: number): string => {
  const day = new Date(clock.now().getTime() + days * 86_400_000)
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

const shuffled = (
  rivals: Readonly<Record<string, () => Promise<unknown>>>,
  { below }: ReturnType<typeof seededRandom>,
) =>
  Promise.all(
    Object.values(rivals).map(async (rival) => {
      await waitForEventLoopTurns(below(12))
      return rival()
    }),
  )

const only = (
  rivals: Readonly<Record<string, () => Promise<unknown>>>,
  names: readonly string[],
): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(Object.entries(rivals).filter(([name]) => names.includes(name)))

type Money = {
  readonly status: string
  readonly contracts: number
  readonly in_force: number
  readonly invoices: number
  readonly slots: number
  readonly ahead: number
  readonly came: number
  readonly went_back: number
}

const moneyOf = (orderId: string) =>
  read<Money>(sql`select o.status,
    (select count(*)::int from contracts c where c.order_id = o.id) as contracts,
    (select count(*)::int from contracts c where c.order_id = o.id and c.state = 'running') as in_force,
    (select count(*)::int from invoices i where i.order_id = o.id and i.kind = 'order') as invoices,
    (select count(*)::int from worker_slots s where s.order_id = o.id) as slots,
    (select count(*)::int from visits v join contracts c on c.id = v.contract_id
       where c.order_id = o.id and v.status = 'scheduled') as ahead,
    (select coalesce(sum(p.amount), 0)::int from payments p
       where p.order_id = o.id and p.status in ('paid', 'partly_refunded', 'refunded')) as came,
    (select coalesce(sum(r.amount), 0)::int from refunds r join payments p on p.id = r.payment_id
       where p.order_id = o.id) as went_back
  from orders o where o.id = ${orderId}`)

const credit = (person: Person, halalas: number) =>
  change(sql`insert into ledger_entries (id, customer_id, account, kind, amount, reference, at)
    values (${running().app.newId()}::uuid, ${person.id}::uuid, 'wallet', 'refund', ${halalas}, ${person.id}, now())`)

const fromWallet = 2_000

test(
  'when payments, cancelling, expiry and the office race for an order, one wins; no riyal is lost or created @R10',
  patience,
  async (context) => {
    const { app } = running()
    const luck = seededRandom(seed)
    const person = await createCustomer(server)
    await credit(person, 1_000 * fromWallet)
    const ends = new Map<string, number>()
    for (let round = 0; round < rounds / 2; round += 1) {
      const before = (await readWalletBalance(app.database.reader, person.id)).balance
      const { id } = await placeHourly(server, person, {
        service_package_id: 101,
        service_date: dayAhead(20),
        wallet_amount: fromWallet / 100,
      })
      await ask(`GET /checkout/${id}`)
      const payment = await read<{ id: string; amount: number }>(
        sql`select id, amount from payments where order_id = ${id}`,
      )
      const says = (outcome: 'paid' | 'declined') => () =>
        ask('POST /payments/sandbox/callback', {
          body: app.payment.simulate?.({
            paymentId: payment.id,
            providerRef: `ref-${id}`,
            amount: payment.amount,
            currency: 'SAR',
            outcome,
            card: undefined,
          }),
        })
      const rivals = {
        cancel: () => ask(`POST /api/my/orders/${id}/cancel`, { token: person.token }),
        expire: () => expireHolds(app),
        paid: says('paid'),
        paidAgain: says('paid'),
        declined: says('declined'),
        office: () => ops(`orders/${id}/cancel`, { reason: 'x' }),
      }
      const names = luck.some(Object.keys(rivals), 2)
      if (luck.below(2) === 0) clock.advance({ minutes: 15 })
      const cancels: number[] = []
      const watched = {
        ...rivals,
        cancel: async () => cancels.push((await rivals.cancel()).status),
      }
      await shuffled(only(watched, names), luck)
      const now = await moneyOf(id)
      const { balance, frozen } = await readWalletBalance(app.database.reader, person.id)
      const told = `seed ${seed}, round ${round} (${names.join(', ')}): ${JSON.stringify({ ...now, before, balance, frozen, cancels })}`
      const kept = now.came - now.went_back
      const spent = before - balance
      if (now.status === 'processing') {
        assert.deepEqual(
          [now.contracts, now.in_force, now.invoices, now.slots, now.ahead],
          [1, 1, 1, 1, 1],
          told,
        )
        assert.deepEqual([kept, spent, frozen], [payment.amount, fromWallet, 0], told)
        assert.ok(!cancels.includes(200), told)
      } else if (now.status === 'pending_payment') {
        assert.deepEqual([now.contracts, now.slots, kept, spent, frozen], [0, 1, 0, 0, fromWallet], told)
        assert.ok(!names.includes('paid') && !cancels.includes(200), told)
      } else {
        assert.ok(now.status === 'cancelled' || now.status === 'expired', told)
        assert.deepEqual([now.in_force, now.slots, now.ahead, kept, spent, frozen], [0, 0, 0, 0, 0, 0], told)
        assert.ok(now.contracts === now.invoices && now.contracts <= 1, told)
        if (cancels.includes(200)) assert.equal(now.contracts, 0, told)
      }
      const end = now.contracts === 1 && now.status === 'cancelled' ? 'paid, then called off' : now.status
      ends.set(end, (ends.get(end) ?? 0) + 1)
      if (now.status === 'pending_payment') await rivals.cancel()
      await change(sql`delete from worker_slots where order_id = ${id}`)
    }
    context.diagnostic(`${rounds / 2} rounds ended: ${JSON.stringify(Object.fromEntries(ends))}`)
  },
)

type Visits = {
  readonly state: string
  readonly ahead: number
  readonly moved: number
  readonly slots: number
  readonly astray: number
  readonly credited: number
  readonly paid: number
}

const visitsNow = (contractId: string) =>
  read<Visits>(sql`select c.state,
    (select count(*)::int from visits v where v.contract_id = c.id and v.status in ('scheduled', 'on_the_way')) as ahead,
    (select count(*)::int from visits v where v.contract_id = c.id and v.status = 'moved') as moved,
    (select count(*)::int from worker_slots s where s.order_id = c.order_id) as slots,
    (select count(*)::int from worker_slots s where s.order_id = c.order_id and not exists (
       select 1 from visits v where v.contract_id = c.id and v.status in ('scheduled', 'on_the_way')
         and v.worker_id = s.worker_id and v.day = s.day and v.period = s.period)) as astray,
    (select coalesce(sum(i.total), 0)::int from invoices i where i.contract_id = c.id and i.kind = 'credit_note') as credited,
    (select coalesce(sum(i.total), 0)::int from invoices i where i.contract_id = c.id and i.kind = 'order') as paid
  from contracts c where c.id = ${contractId}`)

test(
  'when moving a visit, selling its evening, ending its contract and serving the visit race, at most one move succeeds, and no evening is sold twice',
  { ...patience, ...nightly },
  async (context) => {
    const luck = seededRandom(seed + 1)
    const [person, other] = [await createCustomer(server), await createCustomer(server)]
    const ends = new Map<string, number>()
    for (let round = 0; round < rounds / 2; round += 1) {
      const evening = { service_package_id: 103, visit_window: 'evening', employee_id: 1005 }
      const [from, to, elsewhere] = [dayAhead(20), dayAhead(23), dayAhead(26)]
      const { orderId, contractId } = await placePaidHourly(server, person, {
        ...evening,
        service_date: from,
      })
      const visit = await read<{ id: string }>(sql`select id from visits where contract_id = ${contractId}`)
      const about = {
        contract_id: contractId,
        request_date: clock.now().toISOString().slice(0, 10),
        request_reason: 'No reason provided',
        priority: 'medium',
      }
      // In every other round the office decides a refund; in the others a free cancellation ends
      // the contract at once.
      const asksRefund = round % 2 === 0
      const refund = {
        contract_id: contractId,
        request_reason: 'No reason provided',
        priority: 'medium',
        action_type: 'refundPayment',
        email: person.email,
        phone: '0555001234',
      }
      const asked = asksRefund
        ? await ask('POST /api/replacement/create', { token: person.token, body: refund })
        : undefined
      const request: unknown = Object(Object(asked?.body).result).id
      assert.equal(typeof request, asksRefund ? 'string' : 'undefined', asked?.text)
      const moves: number[] = []
      let sold: string | undefined
      const move = (date: string) => async () => {
        const { status } = await ask(`POST /api/my/visits/${visit.id}/move`, {
          token: person.token,
          body: { date, visit_window: 'evening' },
        })
        moves.push(status)
      }
      const rivals = {
        move: move(to),
        moveElsewhere: move(elsewhere),
        sell: async () => {
          const placed = await ask('POST /api/sale_order/hourly', {
            token: other.token,
            body: hourlyOrderBody(other, { ...evening, service_date: to }),
          })
          const { id } = Object(placed.body)
          if (placed.status === 201 && typeof id === 'string') sold = id
        },
        ...(asksRefund
          ? {
              approve: () => ops(`requests/${String(request)}/answer`, { decision: 'approve' }),
              reject: () => ops(`requests/${String(request)}/answer`, { decision: 'reject' }),
            }
          : { cancel: () => ask('POST /api/cancellation/create', { token: person.token, body: about }) }),
        office: () => ops(`orders/${orderId}/cancel`, { reason: 'x' }),
        setOff: () => ops(`visits/${visit.id}/state`, { state: 'on_the_way' }),
        callOff: () => ops(`visits/${visit.id}/state`, { state: 'cancelled' }),
      }
      const names = luck.some(Object.keys(rivals), 2)
      await shuffled(only(rivals, names), luck)
      const now = await visitsNow(contractId)
      const evenings = await read<{ takers: number }>(
        sql`select count(*)::int as takers from worker_slots where worker_id = 1005 and day = ${to} and period = 'evening'`,
      )
      const told = `seed ${seed}, round ${round} (${names.join(', ')}): ${JSON.stringify({ ...now, ...evenings, moves, sold })}`
      assert.ok(moves.filter((status) => status === 200).length <= 1, told)
      assert.equal(now.moved, moves.filter((status) => status === 200).length, told)
      assert.ok(now.ahead <= 1 && now.slots === now.ahead && now.astray === 0, told)
      assert.ok(evenings.takers <= 1, told)
      assert.ok(now.credited <= now.paid, told)
      const over = now.state === 'cancelled' || now.state === 'finished'
      if (over) assert.equal(now.ahead, 0, told)
      else assert.equal(now.credited, 0, told)
      // If the office cancelled the visit (`callOff`), no visit is left, although an open request
      // keeps the contract from ending.
      if (!over && !names.includes('callOff')) assert.equal(now.ahead, 1, told)
      const end = !over && now.moved === 1 ? 'moved' : now.state
      ends.set(end, (ends.get(end) ?? 0) + 1)
      if (sold !== undefined) await ask(`POST /api/my/orders/${sold}/cancel`, { token: other.token })
      await change(sql`delete from worker_slots where order_id = ${orderId}`)
      await change(sql`delete from worker_slots where worker_id = 1005`)
    }
    context.diagnostic(`${rounds / 2} rounds ended: ${JSON.stringify(Object.fromEntries(ends))}`)
  },
)

test('the races of the tests above cause no deadlock in the database @R10', async () => {
  const { deadlocks } = await read<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  assert.equal(deadlocks, 0)
})
