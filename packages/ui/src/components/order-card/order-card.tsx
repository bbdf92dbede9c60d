'use client'
import type { ReactNode } from 'react'
import { BookingRow, RowNote } from '../../internal/booking-row.tsx'
import type { BookingRowContent } from '../../internal/booking-row.tsx'
import { CardActionButton, CardActionItem } from '../../internal/card-action.tsx'
import { ContractStateBadge } from '../../internal/contract-state.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import { MoreActions } from '../../internal/more-actions.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { StateBadge } from '../../internal/state-badge.tsx'
import { Card, CardTitle } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import {
  banIcon,
  checkCircleIcon,
  checkIcon,
  clockIcon,
  creditCardIcon,
  hourglassIcon,
  packageIcon,
} from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KeyValueList, KeyValueListSkeleton } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { orderFacts } from './facts.tsx'
import type { OrderCardAction, OrderCardOrder } from './variants.ts'

const looks = {
  draft: { tone: 'neutral', icon: hourglassIcon },
  pending_payment: { tone: 'warning', icon: creditCardIcon },
  paid: { tone: 'info', icon: checkCircleIcon },
  processing: { tone: 'info', icon: hourglassIcon },
  active: { tone: 'success', icon: checkIcon },
  completed: { tone: 'success', icon: checkCircleIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  expired: { tone: 'danger', icon: clockIcon },
} as const

/** What the row of an order shows. */
export interface OrderRowContent extends BookingRowContent {
  /** One line about what is new, such as a request that waits for an answer. */
  note?: ReactNode
}

export interface OrderCardProps extends RootProps {
  order: OrderCardOrder
  /**
   * The available actions, in order. The primary one, else the first, is a button; the others are in a
   * menu.
   */
  actions?: readonly OrderCardAction[] | undefined
  /**
   * Shows the order as a row of a list instead of a card, with one action as a button and the
   * others in a menu.
   */
  row?: OrderRowContent | undefined
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
  /** Content at the bottom of the card, such as a compact TrackingStepper. */
  children?: ReactNode
}

const none: readonly OrderCardAction[] = []

/** An order in one of five variants, with the facts of its service and the available actions. */
export function OrderCard({
  order,
  actions = none,
  row,
  as = 'div',
  level = 3,
  className,
  children,
  ...rest
}: OrderCardProps): ReactNode {
  const { strings, format } = useKit('OrderCard')
  const words = strings.orderCard
  const { state, number, title, total, payable = false, outdated = false, heldUntil, variant } = order
  const processed = variant === 'special_packages' && state === 'draft'
  const size = row ? 'sm' : 'md'
  const badge = order.contract ? (
    <ContractStateBadge {...order.contract} label={order.stateLabel} size={size} />
  ) : (
    <StateBadge state={state} looks={looks} words={words.states} otherwise={order.stateLabel} size={size} />
  )
  if (row) {
    const { note, ...layout } = row
    const isPriced = payable && !outdated && total !== null
    return (
      <BookingRow
        {...rest}
        {...layout}
        as={as}
        level={level}
        title={title}
        number={number}
        status={isPriced ? <Money halalas={total} weight="strong" /> : badge}
        notes={[
          payable && heldUntil && (
            <RowNote key="hold" tone="plain">
              {words.hold} <MomentText at={heldUntil} />
            </RowNote>
          ),
          note && (
            <RowNote key="note" tone="plain">
              {note}
            </RowNote>
          ),
        ].filter(Boolean)}
        actions={actions}
        more={words.more}
        className={className}
      />
    )
  }
  const main = actions.find(({ primary }) => primary) ?? actions[0]
  const further = actions.filter((action) => action !== main)
  return (
    <Card {...rest} as={as} className={className}>
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-4 sk:gap-y-2">
        <CardTitle level={level} className="sk:min-w-0 sk:flex-1 sk:basis-40">
          {title} <Code value={number} className="sk:block sk:text-small sk:font-normal sk:text-text-muted" />
        </CardTitle>
        {badge}
      </div>
      {processed && (
        <p className="sk:m-0 sk:flex sk:gap-2 sk:rounded-field sk:bg-info-soft sk:px-4 sk:py-2.5 sk:text-on-info-soft">
          <Icon of={packageIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0" />
          {words.beingProcessed}
        </p>
      )}
      {children}
      <KeyValueList layout="compact" items={orderFacts(order, words, format)} />
      {(total !== null || main) && (
        <div className="sk:@container sk:border-t sk:border-border sk:pt-4">
          <div className="sk:flex sk:flex-col sk:gap-3 sk:@sm:flex-row sk:@sm:items-center sk:@sm:justify-between">
            {total !== null && (
              <p className="sk:m-0 sk:grid sk:justify-items-start">
                <span className="sk:text-small sk:text-text-muted">
                  {outdated ? words.totalThen : words.total}
                </span>
                {outdated ? (
                  <Money halalas={total} className="sk:text-text-muted" />
                ) : (
                  <Money halalas={total} weight="strong" className="sk:text-lead" />
                )}
              </p>
            )}
            {main && (
              <div className="sk:flex sk:gap-2 sk:@sm:ms-auto">
                <CardActionButton
                  action={main}
                  subject={number}
                  variant={main.primary ? 'primary' : 'secondary'}
                  className="sk:flex-1"
                />
                {further.length > 0 && (
                  <MoreActions label={`${words.more}: ${number}`}>
                    {further.map((action) => (
                      <CardActionItem key={action.id} action={action} subject={number} tone={action.tone} />
                    ))}
                  </MoreActions>
                )}
              </div>
            )}
          </div>
          {payable && (outdated || heldUntil) && (
            <p className="sk:m-0 sk:grid sk:pt-2 sk:text-small sk:text-text-muted sk:@sm:justify-items-end">
              {outdated && <span>{words.totalNow}</span>}
              {heldUntil && (
                <span>
                  {words.hold} <MomentText at={heldUntil} weekday />
                </span>
              )}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}

/** The skeleton of the card, shown while orders load. Wrap several in one SkeletonGroup. */
export function OrderCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<OrderCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="third" />
      <KeyValueListSkeleton layout="compact" count={3} />
      <Skeleton shape="button" width="button" />
    </Card>
  )
}
