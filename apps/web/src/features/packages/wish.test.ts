import { expect, test } from 'vitest'

import { readWish, wholeWish, writeWish } from './wish.ts'

test('a complete package selection survives the URL', () => {
  const wish = readWish('nanny.filipino.2.6months.2026-12-01')
  expect(writeWish(wish)).toBe('nanny.filipino.2.6months.2026-12-01')
  expect(wholeWish(wish)).toEqual({
    worker_type: 'nanny',
    nationality: 'filipino',
    worker_count: 2,
    duration: '6months',
  })
})

test('an incomplete package selection is kept and not sent', () => {
  const wish = readWish('nurse..3.')
  expect(wish).toEqual({
    workerType: 'nurse',
    nationality: '',
    workerCount: '3',
    duration: '',
    startDate: '',
  })
  expect(wholeWish(wish)).toBeUndefined()
})

test.each([null, '', 'pilot.martian.9.1day.soon', '....', '<b>.1.9.3'])(
  'the query “%s” selects nothing',
  (text) => {
    expect(writeWish(readWish(text))).toBe('....')
  },
)
