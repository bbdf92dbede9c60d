import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAddress } from '@sakina/api-client/wire/address'
import { sql } from 'drizzle-orm'
import { toFailure } from '../src/http/errors.ts'
import { createMyAddress } from '../src/use-cases/addresses/addresses.ts'
import { fileComplaint } from '../src/use-cases/complaints/complaints.ts'
import { changePassword } from '../src/use-cases/identity/change-password.ts'
import { requestPasswordReset, resetPassword } from '../src/use-cases/identity/forgotten-password.ts'
import { updateProfile } from '../src/use-cases/identity/update-profile.ts'
import { completePaidInvoice } from '../src/use-cases/invoices/complete-paid-invoice.ts'
import { advanceContractsByDate } from '../src/use-cases/office/change-contracts.ts'
import { toOrderRequest } from '../src/use-cases/orders/order-request.ts'
import { expireHolds } from '../src/use-cases/orders/expire-holds.ts'
import { placeOrder } from '../src/use-cases/orders/place-order.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { signIn } from '../src/use-cases/identity/sign-in.ts'
import { submitContractRequest } from '../src/use-cases/requests/submit-request.ts'
import { storeUpload } from '../src/use-cases/uploads/store-upload.ts'
import { storeMyCard } from '../src/use-cases/wallet/cards.ts'
import { claimMyVoucher, redeemMyPoints } from '../src/use-cases/wallet/rewards.ts'
import { codesOf } from './support/codes.ts'
import { officeClient, officeToken } from './support/office.ts'
import {
  hourlyOrderBody,
  fetchOrder,
  placePaidHourly,
  termsVersion,
  agreeToPackage,
} from './support/orders.ts'
import { errorCodeOf, testPassword, createCustomer, type Person, signInAgain } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '1000' })
const { ask, clock, running } = server
const { codeFor } = codesOf(server)
const { done } = officeClient(server)

const one = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<Row> => {
  const [row] = await running().app.database.reader.execute<Row>(statement, 'objects')
  assert.ok(row !== undefined)
  return row
}

/** Counts the rows of each table that belong to a customer. */
const traces = ({ id }: Person) => sql`
  select (select count(*)::int from orders where customer_id = ${id}) as orders,
         (select count(*)::int from requests where customer_id = ${id}) as requests,
         (select count(*)::int from complaints where customer_id = ${id}) as complaints,
         (select count(*)::int from addresses where customer_id = ${id}) as addresses,
         (select count(*)::int from uploads where customer_id = ${id}) as uploads,
         (select count(*)::int from cards where customer_id = ${id}) as cards,
         (select count(*)::int from vouchers where customer_id = ${id}) as vouchers,
         (select count(*)::int from voucher_uses where customer_id = ${id}) as uses,
         (select count(*)::int from ledger_entries where customer_id = ${id}) as entries`

const openOrdersOf = (person: Person) =>
  one<{ open: number }>(
    sql`select count(*)::int as open from orders
        where customer_id = ${person.id} and status not in ('cancelled', 'expired')`,
  )

/** The working days of two weeks, each with a morning and an evening. */
const times = [11, 12, 13, 14, 15, 18, 19, 20, 21, 22].flatMap((day) =>
  (['morning', 'evening'] as const).map((visit_window) => ({
    service_date: `2026-10-${day}`,
    visit_window,
    service_package_id: visit_window === 'morning' ? 101 : 102,
  })),
)

const place = (person: Person, time: Readonly<Record<string, unknown>>) =>
  ask('POST /api/sale_order/hourly', { token: person.token, body: hourlyOrderBody(person, time) })

test('twenty simultaneous orders of one customer leave at most ten of them open @rule:worker-hold', async () => {
  const person = await createCustomer(server)
  const answers = await Promise.all(times.map((time) => place(person, time)))
  for (const { status, text } of answers) assert.ok([201, 409, 422, 429].includes(status), text)
  const { open } = await openOrdersOf(person)
  assert.ok(open > 0 && open <= 10, `${open} are open`)
})

test('twelve expired orders opened for payment at once leave at most ten of them open', async () => {
  const person = await createCustomer(server)
  const { app } = running()
  const placed: string[] = []
  for (const time of times.slice(0, 12)) {
    const answer = await place(person, time)
    assert.equal(answer.status, 201, answer.text)
    placed.push(String(Object(answer.body).id))
    if (placed.length % 6 !== 0) continue
    clock.advance({ minutes: 20 })
    await expireHolds(app)
  }
  assert.equal((await openOrdersOf(person)).open, 0)
  const { token } = await signInAgain(server, person)
  const pages = await Promise.all(
    placed.map((id) => ask(`POST /api/my/orders/${id}/pay`, { token, body: { method: 'card' } })),
  )
  for (const { status, text } of pages) assert.ok([200, 409, 429].includes(status), text)
  const { open } = await openOrdersOf(person)
  assert.ok(open > 0 && open <= 10, `${open} are open`)
})

