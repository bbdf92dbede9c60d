import { expect, test } from 'vitest'

import { readChosenPackage, readOrderId } from './chosen-package.ts'

const state = {
  service: 'SpecialPackages',
  job: 'nanny',
  nationality: 'filipino',
  number: '2',
  duration: '6months',
}

test('the documented navigation state of a personalised package is read', () => {
  expect(readChosenPackage(state)).toEqual({
    job: 'nanny',
    nationality: 'filipino',
    number: 2,
    duration: '6months',
  })
})

test('the first day is read where there is one', () => {
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
])('%j is none', (other) => {
  expect(readChosenPackage(other)).toBeUndefined()
})

test('an id in the state is one, whatever its type', () => {
  expect(readOrderId({ orderId: 7 })).toBe('7')
  expect(readOrderId({ id: 'a' })).toBe('a')
  expect(readOrderId({})).toBeUndefined()
})
