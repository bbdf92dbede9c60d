import { ZERO_MONEY, percent, percentToNumber, riyals } from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import { Refusal } from '../refusal/index.ts'
import type { TierCode } from '../vocabulary/index.ts'

/** A tier of the loyalty programme: the spending that reaches it, its bonus and its cashback. */
export type Tier = {
  readonly code: TierCode
  /** The amount spent in the last twelve months that reaches the tier. */
  readonly from: Money
  /** Points credited once when the tier is reached. */
  readonly bonus: number
  readonly cashback: Percent
}

/** The tiers, points and cashback of the loyalty programme. */
export type LoyaltyConfig = {
  readonly tiers: readonly [Tier, ...Tier[]]
  /** The number of points in a block; points are redeemed in whole blocks. */
  readonly blockPoints: number
  readonly blockValue: Money
  /** The points earned for each `earnPer` of service value. */
  readonly earnPoints: number
  readonly earnPer: Money
}

/**
 * The default numbers of the loyalty programme. Bronze ends below 2,000.00: the specification says
 * 1,999, which would leave 1,999.50 without a tier.
 */
export const DEFAULT_LOYALTY: LoyaltyConfig = {
  tiers: [
    { code: 'bronze', from: ZERO_MONEY, bonus: 0, cashback: percent(0) },
    { code: 'silver', from: riyals(2000), bonus: 25, cashback: percent(0.5) },
    { code: 'gold', from: riyals(6000), bonus: 50, cashback: percent(1) },
    { code: 'diamond', from: riyals(20_000), bonus: 100, cashback: percent(2) },
  ],
  blockPoints: 100,
  blockValue: riyals(50),
  earnPoints: 1,
  earnPer: riyals(20),
}

const wrong = (name: string, value: unknown): Refusal =>
  new Refusal('loyalty.bad_configuration', { name, value: String(value) })

/**
 * Merges the office's numbers with the defaults. The first tier must begin at zero, and the others
 * must rise.
 */
export function createLoyaltyConfig(decided: Partial<LoyaltyConfig> = {}): LoyaltyConfig {
  const config = { ...DEFAULT_LOYALTY, ...decided }
  for (const name of ['blockPoints', 'blockValue', 'earnPoints', 'earnPer'] as const) {
    if (!Number.isSafeInteger(config[name]) || config[name] < 1) throw wrong(name, config[name])
  }
  let floor = -1
  for (const { from, bonus, cashback } of config.tiers) {
    if (floor < 0 ? from !== 0 : !(from > floor)) throw wrong('tiers', from)
    if (!Number.isSafeInteger(bonus) || bonus < 0) throw wrong('bonus', bonus)
    percentToNumber(cashback)
    floor = from
  }
  return config
}
