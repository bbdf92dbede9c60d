'use client'
import { cva } from 'class-variance-authority'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronUpIcon } from '../icon/generated/icons.ts'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface SummaryFact {
  /** What was chosen, as a noun: "First visit". */
  label: string
  value: ReactNode
}

export interface SummaryCardProps extends RootProps {
  /** What is being booked: the name of the plan. */
  title: string
  /** One line under it: the service, the nationality. */
  text?: ReactNode
  /** What has been chosen so far. */
  facts?: readonly SummaryFact[] | undefined
  /** The price line by line: a `<PriceBreakdown>`. */
  breakdown?: ReactNode
  /** Everything to pay now, in halalas; null where the price is told on request. */
  total: number | null
  /** Said beside the total where it is more than one order: "3 workers". */
  totalNote?: ReactNode
  /** What leads on from here, such as the button that pays. */
  action?: ReactNode
  /** The total is being worked out again: the last one stays in sight, dimmed. */
  loading?: boolean | undefined
  /** `auto`: a card beside wide pages, on narrow ones a bar that stays at the lower edge. */
  layout?: 'auto' | 'card' | 'bar' | undefined
  level?: 2 | 3 | undefined
}

const frame = cva('min-w-0 text-text wrap-anywhere print:static', {
  variants: {
    layout: {
      card: 'rounded-card border border-border bg-surface p-5 shadow-raised forced:border-[CanvasText]',
      bar: 'sticky bottom-0 z-sticky border-t border-border bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised',
      auto: 'z-sticky max-md:sticky max-md:bottom-0 max-md:border-t max-md:border-border max-md:bg-raised max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-raised md:rounded-card md:border md:border-border md:bg-surface md:p-5 md:shadow-raised forced:border-[CanvasText]',
    },
  },
})

/** The details in a bar: shut at first, opening upwards over the page. */
const details = cva('gap-4', {
  variants: {
    layout: { card: 'grid', bar: '', auto: 'md:grid' },
    open: { true: '', false: '' },
  },
  compoundVariants: [
    { layout: 'bar', open: true, className: 'grid max-h-[55dvh] overflow-y-auto' },
    { layout: 'bar', open: false, className: 'hidden' },
    { layout: 'auto', open: true, className: 'max-md:grid max-md:max-h-[55dvh] max-md:overflow-y-auto' },
    { layout: 'auto', open: false, className: 'max-md:hidden' },
  ],
})
const totals = cva('flex flex-wrap items-center justify-between gap-x-4 gap-y-3', {
  variants: {
    layout: {
      card: 'mt-4 border-t-2 border-border pt-4',
      bar: '',
      auto: 'md:mt-4 md:border-t-2 md:border-border md:pt-4',
    },
  },
})

/** What is being booked and what exactly it costs, in sight all the way to the payment. */
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
  const { strings } = useKit('SummaryCard')
  const words = strings.summaryCard
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
        <div className="grid gap-0.5">
          <Heading className="m-0 text-lead font-semibold text-balance">{title}</Heading>
          {text && <p className="m-0 text-small text-text-muted">{text}</p>}
        </div>
        {facts.length > 0 && <KeyValueList items={facts} />}
        {breakdown && <div className="border-t border-border pt-3">{breakdown}</div>}
      </div>
      <div className={classes(totals({ layout }), layout !== 'card' && open && 'max-md:pt-3')}>
        <p className="m-0 grid" aria-live="polite">
          <span className="text-small text-text-muted">
            {words.total}
            {totalNote && <> · {totalNote}</>}
          </span>
          {total === null ? (
            <span className="text-lead font-semibold">{words.onRequest}</span>
          ) : (
            <Money
              halalas={total}
              weight="strong"
              className={classes('text-title', loading && 'text-text-muted')}
            />
          )}
        </p>
        {layout !== 'card' && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={panel}
            className={classes(
              'inline-flex min-h-touch cursor-pointer items-center gap-1.5 rounded-field border-0 bg-transparent px-2 font-semibold text-primary',
              layout === 'auto' && 'md:hidden',
            )}
            onClick={() => setOpen(!open)}
          >
            {open ? words.less : words.more}
            <Icon
              of={chevronUpIcon}
              size="md"
              className={classes('motion-safe:transition-transform', open && 'rotate-180')}
            />
          </button>
        )}
        {action && <div className="w-full">{action}</div>}
      </div>
    </section>
  )
}

/** Its own shape while the plan is on its way. Wrap in a SkeletonGroup. */
export function SummaryCardSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} className={frame({ layout: 'card', className })}>
      <Skeleton shape="title" width="most" className="text-lead" />
      <Skeleton width="half" />
      <div className="mt-4 grid gap-3 border-t border-border pt-4">
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="title" width="third" className="text-title" />
      </div>
    </div>
  )
}
