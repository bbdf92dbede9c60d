export { WorkerPicker, WorkerPickerSkeleton } from './worker-picker.tsx'
export type { OwnWorkerOption, PickableWorker, WorkerPickerProps } from './worker-picker.tsx'
