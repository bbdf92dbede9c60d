import { examples } from '@sakina/api-client/wire/examples'
import { money } from '@sakina/domain/money'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { messageText } from '../../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import PayOrderPopup from './pay-order-popup.tsx'

// jsdom has no layout, so nothing can be measured.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const example = Object(examples.getMyOrder.answer).result
const unpaid = { payable: true, payment_state: null, amount_due: 435.85 }

test.each([
  ['pending_payment', '2026-11-30T10:00:00Z', 'worker_unavailable', true],
  ['expired', null, 'total_changed', false],
] as const)(
  'a refused payment of an order that is %s mentions the reservation only if it still exists',
  async (value, until, code, isHeld) => {
    const order = { ...example, ...unpaid, status: { value, label: value }, hold_expires_at: until }
    render(
      <PageProviders
        locale="ar"
        fetch={(input, init) =>
          Promise.resolve(
            (input instanceof Request ? input.method : init?.method) === 'POST'
              ? Response.json({ success: false, code, message: '' }, { status: 409 })
              : Response.json({ success: true, result: order }),
          )
        }
      >
        <PayOrderPopup orderId={example.id} onClose={() => undefined} />
      </PageProviders>,
    )
    fireEvent.click(await screen.findByRole('button', { name: /435.85/ }))
    const refusal = await screen.findByText(new RegExp(messageText('ar', `refusals.${code}`)))
    expect(refusal.textContent.includes(messageText('ar', 'booking.pay.held'))).toBe(isHeld)
  },
)

test.each([
  ['the agreed sum is paid at once with the saved card', 43_585, 1],
  ['an order of another sum than the agreed one waits for a press', 43_584, 0],
])('on the payment popup, %s', async (_, sum, payments) => {
  const paid: unknown[] = []
  const order = { ...example, ...unpaid, status: { value: 'pending_payment', label: '' } }
  render(
    <PageProviders
      locale="ar"
      fetch={async (input, init) => {
        const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://x'), init)
        if (request.method === 'POST') {
          paid.push(await request.json())
          return Response.json(examples.payMyOrder.answer)
        }
        return Response.json(
          request.url.endsWith('/my/cards') ? examples.listCards.answer : { success: true, result: order },
        )
      }}
    >
      <PayOrderPopup orderId={example.id} onClose={() => undefined} takeAgreedSum={() => money(sum)} />
    </PageProviders>,
  )
  expect(await screen.findByLabelText(messageText('ar', 'payment.card'))).toBeDefined()
  await screen.findByRole('button', { name: payments === 1 ? /إرسال/ : /435.85/ })
  expect(paid).toHaveLength(payments)
  if (payments === 1) expect(paid).toEqual([{ method: 'card', card_id: expect.anything() }])
})
