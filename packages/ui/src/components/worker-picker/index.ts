export { WorkerPicker, WorkerPickerSkeleton } from './worker-picker.tsx'
export type { OwnWorker, PickableWorker, WorkerPickerProps } from './worker-picker.tsx'
