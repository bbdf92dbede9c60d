import { examples } from '@sakina/api-client/wire/examples'
import { getMyOrder } from '@sakina/api-client/wire/orders'
import { expect, test } from 'vitest'

import { paymentPath } from './payment-path.ts'

const order = getMyOrder.read(examples.getMyOrder.answer)

test.each([
  ['pending_payment', `/geidea-checkout/${order.id}`],
  ['expired', `/payment-result/${order.id}`],
] as const)('an order that is %s is paid at %s', (code, address) => {
  expect(paymentPath({ ...order, status: { code, label: '' } })).toBe(address)
})

test('an order whose terms are not agreed to asks for that first', () => {
  expect(paymentPath({ ...order, termsToAccept: '2026-11' })).toBe(`/payment-result/${order.id}`)
})
