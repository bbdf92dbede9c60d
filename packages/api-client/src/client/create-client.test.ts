import { money } from '@sakina/domain/money'
import { describe, expect, test, vi } from 'vitest'
import { settleSandboxCheckout } from '../wire/checkout.ts'
import { login } from '../wire/identity.ts'
import { payMyOrder, placeHourlyOrder } from '../wire/orders.ts'
import { createCancellation, createReplacement } from '../wire/requests.ts'
import { listServicePlans, listServices } from '../wire/services.ts'
import { createUpload } from '../wire/uploads.ts'
import { getWallet } from '../wire/wallet.ts'
import { createClient } from './create-client.ts'
import { fakeResponse, emptyListBody, fakeApiServer } from './fake-api-server.fixture.ts'
import { defaultRetryPolicy } from './retry.ts'
import type { ClientConfig } from './create-client.ts'
import type { TransportRequest, TransportResponse } from './transport.ts'

describe('a read', () => {
  test('a read fills in path, query and language and returns entities', async () => {
    const { requests, config } = fakeApiServer(
      fakeResponse(200, {
        success: true,
        result: [
          { id: 1, name: 'Hourly', code: 'hourly', plan_count: '12' },
          { id: 2, name: 'x' },
        ],
        pagination: { page: 2, limit: 10, total: 12, total_pages: 2, has_next: false },
      }),
    )
    const reply = await createClient({ ...config, language: 'en' }).request(listServices, {
      query: { page: 2, limit: 10, search: 'hour' },
    })
    expect(requests[0]?.url).toBe('https://agency.example/api/services?page=2&limit=10&search=hour')
    expect(requests[0]?.headers['accept-language']).toBe('en')
    expect(reply).toMatchObject({
      ok: true,
      value: { page: 2, totalPages: 2, hasNext: false, items: [{ id: 1, code: 'hourly', planCount: 12 }] },
    })
    expect(reply.ok && reply.value.items).toHaveLength(1)
  })

  test('a read escapes path parameters', async () => {
    const { requests, config } = fakeApiServer(fakeResponse(200, emptyListBody))
    await createClient(config).request(listServicePlans, { params: { id: '../login' } })
    expect(requests[0]?.url).toBe('https://agency.example/api/services/..%2Flogin/plans')
  })

  test.each([408, 425, 429, 500, 502, 503])(
    'a read is retried after the status %i, three times at most',
    async (status) => {
      const broken = fakeResponse(status, '<html>bad gateway</html>')
      const { requests, waits, config } = fakeApiServer(
        broken,
        broken,
        broken,
        broken,
        fakeResponse(200, emptyListBody),
      )
      const reply = await createClient(config).request(listServices, {})
      expect(reply).toMatchObject({ ok: false, error: { kind: 'http', status, retryable: true } })
      expect(requests).toHaveLength(4)
      expect(waits).toEqual([300, 600, 1200])
    },
  )

  test('a read whose response contains only a false result has failed and is retried', async () => {
    const failed = fakeResponse(200, { result: false })
    const { requests, config } = fakeApiServer(failed, fakeResponse(200, emptyListBody))
    expect(await createClient(config).request(listServices, {})).toMatchObject({ ok: true })
    expect(requests).toHaveLength(2)
    const never = fakeApiServer(failed, failed, failed, failed)
    expect(await createClient(never.config).request(listServices, {})).toMatchObject({
      ok: false,
      error: { kind: 'http', code: 'refused', status: 200, retryable: true },
    })
  })

  test('a read with a false result is an empty list if the response says success, and a refusal if it has a message', async () => {
    const empty = fakeApiServer(fakeResponse(200, { success: true, result: false }))
    expect(await createClient(empty.config).request(listServices, {})).toMatchObject({
      ok: true,
      value: { items: [] },
    })
    const refused = fakeApiServer(fakeResponse(200, { result: false, message: 'closed today' }))
    expect(await createClient(refused.config).request(listServices, {})).toMatchObject({
      ok: false,
      error: { code: 'refused', message: 'closed today', retryable: false },
    })
  })

  test.each([400, 401, 403, 404, 409, 422])('a read is not retried after the status %i', async (status) => {
    const { requests, config } = fakeApiServer(
      fakeResponse(status, { success: false, code: 'x', message: 'no' }),
    )
    const reply = await createClient(config).request(listServices, {})
    expect(reply).toMatchObject({ ok: false, error: { code: 'x', message: 'no', retryable: false } })
    expect(requests).toHaveLength(1)
  })

  test('a read is sent again after a lost response', async () => {
    const { requests, config } = fakeApiServer(
      new TypeError('fetch failed'),
      fakeResponse(200, emptyListBody),
    )
    const reply = await createClient(config).request(listServices, {})
    expect(reply).toMatchObject({ ok: true, correlationId: 'correlation-1' })
    expect(requests).toHaveLength(2)
  })

  test('a read obeys Retry-After, and gives up when the wait is too long', async () => {
    const soon = fakeApiServer(
      fakeResponse(429, {}, { 'retry-after': '2' }),
      fakeResponse(200, emptyListBody),
    )
    expect(await createClient(soon.config).request(listServices, {})).toMatchObject({ ok: true })
    expect(soon.waits).toEqual([2000])
    const late = fakeApiServer(fakeResponse(503, {}, { 'retry-after': '120' }))
    expect(await createClient(late.config).request(listServices, {})).toMatchObject({
      ok: false,
      error: { code: 'unavailable', retryAfter: 120_000 },
    })
    expect(late.waits).toEqual([])
  })

  test.each<[string, unknown]>([
    ['HTML', '<!doctype html><title>Odoo</title>'],
    ['a list', []],
    ['nothing', ''],
    ['a row without an id', { success: true, result: [{ name: 'Hourly' }] }],
    ['a text for the list', { success: true, result: 'many' }],
  ])('a read answered with %s is reported as a malformed response, not a crash', async (_, body) => {
    const { requests, config } = fakeApiServer(fakeResponse(200, body))
    const reply = await createClient(config).request(listServices, {})
    expect(reply).toMatchObject({ ok: false, error: { kind: 'contract', code: 'contract', status: 200 } })
    expect(requests).toHaveLength(1)
  })

  test('a response that says success false is a refusal, even with status 200', async () => {
    const { config } = fakeApiServer(fakeResponse(200, { success: false, message: 'قائمة غير متاحة' }))
    expect(await createClient(config).request(listServices, {})).toMatchObject({
      ok: false,
      error: { kind: 'http', code: 'refused', message: 'قائمة غير متاحة' },
    })
  })
})

