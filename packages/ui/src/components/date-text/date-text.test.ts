import { IslamicUmalquraCalendar } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { parseDay } from './day.ts'
import { toUmalqura } from './umalqura.ts'

const hijri = (iso: string): string | undefined => {
  const day = parseDay(iso)
  const date = day && toUmalqura(day.epochDay)
  return date && `${date.year}-${date.month}-${date.day}`
}

describe('parsing a day', () => {
  it('parsing a day accepts a valid day and returns its weekday', () => {
    expect(parseDay('2026-11-21')).toMatchObject({ year: 2026, month: 11, day: 21, weekday: 6 })
    expect(parseDay('1969-12-28')).toMatchObject({ weekday: 0 })
    expect(parseDay('2028-02-29')).toMatchObject({ day: 29 })
  })

  it.each([
    '',
    '2026-2-1',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-02-29',
    '0026-01-01',
    '2026-01-00',
  ])('parsing a day rejects %s', (text) => {
    expect(parseDay(text)).toBeUndefined()
  })
})

describe('the Umm al-Qura day', () => {
  it.each([
    ['2026-02-18', '1447-9-1'],
    ['2026-03-20', '1447-10-1'],
    ['2027-02-08', '1448-9-1'],
    ['2026-05-27', '1447-12-10'],
    ['2029-01-16', '1450-9-1'],
  ])('the Umm al-Qura day of %s is %s', (iso, expected) => {
    expect(hijri(iso)).toBe(expected)
  })

  it('the Umm al-Qura day matches the published table that the DatePicker uses, on every day from 1882 to 2173', () => {
    const calendar = new IslamicUmalquraCalendar()
    const first = Date.UTC(1882, 10, 12) / 86_400_000
    const last = Date.UTC(2173, 11, 6) / 86_400_000
    const different = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((epochDay) => {
      const { year, month, day } = calendar.fromJulianDay(epochDay + 2_440_588)
      const date = toUmalqura(epochDay)
      return date?.year !== year || date.month !== month || date.day !== day
    })
    expect(different).toEqual([])
  })

  it('the Umm al-Qura day is undefined outside the published table', () => {
    expect(hijri('1850-01-01')).toBeUndefined()
    expect(hijri('2300-01-01')).toBeUndefined()
  })
})
