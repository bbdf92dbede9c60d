import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, FRIDAY, instant, localDate, weekdayOf, weekdays } from '../calendar/index.ts'
import type { Weekday } from '../calendar/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { slotKey } from './availability.ts'
import type { BookingContext } from './availability.ts'
import { noRepetition, repeatModeRefusal } from './repetition.ts'
import { defaultScheduleRules as rules } from './rules.ts'
import { scheduleVisits, spreadWeekdays, requiredWeekdayCount } from './visit-schedule.ts'
import type { VisitScheduleInput } from './visit-schedule.ts'

const situation: BookingContext = { now: instant('2026-01-31T10:00:00+03:00'), rules, taken: new Set() }

// Sunday 1 February 2026; one evening visit.
const single: VisitScheduleInput = {
  bundle: { visitCount: 1, recurrenceRate: 1, period: 'any' },
  firstDay: localDate('2026-02-01'),
  period: 'evening',
  weekdays: [],
  repetition: noRepetition,
}

describe('default weekdays', () => {
  test.each([
    ['2026-02-01', 'evening', 1, [0]],
    ['2026-02-01', 'evening', 2, [0, 4]],
    ['2026-02-01', 'morning', 3, [0, 2, 4]],
    ['2026-02-05', 'evening', 3, [4, 0, 2]],
    ['2026-02-05', 'morning', 6, [4, 6, 0, 1, 2, 3]],
    ['2026-02-05', 'morning', 7, [4, 6, 0, 1, 2, 3]],
    ['2026-02-06', 'morning', 1, [5]],
  ] as const)(
    'the default weekdays from %s, in the %s, with %i visits a week are spread over the week',
    (firstDay, period, recurrenceRate, expected) => {
      const bundle = { visitCount: 26, recurrenceRate }
      expect(spreadWeekdays(localDate(firstDay), period, bundle)).toEqual(expected)
    },
  )
})

const schedule = (request: Partial<VisitScheduleInput>, changed: Partial<BookingContext> = {}): string[] => {
  const visitRequest = { ...single, ...request }
  const outcome = scheduleVisits(visitRequest, { ...situation, ...changed })
  const bundleOf = (index: number) => Math.floor(index / visitRequest.bundle.visitCount) + 1
  return outcome.ok
    ? outcome.value.map(({ day, window }, index) => `${index + 1}/${bundleOf(index)} ${day} ${window.code}`)
    : [outcome.reason.code]
}

