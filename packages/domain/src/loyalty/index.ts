export { DEFAULT_LOYALTY, loyaltyConfig } from './config.ts'
export type { LoyaltyConfig, Tier } from './config.ts'
export { tiersWithBonusDue, cashbackFor, tierProgress, tierForSpending } from './tiers.ts'
export {
  cashbackToReverse,
  maxRedeemablePoints,
  pointsEarned,
  pointsToReverse,
  redeemPoints,
  servedValueAfterRefund,
} from './points.ts'
