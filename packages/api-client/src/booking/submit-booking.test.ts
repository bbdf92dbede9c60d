import { createClient } from '../client/create-client.ts'
import { localDate } from '@sakina/domain/calendar'
import type { OrderRequest } from '@sakina/domain/booking'
import { describe, expect, test } from 'vitest'

import { placeOrders } from './submit-booking.ts'

const order: OrderRequest = {
  kind: 'hourly',
  body: {
    customerId: 7,
    planId: 101,
    startDate: localDate('2026-02-02'),
    quantity: 1,
    termsVersion: '1',
    repeatCount: 1,
    repeatIntervalDays: 0,
  },
}

type Answer = { readonly status: number; readonly body: unknown } | 'cut'
const json = (status: number, body: unknown): Answer => ({ status, body })
const placed = (id: string) => json(201, { success: true, record_id: id, id, payment_link: null })
const attempt = (state: string, id: string | null) =>
  json(200, { success: true, result: { state, order_id: id, payment_link: null, code: '' } })
const refusal = (status: number, code: string) => json(status, { success: false, code, message: '' })

/** Returns the given responses in turn and records the requests. */
function provider(answers: Answer[]) {
  const requests: { path: string; key: string | null }[] = []
  const client = createClient({
    apiRoot: 'https://provider.test/api',
    retry: { times: 0, firstDelay: 0, longestDelay: 0 },
    fetch: (input, init) => {
      const request = new Request(input, init)
      requests.push({ path: new URL(request.url).pathname, key: request.headers.get('idempotency-key') })
      const answer = answers.shift()
      if (answer === undefined || answer === 'cut') return Promise.reject(new TypeError('cut'))
      return Promise.resolve(Response.json(answer.body, { status: answer.status }))
    },
  })
  return { client, requests }
}

describe('placing the orders of a booking', () => {
  test('placing a booking places one order for each worker, each with its own key', async () => {
    const { client, requests } = provider([placed('a'), placed('b')])
    expect(await placeOrders(client, [order, order], ['k-1', 'k-2'])).toEqual({
      state: 'placed',
      ids: ['a', 'b'],
    })
    expect(requests.map(({ key }) => key)).toEqual(['k-1', 'k-2'])
  })

  test('placing a booking looks up an order whose response was lost before reporting anything', async () => {
    const { client, requests } = provider(['cut', attempt('done', 'a')])
    expect(await placeOrders(client, [order], ['k-1'])).toEqual({ state: 'placed', ids: ['a'] })
    expect(requests.map(({ path }) => path)).toEqual(['/api/sale_order/hourly', '/api/my/attempts/k-1'])
  })

  test('placing a booking reports that nothing was placed when the server does not know the key', async () => {
    const { client } = provider([refusal(503, 'unavailable'), attempt('absent', null)])
    expect(await placeOrders(client, [order], ['k-1'])).toMatchObject({ state: 'refused', index: 0, ids: [] })
  })

  test('placing a booking reports an unknown outcome when no request gets a response', async () => {
    const { client } = provider(['cut', 'cut'])
    expect(await placeOrders(client, [order], ['k-1'])).toMatchObject({ state: 'unknown', ids: [] })
  })

  test('placing a booking accepts an order that its key placed before', async () => {
    const { client } = provider([refusal(422, 'idempotency_key_reused'), attempt('done', 'a')])
    expect(await placeOrders(client, [order], ['k-1'])).toEqual({ state: 'placed', ids: ['a'] })
  })

  test('placing a booking stops at a refusal and returns the orders placed before it', async () => {
    const { client, requests } = provider([placed('a'), refusal(409, 'worker_unavailable')])
    expect(await placeOrders(client, [order, order, order], ['k-1', 'k-2', 'k-3'])).toMatchObject({
      state: 'refused',
      index: 1,
      ids: ['a'],
      error: { code: 'worker_unavailable' },
    })
    expect(requests).toHaveLength(2)
  })
})
