import { expect, test } from 'vitest'

import {
  nextOrderToPay,
  parsePaymentQueue,
  positionInQueue,
  createPaymentQueue,
  supersededOrders,
  markPaidInQueue,
} from './payment-queue.ts'

const draft = { draftKey: 'draft', draftId: 'before' }
const queue = createPaymentQueue(['a', 'b', 'c'], draft)

test('the orders of one booking have a position in its payment queue', () => {
  expect(positionInQueue(queue, 'b')).toEqual({ position: 2, count: 3 })
  expect(positionInQueue(queue, 'x')).toBeUndefined()
  expect(positionInQueue(createPaymentQueue(['a'], draft), 'a')).toBeUndefined()
  expect(positionInQueue(undefined, 'a')).toBeUndefined()
})

test('after each payment the next unpaid order follows, until none is left', () => {
  const one = markPaidInQueue(queue, 'a')
  expect(nextOrderToPay(one, 'a')).toBe('b')
  const two = markPaidInQueue(one, 'c')
  expect(nextOrderToPay(two, 'c')).toBe('b')
  expect(nextOrderToPay(markPaidInQueue(two, 'b'), 'b')).toBeUndefined()
  expect(nextOrderToPay(queue, 'of another booking')).toBeUndefined()
})

test('a stored queue is restored, and invalid content gives no queue', () => {
  expect(parsePaymentQueue(JSON.stringify(queue))).toEqual(queue)
  for (const text of [null, '', '[]', '{"orders":[]}', '{"orders":[{"id":1}],"draftKey":"d"}', '{'])
    expect(parsePaymentQueue(text)).toBeUndefined()
})

test('a booking changed after its orders were placed replaces them, unless one of them is paid', () => {
  const changed = { ...draft, draftId: 'after' }
  expect(supersededOrders(queue, changed)).toEqual(['a', 'b', 'c'])
  expect(supersededOrders(queue, draft)).toEqual([])
  expect(supersededOrders(queue, { ...changed, draftKey: 'of another plan' })).toEqual([])
  expect(supersededOrders(markPaidInQueue(queue, 'b'), changed)).toEqual([])
  expect(supersededOrders(undefined, changed)).toEqual([])
})

test('a queue stored by an older version without draft ids is still read', () => {
  expect(parsePaymentQueue('{"orders":[{"id":"a","paid":false}],"draftKey":"d"}')).toEqual({
    orders: [{ id: 'a', paid: false }],
    draftKey: 'd',
    draftId: '',
  })
})
