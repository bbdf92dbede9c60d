import { expect, test } from 'vitest'
import { addHours, instant } from '../calendar/index.ts'
import { visitStates } from '../vocabulary/index.ts'
import { canRateVisit, RATING_CHANGE_DAYS } from './index.ts'

const now = instant('2026-10-12T13:30:00+03:00')
const done = { state: 'done', isClaimOpen: false, ratedAt: null } as const

test('a family rates a visit that was made, and no other', () => {
  expect(visitStates.filter((state) => canRateVisit({ ...done, state }, now))).toEqual(['done'])
  expect(canRateVisit({ ...done, state: 'unknown' }, now)).toBe(false)
})

test('a visit to which the family says nobody came is not rated until that is decided', () => {
  expect(canRateVisit({ ...done, isClaimOpen: true }, now)).toBe(false)
})

test('a rating can be changed for seven days after it was first given', () => {
  const rated = { ...done, ratedAt: now }
  expect(canRateVisit(rated, addHours(now, RATING_CHANGE_DAYS * 24))).toBe(true)
  expect(canRateVisit(rated, instant(addHours(now, RATING_CHANGE_DAYS * 24) + 1))).toBe(false)
})
