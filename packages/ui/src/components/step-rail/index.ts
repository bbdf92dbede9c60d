export { StepRail } from './step-rail.tsx'
export type { Step, StepRailProps } from './step-rail.tsx'
