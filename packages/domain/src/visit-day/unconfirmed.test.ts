import { expect, test } from 'vitest'
import { addHours, instant } from '../calendar/index.ts'
import { visitStates } from '../vocabulary/index.ts'
import type { DriverStep } from '../vocabulary/index.ts'
import {
  isClaimForPerson,
  isVisitUnconfirmed,
  unconfirmedVisitDeadline,
  unconfirmedWarningDay,
  claimsCountSince,
  visitClaimDeadline,
  visitDisputeDeadline,
  visitQuestionTime,
} from './index.ts'

const endsAt = instant('2026-10-12T13:30:00+03:00')
const after = (hours: number) => addHours(endsAt, hours)

test('a visit is unconfirmed from its end while nobody was inside and nobody said what happened', () => {
  const unconfirmed = visitStates.filter((state) => isVisitUnconfirmed({ state, endsAt }, endsAt))
  expect(unconfirmed).toEqual(['scheduled', 'on_the_way'])
  expect(isVisitUnconfirmed({ state: 'scheduled', endsAt }, instant(endsAt - 1))).toBe(false)
})

test('the family is asked at six in the evening of the visit, or when a later visit ends', () => {
  const startsAt = instant('2026-10-12T07:30:00+03:00')
  expect(visitQuestionTime({ startsAt, endsAt })).toBe(instant('2026-10-12T18:00:00+03:00'))
  const late = instant('2026-10-13T02:00:00+03:00')
  expect(visitQuestionTime({ startsAt: instant('2026-10-12T20:00:00+03:00'), endsAt: late })).toBe(late)
})

test('the office is warned on days 1, 3 and 6, and after a week the visit counts as failed', () => {
  const days = [23, 24, 71, 72, 143, 144].map((hours) => unconfirmedWarningDay(endsAt, after(hours)))
  expect(days).toEqual([0, 1, 1, 3, 3, 6])
  expect(unconfirmedVisitDeadline(endsAt)).toBe(after(168))
})

test('a claim is answered within 48 hours; a person decides about one with evidence before it or the third in a year', () => {
  expect(visitClaimDeadline(endsAt)).toBe(after(48))
  const claim = { claimedAt: after(2), steps: [], comingAt: undefined, claims: 1 }
  const said = (step: DriverStep, hours: number) => ({ step, receivedAt: after(hours) })
  expect(isClaimForPerson(claim)).toBe(false)
  expect(isClaimForPerson({ ...claim, steps: [said('left', 1), said('nobody_opens', 1)] })).toBe(false)
  for (const step of ['at_door', 'inside', 'done'] as const) {
    expect(isClaimForPerson({ ...claim, steps: [said(step, 1)] })).toBe(true)
    expect(isClaimForPerson({ ...claim, steps: [said(step, 2)] })).toBe(false)
  }
  expect(isClaimForPerson({ ...claim, comingAt: after(1) })).toBe(true)
  expect(isClaimForPerson({ ...claim, comingAt: after(3) })).toBe(false)
  expect(isClaimForPerson({ ...claim, claims: 2 })).toBe(false)
  expect(isClaimForPerson({ ...claim, claims: 3 })).toBe(true)
})

test('a visit that was made, or at which nobody opened, is disputed for 48 hours after its end or its later mark', () => {
  const marked = { state: 'done', fault: null, endsAt, markedAt: instant(endsAt - 1) } as const
  expect(visitDisputeDeadline(marked)).toBe(addHours(endsAt, 48))
  expect(visitDisputeDeadline({ ...marked, markedAt: addHours(endsAt, 5) })).toBe(addHours(endsAt, 53))
  expect(visitDisputeDeadline({ ...marked, state: 'missed', fault: 'family' })).toBe(addHours(endsAt, 48))
  for (const fault of ['agency', 'nobody', null] as const)
    expect(visitDisputeDeadline({ ...marked, state: 'missed', fault })).toBeUndefined()
  expect(visitDisputeDeadline({ ...marked, state: 'cancelled', fault: 'family' })).toBeUndefined()
})

test('claims of the 365 days before the day of a claim count with it', () => {
  expect(claimsCountSince(instant('2026-10-04T09:00:00+03:00'))).toBe(instant('2025-10-04T00:00:00+03:00'))
})
