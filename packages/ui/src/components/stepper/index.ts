export { Stepper } from './stepper.tsx'
export type { StepperProps } from './stepper.tsx'
