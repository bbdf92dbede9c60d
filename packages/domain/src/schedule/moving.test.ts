import { describe, expect, test } from 'vitest'
import { addHours, addMinutes, instant, localDate } from '../calendar/index.ts'
import { DEFAULT_POLICIES } from '../policies/index.ts'
import { slotKey } from './availability.ts'
import type { BookingContext } from './availability.ts'
import { validateVisitMove } from './moving.ts'
import { defaultScheduleRules as rules } from './rules.ts'

const arriveFrom = instant('2026-02-04T16:00:00+03:00')
const visit = { day: localDate('2026-02-04'), period: 'evening', arriveFrom, planPeriod: 'any' } as const
const situation: BookingContext = { now: instant('2026-02-01T10:00:00+03:00'), rules, taken: new Set() }
const to = (day: string, period: 'morning' | 'evening' = 'evening') => ({ day: localDate(day), period })

describe('moving a visit', () => {
  test('moving a visit to a free slot gives that slot', () => {
    const moved = validateVisitMove(visit, to('2026-02-06'), situation)
    expect(moved.ok && moved.value.window.code).toBe('friday_evening')
  })

  test('moving a visit is refused with exactly 48 hours of notice and allowed with a minute more', () => {
    const exactly = addHours(arriveFrom, -48)
    expect(validateVisitMove(visit, to('2026-02-06'), { ...situation, now: exactly })).toEqual({
      ok: false,
      reason: { code: 'schedule.move_too_late', values: { hours: 48 } },
    })
    expect(
      validateVisitMove(visit, to('2026-02-06'), { ...situation, now: addMinutes(exactly, -1) }).ok,
    ).toBe(true)
  })

  test('moving a visit needs as much notice as the owner configures', () => {
    const policies = { ...DEFAULT_POLICIES, noticeHours: 24 }
    const late = { ...situation, now: addHours(arriveFrom, -30) }
    expect(validateVisitMove(visit, to('2026-02-06'), late).ok).toBe(false)
    expect(validateVisitMove(visit, to('2026-02-06'), late, policies).ok).toBe(true)
    expect(
      validateVisitMove(visit, to('2026-02-06'), { ...situation, now: arriveFrom }, policies),
    ).toMatchObject({
      reason: { values: { hours: 24 } },
    })
  })

  test('moving a visit to its own slot is refused, to the other period of its day is accepted', () => {
    expect(validateVisitMove(visit, to('2026-02-04'), situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.move_to_same_slot' },
    })
    expect(validateVisitMove(visit, to('2026-02-04', 'morning'), situation).ok).toBe(true)
    expect(validateVisitMove(visit, to('2026-02-05'), situation).ok).toBe(true)
  })

  test('moving a visit to another period than the plan’s is refused', () => {
    const eveningPlan = { ...visit, planPeriod: 'evening' } as const
    expect(validateVisitMove(eveningPlan, to('2026-02-05', 'morning'), situation)).toEqual({
      ok: false,
      reason: { code: 'schedule.period_not_in_plan', values: { period: 'morning' } },
    })
    expect(validateVisitMove(eveningPlan, to('2026-02-05'), situation).ok).toBe(true)
  })

  test('moving a visit to a taken or impossible slot is refused with the reason', () => {
    const taken = new Set([slotKey(localDate('2026-02-05'), 'evening')])
    expect(validateVisitMove(visit, to('2026-02-05'), { ...situation, taken })).toMatchObject({
      reason: { code: 'schedule.taken' },
    })
    expect(validateVisitMove(visit, to('2026-02-06', 'morning'), situation)).toMatchObject({
      reason: { code: 'schedule.no_friday_morning' },
    })
    expect(validateVisitMove(visit, to('2027-02-06'), situation)).toMatchObject({
      reason: { code: 'schedule.too_far' },
    })
  })
})
