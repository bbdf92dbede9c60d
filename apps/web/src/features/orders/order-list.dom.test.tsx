import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { OrderList } from './order-list.tsx'

afterEach(cleanup)

const [order] = Object(examples.listMyOrders.answer).result

/** A page of ten that contains one order. */
const fetch: typeof globalThis.fetch = (input) => {
  const page = Number(
    new URL(String(input instanceof Request ? input.url : input), 'http://x').searchParams.get('page') ?? 1,
  )
  return Promise.resolve(
    Response.json({
      success: true,
      result: page === 1 ? [order] : [],
      pagination: { page, limit: 10, total: 1, total_pages: 1, has_next: false },
    }),
  )
}

test('a page past the end of the orders redirects to the last page', async () => {
  window.history.replaceState(null, '', '/MyOrders?page=7')
  render(
    <PageProviders locale="ar" fetch={fetch} moves>
      <OrderList />
    </PageProviders>,
  )
  expect(await screen.findByText(String(order.number))).toBeTruthy()
  expect(window.location.search).toBe('?page=1')
  expect(screen.queryByText(messageText('ar', 'orders.none'))).toBeNull()
})
