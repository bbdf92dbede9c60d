export { ComplaintCard, ComplaintCardSkeleton } from './complaint-card.tsx'
export type { ComplaintCardComplaint, ComplaintCardProps } from './complaint-card.tsx'
