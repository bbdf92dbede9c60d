import { createApiError } from '@sakina/api-client/client'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import type { PlaceOrdersError } from '@sakina/api-client/booking'
import { OrderErrorPanel } from './order-error-panel.tsx'

afterEach(cleanup)

const nothing = () => undefined
const error = (kind: 'contract' | 'timeout' | 'http') =>
  createApiError({
    kind,
    code: kind === 'http' ? 'internal' : kind,
    status: kind === 'http' ? 500 : 0,
    correlationId: '',
    retryable: true,
  })

const cases: readonly (readonly [string, PlaceOrdersError, string])[] = [
  [
    'an answer without an order or a payment link @message:no-payment-link',
    { kind: 'unknown', error: error('contract'), ids: [] },
    'booking.error.noLink.title',
  ],
  ['no answer', { kind: 'unknown', error: error('timeout'), ids: [] }, 'booking.error.unknown.title'],
  [
    'an address that is not the customer’s any more',
    {
      kind: 'refused',
      error: { ...error('http'), code: 'invalid', fields: { addressId: 'not_found' } },
      index: 0,
      ids: [],
    },
    'booking.error.address.title',
  ],
  [
    'an order without its plan @message:missing-package',
    {
      kind: 'refused',
      error: { ...error('http'), code: 'invalid', fields: { planId: 'required' } },
      index: 0,
      ids: [],
    },
    'booking.error.noPlan.title',
  ],
  [
    'another order that waits for its payment',
    {
      kind: 'refused',
      error: {
        ...error('http'),
        code: 'order_awaiting_payment',
        details: { order_id: 'id', order_number: 'SK-2K4M' },
      },
      index: 0,
      ids: [],
    },
    'booking.error.awaiting.title',
  ],
  [
    'a refusal without a reason we know @message:order-failed',
    { kind: 'refused', error: error('http'), index: 0, ids: [] },
    'booking.error.other.title',
  ],
]

test.each((['ar', 'en'] as const).flatMap((locale) => cases.map((each) => [locale, ...each] as const)))(
  'an order error shows its own message in %s: %s',
  (locale, _, orderError, id) => {
    render(
      <PageProviders locale={locale}>
        <OrderErrorPanel
          orderError={orderError}
          workers={[]}
          shownTotal={nothing}
          onAcceptTotal={nothing}
          onTryAgain={nothing}
          onGoTo={nothing}
          onLeaveToOffice={nothing}
          onDropVoucher={nothing}
          onWithoutWallet={nothing}
          onGoOn={nothing}
          onStartOver={nothing}
          plansLink={undefined}
        />
      </PageProviders>,
    )
    expect(screen.getAllByText(messageText(locale, id)).length).toBeGreaterThan(0)
  },
)
