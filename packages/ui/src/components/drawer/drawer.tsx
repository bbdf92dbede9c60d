'use client'
import { Close } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ReactElement, ReactNode } from 'react'
import { Window } from '../../internal/window.tsx'

const panel = cva(
  'sk:inset-y-0 sk:w-[calc(100%-3rem)] sk:motion-safe:transition-transform sk:motion-safe:duration-slow sk:motion-safe:ease-out',
  {
    variants: {
      // A transform knows no reading direction: `--sk-way` is 1 where lines run to the right, -1 to the left
      side: {
        start: 'sk:start-0 sk:border-e sk:motion-safe:starting:translate-x-[calc(var(--sk-way)*-100%)]',
        end: 'sk:end-0 sk:border-s sk:motion-safe:starting:translate-x-[calc(var(--sk-way)*100%)]',
      },
      size: { sm: 'sk:max-w-80', md: 'sk:max-w-md' },
    },
  },
)

export interface DrawerProps {
  /** Held by the caller; left out, the drawer holds it itself. */
  open?: boolean | undefined
  /** Open from the start, where the drawer holds it itself. */
  defaultOpen?: boolean | undefined
  /** Called with `false` when it asks to be closed; a held `open` stays until the caller says so. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it. One for a whole list is `useDialog`. */
  trigger?: ReactElement | undefined
  /** Names the drawer; always shown. */
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  /** The edge it comes from, in reading direction: `start` for a menu, `end` for filters and details. */
  side?: 'start' | 'end' | undefined
  size?: 'sm' | 'md' | undefined
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  id?: string | undefined
  /** The content; what should have focus first is marked `data-autofocus`. */
  children: ReactNode
}

/** A panel as high as the window, from the edge where lines start or end. Focus goes in, stays in, and comes back. */
export function Drawer({ side = 'end', size = 'md', ...window }: DrawerProps): ReactNode {
  return <Window {...window} of="Drawer" className={panel({ side, size })} />
}

export interface DrawerCloseProps {
  /** One button. */
  children: ReactElement
}

/** Lends closing to a button anywhere in a Drawer: in its content or in its footer. */
export function DrawerClose({ children }: DrawerCloseProps): ReactNode {
  return <Close asChild>{children}</Close>
}
