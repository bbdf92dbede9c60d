'use client'
import { Close } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ReactElement, ReactNode } from 'react'
import type { WindowRootProps } from '../../internal/root-props.ts'
import { ModalWindow } from '../../internal/modal-window.tsx'

const panel = cva(
  'sk:inset-y-0 sk:w-[calc(100%-3rem)] sk:motion-safe:transition-transform sk:motion-safe:duration-slow sk:motion-safe:ease-out',
  {
    variants: {
      // Transforms have no logical direction: `--sk-way` is 1 in left-to-right text and -1 in right-to-left
      // text.
      side: {
        start: 'sk:start-0 sk:border-e sk:motion-safe:starting:translate-x-[calc(var(--sk-way)*-100%)]',
        end: 'sk:end-0 sk:border-s sk:motion-safe:starting:translate-x-[calc(var(--sk-way)*100%)]',
      },
      size: { sm: 'sk:max-w-80', md: 'sk:max-w-md' },
    },
  },
)

export interface DrawerProps extends WindowRootProps {
  /**
   * Whether the drawer is open. Pass it to control the drawer; without it the drawer keeps its own state.
   */
  open?: boolean | undefined
  /** Whether an uncontrolled drawer is open at first. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `true` when the trigger opens the drawer, and with `false` when the customer closes
   * it. A controlled drawer changes only with `open`.
   */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens the drawer. To share one drawer between many buttons use `useDialog`. */
  trigger?: ReactElement | undefined
  /** The title and accessible name of the drawer, always visible. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /**
   * The edge that the drawer slides from, in reading direction: `start` for a menu, `end` for filters and
   * details.
   */
  side?: 'start' | 'end' | undefined
  size?: 'sm' | 'md' | undefined
  /** The buttons. They stay visible while the content scrolls. */
  footer?: ReactNode
  /** The content. Mark the element that should receive focus first with `data-autofocus`. */
  children: ReactNode
}

/** A panel of full window height at the start or the end edge. It traps focus and returns it on closing. */
export function Drawer({ side = 'end', size = 'md', className, ...window }: DrawerProps): ReactNode {
  return <ModalWindow {...window} of="Drawer" className={panel({ side, size, className })} />
}

export interface DrawerCloseProps {
  /** The one button to wrap. */
  children: ReactElement
}

/** Makes the wrapped button, anywhere in a Drawer, close it. */
export function DrawerClose({ children }: DrawerCloseProps): ReactNode {
  return <Close asChild>{children}</Close>
}
