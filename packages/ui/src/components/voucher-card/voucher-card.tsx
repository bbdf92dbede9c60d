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

export interface VoucherCardVoucher {
  code: string
  name: string
  /** What it holds for, in a sentence. */
  terms: string
  /** Either a percentage or an amount in halalas. */
  percent: number | null
  amount: number | null
  /** The most a percentage takes off, in halalas. */
  maxDiscount: number | null
  /** `YYYY-MM-DD`; null where it has no end. */
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
  'flex min-w-0 overflow-clip rounded-card border border-border bg-surface wrap-anywhere forced:border-[CanvasText]'
const stub =
  'flex min-w-28 shrink-0 flex-col items-center justify-center gap-0.5 border-e-2 border-dashed border-border p-3 text-center'

/** What comes off, for what, until when, and the code that does it. */
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
          active ? 'bg-primary-soft text-on-primary-soft' : 'bg-subtle text-text-muted',
        )}
      >
        <span className="text-title font-bold tabular-nums">
          {percent === null
            ? amount !== null && <Money halalas={amount} decimals="auto" weight="strong" />
            : format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}
        </span>
        <span className="text-small">{words.off}</span>
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-1.5 p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <CardTitle level={level}>{voucher.name}</CardTitle>
          {!active && <Badge size="sm">{words[state === 'used' ? 'used' : 'expired']}</Badge>}
        </div>
        {voucher.terms && <p className="m-0 text-small text-pretty text-text-muted">{voucher.terms}</p>}
        {maxDiscount !== null && percent !== null && (
          <p className="m-0 text-small text-text-muted">
            {words.upTo} <Money halalas={maxDiscount} decimals="auto" />
          </p>
        )}
        <p className="m-0 flex flex-wrap items-center gap-x-4 text-small">
          {active ? <Code value={code} weight="strong" copy={words.code} /> : <Code value={code} />}
          {validUntil && (
            <span className="text-text-muted">
              {words.until} <DateText value={validUntil} />
            </span>
          )}
          {active && usesLeft !== null && (
            <span className="text-text-muted">
              <Count of={usesLeft} forms={words.usesLeft} />
            </span>
          )}
        </p>
      </div>
    </>
  )
  return createElement(as, { ...rest, 'data-print': 'whole', className: classes(frame, className) }, content)
}

/** The card's own shape while vouchers load. Wrap several in one SkeletonGroup. */
export function VoucherCardSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes(frame, className)}>
      <div className={classes(stub, 'bg-subtle')}>
        <Skeleton shape="title" width="most" />
      </div>
      <div className="min-w-0 flex-1 p-4">
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" className="text-small" />
        <Skeleton width="third" className="text-small" />
      </div>
    </div>
  )
}