test('an account that was deleted while its owner ordered has no open order', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await createCustomer(server)
    const deletion = ask('POST /api/my/account/delete', {
      token: person.token,
      body: { password: testPassword },
    })
    const answers = await Promise.all([
      deletion,
      ...times.slice(0, 6).map((time) => place(person, time)),
      ask('POST /api/special_packages', {
        token: person.token,
        body: { worker_type: 'nurse', nationality: 'filipino', worker_count: 1, duration: '3months' },
      }),
    ])
    for (const { status, text } of answers) assert.notEqual(status, 500, text)
    const [gone] = answers
    if (gone?.status === 200) assert.equal((await openOrdersOf(person)).open, 0)
  }
})

const address = (person: Person, name: string) => ({
  name,
  parent_id: person.id,
  country_id: 1,
  state_id: 5,
  neighborhood_id: 1,
  number_building: '2929',
  streetName: 'King Abdulaziz Road',
  is_main: true,
})

test('when several main addresses are added at once, all are stored and only one address stays main', async () => {
  const person = await createCustomer(server)
  const answers = await Promise.all(
    ['One', 'Two', 'Three', 'Four', 'Five'].map((name) =>
      ask('POST /api/partners/child', { token: person.token, body: address(person, name) }),
    ),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201, 201, 201],
  )
  const { main } = await one<{ main: number }>(
    sql`select count(*)::int as main from addresses where customer_id = ${person.id} and main`,
  )
  assert.equal(main, 1)
})

test('a login with the old password during its change gives no session @rule:session-ends', async () => {
  const person = await createCustomer(server)
  const { app } = running()
  const verify = async (given: string, hash: string): Promise<boolean> => {
    const right = await app.passwords.verify(given, hash)
    const owner = { id: person.id, tokenHash: Buffer.alloc(0), mustChangePassword: false }
    const chosen = 'another garden 42'
    await changePassword(app, owner, {
      oldPassword: testPassword,
      newPassword: chosen,
      confirmPassword: chosen,
    })
    return right
  }
  const inBetween = { ...app, passwords: { ...app.passwords, verify } }
  await assert.rejects(
    signIn(inBetween, { login: person.email, password: testPassword, address: '203.0.113.9', browser: '' }),
    {
      code: 'wrong_credentials',
    },
  )
  const { sessions } = await one<{ sessions: number }>(
    sql`select count(*)::int as sessions from sessions where customer_id = ${person.id}`,
  )
  assert.equal(sessions, 0)
})

test('a lock timeout, a serialisation error or a deadlock of the database becomes “unavailable” with a time to retry', () => {
  for (const code of ['55P03', '40001', '40P01']) {
    const failure = toFailure(Object.assign(new Error('the engine'), { code }))
    assert.deepEqual([failure?.code, failure?.retryAfterSeconds], ['unavailable', 2], code)
  }
})

test('a card saved by a payment after the account was deleted is not kept', async () => {
  const person = await createCustomer(server)
  const placed = await place(person, { service_package_id: 101, service_date: '2026-11-02' })
  const { id } = Object(placed.body)
  const pay = { method: 'card', save_card: true }
  assert.equal((await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: pay })).status, 200)
  const payment = await one<{ id: string; amount: number }>(
    sql`select id, amount from payments where order_id = ${id}`,
  )
  const gone = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  const body = running().app.payment.simulate?.({
    paymentId: payment.id,
    providerRef: `late-${payment.id}`,
    amount: payment.amount,
    currency: 'SAR',
    outcome: 'paid',
    card: { token: 'a token', brand: 'visa', lastFour: '1111', expiry: '12/29', holder: 'Somebody' },
  })
  assert.equal((await ask('POST /payments/sandbox/callback', { body })).status, 200)
  const { cards, refunds } = await one<{ cards: number; refunds: number }>(
    sql`select (select count(*)::int from cards where customer_id = ${person.id}) as cards,
               (select count(*)::int from refunds where customer_id = ${person.id}) as refunds`,
  )
  assert.deepEqual([cards, refunds], [0, 1], 'the money goes back, and nothing of the card stays')
})