describe('an aborted call', () => {
  const hanging = (request: TransportRequest): Promise<TransportResponse> =>
    new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
    })

  test('a call aborted by its caller is reported as aborted and not retried', async () => {
    const stop = new AbortController()
    const transport = vi.fn(hanging)
    const pending = createClient({ apiRoot: '/api', transport }).request(
      listServices,
      {},
      { signal: stop.signal },
    )
    stop.abort()
    expect(await pending).toMatchObject({ ok: false, error: { kind: 'aborted', retryable: false } })
    expect(transport).toHaveBeenCalledTimes(1)
  })

  test('a call aborted by its timeout is reported as a timeout', async () => {
    vi.useFakeTimers()
    try {
      const client = createClient({
        apiRoot: '/api',
        transport: hanging,
        timeout: 1000,
        retry: { ...defaultRetryPolicy, times: 0 },
      })
      const pending = client.request(listServices, {})
      await vi.advanceTimersByTimeAsync(1000)
      expect(await pending).toMatchObject({ ok: false, error: { kind: 'timeout', retryable: true } })
    } finally {
      vi.useRealTimers()
    }
  })
})

const cancellation = {
  body: {
    contractId: 7,
    requestedOn: '2026-03-01',
    reasonText: 'No reason provided',
    priority: 'medium',
  },
} as const

const order = {
  body: {
    customerId: 3,
    planId: 101,
    startDate: '2026-03-01',
    quantity: 1,
    repeatCount: 1,
    repeatIntervalDays: 0,
  },
} as const

