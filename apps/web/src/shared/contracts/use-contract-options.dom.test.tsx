import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { PageProviders } from '../testing/page-providers.tsx'
import { useContractOptions } from './use-contract-options.ts'

afterEach(cleanup)

const [example] = Object(examples.listMyOrders.answer).result
const many = 250

function Choices() {
  const { choices } = useContractOptions()
  return <p>{choices ? `كلها ${choices.length}` : 'لم تصل'}</p>
}

test('every contract of a customer with hundreds is offered, fetched a hundred per call', async () => {
  let calls = 0
  const fetch: typeof globalThis.fetch = (input) => {
    calls += 1
    const { searchParams } = new URL(String(input instanceof Request ? input.url : input), 'http://x')
    const limit = Number(searchParams.get('limit') ?? 10)
    const page = Number(searchParams.get('page') ?? 1)
    const result = Array.from({ length: Math.min(limit, many - (page - 1) * limit) }, (_, place) => ({
      ...example,
      id: `o${page}-${place}`,
      contract_id: { id: `c${page}-${place}`, name: `S-${page}-${place}` },
    }))
    const pages = Math.ceil(many / limit)
    return Promise.resolve(
      Response.json({
        success: true,
        result,
        pagination: { page, limit, total: many, total_pages: pages, has_next: page < pages },
      }),
    )
  }
  render(
    <PageProviders locale="ar" fetch={fetch}>
      <Choices />
    </PageProviders>,
  )
  expect(await screen.findByText('كلها 250')).toBeTruthy()
  expect(calls).toBe(3)
})
