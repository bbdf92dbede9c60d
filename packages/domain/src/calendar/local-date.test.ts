import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { Refusal } from '../refusal/index.ts'
import {
  addDays,
  toEpochDay,
  daysBetween,
  fromEpochDay,
  laterOf,
  localDate,
  parseLocalDate,
  weekday,
  weekdayOf,
} from './local-date.ts'

const anyDay = fc.integer({
  min: toEpochDay(localDate('1900-01-01')),
  max: toEpochDay(localDate('2199-12-31')),
})

describe('days', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-2-1', '0000-01-01', '2026-02-18T00:00:00Z', 'tomorrow', ''])(
    'the date "%s" is refused',
    (text) => {
      expect(() => localDate(text)).toThrow('calendar.not_a_date')
      expect(parseLocalDate(text)).toBeUndefined()
    },
  )

  test('the refusal of a date quotes only the beginning of a long input', () => {
    try {
      localDate('x'.repeat(100))
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      expect(error).toMatchObject({ code: 'calendar.not_a_date', values: { text: 'x'.repeat(32) } })
    }
  })

  test('an existing date is accepted unchanged, including 29 February', () => {
    expect(parseLocalDate('2028-02-29')).toBe('2028-02-29')
    expect(localDate('2026-02-18')).toBe('2026-02-18')
  })

  test('adding days to a date crosses months, leap days and years', () => {
    expect(addDays(localDate('2028-02-28'), 2)).toBe('2028-03-01')
    expect(addDays(localDate('2026-12-31'), 1)).toBe('2027-01-01')
    expect(addDays(localDate('2026-01-01'), -1)).toBe('2025-12-31')
  })

  test.each([NaN, 0.5, Infinity])('adding %s days to a date is refused', (days) => {
    expect(() => addDays(localDate('2026-01-01'), days)).toThrow('calendar.not_whole_days')
  })

  test.each([1e15, 3_000_000, -800_000])(
    'adding %s days to a date is refused, because the day has no year of four digits',
    (days) => {
      expect(() => addDays(localDate('2026-01-01'), days)).toThrow('calendar.not_a_date')
    },
  )

  test('a day number that is not whole is refused', () => {
    expect(() => fromEpochDay(1.5)).toThrow('calendar.not_a_date')
    expect(fromEpochDay(0)).toBe('1970-01-01')
  })

  test('weekdays are counted from Sunday, also before 1970', () => {
    expect(weekdayOf(localDate('2026-02-18'))).toBe(3)
    expect(weekdayOf(localDate('2026-02-22'))).toBe(0)
    expect(weekdayOf(localDate('1969-12-31'))).toBe(3)
  })

  test('a weekday beyond the seven is refused', () => {
    expect(weekday(6)).toBe(6)
    expect(() => weekday(7)).toThrow('calendar.not_a_weekday')
  })

  test('laterOf returns the later of two days, in either order', () => {
    const first = localDate('2026-02-18')
    const second = localDate('2026-03-01')
    expect([laterOf(first, second), laterOf(second, first)]).toEqual([second, second])
  })

  test(
    'adding n days to a date and counting them gives n, and the weekday advances by n',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(anyDay, fc.integer({ min: -36_500, max: 36_500 }), (number, days) => {
          const from = fromEpochDay(number)
          const to = addDays(from, days)
          expect(daysBetween(from, to)).toBe(days)
          expect(addDays(to, -days)).toBe(from)
          expect(from < to).toBe(days > 0)
          expect((weekdayOf(from) + days - weekdayOf(to)) % 7 === 0).toBe(true)
        }),
        propertyTestOptions,
      )
    },
  )
})
