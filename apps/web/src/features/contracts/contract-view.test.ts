import { instant } from '@sakina/domain/calendar'
import { contractStates } from '@sakina/domain/lifecycles'
import { expect, test } from 'vitest'

import { canAsk, contractView, detailsView } from './contract-view.ts'

const contract: Parameters<typeof contractView>[0] = {
  id: '1',
  number: 'CT-1',
  customer: null,
  service: null,
  plan: null,
  state: { code: 'running', label: '' },
  total: null,
  startDate: null,
  endDate: null,
  lines: [],
  order: null,
  visitCount: 0,
  visitsDone: 0,
  visitPeriod: null,
  workers: [],
  salary: null,
  daysLeft: null,
  openRequest: null,
}
const inState = (code: (typeof contractStates)[number]) => ({ ...contract, state: { code, label: '' } })

test('requests are offered on a contract in force only', () => {
  const askable = contractStates.filter((state) => canAsk(inState(state), 'cancellation'))
  expect(askable).toEqual(['running', 'expiring'])
  expect(contractStates.filter((state) => canAsk(inState(state), 'replacement'))).toEqual(askable)
})

test('one request at a time', () => {
  expect(canAsk({ ...contract, openRequest: { id: '1', kind: 'refund_payment' } }, 'suspension')).toBe(false)
})

test('a contract without visits says nothing of visits', () => {
  expect(contractView(contract).visits).toBeNull()
  expect(contractView({ ...contract, visitCount: 4, visitsDone: 1 }).visits).toEqual({ done: 1, count: 4 })
})

test('free cancelling is told of while it lasts', () => {
  const detail = {
    ...contract,
    paymentMethod: 'card' as const,
    nextVisitAt: null,
    cancelFreeUntil: instant('2026-11-24T04:30:00Z'),
    paid: null,
    unpaid: null,
  }
  expect(detailsView(detail, instant('2026-11-24T04:29:00Z')).cancelFreeUntil).toEqual({
    date: '2026-11-24',
    time: '07:30',
  })
  expect(detailsView(detail, instant('2026-11-24T04:31:00Z')).cancelFreeUntil).toBeNull()
})
