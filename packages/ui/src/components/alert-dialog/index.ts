export { AlertDialog, AlertDialogClose } from './alert-dialog.tsx'
export type { AlertDialogCloseProps, AlertDialogProps } from './alert-dialog.tsx'
