import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { propertyRuns } from '../property-runs.ts'
import { appendPoints, pointsBalance } from './index.ts'
import type { Points, PointsEntry } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const at = instant('2026-02-18T10:15:00+03:00')
const entry = (id: string, kind: PointsEntry['kind'], points: number): PointsEntry => ({
  id,
  kind,
  points,
  at,
})

describe('the ledger of points', () => {
  test('earned and bonus points come, redeemed and reversed ones go', () => {
    const entries = [
      entry('1', 'earned', 36),
      entry('2', 'bonus', 100),
      entry('3', 'redeemed', 100),
      entry('4', 'reversed', 6),
    ]
    expect(pointsBalance(entries)).toBe(30)
    expect(pointsBalance([])).toBe(0)
  })

  test('grows by one entry', () => {
    const before = [entry('1', 'earned', 100)]
    expect(appendPoints(before, entry('2', 'redeemed', 100))).toEqual({
      ok: true,
      value: [...before, entry('2', 'redeemed', 100)],
    })
    expect(before).toHaveLength(1)
  })

  test('never falls below zero', () => {
    const before = [entry('1', 'earned', 99)]
    expect(appendPoints(before, entry('2', 'redeemed', 100))).toEqual({
      ok: false,
      reason: { code: 'points.not_enough', values: { balance: 99, wanted: 100 } },
    })
  })

  test('takes no entry twice', () => {
    const before = [entry('1', 'earned', 99)]
    expect(appendPoints(before, entry('1', 'earned', 99))).toEqual({
      ok: false,
      reason: { code: 'points.duplicate_entry', values: { id: '1' } },
    })
  })

  test.each([0, -1, 0.5, Number.NaN])('refuses %s points', (points) => {
    expect(() => appendPoints([], entry('1', 'earned', points))).toThrow(
      refusal('points.not_points', { value: String(points) }),
    )
    expect(appendPoints([], entry('1', 'earned', 1)).ok).toBe(true)
  })

  test('refuses a balance too large to count', () => {
    const before = [entry('1', 'earned', Number.MAX_SAFE_INTEGER)]
    expect(() => appendPoints(before, entry('2', 'bonus', 1))).toThrow(
      refusal('points.not_points', { value: String(2 ** 53) }),
    )
  })

  test('under any sequence the balance is the sum of what was granted and never below zero', () => {
    const entries = fc.record({
      id: fc.nat({ max: 40 }).map(String),
      kind: fc.constantFrom('earned' as const, 'bonus' as const, 'redeemed' as const, 'reversed' as const),
      points: fc.integer({ min: 1, max: 300 }),
      at: fc.constant(at),
    })
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 40 }), (list) => {
        let ledger: Points = []
        let balance = 0
        for (const next of list) {
          const outcome = appendPoints(ledger, next)
          if (!outcome.ok) continue
          balance += next.kind === 'earned' || next.kind === 'bonus' ? next.points : -next.points
          ledger = outcome.value
          expect(pointsBalance(ledger)).toBe(balance)
          expect(balance).toBeGreaterThanOrEqual(0)
        }
      }),
      propertyRuns,
    )
  })
})
