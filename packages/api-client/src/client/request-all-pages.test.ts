import { expect, test } from 'vitest'
import { listStates } from '../wire/catalogue.ts'
import { createClient } from './create-client.ts'
import { answer, provider } from './provider.fixture.ts'
import { requestAllPages, requestFirstPages } from './request-all-pages.ts'

const page = (number: number, names: readonly string[], hasNext: boolean) =>
  answer(200, {
    success: true,
    result: names.map((name, index) => ({ id: number * 10 + index, name })),
    pagination: { page: number, limit: 10, total: 13, total_pages: 2, has_next: hasNext },
  })

test('a paged list is read to its end', async () => {
  const { asked, config } = provider(page(1, ['Riyadh', 'Makkah'], true), page(2, ['Jazan'], false))
  const reply = await requestAllPages(createClient(config), listStates, { query: { page_size: 10 } })
  expect(reply.ok && reply.value.map(({ name }) => name)).toEqual(['Riyadh', 'Makkah', 'Jazan'])
  expect(asked.map(({ url }) => new URL(url).search)).toEqual([
    '?page_size=10&page=1',
    '?page_size=10&page=2',
  ])
})

test('a refusal on the way refuses the whole', async () => {
  const { config } = provider(page(1, ['Riyadh'], true), answer(404, { success: false, code: 'not_found' }))
  expect(await requestAllPages(createClient(config), listStates, {})).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  })
})

test('a provider that always promises more is not believed for ever', async () => {
  const endless = Array.from({ length: 60 }, () => page(1, ['Riyadh'], true))
  const { asked, config } = provider(...endless)
  await requestAllPages(createClient(config), listStates, {})
  expect(asked).toHaveLength(50)
  const empty = provider(page(1, [], true))
  expect(await requestAllPages(createClient(empty.config), listStates, {})).toMatchObject({ value: [] })
})

test('the pages a first one tells of are asked for together, and come in their order', async () => {
  let underWay = 0
  let most = 0
  const { config } = provider()
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
        return answer(200, {
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

test('only the first pages are asked for where no more are wanted, and it is told that there are more', async () => {
  const { asked, config } = provider(page(1, ['Riyadh'], true), page(2, ['Jazan'], true))
  const reply = await requestFirstPages(createClient(config), listStates, {}, 1)
  expect(reply).toMatchObject({ ok: true, value: { items: [{ name: 'Riyadh' }], total: 13, hasNext: true } })
  expect(asked).toHaveLength(1)
})
