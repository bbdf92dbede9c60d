'use client'
import type { ReactNode } from 'react'
import { Pause } from '../../internal/pause.tsx'
import type { Moment } from '../../internal/moment-text.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { Card } from '../card/card.tsx'
import { lockIcon, walletIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface WalletHold {
  id: string
  /** The reason for the hold. */
  reason: string
  /** The amount in halalas. */
  amount: number
  /** The moment by which the office decides. */
  until: Moment | null
  /** True if that moment has passed without a decision. */
  late?: boolean | undefined
}

export interface WalletPanelProps extends RootProps {
  /** The whole balance including the frozen amount, in halalas. */
  balance: number
  /** The amount held until the office decides, in halalas. */
  frozen: number
  /** The amount that can be spent now, in halalas. */
  available: number
  /** The holds that make up the frozen amount. */
  holds?: readonly WalletHold[] | undefined
}

const half = 'sk:m-0 sk:grid sk:min-w-0 sk:flex-1 sk:basis-48 sk:content-start sk:gap-1'
const line = 'sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6'
const name = 'sk:flex sk:items-center sk:gap-2 sk:text-text-muted'

/** The wallet: what can be spent, the sum it comes from, and the reasons of what is held. */
export function WalletPanel({
  balance,
  frozen,
  available,
  holds = [],
  className,
  ...rest
}: WalletPanelProps): ReactNode {
  const words = useKit('WalletPanel').strings.walletPanel
  return (
    <Card {...rest} padding="lg" className={className}>
      <div className="sk:flex sk:flex-wrap sk:items-end sk:gap-x-8 sk:gap-y-3">
        <dl className={half}>
          <dt className={name}>
            <Icon of={walletIcon} size="md" className="sk:text-primary" />
            {words.available}
          </dt>
          <dd className="sk:m-0 sk:text-heading sk:font-bold">
            <Money halalas={available} weight="strong" />
          </dd>
        </dl>
        <dl className={half}>
          <div className={line}>
            <dt className="sk:text-text-muted">{words.balance}</dt>
            <dd className="sk:m-0">
              <Money halalas={balance} />
            </dd>
          </div>
          <div className={line}>
            <dt className={name}>
              <Icon of={lockIcon} size="sm" />
              {words.frozen}
            </dt>
            {/* The total less this is what can be spent. The sign stands left of the sum in every language. */}
            <dd dir="ltr" className="sk:m-0">
              <Money halalas={0 - frozen} />
            </dd>
          </div>
        </dl>
      </div>
      {frozen > 0 && <p className="sk:m-0 sk:text-small sk:text-text-muted">{words.note}</p>}
      {holds.length > 0 && (
        <ul
          aria-label={words.holds}
          className="sk:m-0 sk:list-none sk:divide-y sk:divide-border sk:border-t sk:border-border sk:p-0"
        >
          {holds.map(({ id, reason, amount, until, late = false }) => (
            <li
              key={id}
              className="sk:flex sk:items-baseline sk:justify-between sk:gap-x-4 sk:py-3 sk:last:pb-0"
            >
              <span className="sk:min-w-0">
                {reason}
                {until && <Pause />}
                {until && (
                  <span
                    className={`sk:block sk:text-small ${late ? 'sk:text-on-accent-soft' : 'sk:text-text-muted'}`}
                  >
                    {late ? words.late : words.until} <MomentText at={until} />
                  </span>
                )}
              </span>
              <span className="sk:shrink-0">
                <Money halalas={amount} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The skeleton of the panel, shown while the wallet loads. Wrap it in a SkeletonGroup. */
export function WalletPanelSkeleton({ className, ...rest }: RootProps): ReactNode {
  return (
    <Card {...rest} padding="lg" className={className}>
      <div className="sk:flex sk:flex-wrap sk:items-end sk:gap-x-8 sk:gap-y-3">
        <div className={half}>
          <Skeleton width="half" />
          <Skeleton shape="title" width="half" className="sk:text-heading" />
        </div>
        <div className={half}>
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <Skeleton width="most" className="sk:text-small" />
    </Card>
  )
}
