import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { DashboardCounters } from './dashboard-counters.tsx'

afterEach(cleanup)

test('one retry reloads only the failed counters of the dashboard', async () => {
  const asked: string[] = []
  let broken = true
  const lists: typeof globalThis.fetch = (input) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'http://x')
    asked.push(pathname)
    return Promise.resolve(
      broken && pathname.endsWith('/my/invoices')
        ? Response.json({ success: false, message: '' }, { status: 403 })
        : Response.json({ success: true, result: [] }),
    )
  }
  render(
    <PageProviders locale="ar" fetch={lists}>
      <DashboardCounters />
    </PageProviders>,
  )
  const again = await screen.findByRole('button', { name: messageText('ar', 'dashboard.again') })
  broken = false
  asked.length = 0
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByText(messageText('ar', 'dashboard.failed'))).toBeNull())
  expect(asked).toHaveLength(1)
})
