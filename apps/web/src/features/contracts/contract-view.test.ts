import { instant, localDate } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { toContractCardContract, toContractDetailsContract } from './contract-view.ts'

const contract: Parameters<typeof toContractCardContract>[0] = {
  id: '1',
  number: 'CT-1',
  customer: null,
  service: null,
  plan: null,
  state: { code: 'running', label: '' },
  total: null,
  startDate: null,
  endDate: null,
  order: null,
  orderLines: [],
  visitCount: 0,
  visitsDone: 0,
  visitPeriod: null,
  workers: [],
  salary: null,
  daysLeft: null,
  officeNote: null,
  openRequest: null,
  pausesOn: null,
  resumesOn: null,
  earliestResumption: null,
  overdueInvoice: null,
  paymentMethod: 'card',
  isCancellationExcluded: false,
}

const today = localDate('2026-11-24')

test('a contract that begins on a later day, or when the worker arrives, has not started', () => {
  const starting = (day: string) =>
    toContractCardContract({ ...contract, startDate: localDate(day) }, today).notStarted
  expect(starting('2026-11-25')).toBe(true)
  expect(starting('2026-11-24')).toBe(false)
  expect(
    toContractCardContract({ ...contract, service: { id: 4, code: 'mediation', name: '' } }, today)
      .notStarted,
  ).toBe(true)
  expect(toContractCardContract(contract, today).notStarted).toBe(false)
})

test('a contract without visits shows no number of visits', () => {
  expect(toContractCardContract(contract, today).visits).toBeNull()
  expect(toContractCardContract({ ...contract, visitCount: 4, visitsDone: 1 }, today).visits).toEqual({
    done: 1,
    count: 4,
  })
})

test('a contract shows the deadline for free cancellation until it passes', () => {
  const detail = {
    ...contract,
    nextVisitAt: null,
    cancelFreeUntil: instant('2026-11-24T04:30:00Z'),
    paid: null,
    unpaid: null,
    lines: [],
    taxTotal: null,
    payouts: [],
  }
  expect(toContractDetailsContract(detail, instant('2026-11-24T04:29:00Z')).cancelFreeUntil).toEqual({
    date: '2026-11-24',
    time: '07:30',
  })
  expect(toContractDetailsContract(detail, instant('2026-11-24T04:31:00Z')).cancelFreeUntil).toBeNull()
})
