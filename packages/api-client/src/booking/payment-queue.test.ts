import { expect, test } from 'vitest'

import { nextToPay, parseQueue, placeIn, queueOf, supersededOrders, withPaid } from './payment-queue.ts'

const draft = { draftKey: 'draft', draftId: 'before' }
const queue = queueOf(['a', 'b', 'c'], draft)

test('orders of one booking know their place', () => {
  expect(placeIn(queue, 'b')).toEqual({ position: 2, count: 3 })
  expect(placeIn(queue, 'x')).toBeUndefined()
  expect(placeIn(queueOf(['a'], draft), 'a')).toBeUndefined()
  expect(placeIn(undefined, 'a')).toBeUndefined()
})

test('after one is paid the next unpaid one follows, until none is left', () => {
  const one = withPaid(queue, 'a')
  expect(nextToPay(one, 'a')).toBe('b')
  const two = withPaid(one, 'c')
  expect(nextToPay(two, 'c')).toBe('b')
  expect(nextToPay(withPaid(two, 'b'), 'b')).toBeUndefined()
  expect(nextToPay(queue, 'of another booking')).toBeUndefined()
})

test('what was stored is read back, nonsense is no queue', () => {
  expect(parseQueue(JSON.stringify(queue))).toEqual(queue)
  for (const text of [null, '', '[]', '{"orders":[]}', '{"orders":[{"id":1}],"draftKey":"d"}', '{'])
    expect(parseQueue(text)).toBeUndefined()
})

test('a booking changed after its orders were made takes their place, unless one of them is paid', () => {
  const changed = { ...draft, draftId: 'after' }
  expect(supersededOrders(queue, changed)).toEqual(['a', 'b', 'c'])
  expect(supersededOrders(queue, draft)).toEqual([])
  expect(supersededOrders(queue, { ...changed, draftKey: 'of another plan' })).toEqual([])
  expect(supersededOrders(withPaid(queue, 'b'), changed)).toEqual([])
  expect(supersededOrders(undefined, changed)).toEqual([])
})

test('a queue kept before drafts were told apart is still one', () => {
  expect(parseQueue('{"orders":[{"id":"a","paid":false}],"draftKey":"d"}')).toEqual({
    orders: [{ id: 'a', paid: false }],
    draftKey: 'd',
    draftId: '',
  })
})
