import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date'
import { Refusal } from '../refusal/index.ts'
import { localDate } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

/** A day of the Umm al-Qura calendar; months count from 1 (Muharram) to 12 (Dhu al-Hijjah). */
export type HijriDate = { readonly year: number; readonly month: number; readonly day: number }
export type Language = 'ar' | 'en'

const ummAlQura = new IslamicUmalquraCalendar()
const gregorian = new GregorianCalendar()

// The published table covers only these years; beyond them libraries use arithmetic that no
// official calendar follows. The last year of this library's table, 1600, already differs by a day.
const FIRST_YEAR = 1300
const LAST_YEAR = 1599

const MONTHS: readonly Readonly<Record<Language, string>>[] = [
  { ar: 'محرم', en: 'Muharram' },
  { ar: 'صفر', en: 'Safar' },
  { ar: 'ربيع الأول', en: 'Rabi al-Awwal' },
  { ar: 'ربيع الآخر', en: 'Rabi al-Thani' },
  { ar: 'جمادى الأولى', en: 'Jumada al-Ula' },
  { ar: 'جمادى الآخرة', en: 'Jumada al-Thani' },
  { ar: 'رجب', en: 'Rajab' },
  { ar: 'شعبان', en: 'Shaban' },
  { ar: 'رمضان', en: 'Ramadan' },
  { ar: 'شوال', en: 'Shawwal' },
  { ar: 'ذو القعدة', en: 'Dhu al-Qadah' },
  { ar: 'ذو الحجة', en: 'Dhu al-Hijjah' },
]

const yearIsTabulated = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR

/** Returns the number of days of a Hijri month, or throws for a month outside the tables. */
export function hijriMonthLength(year: number, month: number): number {
  if (!yearIsTabulated(year) || MONTHS[month - 1] === undefined) {
    throw new Refusal('calendar.not_a_hijri_date', { year: String(year), month: String(month) })
  }
  return ummAlQura.getDaysInMonth(new CalendarDate(ummAlQura, year, month, 1))
}

/** Converts a Gregorian date to its Umm al-Qura date. */
export function toHijri(date: LocalDate): HijriDate {
  const [year, month, day] = date.split('-').map(Number)
  const hijri = toCalendar(new CalendarDate(Number(year), Number(month), Number(day)), ummAlQura)
  if (!yearIsTabulated(hijri.year)) throw new Refusal('calendar.no_hijri_table', { date })
  return { year: hijri.year, month: hijri.month, day: hijri.day }
}

/** Converts an Umm al-Qura date to its Gregorian date. */
export function fromHijri({ year, month, day }: HijriDate): LocalDate {
  if (!Number.isInteger(day) || day < 1 || day > hijriMonthLength(year, month)) {
    throw new Refusal('calendar.not_a_hijri_date', { year, month, day: String(day) })
  }
  return localDate(toCalendar(new CalendarDate(ummAlQura, year, month, day), gregorian).toString())
}
