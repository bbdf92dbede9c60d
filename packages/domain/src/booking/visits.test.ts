import { instant, localDate, weekday, weekdayOf } from '../calendar/index.ts'
import { unrestrictedPlanDays, visitWindows } from '../schedule/index.ts'
import { expect, test } from 'vitest'

import {
  withArrivalTimes,
  needsWeekdays,
  isWeekdayOpen,
  nearestFirstVisitDays,
  previewVisits,
  bookingContextAt,
  visitWindowsToShow,
} from './visits.ts'

// A Thursday morning, before and in Ramadan 1447 (18 February to 19 March 2026)
const situation = bookingContextAt(instant('2026-02-12T09:00:00+03:00'), { visitDays: unrestrictedPlanDays })
const single = { visitCount: 1, recurrenceRate: 1, period: 'any' } as const
const eight = { visitCount: 8, recurrenceRate: 2, period: 'any' } as const

test('the nearest days to choose skip days that cannot be booked, and Fridays for a morning', () => {
  expect(nearestFirstVisitDays(3, { bundle: single, period: 'morning', weekdays: [] }, situation)).toEqual([
    '2026-02-14',
    '2026-02-15',
    '2026-02-16',
  ])
  expect(nearestFirstVisitDays(2, { bundle: single, period: 'evening', weekdays: [] }, situation)).toEqual([
    '2026-02-12',
    '2026-02-13',
  ])
})

test('the nearest days to choose are on the chosen weekdays', () => {
  const days = nearestFirstVisitDays(
    3,
    { bundle: single, period: 'evening', weekdays: [weekday(1)] },
    situation,
  )
  expect(days.map(weekdayOf)).toEqual([1, 1, 1])
})

test('weekdays are asked for where a plan has several visits a week', () => {
  expect(needsWeekdays(single)).toBe(false)
  expect(needsWeekdays(eight)).toBe(true)
  expect(isWeekdayOpen(weekday(5), 'morning', { visitDays: unrestrictedPlanDays })).toBe(false)
  expect(isWeekdayOpen(weekday(5), 'evening', { visitDays: unrestrictedPlanDays })).toBe(true)
})

test('the preview of a booking shows each visit with its real window, in Ramadan and on a Friday too', () => {
  const visits = previewVisits(
    eight,
    {
      firstDay: localDate('2026-02-13'),
      period: 'evening',
      weekdays: [weekday(0), weekday(5)],
      repeatMode: 'once',
      repeatCount: 1,
    },
    situation,
  )
  expect(visits).toHaveLength(8)
  expect(visits.slice(0, 3).map(({ day, window }) => [day, window.from])).toEqual([
    ['2026-02-13', '14:30'],
    ['2026-02-15', '16:00'],
    ['2026-02-20', '20:00'],
  ])
})

test('an incomplete choice of visits has no preview', () => {
  expect(
    previewVisits(
      single,
      { firstDay: undefined, period: 'morning', weekdays: [], repeatMode: 'once', repeatCount: 1 },
      situation,
    ),
  ).toEqual([])
})

test('a plan of one weekday is offered on that weekday only', () => {
  const fridays = { visitDays: { ...unrestrictedPlanDays, weekdays: [weekday(5)] } }
  const open = bookingContextAt(instant('2026-02-12T09:00:00+03:00'), fridays)
  expect(nearestFirstVisitDays(3, { bundle: single, period: 'evening', weekdays: [] }, open)).toEqual([
    '2026-02-13',
    '2026-02-20',
    '2026-02-27',
  ])
  expect(isWeekdayOpen(weekday(4), 'evening', fridays)).toBe(false)
})

test('a plan for Ramadan starts only on days that keep all its visits within Ramadan', () => {
  const ramadan = bookingContextAt(instant('2026-02-12T09:00:00+03:00'), {
    visitDays: { ...unrestrictedPlanDays, season: 'ramadan' },
  })
  const first = { bundle: eight, period: 'evening', weekdays: [] } as const
  expect(nearestFirstVisitDays(1, first, ramadan)).toEqual(['2026-02-18'])
  const days = nearestFirstVisitDays(99, { ...first, weekdays: [weekday(0), weekday(3)] }, ramadan)
  expect([days[0], days.at(-1)]).toEqual(['2026-02-18', '2026-02-22'])
})

test('the arrival times of the server replace the calculated ones if they are a known window', () => {
  const visits = previewVisits(
    single,
    {
      firstDay: localDate('2026-02-18'),
      period: 'evening',
      weekdays: [],
      repeatMode: 'weekly',
      repeatCount: 3,
    },
    situation,
  )
  const arrivals = new Map([
    ['2026-02-18/evening', { from: '16:00', until: '18:00' }],
    ['2026-02-25/evening', { from: '03:00', until: '04:00' }],
  ])
  expect(visits.map(({ window }) => window.from)).toEqual(['20:00', '20:00', '20:00'])
  expect(withArrivalTimes(visits, arrivals).map(({ window }) => window.from)).toEqual([
    '16:00',
    '20:00',
    '20:00',
  ])
})

test('the arrival windows shown for morning and evening are those of the chosen day, or those of the season that the server reports', () => {
  const today = localDate('2026-02-12')
  const shown = (firstDay: string | undefined, reportedCode?: string) =>
    visitWindowsToShow(
      { firstDay: firstDay === undefined ? undefined : localDate(firstDay), today },
      visitWindows.find(({ code }) => code === reportedCode),
    ).map(({ code }) => code)
  expect(shown(undefined)).toEqual(['regular_morning', 'regular_evening'])
  expect(shown('2026-02-13')).toEqual(['regular_morning', 'friday_evening'])
  expect(shown('2026-02-18')).toEqual(['ramadan_morning', 'ramadan_evening'])
  expect(shown('2026-02-18', 'regular_evening')).toEqual(['regular_morning', 'regular_evening'])
  expect(shown('2026-02-12', 'ramadan_morning')).toEqual(['ramadan_morning', 'ramadan_evening'])
})

test('a day that cannot be booked has no visits to preview', () => {
  const friday = {
    firstDay: localDate('2026-02-13'),
    period: 'morning',
    weekdays: [],
    repeatMode: 'once',
    repeatCount: 1,
  } as const
  expect(previewVisits(single, friday, situation)).toEqual([])
})
