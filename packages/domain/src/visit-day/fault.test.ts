import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { allVisitFailureReasons, visitFailureReasons, faults } from '../vocabulary/index.ts'
import type { Fault, VisitState } from '../vocabulary/index.ts'
import { isReasonOfFault, visitLossByFault } from './index.ts'

const startsAt = instant('2026-10-12T16:00:00+03:00')
const after = (minutes: number) => instant(startsAt + minutes * 60_000)

function answer(
  to: 'missed' | 'cancelled',
  fault: Fault,
  { state = 'scheduled', at = 0, door }: { state?: VisitState; at?: number; door?: number } = {},
) {
  const atDoorSince = door === undefined ? undefined : after(door)
  const outcome = visitLossByFault({ state, startsAt, atDoorSince }, { to, fault }, after(at))
  return outcome.ok ? outcome.value : outcome.reason.code
}

test('a visit missed by the family needs the wait that the server counted from the arrival at the door', () => {
  expect(answer('missed', 'family', { state: 'on_the_way', at: 60 })).toBe('visit_day.not_at_door')
  expect(answer('missed', 'family', { state: 'on_the_way', door: 10, at: 14 })).toBe(
    'visit_day.still_waiting',
  )
  expect(answer('missed', 'family', { state: 'on_the_way', door: 10, at: 15 })).toBe('family')
})

test('a visit is called off by the family’s fault from the driver’s arrival or once the worker is inside', () => {
  expect(answer('cancelled', 'family', { at: -600 })).toBe('visit_day.not_at_door')
  expect(answer('cancelled', 'family', { state: 'on_the_way', door: 1, at: 2 })).toBe('family')
  expect(answer('cancelled', 'family', { state: 'in_progress', at: 30 })).toBe('family')
})

test('a visit is called off by our or nobody’s fault at any time, but missed only from its beginning', () => {
  for (const fault of ['agency', 'nobody'] as const) {
    expect(answer('cancelled', fault, { at: -600 })).toBe(fault)
    expect(answer('missed', fault, { at: -1 })).toBe('visit_day.not_begun')
    expect(answer('missed', fault)).toBe(fault)
  }
})

test('each reason belongs to exactly one fault', () => {
  for (const reason of allVisitFailureReasons)
    expect(faults.filter((fault) => isReasonOfFault(reason, fault))).toHaveLength(1)
  expect(isReasonOfFault(visitFailureReasons.nobody[0], 'agency')).toBe(false)
})
