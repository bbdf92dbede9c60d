import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { addBusinessDays, isBusinessDay } from './business-days.ts'
import { addDays, daysBetween, fromEpochDay, localDate } from './local-date.ts'

describe('business days', () => {
  test('business days run from Sunday to Thursday', () => {
    const sunday = localDate('2026-02-22')
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => isBusinessDay(addDays(sunday, days)))
    expect(week).toEqual([true, true, true, true, true, false, false])
  })

  test('two business days after a Wednesday end on Sunday', () => {
    expect(addBusinessDays(localDate('2026-02-18'), 2)).toBe('2026-02-22')
  })

  test('a count of business days that begins on the weekend begins with Sunday', () => {
    expect(addBusinessDays(localDate('2026-02-20'), 1)).toBe('2026-02-22')
    expect(addBusinessDays(localDate('2026-02-21'), 5)).toBe('2026-02-26')
    expect(addBusinessDays(localDate('2026-02-21'), 7)).toBe('2026-03-02')
  })

  test('adding no business days returns the same date', () => {
    expect(addBusinessDays(localDate('2026-02-20'), 0)).toBe('2026-02-20')
  })

  test.each([-1, 0.5, NaN, 10_001])('a count of %s business days is refused', (days) => {
    expect(() => addBusinessDays(localDate('2026-02-20'), days)).toThrow('calendar.not_business_days')
  })

  test('business days can be counted up to ten thousand: two thousand weeks', () => {
    expect(addBusinessDays(localDate('2026-02-22'), 10_000)).toBe(addDays(localDate('2026-02-22'), 14_000))
  })

  test(
    'added business days end on a business day, and exactly as many business days have passed',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 60 }), (number, count) => {
          const from = fromEpochDay(number)
          const reached = addBusinessDays(from, count)
          const passed = Array.from({ length: daysBetween(from, reached) }, (_, index) =>
            addDays(from, index + 1),
          )
          expect(isBusinessDay(reached)).toBe(true)
          expect(passed.filter(isBusinessDay)).toHaveLength(count)
        }),
        propertyTestOptions,
      )
    },
  )
})
