import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { keyOfLabel } from '../../internal/label-text.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

const list = cva('sk:m-0 sk:grid sk:min-w-0 sk:wrap-anywhere', {
  variants: {
    layout: {
      rows: '',
      stacked: 'sk:gap-4',
      columns: 'sk:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] sk:gap-x-6 sk:gap-y-4',
      compact:
        'sk:@container sk:grid-cols-[repeat(auto-fill,minmax(min(max(7.5rem,min(9rem,46%)),100%),1fr))] sk:gap-x-5 sk:gap-y-3 sk:print:gap-y-1.5',
    },
  },
})
const pair = cva('sk:min-w-0', {
  variants: {
    layout: {
      rows: 'sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6 sk:gap-y-0.5 sk:border-border sk:py-2.5 sk:not-first:border-t sk:[&>dd]:ms-auto',
      stacked: 'sk:grid sk:gap-0.5',
      columns: 'sk:grid sk:content-start sk:gap-0.5',
      // A pair may be narrower than a date, so dates may wrap here. In a list under 20rem each pair
      // gets its own line.
      compact:
        'sk:grid sk:flex-wrap sk:content-start sk:items-baseline sk:gap-x-6 sk:gap-y-0.5 sk:[&_time_*]:whitespace-normal sk:@max-[20rem]:col-span-full sk:@max-[20rem]:flex sk:@max-[20rem]:justify-between sk:@max-[20rem]:[&>dd]:ms-auto',
    },
    wide: { true: 'sk:col-span-full', false: '' },
  },
})

export interface KeyValue {
  /** The label, a noun that is unique in the list. */
  label: ReactNode
  value: ReactNode
  /** Gives the item a whole row, for a value as long as a sentence. */
  wide?: boolean | undefined
}

export interface KeyValueListProps extends RootProps<HTMLDListElement> {
  items: readonly KeyValue[]
  /**
   * `rows`: label and value at the two ends of a line. `stacked`: the label above the value.
   * `columns`: as many pairs side by side as fit. `compact`: two columns as soon as one can hold a
   * date, for short values.
   */
  layout?: 'rows' | 'stacked' | 'columns' | 'compact' | undefined
}

/** The facts about one thing: a contract, an address, an invoice. */
export function KeyValueList({ items, layout = 'rows', className, ...rest }: KeyValueListProps): ReactNode {
  return (
    <dl {...rest} className={list({ layout, className })}>
      {items.map(({ label, value, wide = false }, index) => (
        <div key={keyOfLabel(label, index)} className={pair({ layout, wide })}>
          <dt className="sk:text-small sk:text-text-muted">{label}</dt>
          <dd className="sk:m-0 sk:text-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface KeyValueListSkeletonProps
  extends Pick<KeyValueListProps, 'layout'>, RootProps<HTMLDivElement> {
  /** The number of items to expect. */
  count: number
}

/** The skeleton of the list, shown while it loads. Wrap it in a SkeletonGroup. */
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
          <Skeleton width="third" className="sk:text-small" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
