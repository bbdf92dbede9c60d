export { addBusinessDays } from './business-days.ts'
export { toCommercialDays } from './commercial-days.ts'
export { toHijri } from './hijri.ts'
export {
  addHours,
  addMinutes,
  clockTime,
  hoursBetween,
  instant,
  instantAt,
  instantToIso,
  parseInstant,
  riyadhDay,
  riyadhTime,
} from './instant.ts'
export type { ClockTime, Instant } from './instant.ts'
export {
  addDays,
  daysBetween,
  FRIDAY,
  laterOf,
  localDate,
  parseLocalDate,
  weekday,
  weekdayOf,
  weekdays,
} from './local-date.ts'
export type { LocalDate, Weekday } from './local-date.ts'
export { isRamadan, nextRamadan, ramadanOf } from './ramadan.ts'
export type { RamadanDateOverrides } from './ramadan.ts'
