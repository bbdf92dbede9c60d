import { addDays, clockTime, instantAt, riyadhDay, riyadhTime } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import type { NoticeKind } from '../vocabulary/index.ts'
import { noticeRules } from './table.ts'

const nightBegins = clockTime('22:00')
const nightEnds = clockTime('08:00')

/** From 22:00 to 8:00 in Riyadh nobody's phone rings because of us. */
export const isQuiet = (at: Instant): boolean => {
  const time = riyadhTime(at)
  return time >= nightBegins || time < nightEnds
}

/** When an email or text of this kind may be sent: now, or when the night is over. */
export function sendAt(kind: NoticeKind, now: Instant): Instant {
  if (noticeRules[kind].atNight === 'goes' || !isQuiet(now)) return now
  const today = riyadhDay(now)
  return instantAt(riyadhTime(now) >= nightBegins ? addDays(today, 1) : today, nightEnds)
}
