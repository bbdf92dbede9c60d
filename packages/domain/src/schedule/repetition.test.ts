import { MAX_REPEATS_PER_ORDER, repeatModes } from '../vocabulary/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import {
  noRepetition,
  repeatModeOf,
  allowedRepeatModes,
  repeatModeRefusal,
  createRepetition,
} from './repetition.ts'

describe('repetition', () => {
  test('the repeat modes once, weekly and monthly are converted to count and interval', () => {
    expect(createRepetition('once', 1)).toEqual({ ok: true, value: { count: 1, intervalDays: 0 } })
    expect(createRepetition('weekly', 4)).toEqual({ ok: true, value: { count: 4, intervalDays: 7 } })
    expect(createRepetition('monthly', 3)).toEqual({ ok: true, value: { count: 3, intervalDays: 28 } })
    expect(noRepetition).toEqual({ count: 1, intervalDays: 0 })
  })

  test.each([
    ['once', 2],
    ['weekly', 0],
    ['weekly', 1.5],
    ['monthly', 13],
    ['monthly', NaN],
  ] as const)('repetition %s %s times is refused', (mode, count) => {
    expect(createRepetition(mode, count)).toEqual({
      ok: false,
      reason: { code: 'schedule.unknown_repetition', values: { mode, count: String(count) } },
    })
  })

  test.each([
    { count: 1, intervalDays: 30 },
    { count: 2, intervalDays: 0 },
    { count: 0, intervalDays: 7 },
    { count: 13, intervalDays: 28 },
    { count: NaN, intervalDays: NaN },
  ])('$count bundles every $intervalDays days match no repeat mode', ({ count, intervalDays }) => {
    expect(repeatModeOf({ count, intervalDays })).toEqual({
      ok: false,
      reason: {
        code: 'schedule.unknown_repetition',
        values: { count: String(count), days: String(intervalDays) },
      },
    })
  })

  test('a repetition of twelve times, the maximum, is accepted', () => {
    expect(MAX_REPEATS_PER_ORDER).toBe(12)
    expect(createRepetition('weekly', 12).ok).toBe(true)
  })

  test('every repetition is converted back to its mode', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.constantFrom(...repeatModes), fc.integer({ min: 1, max: 12 }), (mode, count) => {
        const made = createRepetition(mode, mode === 'once' ? 1 : count)
        expect(made.ok && repeatModeOf(made.value)).toEqual({ ok: true, value: mode })
      }),
      propertyTestOptions,
    )
  })

  test('weekly repetition is offered only for plans of one visit', () => {
    expect(allowedRepeatModes({ visitCount: 1, recurrenceRate: 1 })).toEqual(['once', 'weekly', 'monthly'])
    expect(allowedRepeatModes({ visitCount: 4, recurrenceRate: 1 })).toEqual(['once', 'monthly'])
    expect(repeatModeRefusal({ visitCount: 2, recurrenceRate: 1 }, 'weekly')).toBe(
      'schedule.weekly_needs_a_single_visit',
    )
  })

  test('monthly repetition is offered for twelve visits at three a week, which fit into four weeks', () => {
    expect(allowedRepeatModes({ visitCount: 12, recurrenceRate: 3 })).toEqual(['once', 'monthly'])
  })

  test('monthly repetition is refused for 26 visits at six a week, which take longer than four weeks', () => {
    expect(allowedRepeatModes({ visitCount: 26, recurrenceRate: 6 })).toEqual(['once'])
    expect(repeatModeRefusal({ visitCount: 26, recurrenceRate: 6 }, 'monthly')).toBe(
      'schedule.bundle_longer_than_interval',
    )
  })
})
