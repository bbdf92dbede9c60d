import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, before, test } from 'node:test'
import {
  geideaGateway,
  computeCallbackSignature,
  geideaTimestamp,
  computeSessionSignature,
} from '../src/adapters/geidea-gateway.ts'
import { addCard } from '../src/db/repositories/cards.ts'
import { PaymentProviderUnavailableError, RefundOutcomeUnknownError } from '../src/ports/payment.ts'
import { configFrom } from '../src/server.ts'
import { fetchOrder, placeHourly } from './support/orders.ts'
import { errorCodeOf, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const keys = { publicKey: 'demo-public-key', apiPassword: 'demo-api-password' }

type Fake = { answer: (body: Record<string, unknown>) => { status: number; body: string; slow?: boolean } }
const fake: Fake = { answer: () => ({ status: 500, body: '' }) }
const seen: { authorization: string | undefined; body: Record<string, unknown> }[] = []
let provider: Server | undefined
let apiUrl = ''

const sessionAnswer = () => ({
  status: 200,
  body: JSON.stringify({
    responseCode: '000',
    session: { id: `session-${seen.length}`, expiryDate: '2026-10-04T07:15:00Z' },
  }),
})

before(async () => {
  provider = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const body: Record<string, unknown> = text === '' ? { path: request.url } : JSON.parse(text)
      seen.push({ authorization: request.headers.authorization, body })
      const answer = fake.answer(body)
      if (answer.slow) return
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => provider?.listen(0, '127.0.0.1', resolve))
  const bound = provider.address()
  apiUrl = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
})
after(() => {
  provider?.closeAllConnections()
  provider?.close()
})

/** Configured by environment settings as in operation, so that their effect on URLs is tested too. */
const gateway = () => {
  const { payment } = configFrom({
    PAYMENT_PROVIDER: 'geidea',
    GEIDEA_PUBLIC_KEY: keys.publicKey,
    GEIDEA_API_PASSWORD: keys.apiPassword,
    GEIDEA_API_URL: `${apiUrl}/`,
  })
  assert.ok(payment.provider === 'geidea')
  return geideaGateway({ ...payment, timeoutMilliseconds: 200 })
}

const server = startTestServer(
  {},
  {
    payment: {
      provider: 'geidea',
      formOrigins: [],
      methods: ['card'],
      open: (request) => gateway().open(request),
      verify: (body) => gateway().verify(body),
      refund: (reference, amount) => gateway().refund(reference, amount),
    },
  },
)
const { ask } = server

test('the session signature for Geidea equals the published example', () => {
  assert.equal(
    computeSessionSignature(keys, {
      amount: '2645.00',
      currency: 'SAR',
      reference: 'SO-1001',
      timestamp: '2/18/2026 10:15:00 AM',
    }),
    '5oRV6KEEjUzu4XP94ehpA03bHHCB2mzQghDX4uhIfgc=',
  )
})

test('the time sent to Geidea has the format of the published plugins', () => {
  assert.equal(geideaTimestamp(new Date('2026-02-18T10:15:00Z')), '2/18/2026 10:15:00 AM')
  assert.equal(geideaTimestamp(new Date('2026-12-01T00:05:09Z')), '12/1/2026 12:05:09 AM')
  assert.equal(geideaTimestamp(new Date('2026-12-01T12:00:00Z')), '12/1/2026 12:00:00 PM')
})

const callbackFor = (
  reference: string,
  amount: number,
  overrides: Readonly<Record<string, unknown>> = {},
) => {
  const order = {
    orderId: 'geidea-order-1',
    merchantReferenceId: reference,
    amount,
    currency: 'SAR',
    status: 'Success',
    detailedStatus: 'Paid',
    ...overrides,
  }
  const timeStamp = '10/4/2026 7:05:00 AM'
  const signature = computeCallbackSignature(keys, {
    amount: order.amount.toFixed(2),
    currency: order.currency,
    orderId: order.orderId,
    status: order.status,
    reference: order.merchantReferenceId,
    timestamp: timeStamp,
  })
  return { order, signature, timeStamp }
}

