import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '../testing/demo-catalogue.ts'
import { moneyFromWire, money, percent, percentToNumber, riyals } from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import { DEFAULT_LOYALTY, createLoyaltyConfig } from './index.ts'
import type { Tier } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const tier = (from: Money, change: Partial<Tier> = {}): Tier => ({
  code: 'bronze',
  from,
  bonus: 0,
  cashback: percent(0),
  ...change,
})

type WireRewards = {
  points_per_block: number
  discount_per_block: number
  earn: { points: number; per_sar_of_service_value: number }
  tiers: { code: string; min: number; bonus: number; cashback_percent: number }[]
}

describe('the loyalty scheme', () => {
  test('the loyalty scheme has the defaults of the specification', () => {
    expect(createLoyaltyConfig()).toEqual({
      tiers: [
        { code: 'bronze', from: 0, bonus: 0, cashback: 0 },
        { code: 'silver', from: 200_000, bonus: 25, cashback: 5000 },
        { code: 'gold', from: 600_000, bonus: 50, cashback: 10_000 },
        { code: 'diamond', from: 2_000_000, bonus: 100, cashback: 20_000 },
      ],
      blockPoints: 100,
      blockValue: 5000,
      earnPoints: 1,
      earnPer: 2000,
    })
  })

  test('the loyalty scheme equals what the demo catalogue shows', () => {
    const { loyalty }: { loyalty: WireRewards } = JSON.parse(demoCatalogue())
    expect(loyalty.points_per_block).toBe(DEFAULT_LOYALTY.blockPoints)
    expect(moneyFromWire(loyalty.discount_per_block)).toBe(DEFAULT_LOYALTY.blockValue)
    expect(loyalty.earn.points).toBe(DEFAULT_LOYALTY.earnPoints)
    expect(moneyFromWire(loyalty.earn.per_sar_of_service_value)).toBe(DEFAULT_LOYALTY.earnPer)
    expect(
      loyalty.tiers.map(({ code, min, bonus, cashback_percent }) => [
        code,
        moneyFromWire(min),
        bonus,
        cashback_percent,
      ]),
    ).toEqual(
      DEFAULT_LOYALTY.tiers.map(({ code, from, bonus, cashback }) => [
        code,
        from,
        bonus,
        percentToNumber(cashback),
      ]),
    )
  })

  test('the loyalty scheme can be changed by the owner', () => {
    expect(createLoyaltyConfig({ earnPer: riyals(10) })).toEqual({ ...DEFAULT_LOYALTY, earnPer: 1000 })
  })

  test.each(['blockPoints', 'blockValue', 'earnPoints', 'earnPer'] as const)(
    'the loyalty scheme requires a whole number above zero for %s',
    (name) => {
      expect(createLoyaltyConfig({ [name]: 1 })[name]).toBe(1)
      for (const value of [0, -1, 1.5, Number.NaN]) {
        expect(() => createLoyaltyConfig({ [name]: value })).toThrow(
          refusal('loyalty.bad_configuration', { name, value: String(value) }),
        )
      }
    },
  )

  test('the loyalty scheme requires tiers that rise from zero', () => {
    const tiers = (first: Tier, ...others: Tier[]) =>
      createLoyaltyConfig({ tiers: [first, ...others] }).tiers.length
    expect(tiers(tier(money(0)))).toBe(1)
    expect(tiers(tier(money(0)), tier(money(1)), tier(money(2)))).toBe(3)
    const bad = (value: number) =>
      refusal('loyalty.bad_configuration', { name: 'tiers', value: String(value) })
    expect(() => tiers(tier(money(1)))).toThrow(bad(1))
    expect(() => tiers(tier(money(-1)))).toThrow(bad(-1))
    expect(() => tiers(tier(money(0)), tier(money(0)))).toThrow(bad(0))
    expect(() => tiers(tier(money(0)), tier(money(5)), tier(money(4)))).toThrow(bad(4))
  })

  test('the loyalty scheme requires whole points for bonuses and percentages for cashback', () => {
    for (const bonus of [-1, 0.5]) {
      expect(() => createLoyaltyConfig({ tiers: [tier(money(0), { bonus })] })).toThrow(
        refusal('loyalty.bad_configuration', { name: 'bonus', value: String(bonus) }),
      )
    }
    expect(() => createLoyaltyConfig({ tiers: [tier(money(0), { cashback: -1 as Percent })] })).toThrow(
      refusal('money.not_a_percent'),
    )
  })
})
