import { describe, expect, test } from 'vitest'
import { localDate } from './local-date.ts'
import { isRamadan, nextRamadan, ramadanOf } from './ramadan.ts'

describe('Ramadan', () => {
  test.each([
    [1447, '2026-02-18', '2026-03-19'],
    [1448, '2027-02-08', '2027-03-08'],
    [1449, '2028-01-28', '2028-02-25'],
    [1450, '2029-01-16', '2029-02-13'],
  ])('%i runs from %s to %s', (hijriYear, first, last) => {
    expect(ramadanOf(hijriYear)).toEqual({ hijriYear, first, last })
  })

  test('holds its first and last day and not their neighbours', () => {
    const days = ['2026-02-17', '2026-02-18', '2026-03-19', '2026-03-20'].map((text) =>
      isRamadan(localDate(text)),
    )
    expect(days).toEqual([false, true, true, false])
  })

  test('begins and ends when the owner says the moon was seen', () => {
    const overrides = { 1447: { first: localDate('2026-02-19'), last: localDate('2026-03-20') } }
    expect(ramadanOf(1447, overrides)).toEqual({ hijriYear: 1447, first: '2026-02-19', last: '2026-03-20' })
    const days = ['2026-02-18', '2026-02-19', '2026-03-20', '2026-03-21'].map((text) =>
      isRamadan(localDate(text), overrides),
    )
    expect(days).toEqual([false, true, true, false])
  })

  test('may be corrected on one side only, and only in the year named', () => {
    const overrides = { 1447: { last: localDate('2026-03-18') }, 1448: { first: localDate('2027-02-06') } }
    expect(ramadanOf(1447, overrides)).toEqual({ hijriYear: 1447, first: '2026-02-18', last: '2026-03-18' })
    expect(ramadanOf(1448, overrides)).toEqual({ hijriYear: 1448, first: '2027-02-06', last: '2027-03-08' })
    expect(ramadanOf(1449, overrides).first).toBe('2028-01-28')
  })

  test.each([
    ['before it, of this year', '2026-01-10', '2026-02-18'],
    ['on its last day, the same', '2026-03-19', '2026-02-18'],
    ['after it, of the next year', '2026-03-20', '2027-02-08'],
  ])('is looked for from a day: %s', (_, from, first) => {
    expect(nextRamadan(localDate(from)).first).toBe(first)
  })

  test.each([
    { first: localDate('2026-02-15') },
    { last: localDate('2026-03-22') },
    { first: localDate('2027-02-18') },
  ])('a shift by more than two days is taken for a mistake and refused', (override) => {
    expect(() => ramadanOf(1447, { 1447: override })).toThrow('calendar.ramadan_shift_too_far')
  })
})
