import { getMyOrder } from '@sakina/api-client/wire/orders'
import { examples } from '@sakina/api-client/wire/examples'
import type { Order } from '@sakina/api-client/client'
import { expect, test } from 'vitest'

import { mayMove } from './order-moves.ts'

const order = getMyOrder.read(examples.getMyOrder.answer)
const inState = (code: Order['status']['code'], more: Partial<Order> = {}): Order => ({
  ...order,
  status: { code, label: '' },
  openRequest: null,
  paymentState: 'paid',
  ...more,
})

test.each(['draft', 'pending_payment', 'paid', 'processing'] as const)('%s is polled', (code) => {
  expect(mayMove(inState(code))).toBe(true)
})

test.each(['active', 'completed', 'cancelled', 'expired'] as const)('%s alone is not polled', (code) => {
  expect(mayMove(inState(code))).toBe(false)
})

test('an order is polled while a request on its contract is open', () => {
  expect(mayMove(inState('active', { openRequest: { id: '1', kind: 'cancellation' } }))).toBe(true)
})

test('an order whose reservation ended is polled while its payment may still arrive', () => {
  expect(mayMove(inState('expired', { paymentState: 'pending' }))).toBe(true)
  expect(mayMove(inState('expired', { paymentState: 'declined' }))).toBe(false)
})