describe('planning the visits of a booking', () => {
  test('a booking of a single visit has the visit on its day', () => {
    expect(schedule({})).toEqual(['1/1 2026-02-01 regular_evening'])
  })

  test('an evening visit can arrive from 16:00 and ends at 22:00 in Riyadh', () => {
    const outcome = scheduleVisits(single, situation)
    expect(outcome.ok && outcome.value[0]).toMatchObject({
      arriveFrom: instant('2026-02-01T16:00:00+03:00'),
      ends: instant('2026-02-01T22:00:00+03:00'),
    })
  })

  test('four visits, one a week, keep the weekday of the first', () => {
    expect(schedule({ bundle: { visitCount: 4, recurrenceRate: 1, period: 'any' } })).toEqual([
      '1/1 2026-02-01 regular_evening',
      '2/1 2026-02-08 regular_evening',
      '3/1 2026-02-15 regular_evening',
      '4/1 2026-02-22 ramadan_evening',
    ])
  })

  test('eight visits on Sundays and Wednesdays continue until there are eight, through Ramadan', () => {
    const days = schedule({
      bundle: { visitCount: 8, recurrenceRate: 2, period: 'any' },
      period: 'morning',
      weekdays: [3, 0],
    })
    expect(days).toEqual([
      '1/1 2026-02-01 regular_morning',
      '2/1 2026-02-04 regular_morning',
      '3/1 2026-02-08 regular_morning',
      '4/1 2026-02-11 regular_morning',
      '5/1 2026-02-15 regular_morning',
      '6/1 2026-02-18 ramadan_morning',
      '7/1 2026-02-22 ramadan_morning',
      '8/1 2026-02-25 ramadan_morning',
    ])
  })

  test('evenings of Thursdays and Fridays have the window of their date, in Ramadan too', () => {
    expect(
      schedule({
        bundle: { visitCount: 4, recurrenceRate: 2, period: 'evening' },
        firstDay: localDate('2026-02-12'),
        weekdays: [4, 5],
      }),
    ).toEqual([
      '1/1 2026-02-12 regular_evening',
      '2/1 2026-02-13 friday_evening',
      '3/1 2026-02-19 ramadan_evening',
      '4/1 2026-02-20 ramadan_evening',
    ])
  })

  test('a one-visit plan can be repeated every week', () => {
    expect(schedule({ repetition: { count: 3, intervalDays: 7 } })).toEqual([
      '1/1 2026-02-01 regular_evening',
      '2/2 2026-02-08 regular_evening',
      '3/3 2026-02-15 regular_evening',
    ])
  })

  test('monthly repetition repeats the whole bundle after 28 days', () => {
    expect(
      schedule({
        bundle: { visitCount: 2, recurrenceRate: 2, period: 'any' },
        weekdays: [0, 1],
        repetition: { count: 2, intervalDays: 28 },
      }),
    ).toEqual([
      '1/1 2026-02-01 regular_evening',
      '2/1 2026-02-02 regular_evening',
      '3/2 2026-03-01 ramadan_evening',
      '4/2 2026-03-02 ramadan_evening',
    ])
  })

  test('a bundle with fewer visits than its visits a week needs only one weekday for each visit', () => {
    expect(requiredWeekdayCount({ visitCount: 2, recurrenceRate: 3 })).toBe(2)
    expect(
      schedule({ bundle: { visitCount: 2, recurrenceRate: 3, period: 'any' }, weekdays: [0, 2] }),
    ).toHaveLength(2)
  })

  test('a booking accepts 366 visits and refuses 367', () => {
    const weekly = (visitCount: number): string[] =>
      schedule({ bundle: { visitCount, recurrenceRate: 7, period: 'any' }, weekdays })
    expect(weekly(366).at(-1)).toBe('366/1 2027-02-01 regular_evening')
    expect(weekly(367)).toEqual(['schedule.not_a_visit_plan'])
  })
})

describe('refusing a plan of visits', () => {
  test.each([
    { visitCount: 0, recurrenceRate: 1 },
    { visitCount: 1.5, recurrenceRate: 1 },
    { visitCount: 1, recurrenceRate: 0 },
    { visitCount: 8, recurrenceRate: 8 },
    { visitCount: NaN, recurrenceRate: NaN },
  ])('planning visits refuses $visitCount visits at $recurrenceRate a week', (bundle) => {
    expect(schedule({ bundle: { ...bundle, period: 'any' } })).toEqual(['schedule.not_a_visit_plan'])
  })

  test('planning visits refuses evenings of a morning plan', () => {
    expect(
      scheduleVisits(
        { ...single, bundle: { visitCount: 1, recurrenceRate: 1, period: 'morning' } },
        situation,
      ),
    ).toEqual({ ok: false, reason: { code: 'schedule.period_not_in_plan', values: { period: 'evening' } } })
  })

  test('planning visits refuses an unknown repetition', () => {
    expect(schedule({ repetition: { count: 2, intervalDays: 30 } })).toEqual(['schedule.unknown_repetition'])
  })

  test('planning visits refuses a weekly repetition of a bundle', () => {
    expect(
      scheduleVisits(
        {
          ...single,
          bundle: { visitCount: 4, recurrenceRate: 1, period: 'any' },
          repetition: { count: 2, intervalDays: 7 },
        },
        situation,
      ),
    ).toEqual({ ok: false, reason: { code: 'schedule.weekly_needs_a_single_visit' } })
  })

  test('planning visits refuses fewer or more weekdays than visits a week, and counts a weekday once', () => {
    const bundle = { visitCount: 8, recurrenceRate: 2, period: 'any' } as const
    expect(scheduleVisits({ ...single, bundle, weekdays: [0, 0] }, situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.wrong_number_of_weekdays', values: { wanted: 2, chosen: 1 } },
    })
    expect(schedule({ bundle, weekdays: [0, 1, 2] })).toEqual(['schedule.wrong_number_of_weekdays'])
    expect(schedule({ bundle })).toEqual(['schedule.wrong_number_of_weekdays'])
  })

  test('planning visits refuses a first day that is not on a chosen weekday', () => {
    expect(scheduleVisits({ ...single, weekdays: [1] }, situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.first_day_not_a_chosen_weekday', values: { day: '2026-02-01' } },
    })
  })

  test('planning visits refuses a first day beyond the horizon, but not later visits beyond it', () => {
    const bundle = { visitCount: 4, recurrenceRate: 1, period: 'any' } as const
    expect(schedule({ bundle, firstDay: localDate('2026-07-31') })).toEqual(['schedule.too_far'])
    expect(schedule({ bundle, firstDay: localDate('2026-07-30') })).toHaveLength(4)
  })

  test('planning visits refuses a chosen Friday morning and names its date', () => {
    const outcome = scheduleVisits(
      {
        ...single,
        bundle: { visitCount: 4, recurrenceRate: 2, period: 'any' },
        period: 'morning',
        weekdays: [0, FRIDAY],
      },
      situation,
    )
    expect(outcome).toEqual({
      ok: false,
      reason: { code: 'schedule.no_friday_morning', values: { day: '2026-02-06' } },
    })
  })

  test('planning visits refuses a repetition if the slot of a later visit is taken', () => {
    const taken = new Set([slotKey(localDate('2026-02-15'), 'evening')])
    const outcome = scheduleVisits(
      { ...single, repetition: { count: 3, intervalDays: 7 } },
      { ...situation, taken },
    )
    expect(outcome).toEqual({
      ok: false,
      reason: { code: 'schedule.taken', values: { day: '2026-02-15', period: 'evening' } },
    })
  })
})

