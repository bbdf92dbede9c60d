import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

const list = cva('m-0 grid min-w-0 wrap-anywhere', {
  variants: {
    layout: {
      rows: 'divide-y divide-border',
      stacked: 'gap-4',
      columns: 'grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-4',
      compact:
        '@container grid-cols-[repeat(auto-fill,minmax(min(max(7.5rem,min(9rem,46%)),100%),1fr))] gap-x-5 gap-y-3 print:gap-y-1.5',
    },
  },
})
const pair = cva('min-w-0', {
  variants: {
    layout: {
      rows: 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5',
      stacked: 'grid gap-0.5',
      columns: 'grid content-start gap-0.5',
      // A column may be narrower than a date on one line; where most are, each pair has a line of its own
      compact:
        'grid flex-wrap content-start items-baseline gap-x-6 gap-y-0.5 [&_time_*]:whitespace-normal @max-[20rem]:col-span-full @max-[20rem]:flex @max-[20rem]:justify-between',
    },
    wide: { true: 'col-span-full', false: '' },
  },
})

export interface KeyValue {
  /** What it is, as a noun. Unique in the list. */
  label: string
  value: ReactNode
  /** A row of its own where others stand side by side, for a value as long as a sentence. */
  wide?: boolean | undefined
}

export interface KeyValueListProps extends RootProps<HTMLDListElement> {
  items: readonly KeyValue[]
  /** `rows`: label and value at both ends of a line. `columns`: as many side by side as there is room for. `compact`: two as soon as a date stands in one of them, for short values. */
  layout?: 'rows' | 'stacked' | 'columns' | 'compact' | undefined
}

/** Facts about one thing: a contract, an address, an invoice. */
export function KeyValueList({ items, layout = 'rows', className, ...rest }: KeyValueListProps): ReactNode {
  return (
    <dl {...rest} className={list({ layout, className })}>
      {items.map(({ label, value, wide = false }) => (
        <div key={label} className={pair({ layout, wide })}>
          <dt className="text-small text-text-muted">{label}</dt>
          <dd className="m-0 text-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface KeyValueListSkeletonProps
  extends Pick<KeyValueListProps, 'layout'>, RootProps<HTMLDivElement> {
  /** As many as usually come. */
  count: number
}

/** The list's own shape while it loads. Wrap it in a SkeletonGroup. */
export function KeyValueListSkeleton({
  count,
  layout = 'rows',
  className,
  ...rest
}: KeyValueListSkeletonProps): ReactNode {
  return (
    <div {...rest} aria-hidden className={list({ layout, className })}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={pair({ layout })}>
          <Skeleton width="third" className="text-small" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
