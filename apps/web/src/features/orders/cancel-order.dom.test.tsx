import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { said } from '../../shared/testing/in-language.tsx'
import { OnAPage } from '../../shared/testing/on-a-page.tsx'
import CancelOrder from './cancel-order.tsx'

// The build puts the words of a piece together; here they stand above it
fillDomGaps()
afterEach(cleanup)

test('an order that cannot be had for cancelling is not passed over in silence', async () => {
  const nothing = () => undefined
  render(
    <OnAPage locale="ar">
      <CancelOrder orderId="gone" onClose={nothing} onCancelled={nothing} />
    </OnAPage>,
  )
  expect(await screen.findByText(said('ar', 'missing.order'))).toBeTruthy()
})
