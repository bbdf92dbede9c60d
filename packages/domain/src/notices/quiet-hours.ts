import { addDays, clockTime, instantAt, riyadhDay, riyadhTime } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import type { NoticeKind } from '../vocabulary/index.ts'
import { noticeRules } from './notice-rules.ts'

const nightBegins = clockTime('22:00')
const nightEnds = clockTime('08:00')

/**
 * Whether a moment is within the quiet hours, 22:00 to 8:00 in Riyadh, when emails and texts that can
 * wait are not sent.
 */
export const isQuietHour = (at: Instant): boolean => {
  const time = riyadhTime(at)
  return time >= nightBegins || time < nightEnds
}

/** When an email or text of this kind may be sent: now, or at the end of the quiet hours. */
export function earliestSendTime(kind: NoticeKind, now: Instant): Instant {
  if (noticeRules[kind].atNight === 'goes' || !isQuietHour(now)) return now
  const today = riyadhDay(now)
  return instantAt(riyadhTime(now) >= nightBegins ? addDays(today, 1) : today, nightEnds)
}
