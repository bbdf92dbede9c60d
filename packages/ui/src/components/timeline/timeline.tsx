import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { DateText } from '../date-text/date-text.tsx'
import { checkIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Word } from '../provider/word.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

// The line runs from each sign down to the next; the last has none
const entry = cva(
  'relative flex min-w-0 gap-4 pb-6 wrap-anywhere before:absolute before:start-[calc(1rem-1px)] before:top-8 before:bottom-0 before:border-s-2 last:pb-0 last:before:hidden',
  {
    variants: {
      state: {
        done: 'before:border-primary',
        now: 'before:border-dashed before:border-field-border',
        next: 'before:border-dashed before:border-field-border',
      },
    },
  },
)

const sign = cva('flex size-8 shrink-0 items-center justify-center rounded-full border-2', {
  variants: {
    state: {
      done: 'border-primary bg-primary text-on-primary forced:bg-[CanvasText] forced:text-[Canvas]',
      now: 'border-primary bg-primary-soft text-on-primary-soft',
      next: 'border-field-border bg-surface text-text-muted',
    },
  },
})

const inside = {
  done: <Icon of={checkIcon} size="sm" />,
  now: <span className="size-3 rotate-45 bg-primary forced:bg-[Highlight]" />,
  next: null,
} as const

export interface TimelineItem {
  id: string
  state: 'done' | 'now' | 'next'
  title: string
  /** When it happened or is expected, as `YYYY-MM-DD`. */
  date?: string | undefined
  /** What it means for the customer. */
  text?: ReactNode
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
  /** What the steps lead to. */
  label: string
  items: readonly TimelineItem[]
}

/** What has happened, where it stands, and what is still to come, in the order of time. */
export function Timeline({ label, items, className, ...rest }: TimelineProps): ReactNode {
  requireName('Timeline', label)
  return (
    <ol {...rest} aria-label={label} className={classes('m-0 grid list-none p-0', className)}>
      {items.map(({ id, state, title, date, text }) => (
        <li key={id} aria-current={state === 'now' ? 'step' : undefined} className={entry({ state })}>
          <span aria-hidden className={sign({ state })}>
            {inside[state]}
          </span>
          <div className="grid min-w-0 flex-1 content-start gap-0.5 pt-0.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={state === 'next' ? 'text-text-muted' : 'font-semibold'}>
                <span className="sr-only">
                  <Word of={`timeline.${state}`} />
                  {': '}
                </span>
                {title}
              </span>
              {date && <DateText value={date} className="text-small text-text-muted" />}
            </div>
            {text && <div className="text-small text-text-muted">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

export interface TimelineSkeletonProps extends RootProps<HTMLDivElement> {
  /** As many as usually come. */
  count: number
}

/** The timeline's own shape while it loads. Wrap it in a SkeletonGroup. */
export function TimelineSkeleton({ count, className, ...rest }: TimelineSkeletonProps): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes('grid', className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={entry({ state: 'next' })}>
          <span className="size-8 shrink-0">
            <Skeleton shape="circle" />
          </span>
          <div className="min-w-0 flex-1">
            <Skeleton width="half" />
            <Skeleton width="third" className="text-small" />
          </div>
        </div>
      ))}
    </div>
  )
}
