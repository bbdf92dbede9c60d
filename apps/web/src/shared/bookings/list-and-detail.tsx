import { useEffect, useRef, type ReactNode } from 'react'

import { focusHeading } from '../layout/focus-heading.ts'

type Props = {
  /** The accessible name of the list. */
  label: string
  list: ReactNode
  /** The id of the chosen entry. Choosing another moves the focus to the heading of its details. */
  chosen: string
  /** The accessible name of the details. */
  detailLabel: string
  children: ReactNode
}

/** A list beside the details of its chosen entry. The list scrolls by itself. */
export function ListAndDetail({ label, list, chosen, detailLabel, children }: Props) {
  const detail = useRef<HTMLElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    // A page that was loaded at this address is read from its start.
    const wasLoaded = !wasShown.current && document.activeElement === document.body
    wasShown.current = true
    return detail.current && !wasLoaded ? focusHeading(detail.current, 'h2') : undefined
  }, [chosen])
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-6">
      <section
        aria-label={label}
        className="sticky top-24 -m-1 max-h-[calc(100svh-7rem)] overflow-y-auto overscroll-contain p-1 print:hidden"
      >
        {list}
      </section>
      <section ref={detail} tabIndex={-1} aria-label={detailLabel} className="min-w-0 outline-none">
        {children}
      </section>
    </div>
  )
}
