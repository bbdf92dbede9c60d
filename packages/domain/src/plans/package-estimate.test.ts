import { describe, expect, test } from 'vitest'
import { percent, riyals } from '../money/index.ts'
import { estimatePackagePrice } from './index.ts'

const tax = percent(15)
const priced = (listPrice: number, wage: number) => ({
  listPrice: riyals(listPrice),
  wage: riyals(wage),
  tax,
})
const monthly = priced(3700, 1500)
const threeMonths = { ...priced(11_000, 4500), days: 90 }
const sixMonths = { ...priced(21_600, 9000), days: 180 }
const estimate = (days: number, workers: number, plans = [threeMonths, sixMonths]) =>
  estimatePackagePrice({ workers, days, months: days / 30, plans, monthly })

describe('the estimate of a package', () => {
  test('the estimate of a package is the price of the plan with the same term, for each worker', () => {
    expect(estimate(180, 1)).toBe(2_349_000)
    expect(estimate(180, 2)).toBe(4_698_000)
  })

  test('the estimate of a package repeats the longest plan that fills the term', () => {
    expect(estimate(360, 1)).toBe(2 * 2_349_000)
    expect(estimate(180, 1, [threeMonths])).toBe(2 * 1_197_500)
  })

  test('the estimate of a package takes the cheapest of plans with the same term', () => {
    const cheaper = { ...priced(20_000, 9000), days: 180 }
    expect(estimate(180, 1, [sixMonths, cheaper])).toBe(2_165_000)
  })

  test('the estimate of a package counts months where no plan fills the term', () => {
    expect(estimate(90, 2, [sixMonths, { ...priced(100, 0), days: 0 }])).toBe(2 * 3 * 403_000)
  })
})
