import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Card, CardLink } from '../card/card.tsx'
import { chevronForwardIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TileNumber } from './tile-number.tsx'

export interface StatTileProps extends RootProps {
  /** What is counted, as a noun. */
  label: ReactNode
  /** A number, or a sum as `<Money>`. */
  value: ReactNode
  /** One short note below the number. */
  note?: ReactNode
  /** An icon. */
  icon?: ReactNode
  /** An `<a>` or a router's link to the list behind the number. The whole tile is its click target. */
  link?: SlotElement | undefined
  as?: 'div' | 'li' | undefined
}

/** One key figure, with a link to its details. */
export function StatTile({
  label,
  value,
  note,
  icon,
  link,
  as = 'div',
  className,
  ...rest
}: StatTileProps): ReactNode {
  return (
    <Card {...rest} as={as} padding="sm" link={link !== undefined} className={className}>
      <div className="sk:flex sk:min-w-0 sk:items-start sk:gap-2 sk:text-text-muted">
        {icon && <span className="sk:mt-[0.15em] sk:inline-flex sk:shrink-0 sk:text-primary">{icon}</span>}
        <span className="sk:min-w-0 sk:flex-1">
          {link ? <CardLink link={link}>{label}</CardLink> : label}
        </span>
      </div>
      {/* The last row, so that the numbers of tiles side by side are level when a label wraps. */}
      <div className="sk:mt-auto sk:flex sk:items-center sk:justify-between sk:gap-2 sk:text-text-muted">
        <span className="sk:text-heading sk:font-bold sk:text-text sk:tabular-nums">
          {typeof value === 'number' ? <TileNumber value={value} /> : value}
        </span>
        {link && <Icon of={chevronForwardIcon} size="sm" />}
      </div>
      {note && <div className="sk:text-small sk:text-text-muted">{note}</div>}
    </Card>
  )
}

/** The skeleton of the tile, shown while the number loads. Wrap several in one SkeletonGroup. */
export function StatTileSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<StatTileProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} padding="sm" className={className}>
      <Skeleton width="half" />
      <Skeleton width="third" className="sk:text-heading" />
    </Card>
  )
}
