import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, ZERO_MONEY, riyals } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import {
  tiersWithBonusDue,
  cashbackFor,
  DEFAULT_LOYALTY,
  createLoyaltyConfig,
  tierProgress,
  tierForSpending,
} from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const [bronze, silver, gold, diamond] = DEFAULT_LOYALTY.tiers
const onlyBronze = createLoyaltyConfig({ tiers: [DEFAULT_LOYALTY.tiers[0]] })

describe('tiers', () => {
  test.each([
    [0, 'bronze'],
    [199_900, 'bronze'],
    [199_950, 'bronze'],
    [199_999, 'bronze'],
    [200_000, 'silver'],
    [599_999, 'silver'],
    [600_000, 'gold'],
    [1_999_999, 'gold'],
    [2_000_000, 'diamond'],
    [90_000_000, 'diamond'],
  ])('spending %d halalas reaches the tier %s', (spent, code) => {
    expect(tierForSpending(money(spent)).code).toBe(code)
  })

  test('tier spending below zero is refused', () => {
    expect(() => tierForSpending(money(-1))).toThrow(refusal('money.negative', { name: 'spent' }))
    expect(() => tiersWithBonusDue(money(-1), [])).toThrow(refusal('money.negative'))
    expect(() => tierProgress(money(-1))).toThrow(refusal('money.negative'))
  })

  test('the owner can define other loyalty tiers', () => {
    expect(tierForSpending(riyals(5000), onlyBronze).code).toBe('bronze')
    expect(tiersWithBonusDue(riyals(5000), [], onlyBronze)).toEqual([])
    expect(tierProgress(riyals(5000), onlyBronze)).toMatchObject({ next: undefined, percent: 100 })
  })
})

describe('the bonus on reaching a tier', () => {
  test('the bonus on reaching a tier is 25, 50 and 100 points, and nothing for bronze', () => {
    expect(tiersWithBonusDue(riyals(1999), [])).toEqual([])
    expect(tiersWithBonusDue(riyals(2000), [])).toEqual([silver])
    expect(tiersWithBonusDue(riyals(20_000), []).map(({ bonus }) => bonus)).toEqual([25, 50, 100])
  })

  test('the bonus on reaching a tier is credited once, also to a customer who falls and rises again', () => {
    expect(tiersWithBonusDue(riyals(6000), ['silver'])).toEqual([gold])
    expect(tiersWithBonusDue(riyals(6000), ['silver', 'gold'])).toEqual([])
    expect(tiersWithBonusDue(riyals(2500), ['gold'])).toEqual([silver])
  })
})

describe('cashback', () => {
  test('cashback is half a percent for silver, one for gold, two for diamond, none for bronze', () => {
    const value = riyals(1000)
    const all = DEFAULT_LOYALTY.tiers.map((tier) => cashbackFor(value, tier))
    expect(all).toEqual([0, 500, 1000, 2000])
  })

  test('cashback rounds to the halala and rejects a negative amount', () => {
    expect(cashbackFor(money(9900), { cashback: DEFAULT_LOYALTY.tiers[0].cashback })).toBe(0)
    if (!silver) throw new Error('no silver')
    expect(cashbackFor(money(9900), silver)).toBe(50)
    expect(cashbackFor(ZERO_MONEY, silver)).toBe(0)
    expect(() => cashbackFor(money(-1), silver)).toThrow(refusal('money.negative', { name: 'value' }))
  })
})

describe('the progress to the next tier', () => {
  test('tier progress has the next tier, the missing amount and the percentage reached', () => {
    expect(tierProgress(ZERO_MONEY)).toEqual({ tier: bronze, next: silver, missing: 200_000, percent: 0 })
    expect(tierProgress(riyals(500))).toEqual({ tier: bronze, next: silver, missing: 150_000, percent: 25 })
    expect(tierProgress(riyals(2000))).toEqual({ tier: silver, next: gold, missing: 400_000, percent: 0 })
    expect(tierProgress(money(599_999))).toEqual({ tier: silver, next: gold, missing: 1, percent: 99 })
    expect(tierProgress(riyals(13_000))).toEqual({ tier: gold, next: diamond, missing: 700_000, percent: 50 })
  })

  test('tier progress at the top has no next tier', () => {
    expect(tierProgress(riyals(20_000))).toEqual({ tier: diamond, next: undefined, missing: 0, percent: 100 })
  })

  test('spending the missing amount reaches the next tier', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_500_000 }).map(money), (spent) => {
        const { tier, next, missing, percent } = tierProgress(spent)
        expect(tierForSpending(spent)).toBe(tier)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent === 100).toBe(next === undefined)
        if (next === undefined) return
        expect(tierForSpending(money(spent + missing))).toBe(next)
        expect(tierForSpending(money(spent + missing - 1))).toBe(tier)
      }),
      propertyTestOptions,
    )
  })
})
