'use client'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { CardActionItem } from '../../internal/card-action.tsx'
import { classes } from '../../internal/class-names.ts'
import type { Moment } from '../../internal/moment-text.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import { MoreActions } from '../../internal/more-actions.tsx'
import { AddressText } from '../address-card/address-text.tsx'
import { OwnText } from '../../internal/own-text.tsx'
import { Pause } from '../../internal/pause.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { StateBadge } from '../../internal/state-badge.tsx'
import { Card, CardFooter, CardLink, CardTitle } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import { DateText } from '../date-text/date-text.tsx'
import {
  alertCircleIcon,
  banIcon,
  bellIcon,
  calendarIcon,
  checkCircleIcon,
  clockIcon,
  mapPinIcon,
  messageIcon,
  playIcon,
  swapIcon,
  truckIcon,
  userIcon,
} from '../icon/generated/icons.ts'
import type { IconArt } from '../icon/icon-art.ts'
import { Icon } from '../icon/icon.tsx'
import type { OrderCardAction } from '../order-card/variants.ts'
import { PersonName } from '../person-name/person-name.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TimeText } from '../time-text/time-text.tsx'

/** The visit that a `VisitRow` shows. */
export interface VisitRowVisit {
  /** The number of the visit, which customer and office say in a call. */
  name: string
  /** The day, as `YYYY-MM-DD`; null if it is not fixed yet. */
  date: string | null
  /** The earliest and the latest arrival of the worker, as `HH:mm`. */
  arrivesFrom: string | null
  arrivesTo: string | null
  state:
    | 'scheduled'
    | 'on_the_way'
    | 'at_door'
    | 'in_progress'
    | 'done'
    | 'missed'
    | 'cancelled'
    | 'moved'
    | 'unknown'
  /** The label to show when the kit does not know the state. */
  stateLabel: string
  service: string
  worker: string | null
  address: string | null
  /** The note of the office, such as the reason for a delay. */
  note?: string | null | undefined
  /** The deadline for moving the visit; null if it cannot be moved. */
  movableUntil: Moment | null
  /** Why the visit cannot be moved, in one short line. */
  whyFixed?: string | null | undefined
}

