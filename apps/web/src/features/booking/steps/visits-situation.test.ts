import { instant, localDate, weekday, weekdayOf } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { asksWeekdays, isWeekdayOpen, nearestDays, previewVisits, situationAt } from './visits-situation.ts'

// A Thursday morning, before and in Ramadan 1447 (18 February to 19 March 2026)
const situation = situationAt(instant('2026-02-12T09:00:00+03:00'))
const single = { visitCount: 1, recurrenceRate: 1, period: 'any' } as const
const eight = { visitCount: 8, recurrenceRate: 2, period: 'any' } as const

test('the nearest days leave out what cannot be booked any more, and Fridays for a morning', () => {
  expect(nearestDays(3, { period: 'morning', weekdays: [] }, situation)).toEqual([
    '2026-02-14',
    '2026-02-15',
    '2026-02-16',
  ])
  expect(nearestDays(2, { period: 'evening', weekdays: [] }, situation)).toEqual(['2026-02-12', '2026-02-13'])
})

test('the nearest days are of the chosen weekdays', () => {
  const days = nearestDays(3, { period: 'evening', weekdays: [weekday(1)] }, situation)
  expect(days.map(weekdayOf)).toEqual([1, 1, 1])
})

test('weekdays are asked for where a plan has several visits a week', () => {
  expect(asksWeekdays(single)).toBe(false)
  expect(asksWeekdays(eight)).toBe(true)
  expect(isWeekdayOpen(weekday(5), 'morning')).toBe(false)
  expect(isWeekdayOpen(weekday(5), 'evening')).toBe(true)
})

test('the preview shows each visit with its real window, in Ramadan and on a Friday too', () => {
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

test('an unfinished choice has no visits yet', () => {
  expect(
    previewVisits(
      single,
      { firstDay: undefined, period: 'morning', weekdays: [], repeatMode: 'once', repeatCount: 1 },
      situation,
    ),
  ).toEqual([])
})
