export { addBusinessDays, isBusinessDay } from './business-days.ts'
export { commercialDays, DAYS_IN_A_MONTH } from './commercial-days.ts'
export { fromHijri, hijriMonthLength, hijriMonthName, toHijri } from './hijri.ts'
export type { HijriDate, Language } from './hijri.ts'
export {
  addHours,
  addMinutes,
  clockTime,
  clockTimeAt,
  hoursBetween,
  instant,
  instantAt,
  isoInstant,
  minutesOf,
  parseInstant,
  riyadhDay,
  riyadhTime,
} from './instant.ts'
export type { ClockTime, Instant } from './instant.ts'
export {
  addDays,
  dayNumber,
  daysBetween,
  earlier,
  FRIDAY,
  fromDayNumber,
  later,
  localDate,
  parseLocalDate,
  SATURDAY,
  SUNDAY,
  weekday,
  weekdayOf,
  weekdays,
} from './local-date.ts'
export type { LocalDate, Weekday } from './local-date.ts'
export { isRamadan, ramadanOf } from './ramadan.ts'
export type { Ramadan, RamadanOverrides } from './ramadan.ts'
