import type { ReactNode } from 'react'

const grounds = {
  page: '',
  subtle: 'bg-subtle',
  palm: 'bg-primary-soft text-text',
} as const

type Props = {
  id: string
  heading: string
  lead?: string
  /** Leaves the lead out on a phone, where the heading says enough. */
  isBrief?: boolean
  /** A tinted background, which separates a section from its neighbours. */
  ground?: keyof typeof grounds
  /** A link beside the heading. */
  action?: ReactNode
  /** Puts little content beside the heading on a wide page. */
  isBeside?: boolean
  children: ReactNode
}

/** A section of a page with its heading, as wide as the content. `id` is also the fragment of links. */
export function Section({
  id,
  heading,
  lead,
  isBrief = false,
  ground = 'page',
  action,
  isBeside = false,
  children,
}: Props) {
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-theme={ground === 'palm' ? 'dark' : undefined}
      className={`scroll-mt-20 ${grounds[ground]}`}
    >
      <div
        className={`mx-auto grid max-w-content grid-cols-1 gap-3 px-4 py-4 md:py-12 ${isBeside ? 'md:grid-cols-2 md:items-center' : 'md:gap-8'}`}
      >
        <header>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={headingId} className="text-title font-semibold text-balance md:text-heading">
              {heading}
            </h2>
            {action}
          </div>
          {lead !== undefined && (
            <p className={`mt-1 max-w-reading text-text-muted md:mt-2 ${isBrief ? 'max-md:hidden' : ''}`}>
              {lead}
            </p>
          )}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
