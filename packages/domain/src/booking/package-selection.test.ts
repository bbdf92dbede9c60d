import { expect, test } from 'vitest'

import {
  toCompletePackageSelection,
  formatPackageSelection,
  toPackageNavigationState,
  parsePackageSelection,
  parsePackageNavigationState,
  parsePackageProgress,
} from './package-selection.ts'

test('a complete package selection survives a round trip through the URL, and can be sent', () => {
  const wish = parsePackageSelection('nanny.filipino.2.6months.2026-12-01')
  expect(formatPackageSelection(wish)).toBe('nanny.filipino.2.6months.2026-12-01')
  expect(toCompletePackageSelection(wish)).toEqual({
    workerType: 'nanny',
    nationality: 'filipino',
    workerCount: 2,
    duration: '6months',
  })
})

test('an incomplete package selection is read from the URL and cannot be sent', () => {
  const wish = parsePackageSelection('nurse..3.')
  expect(wish).toEqual({
    workerType: 'nurse',
    nationality: '',
    workerCount: '3',
    duration: '',
    startDate: '',
  })
  expect(toCompletePackageSelection(wish)).toBeUndefined()
})

test('a package selection without the number of workers cannot be sent', () => {
  expect(toCompletePackageSelection(parsePackageSelection('nanny.filipino..6months.'))).toBeUndefined()
})

test.each([null, '', 'pilot.martian.9.1day.soon', '....', '<b>.1.9.3'])(
  'the query “%s” selects no package',
  (text) => {
    expect(formatPackageSelection(parsePackageSelection(text))).toBe('....')
  },
)

const state = {
  service: 'SpecialPackages',
  job: 'nanny',
  nationality: 'filipino',
  number: '2',
  duration: '6months',
}

test('the documented navigation state of a custom package is parsed', () => {
  expect(parsePackageNavigationState(state)).toEqual({
    job: 'nanny',
    nationality: 'filipino',
    number: 2,
    duration: '6months',
  })
})

test('a package selection, with its first day, survives a round trip through the navigation state', () => {
  const selection = parsePackageSelection('nanny.filipino.2.6months.2026-12-01')
  expect(parsePackageNavigationState(toPackageNavigationState(selection))).toEqual({
    job: 'nanny',
    nationality: 'filipino',
    number: 2,
    duration: '6months',
    startDate: '2026-12-01',
  })
  expect(parsePackageNavigationState({ ...state, startDate: '2026-12-32' })?.startDate).toBeUndefined()
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
  expect(parsePackageNavigationState(other)).toBeUndefined()
})

test('the progress of sending a package is read from navigation state, without its invalid parts', () => {
  const progress = {
    sendPackage: true,
    packageAttempt: { key: 'a', selection: 'nanny....' },
    packagePlaced: { id: '7', number: 'SO-7' },
  }
  expect(parsePackageProgress({ ...progress, page: 2 })).toEqual(progress)
  const nothing = { sendPackage: false, packageAttempt: undefined, packagePlaced: undefined }
  for (const broken of [null, [], { sendPackage: 'yes', packageAttempt: { key: 'a' }, packagePlaced: 7 }])
    expect(parsePackageProgress(broken)).toEqual(nothing)
})
