export { VisitsStep as default } from './visits-step.tsx'
