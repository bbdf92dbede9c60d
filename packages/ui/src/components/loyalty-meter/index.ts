export { LoyaltyMeter, LoyaltyMeterSkeleton } from './loyalty-meter.tsx'
export type { LoyaltyMeterProps, LoyaltyTier } from './loyalty-meter.tsx'
export { PointsRedeemer } from './points-redeemer.tsx'
export type { PointsRedeemerProps } from './points-redeemer.tsx'
