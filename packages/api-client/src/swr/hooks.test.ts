// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakeResponse } from '../client/fake-api-server.fixture.ts'
import type { TransportRequest, TransportResponse } from '../client/transport.ts'
import { order as unpaid } from '../wire/examples/records.ts'
import { getMyOrder, payMyOrder } from '../wire/orders.ts'
import { deleteCard, listVouchers, listWalletEntries, redeemPoints } from '../wire/wallet.ts'
import { listBranches, listStates } from '../wire/catalogue.ts'
import { listRunningContracts } from '../wire/contracts.ts'
import { listServices } from '../wire/services.ts'
import { ApiClientProvider } from './client-context.tsx'
import { fetchEndpointOrThrow, preloadEndpoint, useEndpoint } from './use-endpoint.ts'
import { useCommand } from './use-command.ts'
import { useAllPages, useFirstPages } from './use-all-pages.ts'

afterEach(cleanup)

const world = (respond: (request: TransportRequest) => TransportResponse) => {
  const requests: TransportRequest[] = []
  const client = createClient({
    apiRoot: 'https://agency.example/api',
    wait: () => Promise.resolve(),
    transport: (request) => {
      requests.push(request)
      return Promise.resolve(respond(request))
    },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(SWRConfig, {
      value: { provider: () => new Map() },
      children: createElement(ApiClientProvider, { client, children }),
    })
  return { requests, client, wrapper }
}

const voucher = { id: 'v1', code: 'P-1', name: '50 SAR', amount: 50, state: 'active' }

describe('useEndpoint', () => {
  test('useEndpoint returns the answer converted to entities', async () => {
    const { wrapper } = world(() =>
      fakeResponse(200, { result: [{ id: 1, name: 'Hourly', code: 'hourly' }] }),
    )
    const { result } = renderHook(() => useEndpoint(listServices, {}), { wrapper })
    await waitFor(() => expect(result.current.data?.items[0]?.name).toBe('Hourly'))
  })

  test('useEndpoint sends no request while its arguments are null', () => {
    const { requests, wrapper } = world(() => fakeResponse(500, ''))
    const { result } = renderHook(() => useEndpoint(listServices, null), { wrapper })
    expect(result.current).toMatchObject({ data: undefined, isLoading: false })
    expect(requests).toHaveLength(0)
  })

  test('useEndpoint returns a malformed response as an ApiError, without requesting it again', async () => {
    const { requests, wrapper } = world(() => fakeResponse(200, '<html>'))
    const { result } = renderHook(() => useEndpoint(listServices, {}), { wrapper })
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'contract', code: 'contract' }))
    expect(requests).toHaveLength(1)
  })
})

test.each([
  [1, ['read', 'touch']],
  [101, ['touch', 'read']],
])(
  'useEndpoint lets the browser handle waiting input first after a response with %i entities only if they are many',
  async (count, order) => {
    const turns: string[] = []
    const { client } = world(() => {
      setTimeout(() => turns.push('touch'))
      return fakeResponse(200, {
        result: Array.from({ length: count }, (_, place) => ({ id: `c${place}`, name: `S-${place}` })),
      })
    })
    await fetchEndpointOrThrow(client, listRunningContracts, {})
    turns.push('read')
    await waitFor(() => expect(turns).toEqual(order))
  },
)

test('useEndpoint decodes hundreds of items in pieces, so that the browser can handle input in between', async () => {
  const turns: string[] = []
  const { client } = world(() => {
    setTimeout(() => turns.push('touch'))
    return fakeResponse(200, {
      result: Array.from({ length: 250 }, (_, place) => ({ id: `c${place}`, name: `S-${place}` })),
    })
  })
  const watched: typeof listRunningContracts = {
    ...listRunningContracts,
    read: (wire) => {
      const read = listRunningContracts.read(wire)
      turns.push(`read ${read.length}`)
      return read
    },
  }
  const contracts = await fetchEndpointOrThrow(client, watched, {})
  expect(turns).toEqual(['read 100', 'touch', 'read 100', 'read 50'])
  expect(contracts.map(({ number }) => number)).toEqual(
    Array.from({ length: 250 }, (_, place) => `S-${place}`),
  )
})

test('useAllPages reads a list to its end, with a separate cache from its single pages', async () => {
  const { requests, wrapper } = world(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1)
    return fakeResponse(200, {
      result: [{ id: page, name: `R${page}` }],
      pagination: { page, has_next: page < 3 },
    })
  })
  const { result } = renderHook(
    () => ({ all: useAllPages(listStates, {}), first: useEndpoint(listStates, {}) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.all.data?.map(({ name }) => name)).toEqual(['R1', 'R2', 'R3']))
  await waitFor(() => expect(result.current.first.data?.items).toHaveLength(1))
  expect(requests).toHaveLength(4)
})

