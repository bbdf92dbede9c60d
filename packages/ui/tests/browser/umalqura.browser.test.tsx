import { IslamicUmalquraCalendar } from '@internationalized/date'
import { expect, it } from 'vitest'
import { toUmalqura } from '../../src/components/date-text/umalqura.ts'

// A server and a browser must calculate the same days, because hydration keeps the dates of the
// server.

it('the browser begins every Umm al-Qura month on the day of the published table', () => {
  const calendar = new IslamicUmalquraCalendar()
  const dayOf = (epochDay: number): string => {
    const { year, month, day } = calendar.fromJulianDay(epochDay + 2_440_588)
    return `${year}-${month}-${day}`
  }
  const first = Date.UTC(1882, 10, 12) / 86_400_000
  const last = Date.UTC(2173, 11, 6) / 86_400_000
  const beginnings = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((epochDay) =>
    dayOf(epochDay).endsWith('-1'),
  )
  const different = beginnings.filter((epochDay) => {
    const date = toUmalqura(epochDay)
    return `${date?.year}-${date?.month}-${date?.day}` !== dayOf(epochDay)
  })
  expect(beginnings).toHaveLength(300 * 12)
  expect(different).toEqual([])
})
