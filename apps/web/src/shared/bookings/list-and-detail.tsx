import type { ReactNode } from 'react'

type Props = {
  /** The accessible name of the list. */
  label: string
  list: ReactNode
  /** The accessible name of the details. */
  detailLabel: string
  children: ReactNode
}

/** A list beside the details of its chosen entry. The list scrolls by itself. */
export const ListAndDetail = ({ label, list, detailLabel, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-6">
    <section
      aria-label={label}
      className="sticky top-24 -m-1 max-h-[calc(100svh-7rem)] overflow-y-auto overscroll-contain p-1 print:hidden"
    >
      {list}
    </section>
    <section aria-label={detailLabel} className="min-w-0">
      {children}
    </section>
  </div>
)
