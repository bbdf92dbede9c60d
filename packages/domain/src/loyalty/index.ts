export { DEFAULT_LOYALTY, loyaltyConfig } from './config.ts'
export type { LoyaltyConfig, Tier } from './config.ts'
export { bonusesDue, cashbackFor, tierProgress, tierOf } from './tiers.ts'
export {
  cashbackToReverse,
  mostRedeemable,
  pointsEarned,
  pointsToReverse,
  redeemPoints,
  servedAfterRefund,
} from './points.ts'
