import { expect, test } from 'vitest'

import { localDate } from '../calendar/index.ts'
import { timeGroupOfContract, timeGroupOfOrder } from './time-group.ts'

const today = localDate('2026-11-23')
const later = localDate('2026-11-27')
const before = localDate('2026-11-20')
const order = { startDate: later, isPayable: false, needsWorker: false }

test.each([
  ['runs is listed under now', { state: 'active', startDate: before }, 'now'],
  ['begins on a later day is listed under next', { state: 'paid' }, 'next'],
  ['waits for payment is listed under now', { state: 'pending_payment', isPayable: true }, 'now'],
  ['lost its worker is listed under now', { state: 'paid', needsWorker: true }, 'now'],
  ['has no day yet is listed under now', { state: 'processing', startDate: null }, 'now'],
  ['has a state that is not known is listed under next', { state: 'unknown' }, 'next'],
  ['ran out of time to pay is listed under past', { state: 'expired', isPayable: true }, 'past'],
  ['was cancelled is listed under past', { state: 'cancelled' }, 'past'],
] as const)('an order that %s', (_, more, group) => {
  expect(timeGroupOfOrder({ ...order, ...more }, today)).toBe(group)
})

test.each([
  ['runs is listed under now', { state: 'running', startDate: before }, 'now'],
  ['begins on a later day is listed under next', { state: 'running', startDate: later }, 'next'],
  ['begins today is listed under now', { state: 'unknown', startDate: today }, 'now'],
  ['has ended is listed under past', { state: 'finished', startDate: before }, 'past'],
] as const)('a contract that %s', (_, contract, group) => {
  expect(timeGroupOfContract(contract, today)).toBe(group)
})
