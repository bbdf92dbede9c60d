import { describe, expect, test, vi } from 'vitest'
import { listServicePlans, listServices } from '../wire/services.ts'
import type { ClientConfig } from './create-client.ts'
import { createClient } from './create-client.ts'
import { defaultRetry } from './retry.ts'
import type { WireRequest, WireResponse } from './transport.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): WireResponse => ({
  status,
  header: (name) => headers[name] ?? null,
  text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
})

const nothingListed = { success: true, result: [] }

/** A provider that gives the prepared answers one after another and keeps what it was asked. */
const provider = (...answers: (WireResponse | Error)[]) => {
  const asked: WireRequest[] = []
  const waits: number[] = []
  const config: ClientConfig = {
    apiRoot: 'https://agency.example/api',
    newId: () => 'correlation-1',
    random: () => 1,
    wait: (milliseconds) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
    transport: (request) => {
      asked.push(request)
      const next = answers[asked.length - 1] ?? new Error('asked too often')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    },
  }
  return { asked, waits, config }
}

describe('a read', () => {
  test('fills the path, the query, the language and hands out entities', async () => {
    const { asked, config } = provider(
      answer(200, {
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
    expect(asked[0]?.url).toBe('https://agency.example/api/services?page=2&limit=10&search=hour')
    expect(asked[0]?.headers['accept-language']).toBe('en')
    expect(reply).toMatchObject({
      ok: true,
      value: { page: 2, totalPages: 2, hasNext: false, items: [{ id: 1, code: 'hourly', planCount: 12 }] },
    })
    expect(reply.ok && reply.value.items).toHaveLength(1)
  })

  test('escapes what it puts into a path', async () => {
    const { asked, config } = provider(answer(200, nothingListed))
    await createClient(config).request(listServicePlans, { params: { id: '../login' } })
    expect(asked[0]?.url).toBe('https://agency.example/api/services/..%2Flogin/plans')
  })

  test.each([408, 425, 429, 500, 502, 503])(
    'is tried again after %i, three times at most',
    async (status) => {
      const broken = answer(status, '<html>bad gateway</html>')
      const { asked, waits, config } = provider(broken, broken, broken, broken, answer(200, nothingListed))
      const reply = await createClient(config).request(listServices, {})
      expect(reply).toMatchObject({ ok: false, error: { kind: 'http', status, retryable: true } })
      expect(asked).toHaveLength(4)
      expect(waits).toEqual([300, 600, 1200])
    },
  )

  test.each([400, 401, 403, 404, 409, 422])('is not tried again after %i', async (status) => {
    const { asked, config } = provider(answer(status, { success: false, code: 'x', message: 'no' }))
    const reply = await createClient(config).request(listServices, {})
    expect(reply).toMatchObject({ ok: false, error: { code: 'x', message: 'no', retryable: false } })
    expect(asked).toHaveLength(1)
  })

  test('recovers from a lost answer under one correlation id', async () => {
    const { asked, config } = provider(new TypeError('fetch failed'), answer(200, nothingListed))
    const reply = await createClient(config).request(listServices, {})
    expect(reply).toMatchObject({ ok: true, correlationId: 'correlation-1' })
    expect(asked).toHaveLength(2)
  })

  test('obeys Retry-After, and gives up where it asks for too long', async () => {
    const soon = provider(answer(429, {}, { 'retry-after': '2' }), answer(200, nothingListed))
    expect(await createClient(soon.config).request(listServices, {})).toMatchObject({ ok: true })
    expect(soon.waits).toEqual([2000])
    const late = provider(answer(503, {}, { 'retry-after': '120' }))
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
  ])('of %s is a contract error, not a crash', async (_, body) => {
    const { asked, config } = provider(answer(200, body))
    const reply = await createClient(config).request(listServices, {})
    expect(reply).toMatchObject({ ok: false, error: { kind: 'contract', code: 'contract', status: 200 } })
    expect(asked).toHaveLength(1)
  })

  test('a refusal under status 200 is a refusal', async () => {
    const { config } = provider(answer(200, { success: false, message: 'قائمة غير متاحة' }))
    expect(await createClient(config).request(listServices, {})).toMatchObject({
      ok: false,
      error: { kind: 'http', code: 'refused', message: 'قائمة غير متاحة' },
    })
  })
})

describe('a call that is stopped', () => {
  const hanging = (request: WireRequest): Promise<WireResponse> =>
    new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
    })

  test('by the caller is aborted and not tried again', async () => {
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

  test('by the clock is a time-out', async () => {
    vi.useFakeTimers()
    try {
      const client = createClient({
        apiRoot: '/api',
        transport: hanging,
        timeout: 1000,
        retry: { ...defaultRetry, times: 0 },
      })
      const pending = client.request(listServices, {})
      await vi.advanceTimersByTimeAsync(1000)
      expect(await pending).toMatchObject({ ok: false, error: { kind: 'timeout', retryable: true } })
    } finally {
      vi.useRealTimers()
    }
  })
})