test('Geidea’s checkout sends the browser to a session, and only the signed callback pays the order @rule:provider-word', async () => {
  fake.answer = sessionAnswer
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-10-11' })
  const page = await ask(`GET /checkout/${id}`)
  assert.equal(page.status, 303, page.text)
  assert.match(
    page.headers.get('location') ?? '',
    /^https:\/\/www\.ksamerchant\.geidea\.net\/hpp\/checkout\/\?session-/,
  )
  const sent = seen.at(-1)
  assert.equal(
    sent?.authorization,
    `Basic ${Buffer.from('demo-public-key:demo-api-password').toString('base64')}`,
  )
  const reference = String(sent?.body['merchantReferenceId'])
  const amount = Number(sent?.body['amount'])
  assert.match(String(sent?.body['callbackUrl']), /\/payments\/geidea\/callback$/)

  const again = await ask(`GET /checkout/${id}`)
  assert.equal(again.headers.get('location'), page.headers.get('location'), 'one session for one order')

  const forged = await ask('POST /payments/geidea/callback', {
    body: { ...callbackFor(reference, amount), signature: 'AAAA' },
  })
  assert.equal(forged.status, 401)
  const pending = callbackFor(reference, amount, { status: 'InProgress', detailedStatus: 'Authenticated' })
  assert.equal((await ask('POST /payments/geidea/callback', { body: pending })).status, 200)
  assert.equal((await fetchOrder(server, person, id)).status.value, 'pending_payment')
  for (let each = 0; each < 3; each += 1)
    assert.equal(
      (await ask('POST /payments/geidea/callback', { body: callbackFor(reference, amount) })).status,
      200,
    )
  assert.equal((await fetchOrder(server, person, id)).status.value, 'processing')
  const cancelled = callbackFor(reference, amount, { status: 'Failed', detailedStatus: 'CancelledByUser' })
  await ask('POST /payments/geidea/callback', { body: cancelled })
  assert.equal(
    (await fetchOrder(server, person, id)).status.value,
    'processing',
    'a later word does not undo a payment',
  )
})

test('a slow, broken or invalid response of Geidea makes the provider unavailable, and the order stays payable', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, { service_date: '2026-10-18' })
  const moods: Fake['answer'][] = [
    () => ({ status: 500, body: '{}' }),
    () => ({ status: 200, body: '<html>' }),
    () => ({ status: 200, body: '{"responseCode":"100"}' }),
    () => ({ status: 200, body: '', slow: true }),
  ]
  for (const mood of moods) {
    fake.answer = mood
    const answer = await ask(`POST /api/my/orders/${id}/pay`, {
      token: person.token,
      body: { method: 'card' },
    })
    assert.equal(answer.status, 503, answer.text)
    assert.equal(errorCodeOf(answer.body), 'provider_unavailable')
  }
  assert.equal((await fetchOrder(server, person, id)).payable, true)
  fake.answer = sessionAnswer
  assert.equal(
    (await ask(`POST /api/my/orders/${id}/pay`, { token: person.token, body: { method: 'card' } })).status,
    200,
  )
})

test('the card in a Geidea callback is read as a token, brand, last four digits and expiry @rule:cards', () => {
  const verdict = gateway().verify(
    callbackFor('p-1', 10, {
      tokenId: 'token-1',
      paymentMethod: {
        brand: 'Mada',
        maskedCardNumber: '512345******2346',
        expiryDate: { month: 1, year: 39 },
      },
    }),
  )
  assert.ok(verdict.ok)
  assert.deepEqual(verdict.notice.card, {
    token: 'token-1',
    brand: 'mada',
    lastFour: '2346',
    expiry: '01/39',
    holder: '',
  })
})

