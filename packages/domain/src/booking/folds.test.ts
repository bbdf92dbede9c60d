import { expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import { startDraft } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { foldToOpen, isDone, isReachable, missingIn, nextFold } from './folds.ts'
import { reduceBooking } from './reduce.ts'
import type { BookingAction } from './reduce.ts'

const stamp = { id: 'fresh', now: instant('2026-02-01T10:00:00+03:00') }
const begin = (service: BookingDraft['service']) => startDraft({ service, serviceId: 1, planId: 101 }, stamp)
const hourly = begin('hourly')
const resident = begin('resident')
const actions = {
  schedule: { type: 'chooseVisits', visits: { firstDay: localDate('2026-02-08') } },
  worker: { type: 'leaveToOffice' },
  address: { type: 'chooseAddress', address: { addressId: 7 } },
  delivery: { type: 'chooseDelivery', delivery: { branchId: 1, delivery: 'home' } },
} as const satisfies Readonly<Record<string, BookingAction>>
const filled = (draft: BookingDraft, ...steps: readonly (keyof typeof actions)[]) =>
  steps.reduce((done, step) => reduceBooking(done, actions[step], stamp), draft)
const outOfReach = (draft: BookingDraft) =>
  reduceBooking(draft, { type: 'chooseAddress', address: { addressId: 7, isServed: false } }, stamp)

test('each service asks its own steps in the same four folds', () => {
  expect(missingIn(hourly, 'where')).toEqual(['address'])
  expect(missingIn(resident, 'where')).toEqual(['address', 'delivery'])
  expect(missingIn(filled(resident, 'address'), 'where')).toEqual(['delivery'])
  expect(missingIn(begin('mediation'), 'when')).toEqual(['visa'])
  expect(missingIn(begin('period'), 'pay')).toEqual(['review'])
})

test('an address that nobody is sent to is still asked, unless the worker is collected', () => {
  const far = outOfReach(filled(hourly, 'schedule', 'worker'))
  expect([missingIn(far, 'where'), isReachable(far, 'pay'), isReachable(far, 'where')]).toEqual([
    ['address'],
    false,
    true,
  ])
  expect(isDone(outOfReach(filled(resident, 'delivery')), 'where')).toBe(false)
  const collected: BookingAction = { type: 'chooseDelivery', delivery: { branchId: 1, delivery: 'pickup' } }
  expect(isDone(reduceBooking(outOfReach(resident), collected, stamp), 'where')).toBe(true)
})

test('a fold is done when all its steps are', () => {
  expect(isDone(filled(resident, 'address'), 'where')).toBe(false)
  expect(isDone(filled(resident, 'address', 'delivery'), 'where')).toBe(true)
  expect(isDone(filled(hourly, 'address'), 'where')).toBe(true)
  expect(isDone(hourly, 'pay')).toBe(false)
})

test('a wanted fold opens when nothing before it is missing, else the first missing one', () => {
  expect(foldToOpen(hourly, 'pay')).toBe('when')
  expect(foldToOpen(filled(hourly, 'schedule'), null)).toBe('who')
  expect(foldToOpen(filled(hourly, 'schedule', 'worker', 'address'), 'when')).toBe('when')
  expect(foldToOpen(filled(hourly, 'schedule', 'worker', 'address'), 'nonsense')).toBe('pay')
})

test('going on passes the folds that are done', () => {
  expect(nextFold(hourly, 'when')).toBe('who')
  expect(nextFold(filled(hourly, 'worker'), 'when')).toBe('where')
  expect(nextFold(filled(hourly, 'worker', 'address'), 'when')).toBe('pay')
  expect(nextFold(hourly, 'pay')).toBe('pay')
})
