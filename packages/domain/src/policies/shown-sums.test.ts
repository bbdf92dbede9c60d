import { describe, expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { firstUpcoming, isWorseThanShown, lastMomentOfDay } from './shown-sums.ts'

describe('a quote beside the sums that were shown', () => {
  test.each([
    ['the same sums', { fee: 0, refund: 100 }, { fee: 0, refund: 100 }, false],
    ['a smaller refund', { fee: 0, refund: 99 }, { fee: 0, refund: 100 }, true],
    ['a larger refund', { fee: 0, refund: 101 }, { fee: 0, refund: 100 }, false],
    ['a higher fee', { fee: 51, refund: 0 }, { fee: 50, refund: 0 }, true],
    ['a lower fee', { fee: 49, refund: 0 }, { fee: 50, refund: 0 }, false],
    ['a fee in place of a refund', { fee: 1, refund: 0 }, { fee: 0, refund: 100 }, true],
    ['a smaller refund, of which nothing was shown', { fee: 0, refund: 1 }, { fee: 0 }, false],
    ['a higher fee, of which nothing was shown', { fee: 9, refund: 0 }, {}, false],
  ])('is worse only against the customer: %s', (_case, quote, shown, isWorse) => {
    expect(isWorseThanShown(quote, shown)).toBe(isWorse)
  })
})

test('a quote that counts days holds until the last moment of the day in Riyadh', () => {
  expect(lastMomentOfDay(instant('2026-11-29T20:59:00Z'))).toBe(instant('2026-11-29T20:59:59.999Z'))
  expect(lastMomentOfDay(instant('2026-11-29T21:00:00Z'))).toBe(instant('2026-11-30T20:59:59.999Z'))
})

test('a quote holds until the first of its moments that has not passed', () => {
  const [early, middle, late] = [instant(1000), instant(2000), instant(3000)]
  expect(firstUpcoming([late, early, middle], middle)).toBe(middle)
  expect(firstUpcoming([late, early], middle)).toBe(late)
  expect(firstUpcoming([early], middle)).toBeUndefined()
})
