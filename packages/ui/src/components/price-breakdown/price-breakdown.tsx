'use client'
import { cva } from 'class-variance-authority'
import { memo } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** A line of a price breakdown. */
export interface PriceBreakdownLine {
  /**
   * The kit has labels for `service`, `voucher`, `points`, `tax`, `wage`, `delivery`, `insurance` and
   * `visa_fee`.
   */
  code: string
  /** The label, for a code without one or in place of the default. */
  label?: string | undefined
  /** The amount in halalas; a discount is negative. */
  amount: number
}

export interface PriceBreakdownProps extends RootProps<HTMLDivElement> {
  /** The lines, which add up to the total. */
  lines: readonly PriceBreakdownLine[]
  /** The tax rate, shown beside the tax. */
  taxPercent?: number | undefined
  /** All VAT in the total, in halalas. It is shown if it is more than the line of the tax. */
  taxTotal?: number | undefined
  /** The total in halalas. Leave it out if the total is already visible nearby. */
  total?: number | undefined
  /** The part paid from the wallet, in halalas. `due` is the rest. */
  wallet?: number | undefined
  /** The rest to pay after the wallet, in halalas. */
  due?: number | undefined
  /** What the first line consists of. It is shown below that line and not added again. */
  ofWhich?: readonly PriceBreakdownLine[] | undefined
  /** Amounts paid to others, which the total excludes. */
  outside?: readonly PriceBreakdownLine[] | undefined
}

const row = cva('sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-3 sk:gap-y-0.5', {
  variants: {
    weight: {
      line: 'sk:py-2 sk:print:py-0',
      part: 'sk:ps-4 sk:pb-2 sk:text-small sk:text-text-muted',
      total:
        'sk:border-t-2 sk:border-border sk:pt-3 sk:font-semibold sk:print:col-span-2 sk:print:border-t sk:print:pt-0.5',
      outside: 'sk:text-small',
    },
  },
})

const isWord = <Words extends object>(words: Words, code: string): code is keyof Words & string =>
  Object.hasOwn(words, code)

/** A price line by line: the lines, their total, and the amounts paid to others. */
export function PriceBreakdown({
  lines,
  taxPercent,
  taxTotal,
  total,
  wallet = 0,
  due,
  ofWhich = [],
  outside = [],
  className,
  ...rest
}: PriceBreakdownProps): ReactNode {
  const { strings, format } = useKit('PriceBreakdown')
  const words = strings.priceBreakdown
  const nameOf = ({ code, label }: PriceBreakdownLine): string => {
    if (label !== undefined) return label
    if (code === 'tax' && taxPercent !== undefined)
      return fillPlaceholders(words.taxOf, {
        percent: format.number(taxPercent / 100, { style: 'percent', maximumFractionDigits: 2 }),
      })
    return isWord(words.lines, code) ? words.lines[code] : code
  }
  const part = (weight: 'line' | 'part' | 'outside') => (line: PriceBreakdownLine) => (
    <Row key={line.code} weight={weight} label={nameOf(line)} amount={line.amount} />
  )
  const own = total !== undefined
  const tax = lines.find(({ code }) => code === 'tax')?.amount ?? 0
  return (
    <div {...rest} className={className}>
      <dl className="sk:m-0 sk:grid sk:min-w-0 sk:wrap-anywhere sk:print:grid-cols-2 sk:print:gap-x-12">
        {lines.slice(0, 1).map(part('line'))}
        {ofWhich.map(part('part'))}
        {lines.slice(1).map(part('line'))}
        {own && <Row weight="total" label={words.total} amount={total} />}
        {taxTotal !== undefined && taxTotal > tax && (
          <Row weight="part" label={words.taxTotal} amount={taxTotal} />
        )}
        {wallet > 0 && <Row weight="line" label={words.wallet} amount={-wallet} />}
        {due !== undefined && wallet > 0 && <Row weight="total" label={words.due} amount={due} />}
      </dl>
      {outside.length > 0 && (
        <dl className="sk:m-0 sk:mt-3 sk:grid sk:gap-1 sk:rounded-field sk:bg-subtle sk:px-4 sk:py-3 sk:wrap-anywhere">
          {outside.map(part('outside'))}
        </dl>
      )}
    </div>
  )
}

interface RowProps {
  weight: 'line' | 'part' | 'total' | 'outside'
  label: string
  amount: number
}

/** Memoised by price, because most lines of a card stay the same when its total changes. */
const Row = memo(function Row({ weight, label, amount }: RowProps): ReactNode {
  const strong = weight === 'total'
  return (
    <div className={row({ weight })}>
      <dt className="sk:min-w-0">{label}</dt>
      <dd className="sk:m-0 sk:ms-auto">
        <Money
          halalas={amount}
          weight={strong ? 'strong' : 'regular'}
          {...(strong && { className: 'sk:text-lead' })}
        />
      </dd>
    </div>
  )
})

/** The skeleton of the breakdown, shown while a price is being calculated. Wrap it in a SkeletonGroup. */
export function PriceBreakdownSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} className={className}>
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="half" className="sk:mt-3" />
    </div>
  )
}
