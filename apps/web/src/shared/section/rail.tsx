import type { ReactNode } from 'react'

type Props = {
  as?: 'ul' | 'ol'
  /** From a tablet on the items stand in columns: `sm:grid-cols-2 lg:grid-cols-4`. */
  columns: string
  /** Said of what is scrolled; needed where no item can be reached by keyboard. */
  label?: string
  children: ReactNode
}

// What scrolls must be reachable by keyboard
const reachable = { role: 'group', tabIndex: 0 }

/** Cards that stand in one row on a phone, to be pushed aside, the edge of the next in sight. */
export const Rail = ({ as: List = 'ul', columns, label, children }: Props) => (
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
