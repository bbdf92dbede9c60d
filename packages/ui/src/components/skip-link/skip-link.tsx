import type { ReactNode } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { Word } from '../provider/word.tsx'

export interface SkipLinkProps {
  /** The `id` of the content; give that element `tabIndex={-1}` so that focus goes there too. */
  target: string
  /** In other words than "Skip to the content". */
  children?: ReactNode
}

/** The first thing a keyboard reaches: past header and menus, straight to the content. Out of sight until focused. */
export function SkipLink({ target, children = <Word of="skipLink.toContent" /> }: SkipLinkProps): ReactNode {
  if (isDevelopment && !target.trim())
    throw new KitError('SkipLink', 'has no target. Pass the `id` of the content.')
  return (
    <a
      href={`#${target}`}
      className="pointer-events-none fixed start-4 top-4 z-toast inline-flex min-h-touch max-w-[calc(100%-2rem)] -translate-y-[200%] items-center rounded-field border border-border bg-raised px-5 py-2 font-semibold text-primary opacity-0 shadow-raised wrap-anywhere focus:pointer-events-auto focus:translate-y-0 focus:opacity-100 motion-safe:transition-transform print:hidden forced:border-[CanvasText]"
    >
      {children}
    </a>
  )
}
