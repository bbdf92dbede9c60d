import { expect, test } from 'vitest'
import { listStates } from '../wire/catalogue.ts'
import { listServicePlans } from '../wire/services.ts'
import { createClient } from './create-client.ts'
import { fakeResponse, fakeApiServer } from './fake-api-server.fixture.ts'
import { requestAllPages, requestFirstPages } from './request-all-pages.ts'

const page = (number: number, names: readonly string[], hasNext: boolean) =>
  fakeResponse(200, {
    success: true,
    result: names.map((name, index) => ({ id: number * 10 + index, name })),
    pagination: { page: number, limit: 10, total: 13, total_pages: 2, has_next: hasNext },
  })

test('a paged list is read to its end', async () => {
  const { requests, config } = fakeApiServer(page(1, ['Riyadh', 'Makkah'], true), page(2, ['Jazan'], false))
  const reply = await requestAllPages(createClient(config), listStates, { query: { page_size: 10 } })
  expect(reply.ok && reply.value.map(({ name }) => name)).toEqual(['Riyadh', 'Makkah', 'Jazan'])
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?page_size=10&page=1',
    '?page_size=10&page=2',
  ])
})

test('reading a list fails as a whole if one page is refused', async () => {
  const { config } = fakeApiServer(
    page(1, ['Riyadh'], true),
    fakeResponse(404, { success: false, code: 'not_found' }),
  )
  expect(await requestAllPages(createClient(config), listStates, {})).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  })
})

test('reading a list stops if the provider always reports another page', async () => {
  const endless = Array.from({ length: 60 }, () => page(1, ['Riyadh'], true))
  const { requests, config } = fakeApiServer(...endless)
  await requestAllPages(createClient(config), listStates, {})
  expect(requests).toHaveLength(50)
  const empty = fakeApiServer(page(1, [], true))
  expect(await requestAllPages(createClient(empty.config), listStates, {})).toMatchObject({ value: [] })
})

test('the remaining pages of a list are requested together and keep their order', async () => {
  let underWay = 0
  let most = 0
  const { config } = fakeApiServer()
  const reply = await requestAllPages(
    createClient({
      ...config,
      transport: async ({ url }) => {
        underWay += 1
        most = Math.max(most, underWay)
        await Promise.resolve()
        await Promise.resolve()
        underWay -= 1
        const number = Number(new URL(url).searchParams.get('page'))
        return fakeResponse(200, {
          success: true,
          result: [{ id: number, name: `R${number}` }],
          pagination: { page: number, limit: 1, total: 15, total_pages: 15, has_next: number < 15 },
        })
      },
    }),
    listStates,
    {},
  )
  expect(reply.ok && reply.value.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  expect(most).toBe(6)
})

test('only as many pages of a list as needed are requested, and the result tells that there are more', async () => {
  const { requests, config } = fakeApiServer(page(1, ['Riyadh'], true), page(2, ['Jazan'], true))
  const reply = await requestFirstPages(createClient(config), listStates, {}, 1)
  expect(reply).toMatchObject({ ok: true, value: { items: [{ name: 'Riyadh' }], total: 13, hasNext: true } })
  expect(requests).toHaveLength(1)
})

const plans = (limit: number, number: number, total = 230) =>
  fakeResponse(200, {
    success: true,
    result: Array.from({ length: Math.min(limit, total - limit * (number - 1)) }, (_, at) => ({
      id: limit * (number - 1) + at + 1,
      name: 'plan',
      service_id: 1,
    })),
    pagination: {
      page: number,
      limit,
      total,
      total_pages: Math.ceil(total / limit),
      has_next: number * limit < total,
    },
  })

const tens = { params: { id: 1 }, query: { page: 1, limit: 10 } }

/** Responds with pages of the requested size, up to the given maximum. */
const paged = (most: number, total?: number) => {
  const queries: string[] = []
  const { config } = fakeApiServer()
  const transport = async ({ url }: { readonly url: string }) => {
    const { search, searchParams } = new URL(url)
    queries.push(search)
    const limit = Number(searchParams.get('limit'))
    return plans(Math.min(limit, most), Number(searchParams.get('page')), total)
  }
  return { queries, client: createClient({ ...config, transport }) }
}

test('a long list of ten a page is requested by hundreds after its first page', async () => {
  const { queries, client } = paged(100)
  const reply = await requestAllPages(client, listServicePlans, tens)
  expect(reply.ok && reply.value.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, at) => at + 1))
  expect(queries).toEqual(['?page=1&limit=10', '?page=1&limit=100', '?page=2&limit=100', '?page=3&limit=100'])
})

test('a list of one page is requested once', async () => {
  const { queries, client } = paged(100, 7)
  const reply = await requestAllPages(client, listServicePlans, tens)
  expect(reply.ok && reply.value).toHaveLength(7)
  expect(queries).toEqual(['?page=1&limit=10'])
})

test('a list is read by tens from a provider that ignores the requested page size', async () => {
  const { client } = paged(10)
  const reply = await requestAllPages(client, listServicePlans, tens)
  expect(reply.ok && reply.value.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, at) => at + 1))
})

test('a list is read by tens from a provider that refuses pages of a hundred', async () => {
  const { config } = fakeApiServer()
  const client = createClient({
    ...config,
    transport: async ({ url }) => {
      const { searchParams } = new URL(url)
      return searchParams.get('limit') === '10'
        ? plans(10, Number(searchParams.get('page')), 30)
        : fakeResponse(422, { success: false, code: 'invalid' })
    },
  })
  const reply = await requestAllPages(client, listServicePlans, tens)
  expect(reply.ok && reply.value).toHaveLength(30)
})
