export { StepRail } from './step-rail.tsx'
export type { StepRailStep, StepRailProps } from './step-rail.tsx'
