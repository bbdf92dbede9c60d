import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { sandboxGateway } from '../src/adapters/sandbox-gateway.ts'
import { lockPayment } from '../src/db/repositories/payments.ts'
import {
  PaymentProviderUnavailableError,
  RefundOutcomeUnknownError,
  type PaymentGateway,
} from '../src/ports/payment.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { recordRefund } from '../src/use-cases/payments/record-refund.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placeHourly } from './support/orders.ts'
import { errorCodeOf, testPassword, createCustomer, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

type Mood = 'takes' | 'takes_and_answer_is_lost' | 'answer_is_lost' | 'refuses' | 'is_away'

/** A fake provider that records its refunds and can respond in several ways. */
const provider = {
  mood: 'takes' as Mood,
  canBeAsked: true,
  sent: [] as number[],
  whileAsked: async (): Promise<void> => {},
}

const total = (): number => provider.sent.reduce((sum, amount) => sum + amount, 0)

const sandbox = sandboxGateway({
  secret: 'a secret of these tests, 24+',
  checkoutUrl: (id) => `http://127.0.0.1/checkout/${id}`,
  callbacksOf: async () => [],
})

const door: PaymentGateway = {
  ...sandbox,
  async refund(_reference, amount) {
    const { mood } = provider
    if (mood === 'refuses') throw new PaymentProviderUnavailableError('does not take it')
    if (mood === 'takes' || mood === 'takes_and_answer_is_lost') provider.sent.push(amount)
    await provider.whileAsked()
    if (mood !== 'takes') throw new RefundOutcomeUnknownError('did not answer')
  },
  async returned() {
    if (provider.mood === 'is_away') throw new PaymentProviderUnavailableError('does not answer')
    return provider.canBeAsked ? total() : undefined
  },
}

const server = startTestServer({ OPS_TOKEN: officeToken }, { payment: door })
const { ask, clock, running } = server
const { office, done } = officeClient(server)

const drain = (): Promise<number> => drainOutbox(running().app)

/** Moves the clock until earlier requests to the provider have ended, and tries again. */
const later = async (): Promise<void> => {
  clock.advance({ minutes: 5 })
  await drain()
}

let day = 11

const referenceOf = (id: string): string => `at-provider-${id}`

type Paid = { readonly id: string; readonly person: Person }

/** A payment of the expected or of another amount, without any refund so far. */
async function paidPayment(amount?: number): Promise<Paid> {
  const person = await createCustomer(server)
  // There are no morning visits on a Friday.
  day += day % 7 === 1 ? 2 : 1
  const { id: orderId } = await placeHourly(server, person, { service_date: `2026-10-${day}` })
  await ask(`GET /checkout/${orderId}`)
  const [row] = await running().app.database.reader.execute(
    sql`select id, amount from payments where order_id = ${orderId}`,
    'objects',
  )
  const id = String(row?.['id'])
  const body = sandbox.simulate?.({
    paymentId: id,
    providerRef: referenceOf(id),
    amount: amount ?? Number(row?.['amount']),
    currency: 'SAR',
    outcome: 'paid',
    card: undefined,
  })
  assert.equal((await ask('POST /payments/sandbox/callback', { body })).status, 200)
  return { id, person }
}

const giveBack = ({ id }: Paid, amount: number): Promise<void> => {
  const { app } = running()
  return app.database.write(async (tx) => {
    const locked = await lockPayment(tx, id)
    assert.ok(locked)
    await recordRefund(tx, app, { payment: locked, amount })
  })
}

const refundsOf = ({ id }: Pick<Paid, 'id'>) =>
  running().app.database.reader.execute<{ id: string; amount: number; state: string }>(
    sql`select id, amount, state from refunds where payment_id = ${id} order by amount`,
    'objects',
  )

const statesOf = async (payment: Pick<Paid, 'id'>): Promise<readonly string[]> =>
  (await refundsOf(payment)).map(({ state }) => state)

const oneRefund = async () => {
  const paid = await paidPayment()
  await giveBack(paid, 1_000)
  const [refund] = await refundsOf(paid)
  assert.ok(refund)
  return { paid, refund }
}

beforeEach(async () => {
  Object.assign(provider, { mood: 'takes', canBeAsked: true, whileAsked: async () => {} })
  await later()
  provider.sent = []
})

test('a refund with a lost response is looked up first, and not sent again when it was executed @rule:refund-once', async () => {
  const { paid } = await oneRefund()
  provider.mood = 'takes_and_answer_is_lost'
  await drain()
  assert.deepEqual(await statesOf(paid), ['sending'])
  provider.mood = 'takes'
  clock.advance({ minutes: 1 })
  await drain()
  assert.deepEqual(await statesOf(paid), ['sending'], 'what was asked a minute ago may still be under way')
  await later()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('a refund with a lost response that was not executed is sent again, once', async () => {
  const { paid } = await oneRefund()
  provider.mood = 'answer_is_lost'
  await drain()
  provider.mood = 'takes'
  await later()
  await later()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('an unclear refund is neither settled nor sent again while the provider is unavailable', async () => {
  const { paid } = await oneRefund()
  provider.mood = 'takes_and_answer_is_lost'
  await drain()
  provider.mood = 'is_away'
  await later()
  await later()
  assert.deepEqual(await statesOf(paid), ['sending'])
  provider.mood = 'takes'
  clock.advance({ hours: 2 })
  await drain()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('a refund with an unknown outcome at an unavailable provider is left to the office', async () => {
  const { paid, refund } = await oneRefund()
  provider.mood = 'takes_and_answer_is_lost'
  await drain()
  provider.mood = 'is_away'
  for (let each = 0; each < 12; each += 1) {
    clock.advance({ hours: 2 })
    await drain()
  }
  assert.deepEqual(await statesOf(paid), ['unclear'])
  const waiting = Object((await office('outbox')).body).result
  assert.ok(
    waiting.every(({ kind }: { kind: string }) => kind !== 'refund'),
    'it waits in its own list',
  )
  provider.mood = 'takes'
  await later()
  assert.deepEqual(provider.sent, [1_000])
  await done(`refunds/${refund.id}/state`, { state: 'sent' })
})

test('a refund that the provider finally refuses waits until the office retries it', async () => {
  const { paid } = await oneRefund()
  provider.mood = 'refuses'
  for (let each = 0; each < 12; each += 1) {
    clock.advance({ hours: 2 })
    await drain()
  }
  assert.deepEqual(await statesOf(paid), ['pending'])
  const [dead] = Object((await office('outbox?dead=true')).body).result
  assert.equal(dead.kind, 'refund')
  provider.mood = 'takes'
  await done(`outbox/${dead.id}/retry`, {})
  await later()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('a refund that the provider refused is sent again until the provider accepts it', async () => {
  const { paid } = await oneRefund()
  provider.mood = 'refuses'
  await drain()
  assert.deepEqual(await statesOf(paid), ['pending'])
  provider.mood = 'takes'
  await later()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('a server that crashed while sending a refund does not cause a second one', async () => {
  const { paid, refund } = await oneRefund()
  await drain()
  // The refund was sent, and the server stopped before it could store that.
  await running().app.database.write(async (tx) => {
    await tx.execute(
      sql`update refunds set state = 'sending', settled_at = null, returned_before = 0, busy_until = ${clock.now().toISOString()}::timestamptz
          where id = ${refund.id}`,
    )
    await tx.execute(
      sql`update outbox set done_at = null, payload = ${JSON.stringify({ refund_id: refund.id })}::jsonb, next_at = ${clock.now().toISOString()}::timestamptz
          where kind = 'refund' and done_at is not null
            and id = (select id from outbox where kind = 'refund' order by created_at desc limit 1)`,
    )
  })
  await later()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('several attempts at the same moment send a refund once @rule:refund-once', async () => {
  const { paid } = await oneRefund()
  const { app } = running()
  // The first attempt is at the provider when its outbox lease expires and other servers try.
  let others: Promise<unknown> = Promise.resolve()
  provider.whileAsked = async () => {
    provider.whileAsked = async () => {}
    await app.database.write((tx) =>
      tx.execute(
        sql`update outbox set next_at = ${clock.now().toISOString()}::timestamptz where done_at is null`,
      ),
    )
    others = Promise.all([drain(), drain(), drain()])
    await others
  }
  await Promise.all([drain(), drain()])
  await others
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('two refunds of one payment are sent one after the other, so that a lost response is attributed correctly', async () => {
  const { paid } = await oneRefund()
  await giveBack(paid, 1_000)
  provider.mood = 'answer_is_lost'
  await drain()
  assert.deepEqual((await statesOf(paid)).toSorted(), ['pending', 'sending'])
  provider.mood = 'takes'
  clock.advance({ minutes: 1 })
  await drain()
  assert.deepEqual(provider.sent, [], 'the other part waits until it is known what became of the first')
  await later()
  await later()
  assert.deepEqual(await statesOf(paid), ['sent', 'sent'])
  assert.deepEqual(provider.sent, [1_000, 1_000])
})

test('a refund settled by the office is not sent as well', async () => {
  const { paid, refund } = await oneRefund()
  await done(`refunds/${refund.id}/state`, { state: 'sent', note: 'By transfer' })
  await drain()
  await later()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [])
})

const setAside = async () => {
  const one = await oneRefund()
  provider.canBeAsked = false
  provider.mood = 'answer_is_lost'
  await drain()
  await later()
  provider.mood = 'takes'
  await later()
  assert.deepEqual(provider.sent, [], 'nobody knows, so nobody sends')
  assert.deepEqual(await statesOf(one.paid), ['unclear'])
  return one
}

test('if the provider cannot look up refunds, an unclear one is left to the office, which settles it', async () => {
  const before = Number(/^sakina_refunds_set_aside (\d+)$/m.exec((await ask('GET /metrics')).text)?.[1])
  const { paid, refund } = await setAside()
  assert.match((await ask('GET /metrics')).text, new RegExp(`^sakina_refunds_set_aside ${before + 1}$`, 'm'))
  const listed = Object((await office('refunds?state=unclear')).body).result
  const [line] = listed.filter(({ id }: { id: string }) => id === refund.id)
  assert.deepEqual([line.amount, line.payment_ref], [10, referenceOf(paid.id)])
  assert.equal((await done(`refunds/${refund.id}/state`, { state: 'sent' })).state, 'sent')
  await later()
  assert.deepEqual(provider.sent, [])
  assert.match((await ask('GET /metrics')).text, new RegExp(`^sakina_refunds_set_aside ${before}$`, 'm'))
})

test('the office can resend an unclear refund, which happens once', async () => {
  const { paid, refund } = await setAside()
  const answers = await Promise.all(
    [1, 2, 3].map(() => office(`refunds/${refund.id}/state`, { state: 'pending' })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409, 409],
  )
  await later()
  await later()
  assert.deepEqual(await statesOf(paid), ['sent'])
  assert.deepEqual(provider.sent, [1_000])
})

test('a refund in progress cannot be settled by hand', async () => {
  const { refund } = await oneRefund()
  provider.mood = 'takes_and_answer_is_lost'
  await drain()
  for (const state of ['sent', 'failed', 'pending'])
    assert.equal(
      errorCodeOf((await office(`refunds/${refund.id}/state`, { state })).body),
      'transition_not_allowed',
    )
})

test('a refund is left to the office if the total that the provider reports fits neither outcome', async () => {
  const { paid } = await oneRefund()
  provider.mood = 'answer_is_lost'
  await drain()
  provider.mood = 'takes'
  provider.sent = [400]
  await later()
  assert.deepEqual(await statesOf(paid), ['unclear'])
  assert.deepEqual(provider.sent, [400])
})

test('an account with a refund in progress, unclear or due cannot be deleted', async () => {
  const paid = await paidPayment(777)
  const [refund] = await refundsOf(paid)
  assert.ok(refund)
  const remove = async () =>
    ask('POST /api/my/account/delete', { token: paid.person.token, body: { password: testPassword } })
  provider.canBeAsked = false
  provider.mood = 'answer_is_lost'
  await drain()
  assert.equal(errorCodeOf((await remove()).body), 'account_has_frozen_money')
  await later()
  assert.deepEqual(await statesOf(paid), ['unclear'])
  assert.equal(errorCodeOf((await remove()).body), 'account_has_frozen_money')
  await done(`refunds/${refund.id}/state`, { state: 'failed', note: 'The card is closed' })
  assert.equal(errorCodeOf((await remove()).body), 'account_has_frozen_money')
  await done(`refunds/${refund.id}/state`, { state: 'sent', note: 'By transfer' })
  assert.equal((await remove()).status, 200)
})
