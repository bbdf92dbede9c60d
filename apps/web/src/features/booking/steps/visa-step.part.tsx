export { VisaStep as default } from './visa-step.tsx'
