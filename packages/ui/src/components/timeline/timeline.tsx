import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { DateText } from '../date-text/date-text.tsx'
import { checkIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KitStringText } from '../provider/string-text.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

// The line connects each marker to the next one; the last one has none.
const entry = cva(
  'sk:relative sk:flex sk:min-w-0 sk:gap-4 sk:pb-6 sk:wrap-anywhere sk:before:absolute sk:before:start-[calc(1rem-1px)] sk:before:top-8 sk:before:bottom-0 sk:before:border-s-2 sk:last:pb-0 sk:last:before:hidden',
  {
    variants: {
      state: {
        done: 'sk:before:border-primary',
        now: 'sk:before:border-dashed sk:before:border-field-border',
        next: 'sk:before:border-dashed sk:before:border-field-border',
      },
    },
  },
)

const sign = cva(
  'sk:flex sk:size-8 sk:shrink-0 sk:items-center sk:justify-center sk:rounded-full sk:border-2',
  {
    variants: {
      state: {
        done: 'sk:border-primary sk:bg-primary sk:text-on-primary sk:forced:bg-[CanvasText] sk:forced:text-[Canvas]',
        now: 'sk:border-primary sk:bg-primary-soft sk:text-on-primary-soft',
        next: 'sk:border-field-border sk:bg-surface sk:text-text-muted',
      },
    },
  },
)

const inside = {
  done: <Icon of={checkIcon} size="sm" />,
  now: <span className="sk:size-3 sk:rotate-45 sk:bg-primary sk:forced:bg-[Highlight]" />,
  next: null,
} as const

export interface TimelineItem {
  id: string
  state: 'done' | 'now' | 'next'
  title: ReactNode
  /** The actual or expected date, as `YYYY-MM-DD`. */
  date?: string | undefined
  /** What the event means for the customer. */
  text?: ReactNode
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
  /** The accessible name of the timeline. */
  label: string
  items: readonly TimelineItem[]
}

/** Past, current and future events, in order. */
export function Timeline({ label, items, className, ...rest }: TimelineProps): ReactNode {
  requireName('Timeline', label)
  return (
    <ol {...rest} aria-label={label} className={classes('sk:m-0 sk:grid sk:list-none sk:p-0', className)}>
      {items.map(({ id, state, title, date, text }) => (
        <li key={id} aria-current={state === 'now' ? 'step' : undefined} className={entry({ state })}>
          <span aria-hidden className={sign({ state })}>
            {inside[state]}
          </span>
          <div className="sk:grid sk:min-w-0 sk:flex-1 sk:content-start sk:gap-0.5 sk:pt-0.5">
            <div className="sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-4">
              <span className={state === 'next' ? 'sk:text-text-muted' : 'sk:font-semibold'}>
                <span className="sk:sr-only">
                  <KitStringText of={`timeline.${state}`} />
                  {': '}
                </span>
                {title}
              </span>
              {date && <DateText value={date} className="sk:text-small sk:text-text-muted" />}
            </div>
            {text && <div className="sk:text-small sk:text-text-muted">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

export interface TimelineSkeletonProps extends RootProps<HTMLDivElement> {
  /** The number of events to expect. */
  count: number
}

/** The skeleton of the timeline, shown while it loads. Wrap it in a SkeletonGroup. */
export function TimelineSkeleton({ count, className, ...rest }: TimelineSkeletonProps): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes('sk:grid', className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={entry({ state: 'next' })}>
          <span className="sk:size-8 sk:shrink-0">
            <Skeleton shape="circle" />
          </span>
          <div className="sk:min-w-0 sk:flex-1">
            <Skeleton width="half" />
            <Skeleton width="third" className="sk:text-small" />
          </div>
        </div>
      ))}
    </div>
  )
}
