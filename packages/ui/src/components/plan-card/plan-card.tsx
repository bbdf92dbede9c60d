'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card, CardTitle } from '../card/card.tsx'
import { checkIcon, chevronDownIcon, compareIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KeyValueList, KeyValueListSkeleton } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { PriceBreakdown } from '../price-breakdown/price-breakdown.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { planFacts } from './facts.tsx'
import type { PlanCardPlan } from './facts.tsx'

export type { PlanCardPlan } from './facts.tsx'

export interface PlanCardCompare {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** No more can be compared at once. */
  disabled?: boolean | undefined
}

export interface PlanCardProps extends RootProps {
  plan: PlanCardPlan
  /** Where it is ordered: an `<a>` or a router's link. */
  order?: SlotElement | undefined
  /** In place of "Order now". */
  orderLabel?: string | undefined
  /** Lets it be laid beside others. */
  compare?: PlanCardCompare | undefined
  /** A short remark under the facts: why it was suggested, a trial period. */
  note?: ReactNode
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

/** A plan one can judge at a glance: what it is, all it will cost, and one way on. */
export function PlanCard({
  plan,
  order,
  orderLabel,
  compare,
  note,
  as = 'div',
  level = 3,
  className,
  ...rest
}: PlanCardProps): ReactNode {
  const kit = useKit('PlanCard')
  const words = kit.strings.planCard
  const title = useId()
  const { name, service, category } = plan
  return (
    <Card
      {...rest}
      as={as}
      className={className}
      aria-labelledby={title}
      role={as === 'div' ? 'group' : undefined}
    >
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-3 sk:gap-y-1">
        <div className="sk:min-w-0 sk:flex-1 sk:basis-40">
          <CardTitle level={level} id={title}>
            {name}
          </CardTitle>
          {service && <p className="sk:m-0 sk:text-small sk:text-text-muted">{service}</p>}
        </div>
        {category && <Badge tone="accent">{category}</Badge>}
      </div>
      <Total plan={plan} />
      <KeyValueList items={planFacts(plan, kit).filter(({ known }) => known)} layout="rows" />
      {note && <div className="sk:text-small sk:text-text-muted">{note}</div>}
      {(order ?? compare) && (
        <div className="sk:mt-auto sk:flex sk:flex-wrap sk:items-center sk:gap-2 sk:pt-1">
          {order && (
            <Button asChild className="sk:flex-1 sk:basis-36" aria-describedby={title}>
              {fillSlot(order, '', orderLabel ?? words.order)}
            </Button>
          )}
          {compare && (
            <Button
              variant={compare.checked ? 'secondary' : 'quiet'}
              icon={<Icon of={compare.checked ? checkIcon : compareIcon} />}
              aria-pressed={compare.checked}
              aria-describedby={title}
              disabled={compare.disabled === true && !compare.checked}
              onClick={() => compare.onCheckedChange(!compare.checked)}
            >
              {words.compare}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function Total({ plan: { total, per, price } }: Pick<PlanCardProps, 'plan'>): ReactNode {
  const words = useKit('PlanCard').strings.planCard
  if (total === null) return <p className="sk:m-0 sk:text-lead sk:font-semibold">{words.onRequest}</p>
  const amount = (
    <span className="sk:grid sk:justify-items-start">
      <Money halalas={total} per={per} weight="strong" className="sk:text-title" />
      <span className="sk:text-small sk:text-text-muted">{words.total}</span>
    </span>
  )
  if (!price) return amount
  return (
    <details className="sk:group/price sk:min-w-0">
      <summary className="sk:flex sk:min-h-touch sk:cursor-pointer sk:list-none sk:flex-wrap sk:items-center sk:justify-between sk:gap-x-3 sk:rounded-field sk:focus-visible:outline-2 sk:focus-visible:outline-offset-2 sk:focus-visible:outline-focus sk:[&::-webkit-details-marker]:hidden">
        {amount}
        <span className="sk:inline-flex sk:items-center sk:gap-1 sk:text-small sk:font-semibold sk:text-primary">
          {words.details}
          <Icon of={chevronDownIcon} size="sm" className="sk:group-open/price:rotate-180" />
        </span>
      </summary>
      <PriceBreakdown
        {...price}
        total={total}
        className="sk:mt-2 sk:border-t sk:border-border sk:pt-2 sk:text-small"
      />
    </details>
  )
}

/** The card's own shape while plans load. Wrap several in one SkeletonGroup. */
export function PlanCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<PlanCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton shape="title" width="most" className="sk:text-lead" />
      <Skeleton shape="title" width="half" className="sk:text-title" />
      <KeyValueListSkeleton count={4} />
      <Skeleton shape="button" className="sk:mt-auto" />
    </Card>
  )
}
