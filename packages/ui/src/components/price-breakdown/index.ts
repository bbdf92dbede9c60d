export { PriceBreakdown, PriceBreakdownSkeleton } from './price-breakdown.tsx'
export type { PriceBreakdownLine, PriceBreakdownProps } from './price-breakdown.tsx'
