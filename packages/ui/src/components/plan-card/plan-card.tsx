'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Pause } from '../../internal/pause.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { classes } from '../../internal/class-names.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { softHues } from '../../internal/tones.ts'
import { Button } from '../button/button.tsx'
import { Card, CardLink, CardTitle } from '../card/card.tsx'
import { checkIcon, chevronDownIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { PriceBreakdown } from '../price-breakdown/price-breakdown.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { planFacts } from './facts.tsx'
import type { PlanCardPlan } from './facts.tsx'

export type { PlanCardPlan } from './facts.tsx'

/** The checkbox that adds a plan to the comparison. */
export interface PlanCardCompare {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** True if as many plans as possible are already being compared. */
  disabled?: boolean | undefined
}

export interface PlanCardProps extends RootProps {
  plan: PlanCardPlan
  /** A drawing of the worker: a `<Portrait figure="half">`. */
  picture?: ReactNode
  /** The hue of the category, one for each service of a list. */
  hue?: 'palm' | 'saffron' | 'indigo' | 'terracotta' | undefined
  /**
   * An `<a>` or a router's link to the page of the plan. It is the title of the card, and everything above
   * the footer is its click target.
   */
  link?: SlotElement | undefined
  /** An `<a>` or a router's link to order the plan. */
  order?: SlotElement | undefined
  /** The label of the link, in place of "Book now". */
  orderLabel?: string | undefined
  /** Adds a checkbox to compare the plan with others. */
  compare?: PlanCardCompare | undefined
  /** A short note below the facts: the reason for a suggestion, or a trial period. */
  note?: ReactNode
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

/** A plan at a glance: what it is, its full price, and one action. */
export function PlanCard({
  plan,
  picture,
  hue = 'saffron',
  link,
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
  const { name, service, category, price, total } = plan
  const facts = planFacts(plan, kit, name).filter(({ known }) => known)
  const rows = facts.filter(
    ({ label, value }) => label !== words.nationality || typeof value !== 'string' || !name.includes(value),
  )
  const badge = category && !name.toLowerCase().includes(category.toLowerCase()) && category
  return (
    <Card
      {...rest}
      as={as}
      padding="none"
      link={link !== undefined}
      className={className}
      aria-labelledby={title}
      role={as === 'div' ? 'group' : undefined}
    >
      {/* The link covers this part only, so that the buttons below it stay their own targets. */}
      <div className="sk:relative sk:flex sk:flex-1 sk:flex-wrap">
        {picture && (
          <div className="sk:relative sk:min-h-28 sk:w-[min(6.5rem,30%)] sk:shrink-0 sk:overflow-clip sk:rounded-ss-card sk:*:absolute sk:*:inset-0 sk:*:size-full">
            {picture}
          </div>
        )}
        <div className="sk:flex sk:min-w-0 sk:flex-1 sk:basis-36 sk:flex-col sk:px-3 sk:pe-1.5 sk:py-2">
          <CardTitle
            level={level}
            id={title}
            className="sk:pb-0.5 sk:leading-snug sk:has-[a:hover]:underline"
          >
            {link ? <CardLink link={link}>{name}</CardLink> : name}
          </CardTitle>
          <ul className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:gap-x-1.5 sk:p-0 sk:text-small sk:leading-snug sk:text-text-muted">
            {facts.map(({ label, short }) => short && <li key={label}>{short}</li>)}
            {badge && (
              <li className={classes('sk:rounded-full sk:px-1.5 sk:font-medium', softHues[hue])}>{badge}</li>
            )}
          </ul>
          {note && <div className="sk:text-small sk:text-text-muted">{note}</div>}
          <div className="sk:mt-auto sk:flex sk:flex-wrap sk:items-baseline sk:gap-x-2 sk:pt-1 sk:leading-snug">
            <Total plan={plan} />
          </div>
        </div>
      </div>
      <div className="sk:flex sk:flex-wrap sk:items-center sk:justify-end sk:gap-x-2 sk:border-t sk:border-border sk:px-3 sk:py-1 sk:sm:py-1.5">
        <details className="sk:group/facts sk:min-w-0 sk:flex-1 sk:basis-20 sk:open:basis-full">
          <summary
            aria-describedby={title}
            className="sk:inline-flex sk:min-h-touch sk:cursor-pointer sk:list-none sk:items-center sk:gap-1 sk:rounded-field sk:text-small sk:font-semibold sk:text-primary sk:focus-visible:outline-2 sk:focus-visible:outline-offset-2 sk:focus-visible:outline-focus sk:[&::-webkit-details-marker]:hidden"
          >
            {words.details}
            <Icon of={chevronDownIcon} size="sm" className="sk:group-open/facts:rotate-180" />
          </summary>
          <KeyValueList
            items={service ? [{ label: words.service, value: service }, ...rows] : rows}
            layout="rows"
            className="sk:pb-2"
          />
          {price && total !== null && (
            <PriceBreakdown
              {...price}
              total={total}
              className="sk:border-t sk:border-border sk:py-2 sk:text-small"
            />
          )}
        </details>
        {compare && (
          <Button
            size="sm"
            variant="quiet"
            icon={compare.checked && <Icon of={checkIcon} />}
            aria-pressed={compare.checked}
            className="sk:aria-pressed:bg-primary-soft sk:aria-pressed:text-on-primary-soft sk:forced:aria-pressed:outline-2"
            aria-describedby={title}
            disabled={compare.disabled === true && !compare.checked}
            onClick={() => compare.onCheckedChange(!compare.checked)}
          >
            {words.compare}
          </Button>
        )}
        {order && (
          <Button asChild size="sm" variant="secondary" aria-describedby={title}>
            {fillSlot(order, '', orderLabel ?? words.order)}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Total({ plan }: Pick<PlanCardProps, 'plan'>): ReactNode {
  const { total, unitPrice, per, salary, salaryIncluded } = plan
  const words = useKit('PlanCard').strings.planCard
  if (total === null) return <p className="sk:m-0 sk:text-lead sk:font-semibold">{words.onRequest}</p>
  const isSalaryBeside = Boolean(salary) && salaryIncluded === false
  return (
    <p className="sk:contents">
      <Money
        {...(unitPrice ?? { halalas: total, per })}
        decimals="auto"
        weight="strong"
        className="sk:text-price/7"
      />
      {unitPrice && (
        <>
          <Pause />
          <Money halalas={total} per={per} decimals="auto" className="sk:text-small sk:leading-snug" />
        </>
      )}
      <Pause />
      <span className="sk:text-small sk:leading-snug sk:text-text-muted">
        {isSalaryBeside ? words.totalWithoutSalary : salary ? words.totalWithSalary : words.total}
      </span>
    </p>
  )
}

/** The skeleton of the card, shown while plans load. Wrap several in one SkeletonGroup. */
export function PlanCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<PlanCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} padding="none" className={className}>
      <div className="sk:flex">
        <div className="sk:w-[min(6.5rem,30%)] sk:shrink-0 sk:overflow-clip sk:rounded-ss-card">
          <Skeleton shape="block" width="own" className="sk:h-28 sk:w-full" />
        </div>
        <div className="sk:min-w-0 sk:flex-1 sk:p-3 sk:pe-4">
          <Skeleton shape="title" width="most" className="sk:text-lead" />
          <Skeleton className="sk:text-small" />
          <Skeleton width="half" className="sk:text-small" />
          <Skeleton shape="title" width="half" className="sk:text-price" />
        </div>
      </div>
      <div className="sk:flex sk:justify-end sk:border-t sk:border-border sk:px-4 sk:py-1">
        <Skeleton shape="button" width="third" />
      </div>
    </Card>
  )
}
