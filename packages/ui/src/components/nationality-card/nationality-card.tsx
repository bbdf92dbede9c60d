'use client'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Card, CardLink, CardTitle } from '../card/card.tsx'
import { Flag } from '../flag/flag.tsx'
import { arrowForwardIcon, clockIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import type { MoneyPer } from '../money/money.tsx'
import { PlanAvailabilityText } from '../plan-card/facts.tsx'
import type { PlanCardAvailability } from '../plan-card/facts.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The nationality that a `NationalityCard` shows. */
export interface NationalityCardNationality {
  /** The country code (ISO 3166-1). */
  code: string
  name: string
  description?: string | undefined
  jobs?: readonly string[] | undefined
  /** The prices, one for each service that has plans for this nationality. */
  prices: readonly NationalityCardPrice[]
}

export interface NationalityCardPrice {
  service: string
  /** The price of the cheapest plan, in halalas; null for a price on request. */
  from: number | null
  /** What the price pays for: a visit, three months, or once. */
  per?: MoneyPer | null | undefined
  /** The days until a worker from this country arrives, for services with recruitment. */
  arrivalDays?: number | null | undefined
  /** When a worker is available. The card mentions it unless it is now. */
  availability?: PlanCardAvailability | null | undefined
}

export interface NationalityCardProps extends RootProps {
  nationality: NationalityCardNationality
  /** A drawing of a worker: a `<Portrait figure="half">`. */
  picture?: ReactNode
  /** A link to the plans of this nationality. The whole card is its click target. */
  link?: SlotElement | undefined
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

/** A nationality: the jobs of its workers, the lowest price of each service, and the days until arrival. */
export function NationalityCard({
  nationality: { code, name, description, jobs = [], prices },
  picture,
  link,
  as = 'div',
  level = 3,
  className,
  ...rest
}: NationalityCardProps): ReactNode {
  const words = useKit('NationalityCard').strings.nationalityCard
  return (
    <Card {...rest} as={as} padding="none" link={link !== undefined} className={className}>
      <div className="sk:flex">
        {picture && (
          <div className="sk:relative sk:min-h-24 sk:w-[min(7rem,34%)] sk:shrink-0 sk:overflow-clip sk:rounded-ss-card sk:*:absolute sk:*:inset-0 sk:*:size-full">
            {picture}
          </div>
        )}
        <div className="sk:grid sk:min-w-0 sk:flex-1 sk:content-center sk:gap-1.5 sk:p-3 sk:pe-4">
          <div className="sk:flex sk:items-center sk:justify-between sk:gap-2">
            {/* The name of the country stands below the flag. */}
            <span aria-hidden>
              <Flag code={code} country={name} size="md" />
            </span>
            {link && <Icon of={arrowForwardIcon} size="md" className="sk:shrink-0 sk:text-primary" />}
          </div>
          <CardTitle level={level}>{link ? <CardLink link={link}>{name}</CardLink> : name}</CardTitle>
          {description && <p className="sk:m-0 sk:text-small sk:text-pretty">{description}</p>}
          {jobs.length > 0 && (
            <ul
              aria-label={words.jobs}
              className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:gap-x-3 sk:p-0 sk:text-small sk:text-text-muted"
            >
              {jobs.map((job) => (
                <li key={job}>{job}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="sk:flex sk:flex-1 sk:items-end sk:justify-between sk:gap-3 sk:border-t sk:border-border sk:px-4 sk:py-3">
        {prices.length === 0 ? (
          <span className="sk:text-text-muted">{words.onRequest}</span>
        ) : (
          <dl className="sk:m-0 sk:grid sk:min-w-0 sk:flex-1 sk:self-start sk:divide-y sk:divide-border">
            {prices.map((price) => (
              <div
                key={price.service}
                className="sk:grid sk:min-w-0 sk:grid-cols-[minmax(0,1fr)_auto] sk:items-baseline sk:gap-x-3 sk:py-0.5 sk:wrap-anywhere"
              >
                <dt className="sk:text-small sk:text-text-muted">{price.service}</dt>
                <dd className="sk:m-0 sk:min-w-0">
                  <From {...price} />
                </dd>
                <When {...price} />
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  )
}

function From({ from, per }: NationalityCardPrice): ReactNode {
  const words = useKit('NationalityCard').strings.nationalityCard
  if (from === null) return words.onRequest
  return (
    <span className="sk:flex sk:flex-wrap sk:items-baseline sk:justify-end sk:gap-x-1">
      <span className="sk:text-small sk:text-text-muted">{words.from}&nbsp;</span>
      <Money halalas={from} per={per} decimals="auto" weight="strong" />
    </span>
  )
}

/**
 * When a worker is available, unless that is now, and the days until one arrives. Shown below the
 * service.
 */
function When({ arrivalDays, availability }: NationalityCardPrice): ReactNode {
  const { strings, format } = useKit('NationalityCard')
  const words = strings.nationalityCard
  const isLater = availability && availability.state !== 'now'
  if (!isLater && typeof arrivalDays !== 'number') return null
  return (
    <dd className="sk:col-span-full sk:m-0 sk:flex sk:flex-wrap sk:gap-x-3 sk:text-small sk:text-text-muted">
      {isLater && <PlanAvailabilityText availability={availability} />}
      {typeof arrivalDays === 'number' && (
        <span className="sk:flex sk:items-center sk:gap-1.5">
          <Icon of={clockIcon} size="sm" />
          {/* One text, for the same reason as in `PlanAvailabilityText`. */}
          <span>{`${words.arrives} ${format.count(words.days, arrivalDays)}`}</span>
        </span>
      )}
    </dd>
  )
}

/** The skeleton of the card, shown while nationalities load. Wrap several in one SkeletonGroup. */
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
