import { expect, test } from 'vitest'
import { listStates } from '../wire/catalogue.ts'
import { createClient } from './create-client.ts'
import { answer, provider } from './provider.fixture.ts'
import { requestAllPages } from './request-all-pages.ts'

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
