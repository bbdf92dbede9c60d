import { Refusal } from '../refusal/index.ts'
import { localDate } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

declare const moment: unique symbol
declare const clock: unique symbol

/** A moment in time, in milliseconds since 1970 UTC. */
export type Instant = number & { readonly [moment]: true }

/** A local time in Riyadh, written HH:MM, 24 hours. */
export type ClockTime = string & { readonly [clock]: true }

// Asia/Riyadh is always UTC+3, without daylight saving, so the time zone data of the device are not
// needed.
const RIYADH_OFFSET_MS = 3 * 3_600_000
const MS_PER_MINUTE = 60_000

// The range of four-digit years, with room for the offset.
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-30T00:00:00Z')

const isInstant = (value: number): value is Instant =>
  Number.isSafeInteger(value) && value >= EARLIEST && value <= LATEST

const isClockTime = (text: string): text is ClockTime => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

// A text without an offset would be read in the time zone of the device.
const parseIso = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text)
    : NaN

/** Parses an instant from milliseconds, a `Date` or an ISO text with its offset. */
export function parseInstant(value: number | string | Date): Instant | undefined {
  const milliseconds = typeof value === 'string' ? parseIso(value) : Number(value)
  return isInstant(milliseconds) ? milliseconds : undefined
}

/** Parses a number, text or `Date` to an instant, or throws a refusal. */
export function instant(value: number | string | Date): Instant {
  const read = parseInstant(value)
  if (read === undefined) throw new Refusal('calendar.not_an_instant', { value: String(value).slice(0, 40) })
  return read
}

/** Returns an instant as ISO 8601 text in UTC. */
export const instantToIso = (at: Instant): string => new Date(at).toISOString()

/** Checks that a text is a time of day, or throws a refusal. */
export function clockTime(text: string): ClockTime {
  if (!isClockTime(text)) throw new Refusal('calendar.not_a_time', { text: text.slice(0, 32) })
  return text
}

const inRiyadh = (at: Instant): string => new Date(at + RIYADH_OFFSET_MS).toISOString()

/** The day in Riyadh at that moment, whatever the device's time zone. */
export const riyadhDay = (at: Instant): LocalDate => localDate(inRiyadh(at).slice(0, 10))

/** The local time in Riyadh at that moment, to the minute. */
export const riyadhTime = (at: Instant): ClockTime => clockTime(inRiyadh(at).slice(11, 16))

/** Returns the instant of a date and a time of day in Saudi Arabia. */
export const instantAt = (date: LocalDate, time: ClockTime): Instant => instant(`${date}T${time}:00+03:00`)

export function addMinutes(at: Instant, minutes: number): Instant {
  return instant(at + minutes * MS_PER_MINUTE)
}

export const addHours = (at: Instant, hours: number): Instant => addMinutes(at, hours * 60)

/** Hours from one moment to the other, with fractions. */
export const hoursBetween = (from: Instant, to: Instant): number => (to - from) / (60 * MS_PER_MINUTE)
