import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, FRIDAY, isRamadan, localDate, weekdayOf } from '../calendar/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { defaultScheduleRules as rules } from './rules.ts'
import { periodsOfPlan, visitWindows, visitWindowOn, visitWindowsOn } from './windows.ts'

const closedOnFridays = { ...rules, fridaysInRamadan: false }
const codes = (date: string, ruled = rules): string[] =>
  visitWindowsOn(localDate(date), ruled).map(({ code, from, to }) => `${code} ${from}-${to}`)

describe('visit windows', () => {
  test('a regular day has visit windows in the morning from 7:30 to 9:30 and in the evening from 16:00 to 18:00', () => {
    const regular = ['regular_morning 07:30-09:30', 'regular_evening 16:00-18:00']
    expect(codes('2026-02-15')).toEqual(regular)
    expect(codes('2026-02-14')).toEqual(regular)
    expect(codes('2026-02-12')).toEqual(regular)
  })

  test('a Friday has an evening window from 14:30 to 16:00 only', () => {
    expect(codes('2026-02-13')).toEqual(['friday_evening 14:30-16:00'])
  })

  test('a day of Ramadan has visit windows in the morning from 11:00 to 13:00 and in the evening from 20:00 to 22:00', () => {
    const ramadan = ['ramadan_morning 11:00-13:00', 'ramadan_evening 20:00-22:00']
    expect(codes('2026-02-18')).toEqual(ramadan)
    expect(codes('2026-03-19')).toEqual(ramadan)
  })

  test('a Friday of Ramadan has its evening window only', () => {
    expect(codes('2026-02-20')).toEqual(['ramadan_evening 20:00-22:00'])
  })

  test('the owner can close the Fridays of Ramadan for visits, which does not affect other days', () => {
    expect(codes('2026-02-20', closedOnFridays)).toEqual([])
    expect(codes('2026-02-19', closedOnFridays)).toHaveLength(2)
    expect(codes('2026-02-13', closedOnFridays)).toEqual(['friday_evening 14:30-16:00'])
  })

  test("the owner's correction of Ramadan moves the visit windows", () => {
    const ruled = { ...rules, ramadan: { 1447: { first: localDate('2026-02-19') } } }
    expect(codes('2026-02-18', ruled)).toEqual(codes('2026-02-17'))
    expect(codes('2026-02-19', ruled)[0]).toBe('ramadan_morning 11:00-13:00')
  })

  test('a period without a visit window is refused with the reason', () => {
    expect(visitWindowOn(localDate('2026-02-13'), 'morning', rules)).toEqual({
      ok: false,
      reason: { code: 'schedule.no_friday_morning', values: { day: '2026-02-13' } },
    })
    expect(visitWindowOn(localDate('2026-02-20'), 'morning', rules)).toMatchObject({
      reason: { code: 'schedule.no_friday_morning' },
    })
    expect(visitWindowOn(localDate('2026-02-20'), 'evening', closedOnFridays)).toEqual({
      ok: false,
      reason: { code: 'schedule.no_friday_in_ramadan', values: { day: '2026-02-20' } },
    })
  })

  test('there are five visit windows in all, each listed once', () => {
    expect(visitWindows.map(({ code, period }) => `${code}:${period}`)).toEqual([
      'regular_morning:morning',
      'regular_evening:evening',
      'friday_evening:evening',
      'ramadan_morning:morning',
      'ramadan_evening:evening',
    ])
  })

  test('a plan fixes the period of its visits or leaves it open', () => {
    expect(periodsOfPlan('any')).toEqual(['morning', 'evening'])
    expect(periodsOfPlan('morning')).toEqual(['morning'])
    expect(periodsOfPlan('evening')).toEqual(['evening'])
  })

  test(
    'every day has an evening and every day but Friday a morning, with the windows of its season',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
          const day = addDays(localDate('2020-01-01'), days)
          const windows = visitWindowsOn(day, rules)
          expect(windows.map(({ period }) => period)).toEqual(
            weekdayOf(day) === FRIDAY ? ['evening'] : ['morning', 'evening'],
          )
          expect(windows.every(({ code }) => code.startsWith('ramadan') === isRamadan(day))).toBe(true)
          expect(windows.every((window) => visitWindows.includes(window))).toBe(true)
        }),
        propertyTestOptions,
      )
    },
  )
})
