import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { retentionCutoff, retentionCutoffDay, retentionRules } from './index.ts'

const now = instant('2026-10-12T22:30:00Z')

test('a notice is kept 180 days, a session until it ends', () => {
  expect(retentionCutoff('notice', now).toISOString()).toBe('2026-04-15T22:30:00.000Z')
  expect(retentionCutoff('session', now).getTime()).toBe(now)
})

test('a door contact is kept until the day after its visit, counted in Riyadh', () => {
  expect(retentionCutoffDay('doorContact', now)).toBe('2026-10-12')
})

test('every kind of record is kept a year at most', () => {
  for (const { days } of Object.values(retentionRules)) expect(days).toBeLessThanOrEqual(365)
})
