export { ReviewCard, ReviewCardSkeleton } from './review-card.tsx'
export type { ReviewCardProps, ReviewCardReview } from './review-card.tsx'
