import { expect, test } from 'vitest'
import { localDate } from '../calendar/index.ts'
import { hasBecomeAvailable } from './availability-alert.ts'

const [third, fourth] = [localDate('2026-12-03'), localDate('2026-12-04')]

test('a plan has become available when it can begin, and by the requested day if there is one', () => {
  const plan = { kind: 'plan', day: null, from: null } as const
  expect(hasBecomeAvailable(plan)).toBe(false)
  expect(hasBecomeAvailable({ ...plan, from: fourth })).toBe(true)
  expect(hasBecomeAvailable({ ...plan, from: fourth, day: third })).toBe(false)
  expect(hasBecomeAvailable({ ...plan, from: third, day: third })).toBe(true)
})

test('a place has become available when it is served', () => {
  expect(hasBecomeAvailable({ kind: 'place', served: false })).toBe(false)
  expect(hasBecomeAvailable({ kind: 'place', served: true })).toBe(true)
})
