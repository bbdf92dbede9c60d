import { expect, test } from 'vitest'

import { readWish, wholeWish, writeWish } from './wish.ts'

test('a whole choice comes back from the address as it went in', () => {
  const wish = readWish('nanny.filipino.2.6months.2026-12-01')
  expect(writeWish(wish)).toBe('nanny.filipino.2.6months.2026-12-01')
  expect(wholeWish(wish)).toEqual({
    worker_type: 'nanny',
    nationality: 'filipino',
    worker_count: 2,
    duration: '6months',
  })
})

test('half a choice is kept, and is not sent', () => {
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

test.each([null, '', 'pilot.martian.9.1day.soon', '....', '<b>.1.9.3'])('“%s” chooses nothing', (text) => {
  expect(writeWish(readWish(text))).toBe('....')
})