describe('any planned booking', () => {
  const requests = fc
    .record({
      visitCount: fc.integer({ min: 1, max: 30 }),
      start: fc.integer({ min: 0, max: 170 }),
      chosen: fc.subarray([...weekdays], { minLength: 1 }),
      count: fc.integer({ min: 1, max: 4 }),
      interval: fc.constantFrom(0, 7, 28),
      period: fc.constantFrom('morning' as const, 'evening' as const),
    })
    .map(({ visitCount, start, chosen, count, interval, period }): VisitScheduleInput => {
      const anchor = addDays(localDate('2026-02-01'), start)
      const days: Weekday[] = chosen.slice(0, visitCount)
      const firstDay =
        weekdays.map((offset) => addDays(anchor, offset)).find((day) => days.includes(weekdayOf(day))) ??
        anchor
      return {
        bundle: { visitCount, recurrenceRate: days.length, period: 'any' },
        firstDay,
        period,
        weekdays: days,
        repetition: { count: interval === 0 ? 1 : count, intervalDays: interval },
      }
    })

  test(
    'any planned booking has its visits in order on the chosen weekdays, and repeats the first ones at the chosen interval',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(requests, (request) => {
          const outcome = scheduleVisits(request, situation)
          const { bundle, repetition } = request
          if (!outcome.ok) {
            const expected = [
              'schedule.too_far',
              'schedule.no_friday_morning',
              'schedule.weekly_needs_a_single_visit',
              'schedule.bundle_longer_than_interval',
            ]
            expect(expected).toContain(outcome.reason.code)
            if (outcome.reason.code === 'schedule.no_friday_morning') {
              expect(request.period).toBe('morning')
              expect(request.weekdays).toContain(FRIDAY)
            }
            return
          }
          const visits = outcome.value
          expect(visits).toHaveLength(bundle.visitCount * repetition.count)
          expect(visits[0]?.day).toBe(request.firstDay)
          visits.slice(1).forEach((visit, index) => expect(visit.day > (visits[index]?.day ?? '')).toBe(true))
          for (const [index, visit] of visits.entries()) {
            expect(request.weekdays).toContain(weekdayOf(visit.day))
            expect(visit.window.period).toBe(request.period)
            const original = visits[index % bundle.visitCount]
            expect(original && daysBetween(original.day, visit.day)).toBe(
              Math.floor(index / bundle.visitCount) * repetition.intervalDays,
            )
          }
          expect(repeatModeRefusal(bundle, 'once')).toBeUndefined()
        }),
        propertyTestOptions,
      )
    },
  )
})
