import { bookingPhases, type BookingPhase } from '@sakina/domain/lifecycles'
import type { ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'
import { IncrementalList } from '../paging/incremental-list.tsx'

type Props<Item> = {
  label: string
  items: readonly Item[]
  phaseOf: (item: Item) => BookingPhase
  /** Renders the row of an item, an `li`. */
  children: (item: Item) => ReactNode
}

/** The past is rarely looked for, so it starts short. */
const AT_ONCE = { now: 20, next: 20, past: 5 } as const

/** Bookings as rows, grouped by now, next and past. */
export function BookingGroups<Item>({ label, items, phaseOf, children }: Props<Item>) {
  const t = useText()
  const groups = bookingPhases
    .map((phase) => ({ phase, own: items.filter((item) => phaseOf(item) === phase) }))
    .filter(({ own }) => own.length > 0)
  return (
    <ul aria-label={label} className="m-0 grid list-none gap-4 p-0">
      {groups.map(({ phase, own }) => (
        <li key={phase} className="grid gap-2">
          <h2 className="m-0 text-small font-semibold text-text-muted">{t(`bookings.${phase}`)}</h2>
          <IncrementalList label={t(`bookings.${phase}`)} items={own} atOnce={AT_ONCE[phase]} rows>
            {children}
          </IncrementalList>
        </li>
      ))}
    </ul>
  )
}
