'use client'
import { Close } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ReactElement, ReactNode } from 'react'
import { useOwnValue } from '../../internal/use-own-value.ts'
import {
  Window,
  WindowBody,
  WindowContent,
  WindowDescription,
  WindowFooter,
  WindowHeader,
  WindowRoot,
  WindowTitle,
  WindowTrigger,
} from '../../internal/window.tsx'

const sheet = cva(
  'sk:inset-x-0 sk:bottom-0 sk:max-h-[88dvh] sk:rounded-t-hero sk:border sk:motion-safe:sk-rise sk:sm:inset-0 sk:sm:m-auto sk:sm:h-fit sk:sm:w-[calc(100%-2rem)] sk:sm:rounded-hero',
  {
    variants: { size: { sm: 'sk:sm:max-w-md', md: 'sk:sm:max-w-xl', lg: 'sk:sm:max-w-3xl' } },
  },
)

export interface DialogProps {
  /** Held by the caller; left out, the dialog holds it itself. */
  open?: boolean | undefined
  /** Open from the start, where the dialog holds it itself. */
  defaultOpen?: boolean | undefined
  /** Called with `false` when it asks to be closed; a held `open` stays until the caller says so. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it. One for a whole list is `useDialog`. */
  trigger?: ReactElement | undefined
  /** Names the dialog; always shown. */
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Buttons, in a row that stays in sight while the content scrolls. */
  footer?: ReactNode
  /** False where leaving must be a choice of its own: then neither Escape nor a press outside closes. */
  dismissible?: boolean | undefined
  id?: string | undefined
  /** The content; what should have focus first is marked `data-autofocus`. */
  children: ReactNode
}

/** A window over the page; a sheet from the lower edge on small screens. Focus goes in, stays in, and comes back. */
export function Dialog({ size = 'md', ...window }: DialogProps): ReactNode {
  return <Window {...window} of="Dialog" className={sheet({ size })} />
}

export interface DialogRootProps {
  /** Held by the caller; left out, the dialog holds it itself. */
  open?: boolean | undefined
  /** Open from the start, where the dialog holds it itself. */
  defaultOpen?: boolean | undefined
  /** Called with `false` when it asks to be closed; a held `open` stays until the caller says so. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** False where leaving must be a choice of its own: then neither Escape nor a press outside closes. */
  dismissible?: boolean | undefined
  /** A `DialogContent`, and a `DialogTrigger` wherever it belongs. */
  children: ReactNode
}

/** A Dialog written part by part, where its title, text and buttons are not enough. */
export function DialogRoot({ open, defaultOpen = false, onOpenChange, ...rest }: DialogRootProps): ReactNode {
  const [shown, setShown] = useOwnValue(open, defaultOpen, onOpenChange)
  return <WindowRoot {...rest} of="Dialog" shown={shown} setShown={setShown} />
}

export interface DialogTriggerProps {
  /** One button. */
  children: ReactElement
}

/** Lends opening to a button. */
export function DialogTrigger({ children }: DialogTriggerProps): ReactNode {
  return <WindowTrigger>{children}</WindowTrigger>
}

export interface DialogContentProps extends Pick<DialogProps, 'size' | 'id'> {
  /** A `DialogHeader`, a `DialogBody` and a `DialogFooter`; the last two may stand in one `<form>`. */
  children: ReactNode
}

/** The window itself. */
export function DialogContent({ size = 'md', ...rest }: DialogContentProps): ReactNode {
  return <WindowContent {...rest} className={sheet({ size })} />
}

export interface DialogPartProps {
  children: ReactNode
}

/** Stays above what scrolls, with the button that closes: a `DialogTitle`, and what belongs to it. */
export function DialogHeader({ children }: DialogPartProps): ReactNode {
  return <WindowHeader>{children}</WindowHeader>
}

/** Names the dialog; every one has it. */
export function DialogTitle({ children }: DialogPartProps): ReactNode {
  return <WindowTitle>{children}</WindowTitle>
}

/** One sentence under the title, read out with it. */
export function DialogDescription({ children }: DialogPartProps): ReactNode {
  return <WindowDescription>{children}</WindowDescription>
}

/** The content, which scrolls; what should have focus first is marked `data-autofocus`. */
export function DialogBody({ children }: DialogPartProps): ReactNode {
  return <WindowBody>{children}</WindowBody>
}

/** Buttons, in a row that stays in sight while the content scrolls. */
export function DialogFooter({ children }: DialogPartProps): ReactNode {
  return <WindowFooter>{children}</WindowFooter>
}

export interface DialogCloseProps {
  /** One button. */
  children: ReactElement
}

/** Lends closing to a button anywhere in a Dialog: in its content or in its footer. */
export function DialogClose({ children }: DialogCloseProps): ReactNode {
  return <Close asChild>{children}</Close>
}
