import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions } from '../property-runs.ts'
import {
  add,
  compare,
  smallerOf,
  money,
  largerOf,
  negate,
  ZERO_MONEY,
  subtract,
  sum,
  multiply,
} from './index.ts'

const refusal = (code: string) => expect.objectContaining({ code })
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(money)
const most53 = money(Number.MAX_SAFE_INTEGER)

describe('adding and comparing amounts', () => {
  test('amounts of money can be added, subtracted, negated and summed up', () => {
    expect(add(money(9900), money(1485))).toBe(11385)
    expect(subtract(money(9900), money(10000))).toBe(-100)
    expect(negate(money(50))).toBe(-50)
    expect(Object.is(negate(ZERO_MONEY), 0)).toBe(true)
    expect(sum([money(1), money(2), money(-5)])).toBe(-2)
    expect(sum([])).toBe(0)
  })

  test('an amount is multiplied by a whole number', () => {
    expect(multiply(money(11385), 4)).toBe(45540)
    expect(Object.is(multiply(ZERO_MONEY, -3), 0)).toBe(true)
    expect(() => multiply(money(1), 1.5)).toThrow(
      expect.objectContaining({ code: 'money.not_a_count', values: { count: '1.5' } }),
    )
    expect(() => multiply(money(1), Number.NaN)).toThrow(refusal('money.not_a_count'))
  })

  test('amounts are sorted, and the smaller and the larger one are found', () => {
    expect([money(3), money(-1), money(2)].toSorted(compare)).toEqual([-1, 2, 3])
    expect(smallerOf(money(3), money(2))).toBe(2)
    expect(smallerOf(money(2), money(3))).toBe(2)
    expect(largerOf(money(3), money(2))).toBe(3)
    expect(largerOf(money(2), money(3))).toBe(3)
    expect(compare(money(2), money(2))).toBe(0)
  })

  test('an arithmetic result that overflows is refused', () => {
    expect(() => add(most53, money(1))).toThrow(refusal('money.not_halalas'))
    expect(() => subtract(negate(most53), money(1))).toThrow(refusal('money.not_halalas'))
    expect(() => sum([most53, most53])).toThrow(refusal('money.not_halalas'))
    expect(() => multiply(most53, 2)).toThrow(refusal('money.not_halalas'))
  })

  test('a sum of amounts does not depend on their order, and subtracting undoes adding', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 20 }), amounts, (list, extra) => {
        expect(sum(list.toReversed())).toBe(sum(list))
        expect(subtract(add(sum(list), extra), extra)).toBe(sum(list))
      }),
      propertyTestOptions,
    )
  })

  test('the smaller and the larger of two amounts are the two amounts themselves', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        expect(add(smallerOf(one, other), largerOf(one, other))).toBe(add(one, other))
        expect(compare(smallerOf(one, other), largerOf(one, other))).toBeLessThanOrEqual(0)
      }),
      propertyTestOptions,
    )
  })
})
