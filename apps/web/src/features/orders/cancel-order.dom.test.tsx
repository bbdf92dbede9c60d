import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import CancelOrderPopup from './cancel-order.tsx'

// The chunk loads its own messages, which jsdom needs help with.
fillDomGaps()
afterEach(cleanup)

test('cancelling an order that cannot be loaded shows an error', async () => {
  const nothing = () => undefined
  render(
    <PageProviders locale="ar">
      <CancelOrderPopup orderId="gone" onClose={nothing} onCancelled={nothing} />
    </PageProviders>,
  )
  expect(await screen.findByText(messageText('ar', 'missing.order'))).toBeTruthy()
})
