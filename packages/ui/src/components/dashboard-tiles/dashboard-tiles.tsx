'use client'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import {
  banIcon,
  calendarIcon,
  contractIcon,
  hourglassIcon,
  messageIcon,
  receiptIcon,
} from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'
import { StatTile, StatTileSkeleton } from '../stat-tile/stat-tile.tsx'

export interface DashboardTile {
  of: 'running' | 'cancelled' | 'expiring' | 'visits' | 'complaints' | 'invoices'
  /** The count; `undefined` while it loads, `null` if it failed to load. */
  value: number | null | undefined
  /** An `<a>` or a router's link to the counted list. */
  link: SlotElement
}

export interface DashboardTilesProps extends RootProps<HTMLUListElement> {
  /** The tiles, the most important first. */
  tiles: readonly DashboardTile[]
}

const icons = {
  running: contractIcon,
  cancelled: banIcon,
  expiring: hourglassIcon,
  visits: calendarIcon,
  complaints: messageIcon,
  invoices: receiptIcon,
} as const

/** The counters of an account. Each one links to its list, and a failed one does not affect the others. */
export function DashboardTiles({ tiles, className, ...rest }: DashboardTilesProps): ReactNode {
  const words = useKit('DashboardTiles').strings.dashboardTiles
  const shown = tiles.filter(({ of }) => Object.hasOwn(icons, of))
  return (
    <ul
      {...rest}
      className={classes(
        'sk:m-0 sk:grid sk:list-none sk:grid-cols-[repeat(auto-fill,minmax(min(max(9rem,30%),100%),1fr))] sk:gap-3 sk:p-0',
        className,
      )}
    >
      {shown.map(({ of, value, link }) =>
        value === undefined ? (
          <li key={of}>
            <SkeletonGroup label={words[of]}>
              <StatTileSkeleton />
            </SkeletonGroup>
          </li>
        ) : (
          <StatTile
            as="li"
            key={of}
            label={words[of]}
            icon={<Icon of={icons[of]} size="md" />}
            link={link}
            value={value ?? <span aria-hidden>—</span>}
            note={value === null ? words.unknown : undefined}
          />
        ),
      )}
    </ul>
  )
}
