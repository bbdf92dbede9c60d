import type { ReactNode } from 'react'

type Props = {
  as?: 'ul' | 'ol'
  /** The classes of the columns from a tablet on: `sm:grid-cols-2 lg:grid-cols-4`. */
  columns: string
  /** The accessible name of the scrollable row, needed if no item is focusable. */
  label?: string
  children: ReactNode
}

// A scrollable region must be focusable by keyboard.
const reachable = { role: 'group', tabIndex: 0 }

/** Cards in one scrollable row on a phone; the edge of the next card is visible. */
export const ScrollableRow = ({ as: List = 'ul', columns, label, children }: Props) => (
  <div
    {...(label !== undefined && { ...reachable, 'aria-label': label })}
    data-scrolls="across"
    className="-mx-4 snap-x snap-mandatory scroll-px-4 overflow-x-auto overscroll-x-contain px-4 [scrollbar-width:none] sm:mx-0 sm:overflow-visible sm:px-0 print:overflow-visible"
  >
    <List
      className={`m-0 grid list-none auto-cols-[82%] grid-flow-col gap-4 p-0 *:snap-start sm:auto-cols-auto sm:grid-flow-row ${columns}`}
    >
      {children}
    </List>
  </div>
)
