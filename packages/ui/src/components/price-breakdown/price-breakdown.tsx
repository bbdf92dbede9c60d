'use client'
import { cva } from 'class-variance-authority'
import { memo } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { fill } from '../../strings/fill.ts'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface PriceBreakdownLine {
  /** `service`, `voucher`, `points`, `tax`, `wage`, `delivery`, `insurance`, `visa_fee` have words of their own. */
  code: string
  /** What to call it, where the code has no words or others fit better. */
  label?: string | undefined
  /** In halalas; a discount is below zero. */
  amount: number
}

export interface PriceBreakdownProps extends RootProps<HTMLDivElement> {
  /** They add up to the total. */
  lines: readonly PriceBreakdownLine[]
  /** Written beside the tax. */
  taxPercent?: number | undefined
  /** In halalas. Leave out where the total already stands elsewhere in sight. */
  total?: number | undefined
  /** What the customer pays in another way, such as from the wallet, in halalas; `due` is then what is left. */
  wallet?: number | undefined
  /** What is left to pay after the wallet, in halalas. */
  due?: number | undefined
  /** Parts of the first line, which stand under it and are not added again. */
  ofWhich?: readonly PriceBreakdownLine[] | undefined
  /** Paid to somebody else, so outside the total. */
  outside?: readonly PriceBreakdownLine[] | undefined
}

const row = cva('sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6 sk:gap-y-0.5', {
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

/** A price line by line: what each part is, what they come to, and what is paid to others. */
export function PriceBreakdown({
  lines,
  taxPercent,
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
      return fill(words.taxOf, {
        percent: format.number(taxPercent / 100, { style: 'percent', maximumFractionDigits: 2 }),
      })
    return isWord(words.lines, code) ? words.lines[code] : code
  }
  const part = (weight: 'line' | 'part' | 'outside') => (line: PriceBreakdownLine) => (
    <Row key={line.code} weight={weight} label={nameOf(line)} amount={line.amount} />
  )
  const own = total !== undefined
  return (
    <div {...rest} className={className}>
      <dl className="sk:m-0 sk:grid sk:min-w-0 sk:wrap-anywhere sk:print:grid-cols-2 sk:print:gap-x-12">
        {lines.slice(0, 1).map(part('line'))}
        {ofWhich.map(part('part'))}
        {lines.slice(1).map(part('line'))}
        {own && <Row weight="total" label={words.total} amount={total} />}
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

/** Kept while its price stays: of a card whose total changes, most lines do not. */
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

/** The breakdown's own shape while a price is worked out. Wrap it in a SkeletonGroup. */
export function PriceBreakdownSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} className={className}>
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="half" className="sk:mt-3" />
    </div>
  )
}
