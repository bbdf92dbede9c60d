'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
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
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the drawer; always shown. */
  title: string
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
  return <Window {...window} of="Drawer" roomy={false} className={panel({ side, size })} />
}
