import { timeGroups, type TimeGroup } from '@sakina/domain/lifecycles'
import type { ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'
import { IncrementalList } from '../paging/incremental-list.tsx'

type Props<Item> = {
  label: string
  items: readonly Item[]
  groupOf: (item: Item) => TimeGroup
  /** Renders the row of an item, an `li`. */
  children: (item: Item) => ReactNode
}

/** The bookings shown at once. Past ones are rarely looked for, so only a few of them are shown. */
const AT_ONCE = { now: 20, next: 20, past: 5 } as const

/** Bookings as rows, grouped by now, next and past. */
export function NowNextPastGroups<Item>({ label, items, groupOf, children }: Props<Item>) {
  const t = useText()
  const groups = timeGroups
    .map((group) => ({ group, own: items.filter((item) => groupOf(item) === group) }))
    .filter(({ own }) => own.length > 0)
  return (
    <ul aria-label={label} className="m-0 grid list-none gap-4 p-0">
      {groups.map(({ group, own }) => (
        <li key={group} className="grid gap-2">
          <h2 className="m-0 text-small font-semibold text-text-muted">{t(`bookings.${group}`)}</h2>
          <IncrementalList label={t(`bookings.${group}`)} items={own} atOnce={AT_ONCE[group]} rows>
            {children}
          </IncrementalList>
        </li>
      ))}
    </ul>
  )
}