describe('a command', () => {
  test('a command carries its body, the token, the correlation id and the key', async () => {
    const { requests, config } = fakeApiServer(
      fakeResponse(201, { success: true, record_id: 55, payment_link: false }),
    )
    const reply = await createClient({ ...config, getToken: () => 'token-1' }).request(
      placeHourlyOrder,
      order,
      {
        idempotencyKey: 'draft-1',
      },
    )
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'api-token': 'token-1',
      'x-request-id': 'correlation-1',
      'idempotency-key': 'draft-1',
    })
    expect(requests[0]?.body).toBe(
      JSON.stringify({
        customer_id: 3,
        service_package_id: 101,
        service_date: '2026-03-01',
        quantity: 1,
        repeat_count: 1,
        repeat_interval_days: 0,
      }),
    )
    expect(reply).toMatchObject({ ok: true, value: { id: 55, number: '55', paymentLink: null } })
  })

  test('a command is never retried without an idempotency key', async () => {
    for (const failure of [new TypeError('lost'), fakeResponse(503, ''), fakeResponse(429, '')]) {
      const { requests, config } = fakeApiServer(failure, fakeResponse(201, { success: true, record_id: 1 }))
      expect(await createClient(config).request(placeHourlyOrder, order)).toMatchObject({ ok: false })
      expect(requests).toHaveLength(1)
    }
  })

  test('a command is retried with the same key', async () => {
    const { requests, config } = fakeApiServer(
      new TypeError('lost'),
      fakeResponse(201, { success: true, record_id: 1 }),
    )
    const reply = await createClient(config).request(placeHourlyOrder, order, { idempotencyKey: 'draft-1' })
    expect(reply.ok).toBe(true)
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['draft-1', 'draft-1'])
  })

  test('a command is not retried, even with a key, if its operation accepts no key', async () => {
    const { requests, config } = fakeApiServer(fakeResponse(503, ''))
    await createClient(config).request(
      login,
      { body: { login: '1012345672', password: 'x' } },
      { idempotencyKey: 'k' },
    )
    expect(requests).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['result.status', { result: { status: 'success', message: 'received' } }],
    ['the flag', { success: true, result: { message: 'received' } }],
    ['the flag as a number', { success: 1, message: 'received' }],
    [
      'JSON-RPC around result.status',
      { jsonrpc: '2.0', id: null, result: { status: 'success', message: 'received' } },
    ],
  ])('a command is confirmed by %s', async (_, body) => {
    const { config } = fakeApiServer(fakeResponse(200, body))
    expect(await createClient(config).request(createCancellation, cancellation)).toMatchObject({
      ok: true,
      value: { message: 'received' },
    })
  })

  test.each<[string, unknown]>([
    ['result.status', { result: { status: 'error', message: 'no' } }],
    ['the flag', { success: false, message: 'no' }],
    ['a flag that contradicts result.status', { success: true, result: { status: 'failed', message: 'no' } }],
    ['JSON-RPC', { jsonrpc: '2.0', error: { code: 200, message: 'no' } }],
  ])('a command is refused by %s', async (_, body) => {
    const { config } = fakeApiServer(fakeResponse(200, body))
    expect(await createClient(config).request(createReplacement, cancellation)).toMatchObject({
      ok: false,
      error: { kind: 'http', code: 'refused', message: 'no' },
    })
  })

  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['only a message', { message: 'ok?' }],
    ['a result that says nothing', { result: { id: 3 } }],
  ])('a command answered with %s is not confirmed', async (_, body) => {
    const { config } = fakeApiServer(fakeResponse(200, body))
    expect(await createClient(config).request(createCancellation, cancellation)).toMatchObject({
      ok: false,
      error: { kind: 'contract', code: 'not_confirmed' },
    })
  })

  test('a command sends the documented names, and a refusal names the fields as the caller does', async () => {
    const { requests, config } = fakeApiServer(
      fakeResponse(422, { success: false, code: 'invalid', fields: { request_reason: 'too_long' } }),
    )
    const sent = { body: { ...cancellation.body, expectedFee: money(7425) } }
    expect(await createClient(config).request(createCancellation, sent)).toMatchObject({
      ok: false,
      error: { code: 'invalid', fields: { reasonText: 'too_long' } },
    })
    const body = requests[0]?.body
    expect(typeof body === 'string' && JSON.parse(body)).toEqual({
      contract_id: 7,
      request_reason: 'No reason provided',
      request_date: '2026-03-01',
      priority: 'medium',
      expected_fee: 74.25,
    })
  })

  test('a command returns the details of a refusal', async () => {
    const { config } = fakeApiServer(
      fakeResponse(409, {
        success: false,
        code: 'total_changed',
        message: 'The total has changed',
        details: { expected_total: 113.85 },
        fields: { expected_total: 'not_allowed', odd: 5 },
      }),
    )
    expect(await createClient(config).request(placeHourlyOrder, order)).toMatchObject({
      ok: false,
      error: {
        code: 'total_changed',
        details: { expected_total: 113.85 },
        fields: { expectedTotal: 'not_allowed' },
      },
    })
  })

  test.each<[string, unknown, unknown]>([
    ['record_id', { record_id: 9, id: 1 }, 9],
    ['id', { success: true, id: 'a1' }, 'a1'],
    ['result.id', { success: true, result: { id: 4 } }, 4],
  ])('a command that returns an order reads its id from %s', async (_, body, id) => {
    const { config } = fakeApiServer(fakeResponse(200, body))
    expect(
      await createClient(config).request(payMyOrder, { params: { id: 9 }, body: { method: 'card' } }),
    ).toMatchObject({ ok: true, value: { id } })
  })

  test('placing an order fails as a malformed response if the order has no id', async () => {
    const { config } = fakeApiServer(
      fakeResponse(200, { success: true, payment_link: 'https://pay.example' }),
    )
    expect(await createClient(config).request(placeHourlyOrder, order)).toMatchObject({
      ok: false,
      error: { kind: 'contract' },
    })
  })
})

