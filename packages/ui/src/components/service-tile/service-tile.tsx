import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { softHues } from '../../internal/tones.ts'
import { Card, CardLink, CardTitle } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { arrowForwardIcon } from '../icon/generated/icons.ts'
import { Money } from '../money/money.tsx'
import type { MoneyPer } from '../money/money.tsx'
import { KitStringText } from '../provider/string-text.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface ServiceTileProps extends RootProps {
  /**
   * An `<a>` or a router's link to the service. The whole tile is its click target. Without it the tile is
   * not interactive.
   */
  link?: SlotElement | undefined
  name: string
  /** One short sentence on what the customer gets. */
  text: string
  /** The price of the cheapest plan in halalas; null for a price on request. */
  priceFrom: number | null
  /** What the price pays for: a visit, three months, or once. */
  per?: MoneyPer | null | undefined
  /** An icon or a small illustration. */
  art: ReactNode
  /** The hue of the service. */
  hue?: 'palm' | 'saffron' | 'indigo' | 'terracotta' | undefined
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

/** A service on the home page with its lowest price. */
export function ServiceTile({
  link,
  name,
  text,
  priceFrom,
  per,
  art,
  hue = 'palm',
  as = 'div',
  level = 3,
  className,
  ...rest
}: ServiceTileProps): ReactNode {
  return (
    <Card {...rest} as={as} link={link !== undefined} className={className}>
      <div
        aria-hidden
        className={classes(
          'sk:flex sk:size-14 sk:items-center sk:justify-center sk:rounded-card',
          softHues[hue],
        )}
      >
        {art}
      </div>
      <CardTitle level={level}>{link ? <CardLink link={link}>{name}</CardLink> : name}</CardTitle>
      <p className="sk:m-0 sk:text-pretty sk:text-text-muted">{text}</p>
      <p className="sk:m-0 sk:mt-auto sk:flex sk:flex-wrap sk:items-end sk:justify-between sk:gap-x-3 sk:pt-2">
        {priceFrom === null ? (
          <span className="sk:text-text-muted">
            <KitStringText of="serviceTile.onRequest" />
          </span>
        ) : (
          <span className="sk:flex sk:min-w-0 sk:flex-wrap sk:items-baseline sk:gap-x-2">
            <span className="sk:text-small sk:text-text-muted">
              <KitStringText of="serviceTile.from" />
            </span>{' '}
            <Money
              halalas={priceFrom}
              per={per}
              decimals="auto"
              weight="strong"
              className="sk:text-price sk:text-text"
            />
          </span>
        )}
        {link && (
          <Icon
            of={arrowForwardIcon}
            size="md"
            className="sk:ms-auto sk:mb-1.5 sk:shrink-0 sk:text-primary"
          />
        )}
      </p>
    </Card>
  )
}

/** The skeleton of the tile, shown while services load. Wrap several in one SkeletonGroup. */
export function ServiceTileSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<ServiceTileProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton shape="block" width="own" className="sk:size-14" />
      <Skeleton shape="title" width="half" className="sk:text-lead" />
      <div>
        <Skeleton />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="title" width="third" className="sk:mt-auto sk:text-price" />
    </Card>
  )
}
