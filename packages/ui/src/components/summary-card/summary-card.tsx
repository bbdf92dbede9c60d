'use client'
import { cva } from 'class-variance-authority'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Announcement } from '../../internal/announcement.tsx'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import { Pause } from '../../internal/pause.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronUpIcon } from '../icon/generated/icons.ts'
import { Money, moneyInWords } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** A choice of the customer in a summary card. */
export interface SummaryFact {
  /** What was chosen, as a noun: "First visit". */
  label: string
  value: ReactNode
}

export interface SummaryCardProps extends RootProps {
  /** The name of the booked plan. */
  title: string
  /** One line below the title: the service and the nationality. */
  text?: ReactNode
  /** The choices made so far. */
  facts?: readonly SummaryFact[] | undefined
  /** The price line by line: a `<PriceBreakdown>`. */
  breakdown?: ReactNode
  /** The amount to pay now, in halalas; null for a price on request. */
  total: number | null
  /** A note beside the total when it covers several orders: "3 workers". */
  totalNote?: ReactNode
  /** The main action, such as the pay button. */
  action?: ReactNode
  /** True while the total is recalculated. The previous one stays visible, dimmed. */
  loading?: boolean | undefined
  /** `auto` is a card beside wide pages and a bar at the lower edge of narrow ones. */
  layout?: 'auto' | 'card' | 'bar' | undefined
  level?: 2 | 3 | undefined
}

const frame = cva('sk:min-w-0 sk:text-text sk:wrap-anywhere sk:print:static', {
  variants: {
    layout: {
      card: 'sk:rounded-card sk:border sk:border-border sk:bg-surface sk:p-5 sk:shadow-raised sk:forced:border-[CanvasText]',
      bar: 'sk:sticky sk:bottom-0 sk:z-sticky sk:border-t sk:border-border sk:bg-raised sk:px-4 sk:pt-2.5 sk:pb-[max(0.625rem,env(safe-area-inset-bottom))] sk:shadow-raised',
      auto: 'sk:z-sticky sk:max-md:sticky sk:max-md:bottom-0 sk:max-md:border-t sk:max-md:border-border sk:max-md:bg-raised sk:max-md:px-4 sk:max-md:pt-2.5 sk:max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))] sk:max-md:shadow-raised sk:md:rounded-card sk:md:border sk:md:border-border sk:md:bg-surface sk:md:p-5 sk:md:shadow-raised sk:forced:border-[CanvasText]',
    },
  },
})

/** In a bar the details are closed at first. They open upwards, over the page. */
const details = cva('sk:gap-4', {
  variants: {
    layout: { card: 'sk:grid', bar: '', auto: 'sk:md:grid' },
    open: { true: '', false: '' },
  },
  compoundVariants: [
    { layout: 'bar', open: true, className: 'sk:grid sk:max-h-[55dvh] sk:overflow-y-auto' },
    { layout: 'bar', open: false, className: 'sk:hidden' },
    {
      layout: 'auto',
      open: true,
      className: 'sk:max-md:grid sk:max-md:max-h-[55dvh] sk:max-md:overflow-y-auto',
    },
    { layout: 'auto', open: false, className: 'sk:max-md:hidden' },
  ],
})
const totals = cva('sk:flex sk:flex-wrap sk:items-center sk:justify-between', {
  variants: {
    layout: {
      card: 'sk:mt-4 sk:gap-x-4 sk:gap-y-3 sk:border-t-2 sk:border-border sk:pt-4',
      bar: 'sk:gap-x-3 sk:gap-y-2',
      auto: 'sk:gap-x-3 sk:gap-y-2 sk:md:mt-4 sk:md:gap-y-3 sk:md:border-t-2 sk:md:border-border sk:md:pt-4',
    },
  },
})

/**
 * The total with the toggle of a bar. Both lie in one cell: the toggle covers the total, so that it is
 * large enough for a finger, and shows its word beside the label.
 */