export interface VisitRowProps extends RootProps {
  visit: VisitRowVisit
  /** Marks the next visit. */
  next?: boolean | undefined
  /** Shows the visit as a row of a framed list, in two lines, instead of a card. */
  compact?: boolean | undefined
  /** The available actions: a calendar file, or another time. In a row, keep to one button and one icon. */
  actions?: ReactNode
  /** Further actions, in a menu: the contract, a cancellation. A row has none. */
  further?: readonly OrderCardAction[] | undefined
  /** The link to the contract. The whole card or row is its target. */
  link?: SlotElement | undefined
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

const looks = {
  scheduled: { tone: 'info', icon: calendarIcon },
  on_the_way: { tone: 'primary', icon: truckIcon },
  at_door: { tone: 'warning', icon: bellIcon },
  in_progress: { tone: 'primary', icon: playIcon },
  done: { tone: 'success', icon: checkCircleIcon },
  missed: { tone: 'warning', icon: alertCircleIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  moved: { tone: 'neutral', icon: swapIcon },
} as const

const isAhead = (state: VisitRowVisit['state']): boolean =>
  state === 'scheduled' || state === 'on_the_way' || state === 'at_door' || state === 'in_progress'

function Fact({ icon, children }: { icon: IconArt; children: ReactNode }): ReactNode {
  return (
    <li className="sk:flex sk:min-w-0 sk:gap-2">
      <Icon of={icon} size="sm" className="sk:mt-[0.3em] sk:shrink-0 sk:text-text-muted" />
      <span className="sk:min-w-0">{children}</span>
    </li>
  )
}

/** One visit: the time, the worker, the place, and the deadline for moving it. */
export function VisitRow({
  visit,
  next = false,
  compact = false,
  actions,
  further = [],
  link,
  as = 'div',
  level = 3,
  className,
  ...rest
}: VisitRowProps): ReactNode {
  const { strings } = useKit('VisitRow')
  const words = strings.visitRow
  const { state, date, arrivesFrom, arrivesTo, worker, address, note, movableUntil, whyFixed } = visit
  if (compact)
    return (
      <VisitLine
        {...rest}
        visit={visit}
        as={as}
        level={level}
        actions={actions}
        link={link}
        className={className}
      />
    )
  const day = date ? <DateText value={date} form="weekday" /> : words.noDate
  return (
    <Card
      {...rest}
      as={as}
      padding="sm"
      tone={next ? 'primary' : 'surface'}
      link={link !== undefined}
      className={className}
    >
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-4 sk:gap-y-1">
        <CardTitle level={level}>
          {next && (
            <span className="sk:block sk:text-small sk:font-normal sk:text-text-muted">{words.next}</span>
          )}
          {link ? <CardLink link={link}>{day}</CardLink> : day}
        </CardTitle>
        <StateBadge
          state={state}
          looks={looks}
          words={words}
          otherwise={visit.stateLabel || words.noStatus}
        />
      </div>
      <ul className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:gap-x-6 sk:gap-y-1 sk:p-0">
        {arrivesFrom && (
          <Fact icon={clockIcon}>
            {words.arrives} <TimeText value={arrivesFrom} until={arrivesTo ?? undefined} />
          </Fact>
        )}
        <Fact icon={userIcon}>{worker ? <PersonName name={worker} /> : words.noWorker}</Fact>
        {address && (
          <Fact icon={mapPinIcon}>
            <AddressText line={address} />
          </Fact>
        )}
        {note && (
          <Fact icon={messageIcon}>
            <OwnText>{note}</OwnText>
          </Fact>
        )}
      </ul>
      <p className="sk:m-0 sk:text-small sk:text-text-muted">
        {visit.service} · <OwnText>{visit.name}</OwnText>
        {(movableUntil ?? whyFixed) && <Pause />}
        {movableUntil && (
          <span className="sk:block">
            {words.movableUntil} <MomentText at={movableUntil} weekday />
          </span>
        )}
        {whyFixed && <span className="sk:block">{whyFixed}</span>}
      </p>
      {(actions || further.length > 0) && (
        // Only the actions are above the link, so that the space beside them opens the contract.
        <CardFooter className="sk:*:relative sk:print:hidden">
          {actions}
          {further.length > 0 && (
            <MoreActions label={`${strings.orderCard.more}: ${visit.name}`} variant="quiet">
              {further.map((action) => (
                <CardActionItem key={action.id} action={action} subject={visit.name} tone={action.tone} />
              ))}
            </MoreActions>
          )}
        </CardFooter>
      )}
    </Card>
  )
}

interface VisitLineProps extends Omit<VisitRowProps, 'next' | 'compact' | 'further'> {
  as: NonNullable<VisitRowProps['as']>
  level: NonNullable<VisitRowProps['level']>
}

/** A visit as a row of a list: the day and the actions, then when, who and where. */
function VisitLine({ visit, as, level, actions, link, className, ...rest }: VisitLineProps): ReactNode {
  const words = useKit('VisitRow').strings.visitRow
  const { name, state, date, arrivesFrom, arrivesTo, worker, address, note, whyFixed } = visit
  const day = date ? (
    <DateText value={date} form={isAhead(state) ? 'weekday-short' : 'weekday'} />
  ) : (
    words.noDate
  )
  return createElement(
    as,
    {
      ...rest,
      'data-print': 'whole',
      className: classes(
        'sk:@container sk:relative sk:min-w-0 sk:bg-surface sk:wrap-anywhere sk:text-text',
        link && 'sk:hover:bg-subtle',
        className,
      ),
    },
    <div className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-3 sk:px-4 sk:py-2 sk:@md:grid sk:@md:grid-cols-[minmax(0,1fr)_auto_auto]">
      {createElement(
        `h${level}`,
        {
          className:
            'sk:m-0 sk:flex sk:min-w-0 sk:flex-1 sk:basis-24 sk:flex-wrap sk:items-center sk:gap-x-3 sk:text-body/6 sk:font-semibold sk:@md:self-end',
        },
        link
          ? fillSlot(
              link,
              'sk:text-inherit sk:no-underline sk:-outline-offset-2 sk:after:absolute sk:after:inset-0',
              day,
            )
          : day,
        <Code value={name} className="sk:sr-only" />,
        // A scheduled visit has no badge, because nearly all visits of a list are scheduled.
        state !== 'scheduled' && (
          <StateBadge
            state={state}
            looks={looks}
            words={words}
            otherwise={visit.stateLabel || words.noStatus}
            size="sm"
          />
        ),
      )}
      {actions && (
        <div className="sk:relative sk:flex sk:shrink-0 sk:items-center sk:gap-1 sk:@md:col-start-3 sk:@md:row-span-3 sk:@md:row-start-1 sk:print:hidden">
          {actions}
        </div>
      )}
      <div className="sk:basis-full sk:text-small/5 sk:text-text-muted sk:*:m-0 sk:@md:col-start-1">
        <p className="sk:flex sk:flex-wrap sk:gap-x-3">
          {arrivesFrom && (
            <span>
              {words.arrives} <TimeText value={arrivesFrom} until={arrivesTo ?? undefined} />
            </span>
          )}
          {arrivesFrom && <Pause />}
          {worker ? <PersonName name={worker} /> : words.noWorker}
        </p>
        {address && (
          <p>
            <AddressText line={address} />
          </p>
        )}
        {note && <p dir="auto">{note}</p>}
        {whyFixed && <p>{whyFixed}</p>}
      </div>
    </div>,
  )
}

/** The skeleton of the row, shown while visits load. Wrap several in one SkeletonGroup. */
export function VisitRowSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<VisitRowProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} padding="sm" className={className}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="half" className="sk:sm:hidden" />
      <Skeleton width="third" className="sk:text-small" />
      <Skeleton width="half" className="sk:text-small" />
      <Skeleton shape="button" width="button" />
    </Card>
  )
}
