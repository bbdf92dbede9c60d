import { expect, test } from 'vitest'

import { localDate } from '../calendar/index.ts'
import { timeGroupOfContract, timeGroupOfOrder } from './time-group.ts'

const today = localDate('2026-11-23')
const later = localDate('2026-11-27')
const before = localDate('2026-11-20')
const order = { startDate: later, isPayable: false, needsWorker: false }

test.each([
  ['runs', { state: 'active', startDate: before }, 'now'],
  ['begins on a later day', { state: 'paid' }, 'next'],
  ['waits for payment', { state: 'pending_payment', isPayable: true }, 'now'],
  ['lost its worker', { state: 'paid', needsWorker: true }, 'now'],
  ['has no day yet', { state: 'processing', startDate: null }, 'now'],
  ['has a state that is not known', { state: 'unknown' }, 'next'],
  ['ran out of time to pay', { state: 'expired', isPayable: true }, 'past'],
  ['was cancelled', { state: 'cancelled' }, 'past'],
] as const)('an order that %s', (_, more, group) => {
  expect(timeGroupOfOrder({ ...order, ...more }, today)).toBe(group)
})

test.each([
  ['runs', { state: 'running', startDate: before }, 'now'],
  ['begins on a later day', { state: 'running', startDate: later }, 'next'],
  ['begins today', { state: 'unknown', startDate: today }, 'now'],
  ['has ended', { state: 'finished', startDate: before }, 'past'],
] as const)('a contract that %s', (_, contract, group) => {
  expect(timeGroupOfContract(contract, today)).toBe(group)
})