const sum = cva('sk:grid sk:min-w-0 sk:grid-cols-[auto_1fr] sk:gap-x-3', {
  variants: { layout: { card: 'sk:flex-1', bar: '', auto: 'sk:md:flex-1' } },
})
const inSum = 'sk:col-span-2 sk:col-start-1 sk:row-start-1 sk:grid sk:grid-cols-subgrid sk:content-start'
const priceSize = {
  card: 'sk:text-price',
  bar: 'sk:text-title',
  auto: 'sk:text-title sk:md:text-price',
} as const
const actionWidth = { card: 'sk:w-full', bar: 'sk:grow', auto: 'sk:grow sk:md:w-full' } as const

/** The booking and its exact price, visible until payment. */
export function SummaryCard({
  title,
  text,
  facts = [],
  breakdown,
  total,
  totalNote,
  action,
  loading = false,
  layout = 'auto',
  level = 2,
  className,
  ...rest
}: SummaryCardProps): ReactNode {
  requireName('SummaryCard', title)
  const kit = useKit('SummaryCard')
  const words = kit.strings.summaryCard
  const Heading = `h${level}` as const
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <section
      {...rest}
      aria-label={words.label}
      aria-busy={loading}
      data-summary={layout}
      className={frame({ layout, className })}
    >
      <div id={panel} data-scrolls className={details({ layout, open })}>
        <div className="sk:grid sk:gap-0.5">
          <Heading className="sk:m-0 sk:text-lead sk:font-semibold sk:text-balance">{title}</Heading>
          {text && <p className="sk:m-0 sk:text-small sk:text-text-muted">{text}</p>}
        </div>
        {facts.length > 0 && <KeyValueList items={facts} />}
        {breakdown && <div className="sk:border-t sk:border-border sk:pt-3">{breakdown}</div>}
      </div>
      <div className={classes(totals({ layout }), layout !== 'card' && open && 'sk:max-md:pt-3')}>
        <div className={sum({ layout })}>
          <p className={classes(inSum, 'sk:m-0 sk:min-w-0')}>
            <span className="sk:text-small sk:text-text-muted">
              {words.total}
              {totalNote && <> · {totalNote}</>}
            </span>
            <Pause />
            {total === null ? (
              <span className="sk:col-span-2 sk:text-lead sk:font-semibold">{words.onRequest}</span>
            ) : (
              <Money
                halalas={total}
                weight="strong"
                className={classes('sk:col-span-2', priceSize[layout], loading && 'sk:text-text-muted')}
              />
            )}
          </p>
          <Announcement
            text={
              loading
                ? undefined
                : `${words.total} ${total === null ? words.onRequest : moneyInWords(kit, total)}`
            }
          />
          {layout !== 'card' && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={panel}
              className={classes(
                inSum,
                'sk:relative sk:min-h-touch sk:cursor-pointer sk:rounded-field sk:border-0 sk:bg-transparent sk:p-0 sk:text-small sk:font-semibold sk:whitespace-nowrap sk:text-primary',
                layout === 'auto' && 'sk:md:hidden',
              )}
              onClick={() => setOpen(!open)}
            >
              <span className="sk:col-start-2 sk:flex sk:items-center sk:gap-1">
                {open ? words.less : words.more}
                <Icon
                  of={chevronUpIcon}
                  size="sm"
                  className={classes('sk:motion-safe:transition-transform', open && 'sk:rotate-180')}
                />
              </span>
            </button>
          )}
        </div>
        {action && <div className={actionWidth[layout]}>{action}</div>}
      </div>
    </section>
  )
}

/** The skeleton of the card, shown while the plan loads. Wrap it in a SkeletonGroup. */
export function SummaryCardSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} className={frame({ layout: 'card', className })}>
      <Skeleton shape="title" width="most" className="sk:text-lead" />
      <Skeleton width="half" />
      <div className="sk:mt-4 sk:grid sk:gap-3 sk:border-t sk:border-border sk:pt-4">
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="title" width="third" className="sk:text-price" />
      </div>
    </div>
  )
}
