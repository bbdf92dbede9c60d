import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, localDate } from '../calendar/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { catchRefusal } from '../refusal/index.ts'
import { contractEnd, durationInUnits, packageDurationInDays, packageLastDay } from './duration.ts'

const start = localDate('2026-02-01')

describe('durations', () => {
  test.each([
    [1, 'day', 1],
    [30, 'month', 1],
    [90, 'month', 3],
    [180, 'month', 6],
    [360, 'year', 1],
    [365, 'year', 1],
    [730, 'year', 2],
    [45, 'day', 45],
    [3660, 'day', 3660],
  ] as const)('a duration of %i days is expressed as %s %i', (days, unit, count) => {
    expect(durationInUnits(days)).toEqual({ unit, count })
  })

  test.each([0, -1, 1.5, NaN, 3661])('a duration of %s days is refused', (days) => {
    expect(catchRefusal(() => durationInUnits(days))).toEqual({
      ok: false,
      reason: { code: 'schedule.not_a_duration', values: { days: String(days) } },
    })
    expect(() => contractEnd(start, days)).toThrow('schedule.not_a_duration')
  })
})

describe('the end of a contract', () => {
  test('the end of a contract is its last day: a one-day plan ends on the day it begins, thirty days from 1 February on 2 March', () => {
    expect(contractEnd(start, 1)).toBe('2026-02-01')
    expect(contractEnd(start, 30)).toBe('2026-03-02')
    expect(contractEnd(start, 730)).toBe('2028-01-31')
  })

  test('the end of a contract moves with every repetition', () => {
    expect(contractEnd(start, 30, { count: 3, intervalDays: 28 })).toBe('2026-04-27')
    expect(contractEnd(start, 1, { count: 4, intervalDays: 7 })).toBe('2026-02-22')
  })

  test(
    'the end of a contract is such that the contract has exactly its duration in days, its first day and its end counted',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 10_000 }),
          fc.integer({ min: 1, max: 3660 }),
          (offset, days) => {
            const first = addDays(start, offset)
            expect(daysBetween(first, contractEnd(first, days)) + 1).toBe(days)
          },
        ),
        propertyTestOptions,
      )
    },
  )
})

test.each([
  ['3months', 90, '2026-05-01'],
  ['6months', 180, '2026-07-30'],
  ['12months', 360, '2027-01-26'],
] as const)('a package of %s lasts %i days', (duration, days, end) => {
  expect(packageDurationInDays(duration)).toBe(days)
  expect(packageLastDay(start, duration)).toBe(end)
})
