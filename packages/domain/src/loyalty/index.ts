export { DEFAULT_LOYALTY, createLoyaltyConfig } from './config.ts'
export type { LoyaltyConfig, Tier } from './config.ts'
export { tiersWithBonusDue, cashbackFor, tierProgress, tierForSpending } from './tiers.ts'
export {
  cashbackToReverse,
  maxRedeemablePoints,
  pointsEarned,
  pointsToReverse,
  validatePointsRedemption,
  servedValueAfterRefund,
} from './points.ts'
