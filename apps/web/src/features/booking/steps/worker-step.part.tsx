export { WorkerStep as default } from './worker-step.tsx'
