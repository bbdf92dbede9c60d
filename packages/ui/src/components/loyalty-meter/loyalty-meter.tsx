'use client'
import type { ReactNode } from 'react'
import { Pause } from '../../internal/pause.tsx'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
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
  /** The customer reaches the tier by spending this much in twelve months, in halalas. */
  from: number
  /** The points that the customer gets for reaching the tier. */
  bonus: number
  cashbackPercent: number
}

export interface LoyaltyMeterProps extends RootProps {
  /** The tiers, from the lowest to the highest. */
  tiers: readonly LoyaltyTier[]
  tier: TierCode
  /** The spending of the last twelve months, in halalas. */
  spent: number
  /** The progress towards the next tier, from 0 to 100. */
  percent: number
  /**
   * What the customer has to spend to reach the next tier, in halalas; null at the highest tier.
   */
  missing: number | null
}

const TIERS = 4
const tierGrid =
  'sk:m-0 sk:grid sk:list-none sk:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] sk:gap-3 sk:p-0'

/** The loyalty tier of a customer, the progress towards the next one, and the benefits. */
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
      <div className="sk:flex sk:flex-wrap sk:items-center sk:justify-between sk:gap-x-6 sk:gap-y-2">
        <p className="sk:m-0 sk:flex sk:items-center sk:gap-3">
          <span className="sk:flex sk:size-12 sk:shrink-0 sk:items-center sk:justify-center sk:rounded-full sk:bg-accent-soft sk:text-on-accent-soft">
            <Icon of={awardIcon} size="lg" />
          </span>
          <span>
            <span className="sk:block sk:text-small sk:text-text-muted">{words.yours}</span>
            <strong className="sk:text-title">{words.tiers[tier]}</strong>
          </span>
        </p>
        <p className="sk:m-0 sk:text-text-muted">
          {words.spent} <Money halalas={spent} />
        </p>
      </div>
      <div className="sk:grid sk:gap-2">
        <ProgressBar
          label={next ? fillPlaceholders(words.toNext, { tier: words.tiers[next.code] }) : words.top}
          value={percent}
        />
        {missing !== null && next && (
          <p className="sk:m-0 sk:text-small sk:text-text-muted">
            {words.missing} <Money halalas={missing} />
          </p>
        )}
      </div>
      <ol className={tierGrid}>
        {tiers.map(({ code, from, bonus, cashbackPercent }, index) => (
          <li
            key={code}
            aria-current={index === reached ? 'step' : undefined}
            className={classes(
              'sk:grid sk:min-w-0 sk:content-start sk:gap-1 sk:rounded-field sk:border sk:p-3 sk:text-small',
              index === reached
                ? 'sk:border-primary sk:bg-primary-soft sk:text-on-primary-soft sk:contrast:outline-2 sk:forced:outline-2'
                : 'sk:border-border',
            )}
          >
            <strong className="sk:text-body">{words.tiers[code]}</strong>
            <span>
              {from === 0 ? (
                words.fromStart
              ) : (
                <>
                  {words.from} <Money halalas={from} decimals="auto" />
                </>
              )}
              <Pause />
            </span>
            <span>
              {cashbackPercent === 0
                ? words.noCashback
                : fillPlaceholders(words.cashback, {
                    percent: format.number(cashbackPercent / 100, {
                      style: 'percent',
                      maximumFractionDigits: 2,
                    }),
                  })}
              {bonus > 0 && <Pause />}
            </span>
            {bonus > 0 && <Count of={bonus} forms={words.bonus} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The skeleton of the meter, shown while it loads. Wrap it in a SkeletonGroup. */
export function LoyaltyMeterSkeleton({ className, ...rest }: RootProps): ReactNode {
  return (
    <Card {...rest} padding="lg" className={className}>
      <div className="sk:flex sk:items-center sk:gap-3">
        <span className="sk:size-12 sk:shrink-0">
          <Skeleton shape="circle" />
        </span>
        <Skeleton shape="title" width="third" />
      </div>
      <Skeleton width="full" />
      <div className={tierGrid}>
        {Array.from({ length: TIERS }, (_, index) => (
          <Skeleton key={index} shape="block" className="sk:h-28" />
        ))}
      </div>
    </Card>
  )
}
