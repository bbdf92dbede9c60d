export { Dialog, DialogClose } from './dialog.tsx'
export type { DialogCloseProps, DialogProps } from './dialog.tsx'
export { useDialog } from './use-dialog.ts'
export type { DialogState } from './use-dialog.ts'
