export { PlanCompare } from './plan-compare.tsx'
export type { PlanComparePlan, PlanCompareProps } from './plan-compare.tsx'
