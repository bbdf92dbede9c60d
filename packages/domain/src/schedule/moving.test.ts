import { describe, expect, test } from 'vitest'
import { addHours, addMinutes, instant, localDate } from '../calendar/index.ts'
import { slotKey } from './availability.ts'
import type { Situation } from './availability.ts'
import { CHANGE_NOTICE_HOURS, changeIsInTime, freeChangeUntil, moveVisit } from './moving.ts'
import { defaultScheduleRules as rules } from './rules.ts'

const arriveFrom = instant('2026-02-04T16:00:00+03:00')
const visit = { day: localDate('2026-02-04'), period: 'evening', arriveFrom } as const
const situation: Situation = { now: instant('2026-02-01T10:00:00+03:00'), rules, taken: new Set() }
const to = (day: string, period: 'morning' | 'evening' = 'evening') => ({ day: localDate(day), period })

describe('moving a visit', () => {
  test('is in time with more than 48 hours, not with exactly 48', () => {
    expect(CHANGE_NOTICE_HOURS).toBe(48)
    expect(changeIsInTime(arriveFrom, addMinutes(addHours(arriveFrom, -48), -1))).toBe(true)
    expect(changeIsInTime(arriveFrom, addHours(arriveFrom, -48))).toBe(false)
  })

  test('the last free moment is shown as a moment', () => {
    expect(freeChangeUntil(arriveFrom)).toBe(instant('2026-02-02T16:00:00+03:00'))
  })

  test('to a free slot gives that slot', () => {
    const moved = moveVisit(visit, to('2026-02-06'), situation)
    expect(moved.ok && moved.value.window.code).toBe('friday_evening')
  })

  test('too late is refused, wherever to', () => {
    expect(moveVisit(visit, to('2026-02-06'), { ...situation, now: freeChangeUntil(arriveFrom) })).toEqual({
      ok: false,
      reason: { code: 'schedule.move_too_late', values: { hours: 48 } },
    })
  })

  test('to where it is already is refused, to the other period of its day is not', () => {
    expect(moveVisit(visit, to('2026-02-04'), situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.move_to_same_slot' },
    })
    expect(moveVisit(visit, to('2026-02-04', 'morning'), situation).ok).toBe(true)
    expect(moveVisit(visit, to('2026-02-05'), situation).ok).toBe(true)
  })

  test('to a taken slot, or one that does not exist, is refused with its reason', () => {
    const taken = new Set([slotKey(localDate('2026-02-05'), 'evening')])
    expect(moveVisit(visit, to('2026-02-05'), { ...situation, taken })).toMatchObject({
      reason: { code: 'schedule.taken' },
    })
    expect(moveVisit(visit, to('2026-02-06', 'morning'), situation)).toMatchObject({
      reason: { code: 'schedule.no_friday_morning' },
    })
    expect(moveVisit(visit, to('2027-02-06'), situation)).toMatchObject({
      reason: { code: 'schedule.too_far' },
    })
  })
})
