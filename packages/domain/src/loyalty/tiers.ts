import { ZERO_MONEY, requireNonNegative, percentOf, subtract } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import type { TierCode } from '../vocabulary/index.ts'
import { DEFAULT_LOYALTY } from './config.ts'
import type { LoyaltyConfig, Tier } from './config.ts'

const isReached =
  (spent: Money) =>
  ({ from }: Tier): boolean =>
    from <= requireNonNegative(spent, 'spent')

/** The tier of someone who spent so much in the last twelve months. */
export const tierForSpending = (spent: Money, { tiers }: LoyaltyConfig = DEFAULT_LOYALTY): Tier =>
  tiers.reduce((reached, tier) => (isReached(spent)(tier) ? tier : reached), tiers[0])

/**
 * The tiers whose bonus is due: those reached and never awarded before. Somebody may drop to a
 * lower tier and rise again, but gets each bonus only once.
 */
export const tiersWithBonusDue = (
  spent: Money,
  awarded: readonly TierCode[],
  { tiers }: LoyaltyConfig = DEFAULT_LOYALTY,
): readonly Tier[] =>
  tiers.filter(isReached(spent)).filter(({ code, bonus }) => bonus > 0 && !awarded.includes(code))

/** Returns the cashback of a tier on the given amount. */
export const cashbackFor = (value: Money, { cashback }: Pick<Tier, 'cashback'>): Money =>
  percentOf(requireNonNegative(value, 'value'), cashback)

/** A customer's loyalty tier and the spending that the next one needs. */
export type TierProgress = {
  readonly tier: Tier
  /** Undefined at the top tier. */
  readonly next: Tier | undefined
  readonly missing: Money
  /** The progress to the next tier in whole percent; 100 only at the top. */
  readonly percent: number
}

/** Returns the tier that an amount spent reaches and the way to the next one. */
export function tierProgress(spent: Money, config: LoyaltyConfig = DEFAULT_LOYALTY): TierProgress {
  const tier = tierForSpending(spent, config)
  const next = config.tiers.find(({ from }) => from > spent)
  if (next === undefined) return { tier, next, missing: ZERO_MONEY, percent: 100 }
  const gone = subtract(spent, tier.from)
  const way = subtract(next.from, tier.from)
  return { tier, next, missing: subtract(next.from, spent), percent: Math.floor((gone * 100) / way) }
}
