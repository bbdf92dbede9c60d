import { IslamicUmalquraCalendar } from '@internationalized/date'

const calendar = new IslamicUmalquraCalendar()
const JULIAN_DAY_OF_EPOCH = 2_440_588

export interface UmalquraDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Nothing outside 1300 to 1600 AH: there the library would fall back to the civil rule without a word. */
export function toUmalqura(epochDay: number): UmalquraDay | undefined {
  const { year, month, day } = calendar.fromJulianDay(epochDay + JULIAN_DAY_OF_EPOCH)
  return year >= 1300 && year <= 1600 ? { year, month, day } : undefined
}
