import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { pointsBalance } from './index.ts'
import type { PointsEntry } from './index.ts'

const at = instant('2026-02-18T10:15:00+03:00')
const entry = (id: string, kind: PointsEntry['kind'], points: number): PointsEntry => ({
  id,
  kind,
  points,
  at,
})

test('earned and bonus points are added, redeemed and reversed points are deducted', () => {
  const entries = [
    entry('1', 'earned', 36),
    entry('2', 'bonus', 100),
    entry('3', 'redeemed', 100),
    entry('4', 'reversed', 6),
  ]
  expect(pointsBalance(entries)).toBe(30)
  expect(pointsBalance([])).toBe(0)
})
