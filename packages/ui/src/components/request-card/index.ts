export { RequestCard, RequestCardSkeleton } from './request-card.tsx'
export type { RequestCardProps, RequestCardRequest } from './request-card.tsx'
