'use client'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { Badge } from '../badge/badge.tsx'
import { CardTitle } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import { Count } from '../count/count.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The voucher that a `VoucherCard` shows. */
export interface VoucherCardVoucher {
  code: string
  name: string
  /** The conditions, in a sentence. */
  terms: string
  /** The discount: a percentage, or an amount in halalas. */
  percent: number | null
  amount: number | null
  /** The largest discount of a percentage, in halalas. */
  maxDiscount: number | null
  /** The last day, as `YYYY-MM-DD`; null if it does not expire. */
  validUntil: string | null
  state: 'active' | 'used' | 'expired' | 'unknown'
  usesLeft: number | null
}

export interface VoucherCardProps extends RootProps {
  voucher: VoucherCardVoucher
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

const frame =
  'sk:flex sk:min-w-0 sk:flex-wrap sk:overflow-clip sk:rounded-card sk:border sk:border-border sk:bg-surface sk:wrap-anywhere sk:forced:border-[CanvasText]'
const stub =
  'sk:flex sk:min-w-28 sk:shrink-0 sk:flex-col sk:items-center sk:justify-center sk:gap-0.5 sk:border-e-2 sk:border-dashed sk:border-border sk:p-3 sk:text-center'

/** A voucher: its discount, conditions, last day and code. */
export function VoucherCard({
  voucher,
  as = 'div',
  level = 3,
  className,
  ...rest
}: VoucherCardProps): ReactNode {
  const { strings, format } = useKit('VoucherCard')
  const words = strings.voucherCard
  const { code, percent, amount, maxDiscount, validUntil, state, usesLeft } = voucher
  const active = state === 'active' || state === 'unknown'
  const content = (
    <>
      <div
        className={classes(
          stub,
          active ? 'sk:bg-primary-soft sk:text-on-primary-soft' : 'sk:bg-subtle sk:text-text-muted',
        )}
      >
        <span className="sk:text-title sk:font-semibold sk:tabular-nums">
          {percent === null
            ? amount !== null && <Money halalas={amount} weight="strong" />
            : format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}
        </span>
        {/* Chromium would hand both out as one word. */}
        <span className="sk:sr-only">&nbsp;</span>
        <span className="sk:text-small">{words.off}</span>
      </div>
      <div className="sk:grid sk:min-w-0 sk:flex-1 sk:basis-36 sk:content-start sk:gap-1.5 sk:p-4">
        <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-3 sk:gap-y-1">
          <CardTitle level={level}>{voucher.name}</CardTitle>
          {!active && <Badge size="sm">{words[state === 'used' ? 'used' : 'expired']}</Badge>}
        </div>
        {voucher.terms && (
          <p className="sk:m-0 sk:text-small sk:text-pretty sk:text-text-muted">{voucher.terms}</p>
        )}
        {maxDiscount !== null && percent !== null && (
          <p className="sk:m-0 sk:text-small sk:text-text-muted">
            {words.upTo}&nbsp;
            <Money halalas={maxDiscount} />
          </p>
        )}
        <p className="sk:m-0 sk:flex sk:flex-wrap sk:items-center sk:gap-x-4 sk:text-small">
          {active ? <Code value={code} weight="strong" copy={words.code} /> : <Code value={code} />}
          {validUntil && (
            <span className="sk:text-text-muted">
              {words.until} <DateText value={validUntil} />
            </span>
          )}
          {active && usesLeft !== null && (
            <span className="sk:text-text-muted">
              <Count of={usesLeft} forms={words.usesLeft} />
            </span>
          )}
        </p>
      </div>
    </>
  )
  return createElement(as, { ...rest, 'data-print': 'whole', className: classes(frame, className) }, content)
}

/** The skeleton of the card, shown while vouchers load. Wrap several in one SkeletonGroup. */
export function VoucherCardSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes(frame, className)}>
      <div className={classes(stub, 'sk:bg-subtle')}>
        <Skeleton shape="title" width="most" />
      </div>
      <div className="sk:min-w-0 sk:flex-1 sk:p-4">
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" className="sk:text-small" />
        <Skeleton width="third" className="sk:text-small" />
      </div>
    </div>
  )
}
