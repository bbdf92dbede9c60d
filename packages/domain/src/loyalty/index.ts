export { DEFAULT_LOYALTY, loyaltyConfig } from './config.ts'
export type { LoyaltyConfig, Tier } from './config.ts'
export type { TierCode } from '../vocabulary/index.ts'
export { bonusesDue, cashbackFor, progressOf, tierOf } from './tiers.ts'
export type { Progress } from './tiers.ts'
export {
  cashbackToReverse,
  mostRedeemable,
  pointsEarned,
  pointsToReverse,
  redeemPoints,
  servedAfterRefund,
} from './points.ts'
export type { Redeemed } from './points.ts'
