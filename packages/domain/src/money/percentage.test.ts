import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions } from '../property-runs.ts'
import {
  money,
  negate,
  percent,
  includedPercentAmount,
  percentToNumber,
  percentOf,
  multiplyByRatio,
  sumPercents,
} from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(money)
const shares = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => percent(millionths / 10_000))

describe('percentages', () => {
  test('15 % of 99 SAR is 14.85', () => {
    expect(percentOf(money(9900), percent(15))).toBe(1485)
  })

  test('half a percent of cashback is exact', () => {
    expect(percentOf(money(200_000), percent(0.5))).toBe(1000)
    expect(percentOf(money(200_000), percent('0.5'))).toBe(1000)
  })

  test('half a halala of a percentage is rounded away from zero, on both sides', () => {
    expect(percentOf(money(11250), percent(15))).toBe(1688)
    expect(percentOf(money(-11250), percent(15))).toBe(-1688)
    expect(percentOf(money(1), percent(50))).toBe(1)
    expect(percentOf(money(1), percent(49.9999))).toBe(0)
    expect(percentOf(money(-1), percent(50))).toBe(-1)
    expect(percentOf(money(-1), percent(49.9999))).toBe(0)
  })

  test('a percentage is a decimal of at most four places between 0 and 100', () => {
    expect(percentToNumber(percent(15))).toBe(15)
    expect(percentToNumber(percent('15.50'))).toBe(15.5)
    expect(percentToNumber(percent('15.000000'))).toBe(15)
    expect(percentToNumber(percent(0))).toBe(0)
    expect(percentToNumber(percent(100))).toBe(100)
    expect(percentToNumber(percent(0.0001))).toBe(0.0001)
  })

  test.each([-1, 100.0001, 0.00001, Number.NaN, Infinity, '', '15%', 'x', '1e1', 0.1 + 0.2])(
    'the value %s is refused as a percentage',
    (value) => {
      expect(() => percent(value)).toThrow(
        refusal('money.not_a_percent', { value: String(value).slice(0, 32) }),
      )
    },
  )

  test('the refusal of a percentage quotes only the beginning of a long input', () => {
    expect(() => percent('9'.repeat(60))).toThrow(refusal('money.not_a_percent', { value: '9'.repeat(32) }))
  })

  test('several taxes on one price are added, up to 100 %', () => {
    expect(percentToNumber(sumPercents([percent(15), percent(5.5)]))).toBe(20.5)
    expect(percentToNumber(sumPercents([percent(0.1), percent(0.2)]))).toBe(0.3)
    expect(percentToNumber(sumPercents([]))).toBe(0)
    expect(() => sumPercents([percent(60), percent(50)])).toThrow(
      refusal('money.not_a_percent', { value: '110' }),
    )
  })

  test('the VAT inside the 150 SAR of delivery is 19.57', () => {
    expect(includedPercentAmount(money(15000), percent(15))).toBe(1957)
    expect(includedPercentAmount(money(11500), percent(15))).toBe(1500)
    expect(includedPercentAmount(money(15000), percent(0))).toBe(0)
  })

  test('a percentage of an amount is never more than the amount, and that of the negated amount is its negative', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, part) => {
        expect(percentOf(negate(amount), part)).toBe(negate(percentOf(amount, part)))
        expect(Math.abs(percentOf(amount, part))).toBeLessThanOrEqual(Math.abs(amount))
        expect(percentOf(amount, percent(100))).toBe(amount)
      }),
      propertyTestOptions,
    )
  })

  test('a percentage of an amount is never more than half a halala from the exact value', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, part) => {
        const millionths = BigInt(Math.round(percentToNumber(part) * 10_000))
        const error = BigInt(percentOf(amount, part)) * 1_000_000n - BigInt(amount) * millionths
        expect((error < 0n ? -error : error) * 2n <= 1_000_000n).toBe(true)
      }),
      propertyTestOptions,
    )
  })

  test('the tax that was added to a net price can be extracted again to within one halala', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), shares, (halalas, part) => {
        const net = money(halalas)
        const tax = percentOf(net, part)
        expect(Math.abs(includedPercentAmount(money(net + tax), part) - tax)).toBeLessThanOrEqual(1)
      }),
      propertyTestOptions,
    )
  })
})

describe('ratios', () => {
  test('the ratio 5 of 8 visits of a 720 SAR bundle is worth 450', () => {
    expect(multiplyByRatio(money(72000), 5, 8)).toBe(45000)
  })

  test('a ratio of an amount is rounded to the nearest halala, and half a halala away from zero', () => {
    expect(multiplyByRatio(money(43585), 1, 4)).toBe(10896)
    expect(multiplyByRatio(money(5), 1, 2)).toBe(3)
    expect(multiplyByRatio(money(-5), 1, 2)).toBe(-3)
    expect(multiplyByRatio(money(5), -1, 2)).toBe(-3)
    expect(multiplyByRatio(money(-1), 1, 3)).toBe(0)
  })

  test('a ratio of an amount keeps digits that a double would lose', () => {
    const amount = money(Number.MAX_SAFE_INTEGER)
    expect(multiplyByRatio(amount, 999_999_999, 999_999_999)).toBe(amount)
    expect(multiplyByRatio(amount, 999_999_998, 999_999_999)).toBe(9_007_199_245_733_792)
  })

  test.each([
    [1, 0],
    [1, -2],
    [0.5, 2],
    [1, 1.5],
    [Number.NaN, 1],
    [1, Number.NaN],
  ])('the ratio %s ÷ %s is refused', (numerator, denominator) => {
    expect(() => multiplyByRatio(money(100), numerator, denominator)).toThrow(
      refusal('money.not_a_ratio', { numerator: String(numerator), denominator: String(denominator) }),
    )
  })

  test('multiplying by a ratio is refused if the result exceeds the largest amount', () => {
    expect(() => multiplyByRatio(money(Number.MAX_SAFE_INTEGER), 2, 1)).toThrow(refusal('money.not_halalas'))
  })
})