test("a refusal with a new total makes the order's data stale", async () => {
  const refusal = { success: false, code: 'total_changed', message: 'Another', result: { total: 115 } }
  const { requests, wrapper } = world(({ method }) =>
    method === 'POST' ? fakeResponse(409, refusal) : fakeResponse(200, { success: true, result: unpaid }),
  )
  const { result } = renderHook(
    () => ({ shown: useEndpoint(getMyOrder, { params: { id: 'o-1' } }), pay: useCommand(payMyOrder) }),
    { wrapper },
  )
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(() => result.current.pay.run({ params: { id: 'o-1' }, body: { method: 'card' } }))
  await waitFor(() => expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(2))
})

test('useFirstPages keeps the shown pages while another loads, and a command makes them stale', async () => {
  const { requests, wrapper } = world(({ url, method }) => {
    if (method === 'POST') return fakeResponse(201, { success: true, result: voucher })
    const page = Number(new URL(url).searchParams.get('page'))
    return fakeResponse(200, {
      result: [{ id: page, kind: 'cashback', label: 'Cashback', amount: 1, at: '2026-01-01T00:00:00Z' }],
      pagination: { page, total: 3, total_pages: 3, has_next: page < 3 },
    })
  })
  const { result, rerender } = renderHook(
    ({ pages }: { pages: number }) => ({
      entries: useFirstPages(listWalletEntries, { query: {} }, pages),
      redeem: useCommand(redeemPoints),
    }),
    { wrapper, initialProps: { pages: 1 } },
  )
  await waitFor(() => expect(result.current.entries.data).toMatchObject({ total: 3, hasNext: true }))
  expect(requests).toHaveLength(1)
  rerender({ pages: 2 })
  expect(result.current.entries.data?.items).toHaveLength(1)
  await waitFor(() => expect(result.current.entries.data?.items).toHaveLength(2))
  const before = requests.length
  await act(() => result.current.redeem.run({ body: { blocks: 1 } }))
  // The command itself, and both pages again.
  await waitFor(() => expect(requests).toHaveLength(before + 3))
})

test('useEndpoint does not request preloaded data again', async () => {
  const { requests, client, wrapper } = world(() => fakeResponse(200, { result: [] }))
  preloadEndpoint(client, listBranches, {})
  const { result } = renderHook(() => useEndpoint(listBranches, {}), { wrapper })
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(requests).toHaveLength(1)
})

test('a hook without a provider names the missing provider', () => {
  expect(() => renderHook(() => useEndpoint(listServices, null))).toThrow('ApiClientProvider')
})

describe('useCommand', () => {
  test('useCommand sends one request for two clicks at once, gives both the same result and is then no longer busy', async () => {
    const { requests, wrapper } = world(() => fakeResponse(201, { success: true, result: voucher }))
    const { result } = renderHook(() => useCommand(redeemPoints), { wrapper })
    await act(async () => {
      const first = result.current.run({ body: { blocks: 1 } })
      const second = result.current.run({ body: { blocks: 1 } })
      expect(await first).toBe(await second)
    })
    expect(requests).toHaveLength(1)
    expect(result.current).toMatchObject({ busy: false, error: null })
  })

  test('useCommand runs two different calls side by side and is busy until both have ended', async () => {
    const replies = [Promise.withResolvers<TransportResponse>(), Promise.withResolvers<TransportResponse>()]
    const client = createClient({
      apiRoot: 'https://agency.example/api',
      transport: ({ url }) =>
        (replies[url.endsWith('/c1') ? 0 : 1] ?? Promise.withResolvers<TransportResponse>()).promise,
    })
    const { result } = renderHook(() => useCommand(deleteCard), {
      wrapper: ({ children }: { readonly children: ReactNode }) =>
        createElement(ApiClientProvider, { client, children }),
    })
    const runs: Promise<unknown>[] = []
    act(() => {
      runs.push(result.current.run({ params: { id: 'c1' } }), result.current.run({ params: { id: 'c2' } }))
    })
    await act(async () => {
      replies[0]?.resolve(fakeResponse(200, { success: true }))
      await runs[0]
    })
    expect(result.current.busy).toBe(true)
    await act(async () => {
      replies[1]?.resolve(fakeResponse(200, { success: true }))
      await runs[1]
    })
    expect(result.current.busy).toBe(false)
  })

  test('useCommand makes the data it changed reload', async () => {
    let listed = 0
    const { wrapper } = world((request) => {
      if (request.method === 'POST') return fakeResponse(201, { success: true, result: voucher })
      listed += 1
      return fakeResponse(200, { success: true, result: listed > 1 ? [voucher] : [] })
    })
    const { result } = renderHook(
      () => ({ list: useEndpoint(listVouchers, {}), redeem: useCommand(redeemPoints) }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.list.data).toEqual([]))
    await act(() => result.current.redeem.run({ body: { blocks: 1 } }))
    await waitFor(() => expect(result.current.list.data).toHaveLength(1))
  })

  test('useCommand keeps an error until it is reset', async () => {
    const { wrapper } = world(() => fakeResponse(409, { success: false, code: 'points_too_few' }))
    const { result } = renderHook(() => useCommand(redeemPoints), { wrapper })
    await act(() => result.current.run({ body: { blocks: 9 } }))
    expect(result.current.error).toMatchObject({ code: 'points_too_few', status: 409 })
    act(() => result.current.reset())
    expect(result.current.error).toBeNull()
  })
})
