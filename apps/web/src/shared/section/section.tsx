import type { ReactNode } from 'react'

type Props = {
  id: string
  heading: string
  lead?: string
  /** A tinted background separates a section from its neighbours. */
  ground?: 'page' | 'subtle'
  /** A link beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a page with its heading, as wide as the content. `id` is also the fragment of links. */
export function Section({ id, heading, lead, ground = 'page', action, children }: Props) {
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={ground === 'subtle' ? 'scroll-mt-20 bg-subtle' : 'scroll-mt-20'}
    >
      <div className="mx-auto max-w-content px-4 py-4 md:py-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={headingId} className="text-heading font-semibold text-balance">
            {heading}
          </h2>
          {action}
        </div>
        {lead !== undefined && <p className="mt-1 max-w-reading md:mt-2 text-text-muted">{lead}</p>}
        <div className="mt-4 md:mt-8">{children}</div>
      </div>
    </section>
  )
}
