export { BranchCard, BranchCardSkeleton } from './branch-card.tsx'
export type { BranchCardBranch, BranchCardProps } from './branch-card.tsx'
