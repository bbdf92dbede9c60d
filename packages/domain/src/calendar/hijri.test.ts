import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { fromHijri, hijriMonthLength, toHijri } from './hijri.ts'
import { addDays, toEpochDay, fromEpochDay, localDate } from './local-date.ts'

describe('the Umm al-Qura calendar', () => {
  test('the Umm al-Qura calendar agrees with Intl on every day of the years 1440 to 1460', () => {
    const intl = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    const end = fromHijri({ year: 1461, month: 1, day: 1 })
    const disagreements: string[] = []
    let days = 0
    for (let date = fromHijri({ year: 1440, month: 1, day: 1 }); date < end; date = addDays(date, 1)) {
      const parts = intl.formatToParts(new Date(`${date}T12:00:00Z`))
      const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value)
      const { year, month, day } = toHijri(date)
      if (year !== part('year') || month !== part('month') || day !== part('day')) disagreements.push(date)
      days += 1
    }
    expect(disagreements).toEqual([])
    expect(days).toBe(7442)
  })

  test('the Hijri date of 18 February 2026 is 1 Ramadan 1447', () => {
    expect(toHijri(localDate('2026-02-18'))).toEqual({ year: 1447, month: 9, day: 1 })
    expect(fromHijri({ year: 1447, month: 9, day: 1 })).toBe('2026-02-18')
  })

  test.each([
    [1447, '2026-05-27'],
    [1448, '2027-05-16'],
    [1449, '2028-05-05'],
    [1450, '2029-04-24'],
  ])('the Hijri date 10 Dhu al-Hijjah %i is %s', (year, date) => {
    expect(fromHijri({ year, month: 12, day: 10 })).toBe(date)
  })

  test('the Umm al-Qura table begins with 1300 and ends with 1599', () => {
    expect(toHijri(localDate('1882-11-12'))).toEqual({ year: 1300, month: 1, day: 1 })
    const last = fromHijri({ year: 1599, month: 12, day: hijriMonthLength(1599, 12) })
    expect(toHijri(last).year).toBe(1599)
    for (const outside of [localDate('1882-11-11'), addDays(last, 1)]) {
      expect(() => toHijri(outside)).toThrow('calendar.no_hijri_table')
    }
  })

  test.each([
    { year: 1299, month: 1, day: 1 },
    { year: 1600, month: 1, day: 1 },
    { year: 1447.5, month: 1, day: 1 },
    { year: 1447, month: 0, day: 1 },
    { year: 1447, month: 13, day: 1 },
    { year: 1447, month: 1.5, day: 1 },
    { year: 1447, month: 9, day: 0 },
    { year: 1447, month: 9, day: 31 },
    { year: 1448, month: 9, day: 30 },
    { year: 1447, month: 9, day: NaN },
  ])('the Hijri date $year-$month-$day is refused', (date) => {
    expect(() => fromHijri(date)).toThrow('calendar.not_a_hijri_date')
  })

  test(
    'every day is converted to the Hijri calendar and back, and consecutive days stay consecutive',
    slowTestOptions,
    () => {
      const range = { min: toEpochDay(localDate('1882-11-12')), max: toEpochDay(localDate('2173-12-05')) }
      fc.assert(
        fc.property(fc.integer(range), (number) => {
          const date = fromEpochDay(number)
          const hijri = toHijri(date)
          expect(fromHijri(hijri)).toBe(date)
          const next = toHijri(addDays(date, 1))
          const continues = next.day === hijri.day + 1 && next.month === hijri.month
          const begins = next.day === 1 && hijri.day === hijriMonthLength(hijri.year, hijri.month)
          expect(continues || begins).toBe(true)
        }),
        propertyTestOptions,
      )
    },
  )
})