test('a payment session is for the chosen card; choosing another card opens another session @rule:cards', async () => {
  fake.answer = sessionAnswer
  const person = await createCustomer(server)
  const pay = async (id: string, body: Readonly<Record<string, unknown>>) => {
    const answer = await ask(`POST /api/my/orders/${id}/pay`, {
      token: person.token,
      body: { method: 'card', ...body },
    })
    assert.equal(answer.status, 200, answer.text)
    const sent = seen.at(-1)?.body ?? {}
    return {
      reference: String(sent['merchantReferenceId']),
      amount: Number(sent['amount']),
      token: sent['tokenId'],
      keeps: sent['cardOnFile'],
    }
  }
  const first = await placeHourly(server, person, { service_date: '2026-11-01' })
  const kept = await pay(first.id, { save_card: true })
  assert.deepEqual([kept.token, kept.keeps], [undefined, true])
  const withCard = {
    tokenId: 'token-9',
    paymentMethod: {
      brand: 'Mada',
      maskedCardNumber: '512345******2346',
      expiryDate: { month: 1, year: 39 },
    },
    orderId: 'geidea-order-9',
  }
  await ask('POST /payments/geidea/callback', {
    body: callbackFor(kept.reference, kept.amount, withCard),
  })
  const [card] = Object((await ask('GET /api/my/cards', { token: person.token })).body).result

  const { database } = server.running().app
  await database.write((tx) =>
    addCard(tx, {
      id: crypto.randomUUID(),
      customerId: person.id,
      provider: 'sandbox',
      token: 'elsewhere',
      brand: 'visa',
      lastFour: '1111',
      expiry: '12/30',
      holder: '',
      oneUse: false,
      createdAt: new Date('2026-10-01T00:00:00Z'),
    }),
  )
  const offered = Object((await ask('GET /api/my/cards', { token: person.token })).body).result
  assert.equal(offered.length, 1, 'a token of another provider pays nothing here')

  const { id } = await placeHourly(server, person, { service_date: '2026-11-08' })
  const chosen = await pay(id, { card_id: card.id })
  assert.deepEqual([chosen.token, chosen.keeps], ['token-9', false])
  const sessions = seen.length
  await pay(id, { card_id: card.id })
  assert.equal(seen.length, sessions, 'the same choice opens no other session')
  const typed = await pay(id, {})
  assert.equal(typed.token, undefined)
  assert.notEqual(typed.reference, chosen.reference)
  const page = await ask(`GET /checkout/${id}`)
  assert.equal(seen.length, sessions + 1, 'the browser is led to the session of the last choice')
  assert.match(page.headers.get('location') ?? '', new RegExp(`session-${seen.length}$`))

  await ask('POST /payments/geidea/callback', {
    body: callbackFor(chosen.reference, chosen.amount, { orderId: 'geidea-order-10' }),
  })
  const paid = await fetchOrder(server, person, id)
  assert.equal(paid.payment_state, 'paid', 'what was paid on the page left open counts as well')
})

test('with Geidea, cards are added only while paying, and the sandbox’s route for card numbers does not exist', async () => {
  const { token } = await createCustomer(server)
  const cards = await ask('GET /api/my/cards', { token })
  assert.equal(Object(cards.body).added_when_paying, true)
  const typed = { number: '4242424242424242', holder_name: 'X', exp_month: 8, exp_year: 2030, cvv: '123' }
  assert.equal((await ask('POST /checkout/tokens', { body: typed })).status, 404)
})

test('a refund that Geidea refuses is an error that can be retried', async () => {
  fake.answer = () => ({ status: 200, body: '{"responseCode":"900"}' })
  await assert.rejects(gateway().refund('geidea-order-1', 1000), PaymentProviderUnavailableError)
  fake.answer = () => ({ status: 400, body: '{"responseCode":"100"}' })
  await assert.rejects(gateway().refund('geidea-order-1', 1000), PaymentProviderUnavailableError)
  fake.answer = () => ({ status: 200, body: '{"responseCode":"000"}' })
  await gateway().refund('geidea-order-1', 1050)
  assert.equal(seen.at(-1)?.body['refundAmount'], 10.5)
})

test('a refund with a lost, broken or failed response of Geidea has an unknown outcome', async () => {
  const moods: Fake['answer'][] = [
    () => ({ status: 200, body: '', slow: true }),
    () => ({ status: 500, body: '{"responseCode":"900"}' }),
    () => ({ status: 504, body: '' }),
    () => ({ status: 408, body: '{}' }),
    () => ({ status: 200, body: '<html>' }),
    () => ({ status: 200, body: '{}' }),
  ]
  for (const mood of moods) {
    fake.answer = mood
    await assert.rejects(gateway().refund('geidea-order-1', 1000), RefundOutcomeUnknownError)
  }
})

test('the Geidea gateway reports the refunded total of a payment, or nothing when the total is unknown', async () => {
  const order = (content: unknown) => () => ({ status: 200, body: JSON.stringify({ order: content }) })
  fake.answer = order({ orderId: 'geidea-order-1', totalRefundedAmount: 10.5 })
  assert.equal(await gateway().returned?.('geidea/1'), 1050)
  assert.equal(seen.at(-1)?.body['path'], '/pgw/api/v1/direct/order/geidea%2F1')
  fake.answer = order({ orderId: 'geidea-order-1', totalRefundedAmount: '0.00' })
  assert.equal(await gateway().returned?.('geidea-order-1'), 0)
  for (const unknown of [
    order({ orderId: 'geidea-order-1' }),
    order({ totalRefundedAmount: 'much' }),
    () => ({ status: 404, body: '' }),
    () => ({ status: 200, body: '<html>' }),
  ]) {
    fake.answer = unknown
    assert.equal(await gateway().returned?.('geidea-order-1'), undefined)
  }
  fake.answer = () => ({ status: 502, body: '' })
  await assert.rejects(
    gateway().returned?.('geidea-order-1') ?? Promise.resolve(),
    PaymentProviderUnavailableError,
  )
})