test('a write that begins after its account was deleted is refused and stores nothing @rule:delete-account', async () => {
  const person = await createCustomer(server)
  const { app } = running()
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-11-16' })
  await app.database.write(async (tx) => {
    await tx.execute(sql`update contracts set state = 'finished' where id = ${contractId}`)
    await tx.execute(sql`update orders set status = 'completed' where customer_id = ${person.id}`)
  })
  // The request was authenticated by a session that is gone when its write begins.
  const customer = { id: person.id, tokenHash: Buffer.alloc(0), mustChangePassword: false }
  const before = await running().app.database.reader.execute(traces(person), 'objects')
  const token = await resetToken(person.email)
  const hasher = app.passwords
  const deleted = async () => {
    const gone = await ask('POST /api/my/account/delete', {
      token: person.token,
      body: { password: testPassword },
    })
    assert.equal(gone.status, 200, gone.text)
  }
  let isDeleted = false
  const deletingFirst = {
    ...app,
    passwords: {
      ...hasher,
      hash: async (given: string) => {
        if (!isDeleted) await deleted()
        isDeleted = true
        return hasher.hash(given)
      },
    },
  }
  const chosen = { newPassword: 'another garden 42', confirmPassword: 'another garden 42' }
  await assert.rejects(changePassword(deletingFirst, customer, { oldPassword: testPassword, ...chosen }), {
    code: 'unauthorized',
  })
  const about = {
    contractId,
    reasonText: 'Late',
    priority: 'medium',
    requestedOn: '2026-10-04',
  } as const
  const sent = { operation: 'createCancellation', content: about, key: undefined }
  const cardToken = app.payment.cards?.tokenOf({
    brand: 'visa',
    lastFour: '1111',
    expiry: '12/29',
    holder: 'Somebody',
  })
  const writes = {
    upload: () => storeUpload(app, customer, { purpose: 'passport', file: new Blob(['%PDF-1.7\n%']) }),
    complaint: () => fileComplaint(app, customer, about, undefined),
    request: () =>
      submitContractRequest(
        app,
        customer,
        { kind: 'cancellation', contractId, reason: 'No need', priority: 'medium' },
        sent,
      ),
    card: () =>
      storeMyCard(app, customer, { token: cardToken ?? '', holder: 'Somebody', save: true }, undefined),
    points: () => redeemMyPoints(app, customer, 1, undefined),
    voucher: () => claimMyVoucher(app, customer, 'FIRST25', undefined),
    address: () => createMyAddress(app, customer, newAddress.decode(address(person, 'Home')), undefined),
    order: () =>
      placeOrder(
        app,
        customer,
        toOrderRequest({
          customerId: person.id,
          planId: 101,
          startDate: '2026-11-17',
          quantity: 1,
          repeatCount: 1,
          repeatIntervalDays: 0,
          termsVersion: termsVersion,
          window: 'morning',
        }),
        { operation: 'placeHourlyOrder', content: about, key: undefined },
      ),
  }
  for (const [name, write] of Object.entries(writes))
    await assert.rejects(write(), { code: 'unauthorized' }, name)
  await assert.rejects(resetPassword(app, { email: person.email, token, ...chosen }), {
    code: 'reset_link_invalid',
  })
  const after = await running().app.database.reader.execute(traces(person), 'objects')
  assert.deepEqual(after, before)
})

test('a profile change or reset link requested while the account is deleted leaves no personal data @rule:delete-account', async () => {
  const person = await createCustomer(server)
  const { app } = running()
  const customer = { id: person.id, tokenHash: Buffer.alloc(0), mustChangePassword: false }
  let isDeleted = false
  const write: typeof app.database.write = async (work) => {
    if (!isDeleted) {
      isDeleted = true
      const gone = await ask('POST /api/my/account/delete', {
        token: person.token,
        body: { password: testPassword },
      })
      assert.equal(gone.status, 200, gone.text)
    }
    return app.database.write(work)
  }
  const late = { ...app, database: { ...app.database, write } }
  await assert.rejects(updateProfile(late, customer, { name: 'Another Household Name' }), {
    code: 'unauthorized',
  })
  const other = await createCustomer(server)
  const leaving: typeof app.database.write = async (work) => {
    const gone = await ask('POST /api/my/account/delete', {
      token: other.token,
      body: { password: testPassword },
    })
    assert.equal(gone.status, 200, gone.text)
    return app.database.write(work)
  }
  await requestPasswordReset(
    { ...app, database: { ...app.database, write: leaving } },
    { email: other.email },
    { language: 'en', address: '127.0.0.1' },
  )
  const { names, links } = await one<{ names: number; links: number }>(
    sql`select (select count(*)::int from customers
                where id in (${person.id}, ${other.id}) and (name <> '' or password_hash <> '')) as names,
               (select count(*)::int from password_resets
                where customer_id in (${person.id}, ${other.id})) as links`,
  )
  assert.deepEqual([names, links], [0, 0])
})

