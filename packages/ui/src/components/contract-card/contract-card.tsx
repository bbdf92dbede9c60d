'use client'
import type { ReactNode } from 'react'
import { BookingRow, RowNote } from '../../internal/booking-row.tsx'
import type { BookingRowContent } from '../../internal/booking-row.tsx'
import { CardActionButton } from '../../internal/card-action.tsx'
import type { CardAction } from '../../internal/card-action.tsx'
import { contractFacts } from '../../internal/contract-facts.tsx'
import type { ContractFacts } from '../../internal/contract-facts.tsx'
import { ContractStateBadge } from '../../internal/contract-state.tsx'
import type { ContractState } from '../../internal/contract-state.tsx'
import { lookUpOwnKey } from '../../internal/look-up-own-key.ts'
import { OwnText } from '../../internal/own-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { Card, CardTitle } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { alertTriangleIcon, hourglassIcon, messageIcon, pauseIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KeyValueList, KeyValueListSkeleton } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The contract that a `ContractCard` shows. */
export interface ContractCardContract extends ContractFacts {
  number: string
  service: string | null
  state: ContractState
  /** The label to show when the kit does not know the state. */
  stateLabel: string
  /** The days until the contract ends, or `null` when that no longer matters. */
  daysLeft: number | null
  /** The explanation of the office for the state. */
  note?: string | null | undefined
  /** The first day of an agreed pause that has not begun, as `YYYY-MM-DD`. */
  pausesOn?: string | null | undefined
  /** The day a paused service resumes, as `YYYY-MM-DD`. */
  resumesOn?: string | null | undefined
  /** The unpaid invoice of a contract in default, with the amount in halalas. */
  overdue?: { readonly invoice: string; readonly due: number | null } | null | undefined
  /** The request that waits for an answer of the office. */
  openRequest:
    | 'cancellation'
    | 'suspension'
    | 'replacement'
    | 'replace_service'
    | 'refund_payment'
    | 'unknown'
    | null
}

/** What the row of a contract shows. */
export type ContractRowContent = BookingRowContent

export interface ContractCardProps extends RootProps {
  contract: ContractCardContract
  /**
   * The available actions, in order. The primary one is filled, the first other one is outlined, and the
   * rest are quiet.
   */
  actions?: readonly CardAction[] | undefined
  /**
   * Shows the contract as a row of a list instead of a card, with one action as a button and the
   * others in a menu.
   */
  row?: ContractRowContent | undefined
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

const none: readonly CardAction[] = []

/** A contract in one of eight states, with its open request and the available actions. */
export function ContractCard({
  contract,
  actions = none,
  row,
  as = 'div',
  level = 3,
  className,
  ...rest
}: ContractCardProps): ReactNode {
  const { strings, format } = useKit('ContractCard')
  const words = strings.contractCard
  const { number, service, state, stateLabel, notStarted, daysLeft, openRequest } = contract
  const { note, pausesOn, resumesOn, overdue } = contract
  const ending = state === 'expiring' && !notStarted && daysLeft !== null
  const badge = (
    <ContractStateBadge state={state} label={stateLabel} notStarted={notStarted} size={row ? 'sm' : 'md'} />
  )
  const news = openRequest
    ? (lookUpOwnKey(words.openRequests, openRequest) ?? words.openRequests.unknown)
    : ending && format.count(words.daysLeft, daysLeft)
  const resumption = resumesOn && (state === 'suspended' || pausesOn) && (
    <>
      {pausesOn && (
        <>
          {words.pausesOn} <DateText value={pausesOn} />
          {' · '}
        </>
      )}
      {words.resumesOn} <DateText value={resumesOn} />
    </>
  )
  const debt = overdue && (
    <>
      {words.overdue} <Code value={overdue.invoice} />
      &nbsp;
      {overdue.due !== null && <Money halalas={overdue.due} weight="strong" />}
    </>
  )
  if (row)
    return (
      <BookingRow
        {...rest}
        {...row}
        as={as}
        level={level}
        title={contract.plan || service || words.notAvailable}
        number={number}
        status={badge}
        notes={[
          news && (
            <RowNote key="news" tone="plain">
              {news}
            </RowNote>
          ),
          resumption && (
            <RowNote key="resumption" tone="plain">
              {resumption}
            </RowNote>
          ),
          debt && (
            <RowNote key="debt" tone="urgent">
              {debt}
            </RowNote>
          ),
        ].filter(Boolean)}
        actions={actions}
        more={strings.orderCard.more}
        className={className}
      />
    )
  // The first fact is the plan. Its name can be as long as a sentence, so it gets a row of its own,
  // and the first and the last day stay side by side on a phone.
  const facts = contractFacts(contract, words, format).map((fact, place) =>
    place === 0 ? { ...fact, wide: true } : fact,
  )
  const [first, ...quiet] = actions.filter(({ primary }) => !primary)
  const bordered = [...actions.filter(({ primary }) => primary), ...(first ? [first] : [])]
  return (
    <Card {...rest} as={as} className={className}>
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-4 sk:gap-y-2">
        <CardTitle level={level}>
          {service || words.notAvailable}{' '}
          <Code value={number} className="sk:block sk:text-small sk:font-normal sk:text-text-muted" />
        </CardTitle>
        {badge}
      </div>
      {news && (
        <p className="sk:m-0 sk:flex sk:gap-2 sk:rounded-field sk:bg-accent-soft sk:px-4 sk:py-2.5 sk:text-on-accent-soft">
          <Icon of={hourglassIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0" />
          {news}
        </p>
      )}
      {resumption && (
        <p className="sk:m-0 sk:flex sk:gap-2 sk:rounded-field sk:bg-accent-soft sk:px-4 sk:py-2.5 sk:text-on-accent-soft">
          <Icon of={pauseIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0" />
          <span>{resumption}</span>
        </p>
      )}
      {debt && (
        <p className="sk:m-0 sk:flex sk:gap-2 sk:rounded-field sk:bg-danger-soft sk:px-4 sk:py-2.5 sk:text-on-danger-soft">
          <Icon of={alertTriangleIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0" />
          <span>{debt}</span>
        </p>
      )}
      {note && (
        <p className="sk:m-0 sk:flex sk:gap-2">
          <Icon of={messageIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0 sk:text-text-muted" />
          <OwnText>{note}</OwnText>
        </p>
      )}
      <KeyValueList layout="compact" items={facts} />
      {bordered.length > 0 && (
        <div className="sk:flex sk:flex-wrap sk:gap-x-5 sk:gap-y-1 sk:border-t sk:border-border sk:pt-4">
          <div className="sk:flex sk:flex-wrap sk:gap-2">
            {bordered.map((action) => (
              <CardActionButton
                key={action.id}
                action={action}
                subject={number}
                variant={action.primary ? 'primary' : 'secondary'}
              />
            ))}
          </div>
          {/* Negative margins offset the padding of quiet buttons, so that wrapped labels align with the text. */}
          {quiet.length > 0 && (
            <div className="sk:-ms-3.5 sk:flex sk:flex-wrap sk:gap-x-1">
              {quiet.map((action) => (
                <CardActionButton key={action.id} action={action} subject={number} />
              ))}
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

/** The skeleton of the card, shown while contracts load. Wrap several in one SkeletonGroup. */
export function ContractCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<ContractCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="third" />
      <KeyValueListSkeleton layout="compact" count={5} />
      <Skeleton shape="button" width="button" />
    </Card>
  )
}
