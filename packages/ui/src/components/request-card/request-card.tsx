'use client'
import type { ReactNode } from 'react'
import { CollapsibleRow, CollapsibleRowSkeleton } from '../../internal/collapsible-row.tsx'
import { DueStrip } from '../../internal/due-strip.tsx'
import { lookUpOwnKey } from '../../internal/look-up-own-key.ts'
import { MomentText } from '../../internal/moment-text.tsx'
import type { Moment } from '../../internal/moment-text.tsx'
import { OwnText } from '../../internal/own-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { StateBadge } from '../../internal/state-badge.tsx'
import { Card, CardFooter, CardTitle } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import { DateText } from '../date-text/date-text.tsx'
import {
  banIcon,
  checkCircleIcon,
  checkIcon,
  hourglassIcon,
  paperclipIcon,
  undoIcon,
} from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KeyValueList, KeyValueListSkeleton } from '../key-value-list/key-value-list.tsx'
import { PersonName } from '../person-name/person-name.tsx'
import { useKit } from '../provider/context.ts'
import { QuoteLines } from '../quote-lines/quote-lines.tsx'
import type { QuoteLinesQuote } from '../quote-lines/quote-lines.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The request that a `RequestCard` shows. */
export interface RequestCardRequest {
  number: string
  kind: 'cancellation' | 'suspension' | 'replacement' | 'replace_service' | 'refund_payment' | 'unknown'
  state: 'open' | 'approved' | 'rejected' | 'withdrawn' | 'completed' | 'unknown'
  /** The label to show when the kit does not know the state. */
  stateLabel: string
  contract: string | null
  reason: string
  /** `YYYY-MM-DD`. */
  requestedOn: string | null
  /** `YYYY-MM-DD`. */
  effectiveOn: string | null
  /** `YYYY-MM-DD`. */
  resumesOn: string | null
  worker: string | null
  hasAttachment: boolean
  /** The quote that was shown before sending; `null` if there was none. */
  quote: QuoteLinesQuote | null
  /** The deadline for the answer of the office. */
  answerDue: Moment | null
  /** The last day for the replacement, as `YYYY-MM-DD`. */
  exchangeDue?: string | null | undefined
  /** True once the deadline has passed. */
  late?: boolean | undefined
  answered: { readonly at: Moment; readonly note: string | null } | null
}

export interface RequestCardProps extends RootProps {
  request: RequestCardRequest
  /** What follows from the answer, shown below it. */
  children?: ReactNode
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
  /** True shows a row for a list in one frame. The row has the most important facts and opens on a press. */
  collapsible?: boolean | undefined
  /** Whether a collapsible row is open at first. */
  defaultOpen?: boolean | undefined
  /** The available actions, such as withdrawing the request. */
  actions?: ReactNode
}

const looks = {
  open: { tone: 'info', icon: hourglassIcon },
  approved: { tone: 'success', icon: checkIcon },
  rejected: { tone: 'danger', icon: banIcon },
  withdrawn: { tone: 'neutral', icon: undoIcon },
  completed: { tone: 'success', icon: checkCircleIcon },
} as const

/** A request to the office: its state, the deadline for the answer, its cost, and the answer. */
export function RequestCard({
  request,
  children,
  as = 'div',
  level = 3,
  collapsible = false,
  defaultOpen = false,
  actions,
  className,
  ...rest
}: RequestCardProps): ReactNode {
  const words = useKit('RequestCard').strings.requestCard
  const { kind, state, stateLabel, answerDue, answered, quote, reason } = request
  const facts = [
    request.contract && { label: words.contract, value: <Code value={request.contract} /> },
    !collapsible &&
      request.requestedOn && { label: words.requestedOn, value: <DateText value={request.requestedOn} /> },
    request.effectiveOn && { label: words.effectiveOn, value: <DateText value={request.effectiveOn} /> },
    request.exchangeDue && {
      label: answered ? words.exchangeDue : words.exchangeDueOnceApproved,
      value: <DateText value={request.exchangeDue} form="weekday" />,
    },
    request.resumesOn && { label: words.resumesOn, value: <DateText value={request.resumesOn} /> },
    request.worker && { label: words.worker, value: <PersonName name={request.worker} /> },
    request.hasAttachment && {
      label: words.attachment,
      value: (
        <>
          <Icon of={paperclipIcon} /> {words.attached}
        </>
      ),
    },
    reason !== '' && {
      label: words.reason,
      value: <OwnText className="sk:whitespace-pre-line">{reason}</OwnText>,
      wide: true,
    },
  ].filter((fact) => !!fact)
  const title = lookUpOwnKey(words.kinds, kind) ?? words.kinds.unknown
  const isDue = answerDue !== null && !answered
  const badge = (
    <StateBadge
      state={state}
      looks={looks}
      words={words.states}
      otherwise={stateLabel}
      size={collapsible ? 'sm' : undefined}
    />
  )
  const content = (
    <>
      {isDue && !collapsible && (
        <DueStrip label={request.late ? words.answerLate : words.answerDue} at={answerDue} />
      )}
      {answered && (
        <div className="sk:grid sk:gap-1 sk:rounded-field sk:bg-subtle sk:px-4 sk:py-3">
          <span className="sk:flex sk:flex-wrap sk:gap-x-2 sk:text-small sk:text-text-muted">
            {words.answeredAt} <MomentText at={answered.at} />
          </span>
          {answered.note && (
            <p className="sk:m-0 sk:[unicode-bidi:plaintext] sk:whitespace-pre-line">{answered.note}</p>
          )}
        </div>
      )}
      {children}
      <KeyValueList layout="compact" items={facts} />
      {quote && <QuoteLines quote={quote} />}
      {actions && <CardFooter className="sk:print:hidden">{actions}</CardFooter>}
    </>
  )
  if (collapsible)
    return (
      <CollapsibleRow
        {...rest}
        as={as}
        level={level}
        title={title}
        number={request.number}
        when={request.requestedOn && <DateText value={request.requestedOn} />}
        badge={badge}
        note={
          isDue && (
            <>
              {request.late ? words.answerLate : words.answerDue} <MomentText at={answerDue} weekday />
            </>
          )
        }
        reply={answered?.note}
        defaultOpen={defaultOpen}
        className={className}
      >
        {content}
      </CollapsibleRow>
    )
  return (
    <Card {...rest} as={as} className={className}>
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-4 sk:gap-y-2">
        <CardTitle level={level} className="sk:min-w-0 sk:flex-1 sk:basis-40">
          {title}{' '}
          <Code value={request.number} className="sk:block sk:text-small sk:font-normal sk:text-text-muted" />
        </CardTitle>
        {badge}
      </div>
      {content}
    </Card>
  )
}

/** The skeleton of the card, shown while requests load. Wrap several in one SkeletonGroup. */
export function RequestCardSkeleton({
  as = 'div',
  collapsible = false,
  className,
  ...rest
}: Pick<RequestCardProps, 'as' | 'collapsible' | keyof RootProps>): ReactNode {
  if (collapsible) return <CollapsibleRowSkeleton {...rest} as={as} className={className} />
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="button" width="full" />
      <KeyValueListSkeleton layout="compact" count={3} />
    </Card>
  )
}
