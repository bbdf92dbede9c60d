import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, ratioOf } from '../money/index.ts'
import { propertyRuns } from '../property-runs.ts'
import { pricePerMonth, pricePerVisit } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })

describe('prices for comparing', () => {
  test.each([
    [43_585, 4, 10_896],
    [143_175, 12, 11_931],
    [224_250, 26, 8625],
    [11_385, 1, 11_385],
  ])('%d halalas for %d visits are %d a visit', (total, visits, each) => {
    expect(pricePerVisit(money(total), visits)).toBe(each)
  })

  test.each([
    [256_750, 30, 256_750],
    [718_500, 90, 239_500],
    [1_359_000, 180, 226_500],
    [1_200_000, 360, 100_000],
    [1_518_000, 365, 126_500],
    [793_500, 730, 33_063],
    [11_385, 1, 341_550],
    [70_000, 45, 46_667],
  ])('%d halalas for %d days are %d a month', (total, days, monthly) => {
    expect(pricePerMonth(money(total), days)).toBe(monthly)
  })

  test.each([0, -1, 0.5, Number.NaN])('%s visits or days are refused', (value) => {
    expect(() => pricePerVisit(money(100), value)).toThrow(
      refusal('pricing.not_a_count', { name: 'visits', value: String(value) }),
    )
    expect(() => pricePerMonth(money(100), value)).toThrow(
      refusal('pricing.not_a_count', { name: 'days', value: String(value) }),
    )
  })

  test('a total below zero is refused', () => {
    expect(() => pricePerVisit(money(-1), 4)).toThrow(refusal('money.negative', { name: 'total' }))
    expect(() => pricePerMonth(money(-1), 30)).toThrow(refusal('money.negative', { name: 'total' }))
  })

  test('a dearer plan of the same length is never cheaper a month', () => {
    const days = fc.constantFrom(1, 30, 45, 90, 180, 360, 365, 730)
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 100_000 }), days, (total, more, length) => {
        expect(pricePerMonth(money(total + more), length)).toBeGreaterThanOrEqual(
          pricePerMonth(money(total), length),
        )
        expect(pricePerMonth(money(total), 90)).toBe(ratioOf(money(total), 1, 3))
      }),
      propertyRuns,
    )
  })
})