test('a payment for an order that expired before its account was deleted is refunded', async () => {
  const person = await createCustomer(server)
  const placed = await place(person, { service_package_id: 101, service_date: '2026-11-23' })
  const { id } = Object(placed.body)
  await ask(`GET /checkout/${id}`)
  const payment = await one<{ id: string; amount: number }>(
    sql`select id, amount from payments where order_id = ${id}`,
  )
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  const gone = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  const body = running().app.payment.simulate?.({
    paymentId: payment.id,
    providerRef: `gone-${payment.id}`,
    amount: payment.amount,
    currency: 'SAR',
    outcome: 'paid',
    card: undefined,
  })
  assert.equal((await ask('POST /payments/sandbox/callback', { body })).status, 200)
  const { contracts, refunds } = await one<{ contracts: number; refunds: number }>(
    sql`select (select count(*)::int from contracts where customer_id = ${person.id}) as contracts,
               (select count(*)::int from refunds where customer_id = ${person.id}) as refunds`,
  )
  assert.deepEqual([contracts, refunds], [0, 1])
})

/** Requests a reset link and returns its token. */
async function resetToken(email: string): Promise<string> {
  assert.equal((await ask('POST /api/forget_password', { body: { email } })).status, 200)
  while ((await drainOutbox(running().app)) > 0);
  const letter = server.sentEmails().findLast(({ to }) => to === email)
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

const reset = (email: string, token: string) =>
  ask('POST /api/reset_password', {
    body: { email, token, new_password: 'another garden 42', confirm_password: 'another garden 42' },
  })

test('a reset link sent to a former email opens nothing @rule:reset-link', async () => {
  const person = await createCustomer(server)
  const token = await resetToken(person.email)
  const email = `new-${person.email}`
  const own = { token: person.token }
  const codes = {
    email_code: await codeFor(email, 'email', own),
    factor_code: await codeFor(person.mobile, 'change', own),
  }
  const changed = await ask('PATCH /api/my/profile', {
    ...own,
    body: { email, password: testPassword, ...codes },
  })
  assert.equal(changed.status, 200, changed.text)
  for (const each of [email, person.email])
    assert.equal(errorCodeOf((await reset(each, token)).body), 'reset_link_invalid')
})

test('a package with a new price cannot be paid at the old one', async () => {
  const person = await createCustomer(server)
  const made = await ask('POST /api/special_packages', {
    token: person.token,
    body: { worker_type: 'nurse', nationality: 'filipino', worker_count: 1, duration: '3months' },
  })
  const { id } = Object(made.body)
  await done(`orders/${id}/price`, { list_price: 1000, employee_wage: 1000 })
  await agreeToPackage(server, person, id)
  await ask(`GET /checkout/${id}`)
  const payment = await one<{ id: string; amount: number }>(
    sql`select id, amount from payments where order_id = ${id}`,
  )
  clock.advance({ minutes: 20 })
  await expireHolds(running().app)
  const priced = await done(`orders/${id}/price`, { list_price: 2000, employee_wage: 2000 })
  assert.equal(priced.amount_total, 2000)
  const body = running().app.payment.simulate?.({
    paymentId: payment.id,
    providerRef: `old-${payment.id}`,
    amount: payment.amount,
    currency: 'SAR',
    outcome: 'paid',
    card: undefined,
  })
  assert.equal((await ask('POST /payments/sandbox/callback', { body })).status, 200)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'pending_payment')
  const back = await one<{ amount: number }>(sql`select amount from refunds where payment_id = ${payment.id}`)
  assert.equal(back.amount, payment.amount)
})

test('a contract whose last invoice is paid while it falls into default does not stay there', async () => {
  const person = await createCustomer(server)
  const { app } = running()
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-11-09' })
  const { id } = await done(`contracts/${contractId}/charges`, { amount: 50, description: 'A key' })
  clock.advance({ days: 10 })
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
  const paying = app.database.write(async (tx) => {
    assert.equal(await completePaidInvoice(tx, app, id), true)
    isWritten()
    // The wait is long enough for the other request to reach its lock.
    for (let turn = 0; turn < 300; turn += 1) await tx.execute(sql`select 1`)
  })
  await written
  await Promise.all([paying, advanceContractsByDate(app)])
  const { state } = await one<{ state: string }>(sql`select state from contracts where id = ${contractId}`)
  assert.equal(state, 'running')
})
