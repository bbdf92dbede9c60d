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

test('a running live-in contract offers renewal, suspension, replacement, a complaint and cancellation', () => {
  expect(offered({})).toEqual(['renew', 'stop', 'replace', 'complaint', 'cancel'])
})

test('an order paid by instalments does not offer cancellation @rule:instalments', () => {
  expect(offered({ isCancellationExcluded: true })).toEqual(['renew', 'stop', 'replace', 'complaint'])
})

test('an order with an open request offers only renewal and a complaint', () => {
  expect(offered({ openRequest: { id: 'r1', name: 'RQ-1', kind: 'replacement' } })).toEqual([
    'renew',
    'complaint',
  ])
})

test.each(['defaulted', 'on_hold', 'pending_swap'] as const)(
  'a contract that is %s offers no request that the office would refuse',
  (state) => {
    expect(offered({ contract: { id: 'c1', name: 'CT-1', state } })).toEqual(['renew', 'complaint'])
  },
)

test('a suspended contract offers cancellation, but neither suspension nor replacement', () => {
  const contract = { id: 'c1', name: 'CT-1', state: 'suspended' } as const
  expect(offered({ contract })).toEqual(['renew', 'complaint', 'cancel'])
})

test('an unpaid order offers payment, renewal and cancellation', () => {
  expect(
    offered({
      status: { code: 'pending_payment', label: '' },
      contract: null,
      isPayable: true,
      isCancellable: true,
    }),
  ).toEqual(['pay', 'renew', 'cancel'])
})

test('a finished order offers renewal and a complaint', () => {
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
] as const)('an order of the service %s has its documented actions in order', (kind, acts) => {
  expect(offered({ kind })).toEqual(acts)
})

test('the actions of an order in a list begin with payment, followed by the link to the contract', () => {
  expect(offered({ isPayable: true }, true).slice(0, 2)).toEqual(['pay', 'contract'])
})

test('an order in default pays its overdue invoice, and one without its worker offers another, first of all', () => {
  const first = (more: Partial<Order>, overdueInvoice?: string) =>
    orderActions(
      { ...order, ...more },
      { search: new URLSearchParams(), label: (name) => name, overdueInvoice },
    )[0]
  const inDefault = first({ contract: { id: 'c1', name: 'CT-1', state: 'defaulted' } }, 'i1')
  expect(inDefault).toMatchObject({ id: 'pay', primary: true })
  expect(inDefault && 'link' in inDefault && inDefault.link.props).toMatchObject({
    to: expect.stringMatching(/Bills\?invoice=i1&popup=pay/),
  })
  expect(first({ needsWorker: true })).toMatchObject({ id: 'chooseWorker', primary: true })
})

test('an order whose time to pay ran out highlights no action', () => {
  const expired = { ...order, isPayable: true, status: { code: 'expired', label: '' } } as const
  const acts = orderActions(expired, { search: new URLSearchParams(), label: (name) => name })
  expect(acts.filter(({ primary }) => primary)).toEqual([])
})
