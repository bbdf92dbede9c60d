export { addBusinessDays, isBusinessDay } from './business-days.ts'
export { commercialDays } from './commercial-days.ts'
export { fromHijri, hijriMonthLength, toHijri } from './hijri.ts'
export type { HijriDate, Language } from './hijri.ts'
export {
  addHours,
  addMinutes,
  clockTime,
  hoursBetween,
  instant,
  instantAt,
  isoInstant,
  parseInstant,
  riyadhDay,
  riyadhTime,
} from './instant.ts'
export type { ClockTime, Instant } from './instant.ts'
export {
  addDays,
  dayNumber,
  daysBetween,
  FRIDAY,
  fromDayNumber,
  later,
  localDate,
  parseLocalDate,
  SATURDAY,
  weekday,
  weekdayOf,
  weekdays,
} from './local-date.ts'
export type { LocalDate, Weekday } from './local-date.ts'
export { isRamadan, nextRamadan, ramadanOf } from './ramadan.ts'
export type { Ramadan, RamadanOverrides } from './ramadan.ts'