test('a form body is sent URL-encoded, without its missing fields', async () => {
  const { requests, config } = fakeApiServer(fakeResponse(200, 'thanks'))
  const reply = await createClient(config).request(settleSandboxCheckout, {
    params: { reservationId: 'o1' },
    body: { outcome: 'succeed', lang: 'ar' },
  })
  expect(requests[0]).toMatchObject({
    url: 'https://agency.example/checkout/o1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=succeed&lang=ar',
  })
  expect(reply).toMatchObject({ ok: true, value: 'thanks' })
})

test('a call aborted while it waits for a retry is not sent again', async () => {
  const stop = new AbortController()
  const { requests, config } = fakeApiServer(fakeResponse(503, ''), fakeResponse(200, emptyListBody))
  const client = createClient({
    ...config,
    wait: () => {
      stop.abort()
      return Promise.reject(new TypeError('stopped'))
    },
  })
  expect(await client.request(listServices, {}, { signal: stop.signal })).toMatchObject({
    ok: false,
    error: { kind: 'aborted' },
  })
  expect(requests).toHaveLength(1)
})

describe('the token', () => {
  test('the token is not sent to an operation that accepts none', async () => {
    const { requests, config } = fakeApiServer(fakeResponse(200, emptyListBody))
    await createClient({ ...config, getToken: () => 'token-1' }).request(listServices, {})
    expect(requests[0]?.headers).not.toHaveProperty('api-token')
    expect(requests[0]?.headers).not.toHaveProperty('x-request-id')
  })

  test('the token is passed on with a 401, so that a late refusal cannot end a newer session', async () => {
    let token = 'old'
    const onUnauthorized = vi.fn<NonNullable<ClientConfig['onUnauthorized']>>()
    const late = Promise.withResolvers<TransportResponse>()
    const client = createClient({
      apiRoot: '/api',
      getToken: () => token,
      onUnauthorized,
      transport: () => late.promise,
    })
    const pending = client.request(getWallet, {})
    token = 'new'
    late.resolve(fakeResponse(401, { success: false, code: 'unauthorized', message: '' }))
    expect(await pending).toMatchObject({ ok: false, error: { status: 401 } })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    expect(onUnauthorized.mock.calls[0]?.[0].token).toBe('old')
  })

  test('the token is not reported as refused when a login has wrong credentials', async () => {
    const { config } = fakeApiServer(fakeResponse(401, { success: false, code: 'wrong_credentials' }))
    const onUnauthorized = vi.fn<NonNullable<ClientConfig['onUnauthorized']>>()
    const client = createClient({ ...config, getToken: () => 'token-1', onUnauthorized })
    await client.request(login, { body: { login: '1', password: 'x' } })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

test('an upload is sent as a form by the upload transport and reports its progress', async () => {
  const progress: number[] = []
  const sent: TransportRequest[] = []
  const { config } = fakeApiServer()
  const client = createClient({
    ...config,
    uploadTransport: (request) => {
      sent.push(request)
      request.onProgress?.(0.5)
      return Promise.resolve(
        fakeResponse(201, {
          success: true,
          result: { id: 'u1', name: 'p.pdf', type: 'application/pdf', size: 3 },
        }),
      )
    },
  })
  const reply = await client.request(
    createUpload,
    { body: { purpose: 'passport', file: new Blob(['pdf']) } },
    { onProgress: (share) => progress.push(share) },
  )
  expect(reply).toMatchObject({ ok: true, value: { id: 'u1', size: 3 } })
  expect(progress).toEqual([0.5])
  const form = sent[0]?.body
  expect(sent[0]?.headers).not.toHaveProperty('content-type')
  expect(form instanceof FormData && form.get('purpose')).toBe('passport')
})
