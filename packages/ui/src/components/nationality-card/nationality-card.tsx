'use client'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Badge } from '../badge/badge.tsx'
import { Card, CardLink, CardTitle } from '../card/card.tsx'
import { Flag } from '../flag/flag.tsx'
import { arrowForwardIcon, clockIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import type { MoneyPer } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface NationalityCardNationality {
  /** The country, ISO 3166-1. */
  code: string
  name: string
  description?: string | undefined
  jobs?: readonly string[] | undefined
  /** Of each service that has plans for them, in its order. */
  prices: readonly NationalityCardPrice[]
}

export interface NationalityCardPrice {
  service: string
  /** Its cheapest plan, in halalas; null where the price is told on request. */
  from: number | null
  /** What that price is for: a visit, three months, once. */
  per?: MoneyPer | null | undefined
  /** Days until a worker from there arrives, where she has still to come. */
  arrivalDays?: number | null | undefined
}

export interface NationalityCardProps extends RootProps {
  nationality: NationalityCardNationality
  /** To the plans of this nationality; the whole card is its target. */
  link?: SlotElement | undefined
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

/** Where workers come from: what they do, what it costs at least and how soon they arrive. */
export function NationalityCard({
  nationality: { code, name, description, jobs = [], prices },
  link,
  as = 'div',
  level = 3,
  className,
  ...rest
}: NationalityCardProps): ReactNode {
  const words = useKit('NationalityCard').strings.nationalityCard
  return (
    <Card {...rest} as={as} link={link !== undefined} className={className}>
      <div className="sk:flex sk:items-center sk:gap-3">
        {/* The name stands beside it. */}
        <span aria-hidden>
          <Flag code={code} country={name} size="lg" />
        </span>
        <CardTitle level={level}>{link ? <CardLink link={link}>{name}</CardLink> : name}</CardTitle>
      </div>
      {description && <p className="sk:m-0 sk:text-pretty sk:text-text-muted">{description}</p>}
      {jobs.length > 0 && (
        <ul aria-label={words.jobs} className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:gap-1.5 sk:p-0">
          {jobs.map((job) => (
            <li key={job}>
              <Badge>{job}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="sk:mt-auto sk:flex sk:items-end sk:justify-between sk:gap-3 sk:pt-2">
        {prices.length === 0 ? (
          <span className="sk:text-text-muted">{words.onRequest}</span>
        ) : (
          <dl className="sk:m-0 sk:grid sk:min-w-0 sk:flex-1 sk:gap-2">
            {prices.map((price) => (
              <div key={price.service} className="sk:min-w-0 sk:wrap-anywhere">
                <dt className="sk:text-small sk:text-text-muted">{price.service}</dt>
                <dd className="sk:m-0">
                  <From {...price} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {link && <Icon of={arrowForwardIcon} size="md" className="sk:mb-1 sk:shrink-0 sk:text-primary" />}
      </div>
    </Card>
  )
}

function From({ from, per, arrivalDays }: NationalityCardPrice): ReactNode {
  const { strings, format } = useKit('NationalityCard')
  const words = strings.nationalityCard
  return (
    <>
      {from === null ? (
        words.onRequest
      ) : (
        <span className="sk:flex sk:flex-wrap sk:items-baseline sk:gap-x-1">
          <span className="sk:text-small sk:text-text-muted">{words.from}</span>{' '}
          <Money halalas={from} per={per} decimals="auto" weight="strong" />
        </span>
      )}
      {typeof arrivalDays === 'number' && (
        <span className="sk:flex sk:items-center sk:gap-1.5 sk:text-small sk:text-text-muted">
          <Icon of={clockIcon} size="sm" />
          <span>
            {words.arrives} {format.count(words.days, arrivalDays)}
          </span>
        </span>
      )}
    </>
  )
}

/** The card's own shape while nationalities load. Wrap several in one SkeletonGroup. */
export function NationalityCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<NationalityCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton shape="title" width="half" className="sk:text-lead" />
      <div>
        <Skeleton />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="title" width="third" className="sk:mt-auto sk:text-lead" />
    </Card>
  )
}
