export { Dialog } from './dialog.tsx'
export type { DialogProps } from './dialog.tsx'
export { useDialog } from './use-dialog.ts'
export type { DialogState } from './use-dialog.ts'
