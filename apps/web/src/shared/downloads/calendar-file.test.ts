import { instant } from '@sakina/domain/calendar'
import { describe, expect, it } from 'vitest'

import { formatCalendarFile } from './calendar-file.ts'

const visit = {
  id: 'v1',
  sequence: 2,
  from: instant('2026-11-26T13:00:00Z'),
  until: instant('2026-11-26T19:00:00Z'),
  title: 'زيارة',
  place: null,
  isCancelled: false,
}
const now = instant('2026-11-21T06:00:00Z')

describe('a calendar file', () => {
  it('a calendar file contains the times of an event in UTC, its id and its sequence number', () => {
    const file = formatCalendarFile([visit], now)
    expect(file).toContain('DTSTART:20261126T130000Z\r\nDTEND:20261126T190000Z\r\n')
    expect(file).toContain('DTSTAMP:20261121T060000Z')
    expect(file).toContain('UID:v1@sakina\r\nSEQUENCE:2\r\n')
  })

  it('a calendar file escapes commas, semicolons and line breaks', () => {
    const file = formatCalendarFile([{ ...visit, title: 'a, b; c\nd', place: '7421, حي الربوة' }], now)
    expect(file).toContain(String.raw`SUMMARY:a\, b\; c\nd`)
    expect(file).toContain(String.raw`LOCATION:7421\, حي الربوة`)
  })

  it('a calendar file folds long lines at 75 octets without splitting a character', () => {
    const title = 'زيارة الساعات '.repeat(12).trim()
    const file = formatCalendarFile([{ ...visit, title }], now)
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })

  it('a calendar file marks a cancelled event under the id it had', () => {
    const file = formatCalendarFile([visit, { ...visit, id: 'v2', sequence: 1, isCancelled: true }], now)
    const [, kept, cancelled] = file.split('BEGIN:VEVENT')
    expect(kept).not.toContain('STATUS')
    expect(cancelled).toContain('UID:v2@sakina\r\nSEQUENCE:1\r\n')
    expect(cancelled).toContain('STATUS:CANCELLED\r\n')
  })

  it('a calendar file contains every event that is passed to its writer', () => {
    const file = formatCalendarFile([visit, { ...visit, id: 'v2' }], now)
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })
})
