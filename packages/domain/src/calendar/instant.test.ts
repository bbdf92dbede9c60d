import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { Refusal } from '../refusal/index.ts'
import {
  addHours,
  addMinutes,
  clockTime,
  hoursBetween,
  instant,
  instantAt,
  instantToIso,
  riyadhDay,
  riyadhTime,
} from './instant.ts'
import { localDate } from './local-date.ts'

describe('moments', () => {
  test('moments are read from milliseconds, a Date and an ISO text with its offset', () => {
    const expected = Date.UTC(2026, 1, 18, 21, 30)
    expect(instant(expected)).toBe(expected)
    expect(instant(new Date(expected))).toBe(expected)
    expect(instant('2026-02-18T21:30:00Z')).toBe(expected)
    expect(instant('2026-02-18T21:30Z')).toBe(expected)
    expect(instant('2026-02-19T00:30:00.000+03:00')).toBe(expected)
  })

  test.each([
    '2026-02-18T21:30:00',
    '2026-02-18',
    '2026-02-18T25:00:00Z',
    '2026-02-18T21:30:00Z ',
    '!2026-02-18T21:30:00Z',
    '2026-02-18T21:30:00.Z',
    'now',
    '',
    NaN,
    0.5,
    Infinity,
    8.64e15,
    -8.64e15,
    new Date(NaN),
  ])('the moment %s is refused', (value) => {
    expect(() => instant(value)).toThrow('calendar.not_an_instant')
  })

  test('moments from 0001-01-01T00:00Z to 9999-12-30T00:00Z are accepted, and later ones refused', () => {
    expect(instantToIso(instant('0001-01-01T00:00:00Z'))).toBe('0001-01-01T00:00:00.000Z')
    expect(riyadhDay(instant('9999-12-30T00:00:00Z'))).toBe('9999-12-30')
    expect(() => instant('9999-12-30T00:00:01Z')).toThrow(Refusal)
  })

  test('the day in Riyadh is the next one after nine in the evening UTC, in winter and in summer', () => {
    expect(riyadhDay(instant('2026-02-18T20:59:59Z'))).toBe('2026-02-18')
    expect(riyadhDay(instant('2026-02-18T21:00:00Z'))).toBe('2026-02-19')
    expect(riyadhTime(instant('2026-07-18T21:00:00Z'))).toBe('00:00')
  })

  test('a clock in Riyadh is three hours ahead of UTC', () => {
    expect(instantToIso(instantAt(localDate('2026-02-18'), clockTime('07:30')))).toBe(
      '2026-02-18T04:30:00.000Z',
    )
  })

  test('hours and minutes are added to a moment and measured, including fractions', () => {
    const start = instant('2026-02-18T04:30:00Z')
    expect(instantToIso(addHours(start, 48))).toBe('2026-02-20T04:30:00.000Z')
    expect(instantToIso(addMinutes(start, -15))).toBe('2026-02-18T04:15:00.000Z')
    expect(hoursBetween(start, addMinutes(start, 90))).toBe(1.5)
    expect(() => addMinutes(start, NaN)).toThrow('calendar.not_an_instant')
  })

  test('a moment made from a day and a time has that day and time', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (milliseconds) => {
        const at = instant(milliseconds)
        expect(instantAt(riyadhDay(at), riyadhTime(at))).toBe(at - (at % 60_000))
        expect(instant(instantToIso(at))).toBe(at)
      }),
      propertyTestOptions,
    )
  })
})

describe('local times', () => {
  test.each(['24:00', '7:30', '07:60', '07:30:00', '', '٠٧:٣٠'])('the local time "%s" is refused', (text) => {
    expect(() => clockTime(text)).toThrow('calendar.not_a_time')
  })
})
