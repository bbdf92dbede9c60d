import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import { Pause } from '../../internal/pause.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Badge } from '../badge/badge.tsx'
import { Card, CardTitle } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { mapPinIcon } from '../icon/generated/icons.ts'
import { Link } from '../link/link.tsx'
import { Phone } from '../phone/phone.tsx'
import { KitStringText } from '../provider/string-text.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The branch that a `BranchCard` shows. */
export interface BranchCardBranch {
  name: string
  /** The street and the district. */
  location: string
  phone?: string | undefined
  headOffice?: boolean | undefined
  /** True if customers can meet their workers at this branch. */
  pickup?: boolean | undefined
  /** The cities in which the branch's workers work. */
  serves?: readonly string[] | undefined
}

export interface BranchCardProps extends RootProps {
  branch: BranchCardBranch
  /** An `<a>` to the place on a map. */
  mapLink?: SlotElement | undefined
  /** `plain` has no frame, for use in a list. */
  variant?: 'card' | 'plain' | undefined
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

/** A branch: its address, its phone number, and a link to the map. */
export function BranchCard({
  branch: { name, location, phone, headOffice = false, pickup = false, serves = [] },
  mapLink,
  variant = 'card',
  as = 'div',
  level = 3,
  className,
  ...rest
}: BranchCardProps): ReactNode {
  const content = (
    <>
      <CardTitle level={level}>{name}</CardTitle>
      <p className="sk:m-0 sk:text-pretty sk:text-text-muted">{location}</p>
      {serves.length > 0 && (
        <p className="sk:m-0 sk:text-small sk:text-pretty sk:text-text-muted">
          <KitStringText of="branchCard.serves" />{' '}
          {serves.map((city, index) => (
            <Fragment key={city}>
              {index > 0 && <KitStringText of="branchCard.comma" />}
              {city}
            </Fragment>
          ))}
        </p>
      )}
      {(headOffice || pickup) && (
        <p className="sk:m-0 sk:flex sk:flex-wrap sk:gap-1.5">
          {headOffice && (
            <Badge size="sm" tone="accent">
              <KitStringText of="branchCard.headOffice" />
            </Badge>
          )}
          {headOffice && pickup && <Pause />}
          {pickup && (
            <Badge size="sm">
              <KitStringText of="branchCard.pickup" />
            </Badge>
          )}
        </p>
      )}
      {(phone || mapLink) && (
        <div className="sk:mt-auto sk:flex sk:flex-wrap sk:items-center sk:gap-x-5">
          {phone && <Phone number={phone} link="standalone" />}
          {mapLink && (
            <Link variant="standalone" link={mapLink}>
              <Icon of={mapPinIcon} />
              <span>
                <KitStringText of="branchCard.map" />
                <span className="sk:sr-only">&nbsp;{name}</span>
              </span>
            </Link>
          )}
        </div>
      )}
    </>
  )
  if (variant === 'card')
    return (
      <Card {...rest} as={as} padding="sm" className={className}>
        {content}
      </Card>
    )
  return createElement(
    as,
    { ...rest, className },
    <div className="sk:flex sk:min-w-0 sk:flex-col sk:gap-1 sk:wrap-anywhere">{content}</div>,
  )
}

/** The skeleton of the card, shown while branches load. Wrap several in one SkeletonGroup. */
export function BranchCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<BranchCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} padding="sm" className={className}>
      <Skeleton shape="title" width="half" className="sk:text-lead" />
      <Skeleton width="most" />
      <Skeleton shape="button" width="button" />
    </Card>
  )
}
