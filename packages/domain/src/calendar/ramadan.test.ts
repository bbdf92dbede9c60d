import { describe, expect, test } from 'vitest'
import { localDate } from './local-date.ts'
import { isRamadan, nextRamadan, ramadanOf } from './ramadan.ts'

describe('Ramadan', () => {
  test.each([
    [1447, '2026-02-18', '2026-03-19'],
    [1448, '2027-02-08', '2027-03-08'],
    [1449, '2028-01-28', '2028-02-25'],
    [1450, '2029-01-16', '2029-02-13'],
  ])('Ramadan %i runs from %s to %s', (hijriYear, first, last) => {
    expect(ramadanOf(hijriYear)).toEqual({ hijriYear, first, last })
  })

  test('Ramadan includes its first and last day and not the days around it', () => {
    const days = ['2026-02-17', '2026-02-18', '2026-03-19', '2026-03-20'].map((text) =>
      isRamadan(localDate(text)),
    )
    expect(days).toEqual([false, true, true, false])
  })

  test('Ramadan begins and ends on the days that the owner corrected after a moon sighting', () => {
    const overrides = { 1447: { first: localDate('2026-02-19'), last: localDate('2026-03-20') } }
    expect(ramadanOf(1447, overrides)).toEqual({ hijriYear: 1447, first: '2026-02-19', last: '2026-03-20' })
    const days = ['2026-02-18', '2026-02-19', '2026-03-20', '2026-03-21'].map((text) =>
      isRamadan(localDate(text), overrides),
    )
    expect(days).toEqual([false, true, true, false])
  })

  test('Ramadan can be corrected at one end only, and only in the given year', () => {
    const overrides = { 1447: { last: localDate('2026-03-18') }, 1448: { first: localDate('2027-02-06') } }
    expect(ramadanOf(1447, overrides)).toEqual({ hijriYear: 1447, first: '2026-02-18', last: '2026-03-18' })
    expect(ramadanOf(1448, overrides)).toEqual({ hijriYear: 1448, first: '2027-02-06', last: '2027-03-08' })
    expect(ramadanOf(1449, overrides).first).toBe('2028-01-28')
  })

  test.each([
    ['before it, of this year', '2026-01-10', '2026-02-18'],
    ['on its last day, the same', '2026-03-19', '2026-02-18'],
    ['after it, of the next year', '2026-03-20', '2027-02-08'],
  ])('the current or next Ramadan is found for a day: %s', (_, from, first) => {
    expect(nextRamadan(localDate(from)).first).toBe(first)
  })

  test.each([
    { first: localDate('2026-02-15') },
    { last: localDate('2026-03-22') },
    { first: localDate('2027-02-18') },
  ])('a correction of Ramadan of more than two days is refused as a mistake', (override) => {
    expect(() => ramadanOf(1447, { 1447: override })).toThrow('calendar.ramadan_shift_too_far')
  })
})
