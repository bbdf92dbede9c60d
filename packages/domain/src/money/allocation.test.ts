import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '../property-runs.ts'
import { allocate, money, negate, split, sum } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })

describe('sharing an amount out', () => {
  test('an uneven amount loses no halala', () => {
    expect(split(money(100), 3)).toEqual([34, 33, 33])
    expect(split(money(-100), 3)).toEqual([-34, -33, -33])
    expect(split(money(2), 4)).toEqual([1, 1, 0, 0])
    expect(split(money(7), 1)).toEqual([7])
  })

  test('the largest remainders get what is left over', () => {
    expect(allocate(money(10), [1, 5, 3])).toEqual([1, 6, 3])
    expect(allocate(money(100), [2, 1, 0])).toEqual([67, 33, 0])
    expect(allocate(money(5), [3, 3, 4])).toEqual([2, 1, 2])
  })

  test('equal remainders favour the earlier', () => {
    expect(allocate(money(1), [1, 1])).toEqual([1, 0])
    expect(allocate(money(3), [1, 1, 1, 1])).toEqual([1, 1, 1, 0])
  })

  test('weights as large as amounts stay exact', () => {
    const top = Number.MAX_SAFE_INTEGER
    expect(allocate(money(top), [top, top])).toEqual([(top + 1) / 2, (top - 1) / 2])
  })

  test.each([[[]], [[0, 0]], [[1, -1]], [[1, 0.5]], [[Number.NaN]], [[1, Infinity]]])(
    '%s are no weights',
    (weights) => {
      expect(() => allocate(money(100), weights)).toThrow(
        refusal('money.not_weights', { weights: weights.join(' ') }),
      )
    },
  )

  test('what a refusal quotes is cut short', () => {
    expect(() =>
      allocate(
        money(100),
        Array.from({ length: 50 }, () => -1),
      ),
    ).toThrow(refusal('money.not_weights', { weights: '-1 '.repeat(50).slice(0, 32) }))
  })

  test.each([0, -1, 1.5, Number.NaN, 10_001])('%s is no number of parts', (parts) => {
    expect(() => split(money(100), parts)).toThrow(refusal('money.not_a_count', { count: String(parts) }))
  })

  test('ten thousand parts are the most', () => {
    expect(split(money(10_001), 10_000).slice(0, 2)).toEqual([2, 1])
  })

  test('the shares add up to the amount and each is within a halala of what is due', () => {
    const weights = fc
      .array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 30 })
      .filter((list) => list.some(Boolean))
    fc.assert(
      fc.property(fc.integer(), weights, (halalas, list) => {
        const amount = money(halalas)
        const shares = allocate(amount, list)
        const all = list.reduce((before, next) => before + next, 0)
        expect(sum(shares)).toBe(amount)
        expect(allocate(negate(amount), list)).toEqual(shares.map(negate))
        for (const [position, weight] of list.entries()) {
          expect(Math.abs((shares[position] ?? Number.NaN) - (halalas * weight) / all)).toBeLessThan(1)
          if (weight === 0) expect(shares[position]).toBe(0)
        }
      }),
      propertyRuns,
    )
  })

  test('an even split differs by one halala at most', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (halalas, parts) => {
        const shares = split(money(halalas), parts)
        expect(sum(shares)).toBe(halalas)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      }),
      propertyRuns,
    )
  })
})
