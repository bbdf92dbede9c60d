export { SummaryCard, SummaryCardSkeleton } from './summary-card.tsx'
export type { SummaryCardProps, SummaryFact } from './summary-card.tsx'
