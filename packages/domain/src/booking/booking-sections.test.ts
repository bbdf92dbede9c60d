import { expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import { startDraft } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import {
  sectionToOpen,
  isSectionDone,
  isSectionReachable,
  findIncompleteSteps,
  nextIncompleteSection,
} from './booking-sections.ts'
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

test('each service has its own booking steps in the same four sections', () => {
  expect(findIncompleteSteps(hourly, 'where')).toEqual(['address'])
  expect(findIncompleteSteps(resident, 'where')).toEqual(['address', 'delivery'])
  expect(findIncompleteSteps(filled(resident, 'address'), 'where')).toEqual(['delivery'])
  expect(findIncompleteSteps(begin('mediation'), 'when')).toEqual(['visa'])
  expect(findIncompleteSteps(begin('period'), 'pay')).toEqual(['review'])
})

test('an unserved address of a booking is asked for again, unless the customer collects the worker', () => {
  const far = outOfReach(filled(hourly, 'schedule', 'worker'))
  expect([
    findIncompleteSteps(far, 'where'),
    isSectionReachable(far, 'pay'),
    isSectionReachable(far, 'where'),
  ]).toEqual([['address'], false, true])
  expect(isSectionDone(outOfReach(filled(resident, 'delivery')), 'where')).toBe(false)
  const collected: BookingAction = { type: 'chooseDelivery', delivery: { branchId: 1, delivery: 'pickup' } }
  expect(isSectionDone(reduceBooking(outOfReach(resident), collected, stamp), 'where')).toBe(true)
})

test('a booking section is done when all its steps are complete', () => {
  expect(isSectionDone(filled(resident, 'address'), 'where')).toBe(false)
  expect(isSectionDone(filled(resident, 'address', 'delivery'), 'where')).toBe(true)
  expect(isSectionDone(filled(hourly, 'address'), 'where')).toBe(true)
  expect(isSectionDone(hourly, 'pay')).toBe(false)
})

test('the section that the URL names opens if nothing before it is missing, otherwise the first incomplete one', () => {
  expect(sectionToOpen(hourly, 'pay')).toBe('when')
  expect(sectionToOpen(filled(hourly, 'schedule'), null)).toBe('who')
  expect(sectionToOpen(filled(hourly, 'schedule', 'worker', 'address'), 'when')).toBe('when')
  expect(sectionToOpen(filled(hourly, 'schedule', 'worker', 'address'), 'nonsense')).toBe('pay')
})

test('continuing a booking skips the sections that are done', () => {
  expect(nextIncompleteSection(hourly, 'when')).toBe('who')
  expect(nextIncompleteSection(filled(hourly, 'worker'), 'when')).toBe('where')
  expect(nextIncompleteSection(filled(hourly, 'worker', 'address'), 'when')).toBe('pay')
  expect(nextIncompleteSection(hourly, 'pay')).toBe('pay')
})
