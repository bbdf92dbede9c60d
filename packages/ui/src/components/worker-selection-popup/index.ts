export { WorkerSelectionPopup } from './worker-selection-popup.tsx'
export type { SelectableWorker, WorkerSelectionPopupProps } from './worker-selection-popup.tsx'
