import { expect, test } from 'vitest'

import { readChosenPackage, readOrderIdFromState } from './chosen-package.ts'

const state = {
  service: 'SpecialPackages',
  job: 'nanny',
  nationality: 'filipino',
  number: '2',
  duration: '6months',
}

test('the documented navigation state of a custom package is parsed', () => {
  expect(readChosenPackage(state)).toEqual({
    job: 'nanny',
    nationality: 'filipino',
    number: 2,
    duration: '6months',
  })
})

test('the first day of a package is parsed if it is present', () => {
  expect(readChosenPackage({ ...state, startDate: '2026-12-01' })?.startDate).toBe('2026-12-01')
  expect(readChosenPackage({ ...state, startDate: '2026-12-32' })?.startDate).toBeUndefined()
})

test.each([
  null,
  'x',
  {},
  { ...state, service: 'hourly' },
  { ...state, job: 'driver' },
  { ...state, number: 4 },
  { ...state, duration: '1month' },
])('%j is not a chosen package', (other) => {
  expect(readChosenPackage(other)).toBeUndefined()
})

test('an order id in navigation state may be a number or a string', () => {
  expect(readOrderIdFromState({ orderId: 7 })).toBe('7')
  expect(readOrderIdFromState({ id: 'a' })).toBe('a')
  expect(readOrderIdFromState({})).toBeUndefined()
})
