import { weekStartOf } from '../provider/formatters.ts'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  withMonthOrYear,
  monthWeeks,
  parseTypedDate,
  weekdayOf,
  formatTypedDate,
} from './month.ts'

describe('a typed date', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['٢١/١١/٢٠٢٦', '2026-11-21'],
    ['۲۱-۱۱-۲۰۲۶', '2026-11-21'],
    ['1.2.2026', '2026-02-01'],
    ['2026-11-21', '2026-11-21'],
    ['1/9/1447', '2026-02-18'],
    ['\u200E18/02/2026\u200F', '2026-02-18'],
  ])('the typed date %s is %s', (typed, iso) => {
    expect(parseTypedDate(typed)).toBe(iso)
  })

  it.each(['', '31/02/2026', '29/02/2026', '31/9/1447', '12/13/2026', '0/1/2026', '1/1/26', 'غدًا'])(
    'the typed date %s is rejected',
    (typed) => {
      expect(parseTypedDate(typed)).toBeUndefined()
    },
  )

  it('a typed date is parsed in both calendars', () => {
    for (const iso of ['2026-02-18', '2026-11-21', '2028-02-29'])
      for (const calendar of ['gregory', 'umalqura'] as const)
        expect(parseTypedDate(formatTypedDate(iso, calendar))).toBe(iso)
  })
})

describe('a month', () => {
  it('a month of the calendar begins on its weekday, with Sunday first', () => {
    expect(weekdayOf('2026-11-21')).toBe(6)
    const [first = []] = monthWeeks('2026-12-15', 'gregory')
    expect(first.map((day) => day?.lead.day)).toEqual([undefined, undefined, 1, 2, 3, 4, 5])
  })

  it('a month of another place begins its weeks on the first day of the week there', () => {
    const [first = []] = monthWeeks('2026-12-15', 'gregory', 1)
    expect(first.map((day) => day?.lead.day)).toEqual([undefined, 1, 2, 3, 4, 5, 6])
    expect(first.map((day) => day?.weekday)).toEqual([undefined, 2, 3, 4, 5, 6, 0])
  })

  it.each([
    ['ar', 0],
    ['ar-EG', 6],
    ['en', 0],
    ['en-GB', 1],
    ['fr', 1],
  ])('a week in %s begins on weekday %i', (locale, weekday) => {
    expect(weekStartOf(locale)).toBe(weekday)
  })

  it('a month lists the days of the chosen calendar, each with its date in the other calendar', () => {
    const days = monthWeeks('2026-02-20', 'umalqura')
      .flat()
      .filter((day) => day !== undefined)
    expect(days).toHaveLength(30)
    expect(days[0]).toMatchObject({
      iso: '2026-02-18',
      lead: { day: 1, month: 9 },
      other: { day: 18, month: 2 },
    })
  })

  it('a month later is the same day of the month, or its last day if the month is shorter', () => {
    expect(addMonths('2026-01-31', 1, 'gregory')).toBe('2026-02-28')
    expect(addMonths('2026-02-18', 1, 'umalqura')).toBe('2026-03-20')
    expect(withMonthOrYear('2026-11-21', { year: 2028, month: 2 }, 'gregory')).toBe('2028-02-21')
  })
})
