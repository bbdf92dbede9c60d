export { PlanCard, PlanCardSkeleton } from './plan-card.tsx'
export type { PlanCardAvailability } from './facts.tsx'
export type { PlanCardCompare, PlanCardPlan, PlanCardProps } from './plan-card.tsx'
