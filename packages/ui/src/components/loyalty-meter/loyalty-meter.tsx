'use client'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fill } from '../../strings/fill.ts'
import { Card } from '../card/card.tsx'
import { Count } from '../count/count.tsx'
import { awardIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

type TierCode = 'bronze' | 'silver' | 'gold' | 'diamond'

export interface LoyaltyTier {
  code: TierCode
  /** Halalas spent in twelve months from which it holds. */
  from: number
  /** Points given on reaching it. */
  bonus: number
  cashbackPercent: number
}

export interface LoyaltyMeterProps extends RootProps {
  /** From the lowest to the highest. */
  tiers: readonly LoyaltyTier[]
  tier: TierCode
  /** Spent in the last twelve months, in halalas. */
  spent: number
  /** How far on the way to the next tier, from 0 to 100. */
  percent: number
  /** What is missing to the next, in halalas; null at the top. */
  missing: number | null
}

const TIERS = 4
const tierGrid = 'm-0 grid list-none grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 p-0'

/** The tier of a customer, the way to the next one, and what each gives. */
export function LoyaltyMeter({
  tiers,
  tier,
  spent,
  percent,
  missing,
  className,
  ...rest
}: LoyaltyMeterProps): ReactNode {
  const { strings, format } = useKit('LoyaltyMeter')
  const words = strings.loyaltyMeter
  const reached = tiers.findIndex(({ code }) => code === tier)
  const next = tiers[reached + 1]
  return (
    <Card {...rest} padding="lg" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="m-0 flex items-center gap-3">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
            <Icon of={awardIcon} size="lg" />
          </span>
          <span>
            <span className="block text-small text-text-muted">{words.yours}</span>
            <strong className="text-title">{words.tiers[tier]}</strong>
          </span>
        </p>
        <p className="m-0 text-text-muted">
          {words.spent} <Money halalas={spent} decimals="auto" />
        </p>
      </div>
      <div className="grid gap-2">
        <ProgressBar
          label={next ? fill(words.toNext, { tier: words.tiers[next.code] }) : words.top}
          value={percent}
        />
        {missing !== null && next && (
          <p className="m-0 text-small text-text-muted">
            {words.missing} <Money halalas={missing} decimals="auto" />
          </p>
        )}
      </div>
      <ol className={tierGrid}>
        {tiers.map(({ code, from, bonus, cashbackPercent }, index) => (
          <li
            key={code}
            aria-current={index === reached ? 'step' : undefined}
            className={classes(
              'grid min-w-0 content-start gap-1 rounded-field border p-3 text-small',
              index === reached
                ? 'border-primary bg-primary-soft text-on-primary-soft contrast:outline-2 forced:outline-2'
                : 'border-border',
            )}
          >
            <strong className="text-body">{words.tiers[code]}</strong>
            <span>
              {from === 0 ? (
                words.fromStart
              ) : (
                <>
                  {words.from} <Money halalas={from} decimals="auto" />
                </>
              )}
            </span>
            <span>
              {cashbackPercent === 0
                ? words.noCashback
                : fill(words.cashback, {
                    percent: format.number(cashbackPercent / 100, {
                      style: 'percent',
                      maximumFractionDigits: 2,
                    }),
                  })}
            </span>
            {bonus > 0 && <Count of={bonus} forms={words.bonus} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The meter's own shape while it loads. Wrap it in a SkeletonGroup. */
export function LoyaltyMeterSkeleton({ className, ...rest }: RootProps): ReactNode {
  return (
    <Card {...rest} padding="lg" className={className}>
      <div className="flex items-center gap-3">
        <span className="size-12 shrink-0">
          <Skeleton shape="circle" />
        </span>
        <Skeleton shape="title" width="third" />
      </div>
      <Skeleton width="full" />
      <div className={tierGrid}>
        {Array.from({ length: TIERS }, (_, index) => (
          <Skeleton key={index} shape="block" className="h-28" />
        ))}
      </div>
    </Card>
  )
}
