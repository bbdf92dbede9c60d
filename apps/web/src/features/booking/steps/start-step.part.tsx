export { StartStep as default } from './start-step.tsx'
