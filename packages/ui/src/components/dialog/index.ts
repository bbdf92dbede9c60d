export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'
export type {
  DialogCloseProps,
  DialogContentProps,
  DialogPartProps,
  DialogProps,
  DialogRootProps,
  DialogTriggerProps,
} from './dialog.tsx'
export { useDialog } from './use-dialog.ts'
export type { DialogState } from './use-dialog.ts'
