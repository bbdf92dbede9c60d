import { getMyOrder } from '@sakina/api-client/wire/orders'
import { examples } from '@sakina/api-client/wire/examples'
import type { Order } from '@sakina/api-client/client'
import { expect, test } from 'vitest'

import { shouldPollOrder } from './should-poll-order.ts'

const order = getMyOrder.read(examples.getMyOrder.answer)
const inState = (code: Order['status']['code'], more: Partial<Order> = {}): Order => ({
  ...order,
  status: { code, label: '' },
  openRequest: null,
  paymentState: 'paid',
  ...more,
})

test.each(['draft', 'pending_payment', 'paid', 'processing'] as const)(
  'an open page polls an order that is %s',
  (code) => {
    expect(shouldPollOrder(inState(code))).toBe(true)
  },
)

test.each(['active', 'completed', 'cancelled', 'expired'] as const)(
  'an open page does not poll an order that is %s for its state alone',
  (code) => {
    expect(shouldPollOrder(inState(code))).toBe(false)
  },
)

test('an open page polls an order while a request on its contract is open', () => {
  expect(
    shouldPollOrder(inState('active', { openRequest: { id: '1', name: 'RQ-1', kind: 'cancellation' } })),
  ).toBe(true)
})

test('an open page polls an order whose reservation ended while its payment may still arrive', () => {
  expect(shouldPollOrder(inState('expired', { paymentState: 'pending' }))).toBe(true)
  expect(shouldPollOrder(inState('expired', { paymentState: 'declined' }))).toBe(false)
})
