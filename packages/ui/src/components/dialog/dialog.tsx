'use client'
import { Close } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ReactElement, ReactNode } from 'react'
import type { WindowRootProps } from '../../internal/root-props.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import {
  ModalWindow,
  ModalBody,
  ModalContent,
  ModalDescription,
  ModalFooter,
  ModalHeader,
  ModalRoot,
  ModalTitle,
  ModalTrigger,
} from '../../internal/modal-window.tsx'

const sheet = cva(
  'sk:inset-x-0 sk:bottom-0 sk:max-h-[88dvh] sk:rounded-t-hero sk:border sk:motion-safe:sk-rise sk:sm:inset-0 sk:sm:m-auto sk:sm:h-fit sk:sm:w-[calc(100%-2rem)] sk:sm:rounded-hero',
  {
    variants: { size: { sm: 'sk:sm:max-w-md', md: 'sk:sm:max-w-xl', lg: 'sk:sm:max-w-3xl' } },
  },
)

export interface DialogProps extends WindowRootProps {
  /**
   * Whether the dialog is open. Pass it to control the dialog; without it the dialog keeps its own state.
   */
  open?: boolean | undefined
  /** Whether an uncontrolled dialog is open at first. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `true` when the trigger opens the dialog, and with `false` when the customer closes
   * it. A controlled dialog changes only with `open`.
   */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens the dialog. To share one dialog between many buttons use `useDialog`. */
  trigger?: ReactElement | undefined
  /** The title and accessible name of the dialog, always visible. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The buttons. They stay visible while the content scrolls. */
  footer?: ReactNode
  /**
   * False removes the close button and disables closing by Escape and by a press outside, for a
   * dialog that needs an explicit choice.
   */
  dismissible?: boolean | undefined
  /** The content. Mark the element that should receive focus first with `data-autofocus`. */
  children: ReactNode
}

/**
 * A dialog over the page; on small screens it is a sheet at the lower edge. It traps focus and returns it
 * on closing.
 */
export function Dialog({ size = 'md', className, ...window }: DialogProps): ReactNode {
  return <ModalWindow {...window} of="Dialog" className={sheet({ size, className })} />
}

export interface DialogRootProps {
  /**
   * Whether the dialog is open. Pass it to control the dialog; without it the dialog keeps its own state.
   */
  open?: boolean | undefined
  /** Whether an uncontrolled dialog is open at first. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `true` when the trigger opens the dialog, and with `false` when the customer closes
   * it. A controlled dialog changes only with `open`.
   */
  onOpenChange?: ((open: boolean) => void) | undefined
  /**
   * False removes the close button and disables closing by Escape and by a press outside, for a
   * dialog that needs an explicit choice.
   */
  dismissible?: boolean | undefined
  /** A `DialogContent` and, in any place, a `DialogTrigger`. */
  children: ReactNode
}

/** The root of a Dialog that is composed of parts. Use it where the props of Dialog are not enough. */
export function DialogRoot({ open, defaultOpen = false, onOpenChange, ...rest }: DialogRootProps): ReactNode {
  const [shown, setShown] = useControllableValue(open, defaultOpen, onOpenChange)
  return <ModalRoot {...rest} of="Dialog" shown={shown} setShown={setShown} />
}

export interface DialogTriggerProps {
  /** The one button to wrap. */
  children: ReactElement
}

/** Makes the wrapped button open the dialog. */
export function DialogTrigger({ children }: DialogTriggerProps): ReactNode {
  return <ModalTrigger>{children}</ModalTrigger>
}

export interface DialogContentProps extends WindowRootProps, Pick<DialogProps, 'size'> {
  /** A `DialogHeader`, a `DialogBody` and a `DialogFooter`. The last two may be inside one `<form>`. */
  children: ReactNode
}

/** The dialog window. */
export function DialogContent({ size = 'md', className, ...rest }: DialogContentProps): ReactNode {
  return <ModalContent {...rest} className={sheet({ size, className })} />
}

export interface DialogPartProps {
  children: ReactNode
}

/**
 * The header with the close button, which stays visible while the body scrolls. It contains a
 * `DialogTitle`.
 */
export function DialogHeader({ children }: DialogPartProps): ReactNode {
  return <ModalHeader>{children}</ModalHeader>
}

/** The title and accessible name of the dialog. Every dialog needs one. */
export function DialogTitle({ children }: DialogPartProps): ReactNode {
  return <ModalTitle>{children}</ModalTitle>
}

/** One sentence below the title. Screen readers read it with the title. */
export function DialogDescription({ children }: DialogPartProps): ReactNode {
  return <ModalDescription>{children}</ModalDescription>
}

/** The scrollable content. Mark the element that should receive focus first with `data-autofocus`. */
export function DialogBody({ children }: DialogPartProps): ReactNode {
  return <ModalBody>{children}</ModalBody>
}

/** The buttons. They stay visible while the content scrolls. */
export function DialogFooter({ children }: DialogPartProps): ReactNode {
  return <ModalFooter>{children}</ModalFooter>
}

export interface DialogCloseProps {
  /** The one button to wrap. */
  children: ReactElement
}

/** Makes the wrapped button, anywhere in a Dialog, close it. */
export function DialogClose({ children }: DialogCloseProps): ReactNode {
  return <Close asChild>{children}</Close>
}
