'use client'
import { Close } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ReactElement, ReactNode } from 'react'
import { Window } from '../../internal/window.tsx'

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
export function Dialog({ size = 'md', dismissible = true, ...window }: DialogProps): ReactNode {
  return <Window {...window} of="Dialog" roomy dismissible={dismissible} className={sheet({ size })} />
}

export interface DialogCloseProps {
  /** One button. */
  children: ReactElement
}

/** Lends closing to a button anywhere in a Dialog: in its content or in its footer. */
export function DialogClose({ children }: DialogCloseProps): ReactNode {
  return <Close asChild>{children}</Close>
}
