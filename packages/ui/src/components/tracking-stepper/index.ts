export { TrackingStepper, TrackingStepperSkeleton } from './tracking-stepper.tsx'
export type { TrackingStepperProps, TrackingStepperSkeletonProps } from './tracking-stepper.tsx'
export type { TrackingStage, TrackingStepperStage } from './tracking-steps.ts'
