import { instantToIso } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'

/** An event of a calendar file. */
export type CalendarEvent = {
  /** The id of the event: with the same id a calendar replaces an event instead of adding a copy. */
  readonly id: string
  /** A number that each change increases, so that a calendar recognises the newer version. */
  readonly sequence: number
  readonly from: Instant
  readonly until: Instant
  readonly title: string
  readonly place: string | null
  /** A calendar that has the event strikes it out or removes it. */
  readonly isCancelled: boolean
}

const LINE_OCTETS = 75

/** Formats a moment as iCalendar does: `20261126T130000Z`. */
const stamp = (at: Instant): string => `${instantToIso(at).slice(0, 19).replaceAll(/[-:]/g, '')}Z`

// RFC 5545, 3.3.11
const escape = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r?\n/g, String.raw`\n`)

/**
 * Folds a line as RFC 5545, 3.1 requires: at most 75 octets a line, without splitting a character.
 */
function fold(line: string): string {
  const bytes = new TextEncoder()
  let octets = 0
  let folded = ''
  for (const letter of line) {
    const width = bytes.encode(letter).length
    if (octets + width > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += width
  }
  return folded
}

/** Returns an iCalendar file with one or more events. */
export function formatCalendarFile(events: readonly CalendarEvent[], now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sakina//Visits//AR',
    ...events.flatMap(({ id, sequence, from, until, title, place, isCancelled }) => [
      'BEGIN:VEVENT',
      `UID:${escape(id)}@sakina`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(until)}`,
      `SUMMARY:${escape(title)}`,
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      ...(place === null ? [] : [`LOCATION:${escape(place)}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
