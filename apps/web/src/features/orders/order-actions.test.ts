import { getMyOrder } from '@sakina/api-client/wire/orders'
import { examples } from '@sakina/api-client/wire/examples'
import type { Order } from '@sakina/api-client/client'
import { expect, test } from 'vitest'

import { orderActions } from './order-actions.tsx'

const order: Order = {
  ...getMyOrder.read(examples.getMyOrder.answer),
  status: { code: 'active', label: '' },
  contract: { id: 'c1', name: 'CT-1', state: 'running' },
  openRequest: null,
  isPayable: false,
  isCancellable: false,
}
const offered = (more: Partial<Order>) =>
  Object.entries(orderActions({ ...order, ...more }, new URLSearchParams()))
    .filter(([, action]) => action !== undefined)
    .map(([name]) => name)
    .toSorted()

test('a contract in force can be stopped, changed and ended', () => {
  expect(offered({})).toEqual(['cancel', 'complaint', 'renew', 'replace', 'stop', 'track'])
})

test('what was paid by instalments is not offered to be cancelled, as its card says @rule:instalments', () => {
  expect(offered({ paymentMethod: 'instalments' })).toEqual([
    'complaint',
    'renew',
    'replace',
    'stop',
    'track',
  ])
})

test('while the office owes an answer nothing more can be asked of it', () => {
  expect(offered({ openRequest: { id: 'r1', kind: 'replacement' } })).toEqual(['complaint', 'renew', 'track'])
})

test.each(['defaulted', 'on_hold', 'pending_swap'] as const)(
  'on a contract that is %s nothing can be asked that the office would refuse',
  (state) => {
    expect(offered({ contract: { id: 'c1', name: 'CT-1', state } })).toEqual(['complaint', 'renew', 'track'])
  },
)

test('a suspended contract can be cancelled, and nothing else', () => {
  const contract = { id: 'c1', name: 'CT-1', state: 'suspended' } as const
  expect(offered({ contract })).toEqual(['cancel', 'complaint', 'renew', 'track'])
})

test('an order that is not paid is withdrawn without a request', () => {
  expect(
    offered({
      status: { code: 'pending_payment', label: '' },
      contract: null,
      isPayable: true,
      isCancellable: true,
    }),
  ).toEqual(['cancel', 'pay', 'renew', 'track'])
})

test('what is over can be renewed, and complained of', () => {
  expect(
    offered({
      status: { code: 'completed', label: '' },
      contract: { id: 'c1', name: 'CT-1', state: 'finished' },
    }),
  ).toEqual(['complaint', 'renew', 'track'])
})
