import { expect, test } from 'vitest'

import {
  parsePackageSelection,
  completePackageSelection,
  formatPackageSelection,
} from './package-selection.ts'

test('a complete package selection is written to the URL as it was read, and can be sent', () => {
  const wish = parsePackageSelection('nanny.filipino.2.6months.2026-12-01')
  expect(formatPackageSelection(wish)).toBe('nanny.filipino.2.6months.2026-12-01')
  expect(completePackageSelection(wish)).toEqual({
    worker_type: 'nanny',
    nationality: 'filipino',
    worker_count: 2,
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
  expect(completePackageSelection(wish)).toBeUndefined()
})

test.each([null, '', 'pilot.martian.9.1day.soon', '....', '<b>.1.9.3'])(
  'the query “%s” selects nothing',
  (text) => {
    expect(formatPackageSelection(parsePackageSelection(text))).toBe('....')
  },
)
