'use client'
import type { ReactNode } from 'react'
import type { Moment } from '../../internal/moment-text.tsx'
import { CollapsibleRow, CollapsibleRowSkeleton } from '../../internal/collapsible-row.tsx'
import { DueStrip } from '../../internal/due-strip.tsx'
import { lookUpOwnKey } from '../../internal/look-up-own-key.ts'
import { MomentText } from '../../internal/moment-text.tsx'
import { OwnText } from '../../internal/own-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { StateBadge } from '../../internal/state-badge.tsx'
import { Card, CardTitle } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { checkCircleIcon, messageIcon, pauseIcon } from '../icon/generated/icons.ts'
import { KeyValueList, KeyValueListSkeleton } from '../key-value-list/key-value-list.tsx'
import { PersonName } from '../person-name/person-name.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Timeline } from '../timeline/timeline.tsx'

type State = 'open' | 'on_hold' | 'closed' | 'unknown'

/** The complaint that a `ComplaintCard` shows. */
export interface ComplaintCardComplaint {
  id: string
  number: string
  state: State
  /** The label to show when the kit does not know the state. */
  stateLabel: string
  type: 'delay' | 'unsatisfactory' | 'behavior' | 'payment' | 'other' | 'unknown'
  details: string | null
  service: string
  contract: string | null
  worker: string | null
  /** The day of the visit that it is about, as `YYYY-MM-DD`. */
  visitOn?: string | null | undefined
  /** The day the complaint was made, as `YYYY-MM-DD`. */
  requestedOn: string | null
  /** The deadline for the answer of the office; `null` once it has answered. */
  answerDue: Moment | null
  /** True once the deadline has passed. */
  late?: boolean | undefined
  /** The events, oldest first. */
  history: readonly {
    readonly at: Moment | null
    readonly state: State
    readonly stateLabel: string
    readonly note: string | null
    /** True when the customer wrote it, or said that the complaint is solved. */
    readonly byCustomer?: boolean | undefined
    /** The pictures that the customer sent with it. */
    readonly pictures?: ReactNode
  }[]
}

export interface ComplaintCardProps extends RootProps {
  complaint: ComplaintCardComplaint
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
  /** True shows a row for a list in one frame. The row has the most important facts and opens on a press. */
  collapsible?: boolean | undefined
  /** A link to the visit that it is about. */
  visitLink?: SlotElement | undefined
  /** What the customer can do, such as write more. */
  actions?: ReactNode
  /** Whether a collapsible row is open at first. */
  defaultOpen?: boolean | undefined
}

const looks = {
  open: { tone: 'info', icon: messageIcon },
  on_hold: { tone: 'warning', icon: pauseIcon },
  closed: { tone: 'success', icon: checkCircleIcon },
} as const

/** A complaint: its subject, the deadline for the answer, and its history. */
export function ComplaintCard({
  complaint,
  as = 'div',
  level = 3,
  collapsible = false,
  defaultOpen = false,
  actions,
  visitLink,
  className,
  ...rest
}: ComplaintCardProps): ReactNode {
  const words = useKit('ComplaintCard').strings.complaintCard
  const { state, type, details, history, answerDue, visitOn } = complaint
  const title = lookUpOwnKey(words.types, type === 'other' ? 'another' : type) ?? words.types.unknown
  const isDue = answerDue !== null && state !== 'closed'
  const deadline = isDue && (
    <>
      {complaint.late ? words.answerLate : words.answerDue} <MomentText at={answerDue} weekday />
    </>
  )
  const badge = (
    <StateBadge
      state={state}
      looks={looks}
      words={words.states}
      otherwise={complaint.stateLabel || words.noStatus}
      size={collapsible ? 'sm' : undefined}
    />
  )
  const facts = [
    { label: words.service, value: complaint.service },
    complaint.contract && { label: words.contract, value: <Code value={complaint.contract} /> },
    visitOn && {
      label: words.visit,
      value: visitLink ? (
        fillSlot(
          visitLink,
          'sk:inline-flex sk:min-h-touch sk:items-center sk:text-primary sk:underline sk:print:min-h-0',
          <DateText value={visitOn} form="weekday" />,
        )
      ) : (
        <DateText value={visitOn} form="weekday" />
      ),
    },
    {
      label: words.worker,
      value: complaint.worker ? <PersonName name={complaint.worker} /> : words.unknownWorker,
    },
    !collapsible &&
      complaint.requestedOn && {
        label: words.requestedOn,
        value: <DateText value={complaint.requestedOn} />,
      },
  ].filter((fact) => !!fact)
  const content = (
    <>
      {details && <p className="sk:m-0 sk:[unicode-bidi:plaintext] sk:whitespace-pre-line">{details}</p>}
      {history[0]?.pictures}
      {isDue && !collapsible && (
        <DueStrip label={complaint.late ? words.answerLate : words.answerDue} at={answerDue} />
      )}
      <KeyValueList layout="compact" items={facts} />
      {history.length > 0 && (
        <div className="sk:grid sk:gap-3 sk:border-t sk:border-border sk:pt-4">
          <Timeline
            label={words.history}
            items={history.map((change, index) => ({
              id: `${index}`,
              state: index === history.length - 1 && state !== 'closed' ? 'now' : 'done',
              title:
                (index > 0 && change.byCustomer && lookUpOwnKey(words.byCustomer, change.state)) ||
                (lookUpOwnKey(words.states, change.state) ?? change.stateLabel),
              date: change.at?.date,
              text: (change.note !== null || (index > 0 && change.pictures)) && (
                <>
                  {change.note !== null && (
                    <OwnText className="sk:whitespace-pre-line">{change.note}</OwnText>
                  )}
                  {index > 0 && change.pictures}
                </>
              ),
            }))}
          />
        </div>
      )}
      {actions && <div className="sk:grid sk:gap-3 sk:pt-2 sk:print:hidden">{actions}</div>}
    </>
  )
  if (collapsible)
    return (
      <CollapsibleRow
        {...rest}
        as={as}
        level={level}
        title={title}
        number={complaint.number}
        when={
          visitOn ? (
            <>
              {complaint.requestedOn && (
                <>
                  <DateText value={complaint.requestedOn} /> ·{' '}
                </>
              )}
              <span className="sk:whitespace-nowrap">
                {words.visitOf} <DateText value={visitOn} form="day-month" />
              </span>
            </>
          ) : (
            complaint.requestedOn && <DateText value={complaint.requestedOn} />
          )
        }
        badge={badge}
        note={deadline}
        reply={isDue ? null : history.at(-1)?.note}
        defaultOpen={defaultOpen}
        className={className}
      >
        {content}
      </CollapsibleRow>
    )
  return (
    <Card {...rest} as={as} className={className}>
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-4 sk:gap-y-1">
        <CardTitle level={level}>
          {title}{' '}
          <Code
            value={complaint.number}
            className="sk:block sk:text-small sk:font-normal sk:text-text-muted"
          />
        </CardTitle>
        {badge}
      </div>
      {content}
    </Card>
  )
}

/** The skeleton of the card, shown while complaints load. Wrap several in one SkeletonGroup. */
export function ComplaintCardSkeleton({
  as = 'div',
  collapsible = false,
  className,
  ...rest
}: Pick<ComplaintCardProps, 'as' | 'collapsible' | keyof RootProps>): ReactNode {
  if (collapsible) return <CollapsibleRowSkeleton {...rest} as={as} className={className} />
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <KeyValueListSkeleton layout="compact" count={3} />
    </Card>
  )
}
