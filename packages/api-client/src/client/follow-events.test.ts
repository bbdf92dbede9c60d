import { describe, expect, test, vi } from 'vitest'
import { followMyOrder } from '../wire/orders.ts'
import { createClient } from './create-client.ts'
import type { ClientConfig } from './create-client.ts'
import { followEvents } from './follow-events.ts'
import type { EventStreamState } from './follow-events.ts'

const stream = (...chunks: string[]): Response =>
  new Response(new Blob(chunks).stream(), { headers: { 'content-type': 'text/event-stream' } })

const event = (id: string, number: string): string =>
  `id: ${id}\ndata: ${JSON.stringify({ order: { id: 'o1', number, status: 'paid' } })}\n\n`

type Fetch = NonNullable<ClientConfig['fetch']>

/** Returns the prepared responses in turn, then waits until it is aborted. */
const follow = (answers: (Response | Error)[], config: Partial<ClientConfig> = {}) => {
  const stop = new AbortController()
  const values: string[] = []
  const states: EventStreamState[] = []
  const fetch = vi.fn<Fetch>((_, init) => {
    const next = answers.shift()
    if (next instanceof Error) return Promise.reject(next)
    if (next) return Promise.resolve(next)
    stop.abort()
    return Promise.reject(init?.signal?.reason ?? new TypeError('stopped'))
  })
  const client = createClient({
    apiRoot: 'https://agency.example/api',
    fetch,
    getToken: () => 'token-1',
    wait: () => Promise.resolve(),
    ...config,
  })
  const end = followEvents(
    client,
    followMyOrder,
    { params: { id: 'o1' } },
    {
      signal: stop.signal,
      onValue: (order) => values.push(order.number),
      onState: (state) => states.push(state),
    },
  )
  const headersOf = (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers)
  return { end, values, states, fetch, headersOf }
}

describe('following an order', () => {
  test('following an order returns it on every change, and resumes where the connection broke', async () => {
    const run = follow([stream(event('1', 'A')), stream(': hello\n\n', event('2', 'B'))])
    expect(await run.end).toEqual({ ended: 'aborted' })
    expect(run.values).toEqual(['A', 'B'])
    expect(run.headersOf(0).get('api-token')).toBe('token-1')
    expect(run.headersOf(0).has('last-event-id')).toBe(false)
    expect(run.headersOf(1).get('last-event-id')).toBe('1')
    expect(run.headersOf(2).get('last-event-id')).toBe('2')
    expect(run.states).toEqual(['open', 'waiting', 'open', 'waiting'])
  })

  test('following a stream that answers and closes backs off, and a caller is asked to poll', async () => {
    const waits: number[] = []
    const answers = Array.from({ length: 8 }, (_, at) => stream(event(String(at), 'A')))
    const wait = (milliseconds: number) => {
      waits.push(milliseconds)
      return Promise.resolve()
    }
    const run = follow(answers, { wait, random: () => 1 })
    await run.end
    expect(run.values).toHaveLength(8)
    expect(waits.slice(1).every((each, at) => each >= (waits[at] ?? 0))).toBe(true)
    expect(waits.at(-1)).toBeGreaterThanOrEqual(10_000)
    expect(run.states.at(-1)).toBe('poll')
  })

  test('a connection that stayed open for ten seconds is followed again at once when it is lost', async () => {
    vi.useFakeTimers()
    try {
      const waits: number[] = []
      const lost = new TypeError('offline')
      let end: (() => void) | undefined
      const open = new Response(
        new ReadableStream({ start: (controller) => (end = () => controller.close()) }),
        { headers: { 'content-type': 'text/event-stream' } },
      )
      const run = follow([lost, lost, lost, open], {
        wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
        random: () => 1,
      })
      await vi.advanceTimersByTimeAsync(11_000)
      end?.()
      await run.end
      expect(waits[3]).toBe(waits[0])
      expect(waits[2]).toBeGreaterThan(waits[0] ?? 0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('following an order skips an invalid event and continues', async () => {
    const run = follow([stream('data: <html>\n\n', 'data: {"order":{}}\n\n', event('3', 'C'))])
    await run.end
    expect(run.values).toEqual(['C'])
  })

  test('following an order asks its caller to poll after three failures, and at once where there is no stream', async () => {
    const lost = new TypeError('offline')
    const broken = follow([lost, lost, lost])
    await broken.end
    expect(broken.states).toEqual(['waiting', 'waiting', 'poll'])
    const page = follow([new Response('<html>', { headers: { 'content-type': 'text/html' } })])
    await page.end
    expect(page.states).toEqual(['poll'])
  })

  test('following an order ends when the token is refused, and reports which token it was', async () => {
    const onUnauthorized = vi.fn<NonNullable<ClientConfig['onUnauthorized']>>()
    const run = follow([Response.json({ success: false, code: 'unauthorized' }, { status: 401 })], {
      onUnauthorized,
    })
    expect(await run.end).toMatchObject({ ended: 'refused', error: { code: 'unauthorized' } })
    expect(onUnauthorized.mock.calls[0]?.[0].token).toBe('token-1')
  })

  test('following an order reconnects after the status 503', async () => {
    const run = follow([new Response('', { status: 503 }), stream(event('1', 'A'))])
    await run.end
    expect(run.values).toEqual(['A'])
  })
})
