import { getMyOrder } from '@sakina/api-client/wire/orders'
import { examples } from '@sakina/api-client/wire/examples'
import type { Order } from '@sakina/api-client/client'
import { expect, test } from 'vitest'

import { orderActions } from './order-actions.tsx'

const order: Order = {
  ...getMyOrder.read(examples.getMyOrder.answer),
  kind: 'resident',
  status: { code: 'active', label: '' },
  contract: { id: 'c1', name: 'CT-1', state: 'running' },
  openRequest: null,
  isPayable: false,
  isCancellable: false,
}
const offered = (more: Partial<Order>, listed = false) =>
  orderActions({ ...order, ...more }, { search: new URLSearchParams(), label: (name) => name, listed }).map(
    ({ id }) => id,
  )

test('a contract in force can be stopped, changed and ended', () => {
  expect(offered({})).toEqual(['renew', 'stop', 'replace', 'complaint', 'cancel'])
})

test('what was paid by instalments is not offered to be cancelled, as its card says @rule:instalments', () => {
  expect(offered({ paymentMethod: 'instalments' })).toEqual(['renew', 'stop', 'replace', 'complaint'])
})

test('while the office owes an answer nothing more can be asked of it', () => {
  expect(offered({ openRequest: { id: 'r1', kind: 'replacement' } })).toEqual(['renew', 'complaint'])
})

test.each(['defaulted', 'on_hold', 'pending_swap'] as const)(
  'on a contract that is %s nothing can be asked that the office would refuse',
  (state) => {
    expect(offered({ contract: { id: 'c1', name: 'CT-1', state } })).toEqual(['renew', 'complaint'])
  },
)

test('a suspended contract can be cancelled, and nothing else', () => {
  const contract = { id: 'c1', name: 'CT-1', state: 'suspended' } as const
  expect(offered({ contract })).toEqual(['renew', 'complaint', 'cancel'])
})

test('an order that is not paid is withdrawn without a request', () => {
  expect(
    offered({
      status: { code: 'pending_payment', label: '' },
      contract: null,
      isPayable: true,
      isCancellable: true,
    }),
  ).toEqual(['pay', 'renew', 'cancel'])
})

test('what is over can be renewed, and complained of', () => {
  expect(
    offered({
      status: { code: 'completed', label: '' },
      contract: { id: 'c1', name: 'CT-1', state: 'finished' },
    }),
  ).toEqual(['renew', 'complaint'])
})

test.each([
  ['hourly', ['renew', 'replace', 'complaint', 'cancel']],
  ['mediation', ['track', 'cancel']],
  ['period', []],
  ['special_packages', ['renew', 'replace', 'complaint', 'cancel']],
  ['unknown', ['stop', 'replace', 'complaint', 'cancel']],
] as const)('an order of the service %s has its documented acts, in their order', (kind, acts) => {
  expect(offered({ kind })).toEqual(acts)
})

test('paying comes first, then the way from a list to the order', () => {
  expect(offered({ isPayable: true }, true).slice(0, 2)).toEqual(['pay', 'view'])
})
