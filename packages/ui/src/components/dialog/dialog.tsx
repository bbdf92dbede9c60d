'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Window } from '../../internal/window.tsx'

const sheet = cva(
  'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-hero border motion-safe:sk-rise sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-hero',
  {
    variants: { size: { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } },
  },
)

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog; always shown. */
  title: string
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
