import { expect, test } from 'vitest'

import {
  createPaymentQueue,
  markPaidInQueue,
  nextOrderIdToPay,
  parsePaymentQueue,
  positionInQueue,
  findSupersededOrderIds,
} from './payment-queue.ts'
import { readUnpaidOrderOfRefusal, newTotalOfRefusal } from './refusal-details.ts'

const draft = { draftKey: 'draft', draftId: 'before' }
const threeOrders = createPaymentQueue(['a', 'b', 'c'], draft)

test('each of several orders of a booking has a position in the payment queue', () => {
  expect(positionInQueue(threeOrders, 'b')).toEqual({ position: 2, count: 3 })
  expect(positionInQueue(threeOrders, 'x')).toBeUndefined()
  expect(positionInQueue(createPaymentQueue(['a'], draft), 'a')).toBeUndefined()
  expect(positionInQueue(undefined, 'a')).toBeUndefined()
})

test('after each payment the next unpaid order follows, until none is left', () => {
  const one = markPaidInQueue(threeOrders, 'a')
  expect(nextOrderIdToPay(one, 'a')).toBe('b')
  const two = markPaidInQueue(one, 'c')
  expect(nextOrderIdToPay(two, 'c')).toBe('b')
  expect(nextOrderIdToPay(markPaidInQueue(two, 'b'), 'b')).toBeUndefined()
  expect(nextOrderIdToPay(threeOrders, 'of another booking')).toBeUndefined()
})

test('a stored queue is restored, and invalid content gives no queue', () => {
  expect(parsePaymentQueue(JSON.stringify(threeOrders))).toEqual(threeOrders)
  for (const text of [null, '', '[]', '{"orders":[]}', '{"orders":[{"id":1}],"draftKey":"d"}', '{'])
    expect(parsePaymentQueue(text)).toBeUndefined()
})

test('a booking changed after its orders were placed replaces them, unless one of them is paid', () => {
  const changed = { ...draft, draftId: 'after' }
  expect(findSupersededOrderIds(threeOrders, changed)).toEqual(['a', 'b', 'c'])
  expect(findSupersededOrderIds(threeOrders, draft)).toEqual([])
  expect(findSupersededOrderIds(threeOrders, { ...changed, draftKey: 'of another plan' })).toEqual([])
  expect(findSupersededOrderIds(markPaidInQueue(threeOrders, 'b'), changed)).toEqual([])
  expect(findSupersededOrderIds(undefined, changed)).toEqual([])
})

test('a payment queue stored by an older version without draft ids is still read', () => {
  expect(parsePaymentQueue('{"orders":[{"id":"a","paid":false}],"draftKey":"d"}')).toEqual({
    orders: [{ id: 'a', paid: false }],
    draftKey: 'd',
    draftId: '',
  })
})

test('the refusal of an order contains the new total, or the order that awaits its payment', () => {
  expect(newTotalOfRefusal({ result: { total: '120.75' } })).toBe(12_075)
  expect(newTotalOfRefusal({ total: 99 })).toBe(9_900)
  for (const total of [undefined, null, 'much', {}]) expect(newTotalOfRefusal({ total })).toBeUndefined()
  expect(readUnpaidOrderOfRefusal({ order_id: 'a', order_number: 'SK-1' })).toEqual({
    id: 'a',
    number: 'SK-1',
  })
  expect(readUnpaidOrderOfRefusal({ order_id: 7 })).toEqual({ id: undefined, number: '' })
})
