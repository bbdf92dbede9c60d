import type { VisitPeriod } from '../vocabulary/index.ts'
import { describe, expect, test } from 'vitest'
import { addDays, instant, instantAt, clockTime, localDate } from '../calendar/index.ts'
import {
  validateVisitDay,
  validatePackageStart,
  validateStartDay,
  canBookingStillBegin,
  validateSlot,
  effectivePackageStart,
  slotKey,
} from './availability.ts'
import type { BookingContext } from './availability.ts'
import { defaultScheduleRules as rules } from './rules.ts'

// Sunday 1 February 2026, 10:00 in Riyadh.
const now = instant('2026-02-01T10:00:00+03:00')
const situation: BookingContext = { now, rules, taken: new Set() }
const today = localDate('2026-02-01')

const verdict = (day: string, period: VisitPeriod, changed: Partial<BookingContext> = {}): string => {
  const outcome = validateVisitDay(localDate(day), period, { ...situation, ...changed })
  return outcome.ok ? outcome.value.window.code : outcome.reason.code
}

describe('choosing a day', () => {
  test('choosing a free day gives its slot with exact times', () => {
    expect(validateVisitDay(localDate('2026-02-02'), 'morning', situation)).toEqual({
      ok: true,
      value: {
        day: '2026-02-02',
        window: { code: 'regular_morning', period: 'morning', from: '07:30', to: '09:30' },
        arriveFrom: instant('2026-02-02T07:30:00+03:00'),
        arriveTo: instant('2026-02-02T09:30:00+03:00'),
        ends: instant('2026-02-02T13:30:00+03:00'),
      },
    })
  })

  test('choosing yesterday is refused and the day named', () => {
    expect(validateVisitDay(localDate('2026-01-31'), 'evening', situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.in_the_past', values: { day: '2026-01-31' } },
    })
  })

  test('choosing this morning is refused as too soon but this evening is accepted', () => {
    expect(validateVisitDay(today, 'morning', situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.too_soon', values: { day: '2026-02-01', hours: 4 } },
    })
    expect(verdict('2026-02-01', 'evening')).toBe('regular_evening')
  })

  test('choosing a day accepts exactly the lead time before arrival and refuses a minute less', () => {
    expect(verdict('2026-02-01', 'evening', { now: instant('2026-02-01T12:00:00+03:00') })).toBe(
      'regular_evening',
    )
    expect(verdict('2026-02-01', 'evening', { now: instant('2026-02-01T12:01:00+03:00') })).toBe(
      'schedule.too_soon',
    )
  })

  test('choosing a day uses the day in Riyadh: at 22:30 UTC it is already tomorrow', () => {
    expect(verdict('2026-02-01', 'evening', { now: instant('2026-02-01T22:30:00Z') })).toBe(
      'schedule.in_the_past',
    )
  })

  test('choosing a day accepts the last day of the horizon and refuses the day after it', () => {
    expect(verdict('2026-07-31', 'evening')).toBe('friday_evening')
    expect(validateVisitDay(localDate('2026-08-01'), 'evening', situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.too_far', values: { day: '2026-08-01', last: '2026-07-31' } },
    })
  })

  test('a follow-up visit of a bundle may be beyond the horizon', () => {
    expect(validateSlot(localDate('2026-08-01'), 'evening', situation).ok).toBe(true)
  })

  test('choosing a Friday morning is refused with its own code', () => {
    expect(verdict('2026-02-06', 'morning')).toBe('schedule.no_friday_morning')
  })

  test('choosing a taken slot is refused, and the other period of that day is free', () => {
    const taken = new Set([slotKey(localDate('2026-02-02'), 'morning')])
    expect(validateVisitDay(localDate('2026-02-02'), 'morning', { ...situation, taken })).toEqual({
      ok: false,
      reason: { code: 'schedule.taken', values: { day: '2026-02-02', period: 'morning' } },
    })
    expect(verdict('2026-02-02', 'evening', { taken })).toBe('regular_evening')
  })
})

describe('the first day of a contract without visits', () => {
  test('the first day of a contract can be today or the last day of the horizon', () => {
    expect(validateStartDay(today, situation)).toEqual({ ok: true, value: '2026-02-01' })
    expect(validateStartDay(localDate('2026-07-31'), situation).ok).toBe(true)
  })

  test('the first day of a contract cannot be yesterday', () => {
    expect(validateStartDay(localDate('2026-01-31'), situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.too_soon', values: { day: '2026-01-31', first: '2026-02-01' } },
    })
  })

  test('the first day of a contract cannot be beyond the horizon', () => {
    expect(validateStartDay(localDate('2026-08-01'), situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.too_far', values: { day: '2026-08-01', last: '2026-07-31' } },
    })
  })

  test('the first day of a contract depends on the day in Riyadh', () => {
    const late = { now: instantAt(localDate('2026-02-02'), clockTime('00:00')), rules }
    expect(validateStartDay(today, late).ok).toBe(false)
  })
})

describe('the first day of a personalised package', () => {
  test('the first day of a personalised package is tomorrow at the earliest, and within the horizon', () => {
    expect(validatePackageStart(localDate('2026-02-02'), situation)).toEqual({
      ok: true,
      value: '2026-02-02',
    })
    expect(validatePackageStart(today, situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.too_soon', values: { day: '2026-02-01', first: '2026-02-02' } },
    })
    expect(validatePackageStart(localDate('2026-08-01'), situation).ok).toBe(false)
  })

  test('the first day of a personalised package is the requested day, or tomorrow without one or when it has passed', () => {
    expect(effectivePackageStart(localDate('2026-03-01'), now)).toBe('2026-03-01')
    expect(effectivePackageStart(today, now)).toBe('2026-02-02')
    expect(effectivePackageStart(undefined, now)).toBe('2026-02-02')
  })
})

describe('an older booking', () => {
  const ten = clockTime('10:00')

  test('an older booking has not passed until the minute of its first arrival', () => {
    expect(canBookingStillBegin({ day: today, arriveFrom: clockTime('10:01') }, now)).toBe(true)
    expect(canBookingStillBegin({ day: today, arriveFrom: ten }, now)).toBe(false)
    expect(canBookingStillBegin({ day: addDays(today, 1), arriveFrom: clockTime('00:00') }, now)).toBe(true)
  })

  test('an older booking of a contract can still begin on its first day, whatever the hour in Riyadh', () => {
    expect(canBookingStillBegin({ day: today }, instantAt(today, clockTime('23:59')))).toBe(true)
    expect(canBookingStillBegin({ day: today }, instantAt(addDays(today, 1), clockTime('00:00')))).toBe(false)
  })
})
