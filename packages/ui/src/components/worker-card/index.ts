export { WorkerCard, WorkerCardSkeleton } from './worker-card.tsx'
export type { WorkerCardProps, WorkerCardSelection, WorkerCardWorker } from './worker-card.tsx'
