'use client'
import type { ReactNode } from 'react'
import type { Moment } from '../../internal/moment-text.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import { AddressText } from '../address-card/address-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { StateBadge } from '../../internal/state-badge.tsx'
import { Card, CardFooter, CardTitle } from '../card/card.tsx'
import { DateText } from '../date-text/date-text.tsx'
import {
  alertCircleIcon,
  banIcon,
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
import { PersonName } from '../person-name/person-name.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TimeText } from '../time-text/time-text.tsx'

/** The visit that a `VisitRow` shows. */
export interface VisitRowVisit {
  /** The number of the visit, as used on the phone. */
  name: string
  /** The day, as `YYYY-MM-DD`; null if it is not fixed yet. */
  date: string | null
  /** The earliest and the latest arrival of the worker, as `HH:mm`. */
  arrivesFrom: string | null
  arrivesTo: string | null
  state: 'scheduled' | 'on_the_way' | 'in_progress' | 'done' | 'missed' | 'cancelled' | 'moved' | 'unknown'
  /** The label to show when the kit does not know the state. */
  stateLabel: string
  service: string
  worker: string | null
  address: string | null
  /** The note of the office, such as the reason for a delay. */
  note?: string | null | undefined
  /** The deadline for moving the visit; null if it cannot be moved. */
  movableUntil: Moment | null
}

export interface VisitRowProps extends RootProps {
  visit: VisitRowVisit
  /** Marks the next visit. */
  next?: boolean | undefined
  /** The available actions: a calendar file, or another time. */
  actions?: ReactNode
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

const looks = {
  scheduled: { tone: 'info', icon: calendarIcon },
  on_the_way: { tone: 'primary', icon: truckIcon },
  in_progress: { tone: 'primary', icon: playIcon },
  done: { tone: 'success', icon: checkCircleIcon },
  missed: { tone: 'warning', icon: alertCircleIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  moved: { tone: 'neutral', icon: swapIcon },
} as const

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
  actions,
  as = 'div',
  level = 3,
  className,
  ...rest
}: VisitRowProps): ReactNode {
  const words = useKit('VisitRow').strings.visitRow
  const { state, date, arrivesFrom, arrivesTo, worker, address, note, movableUntil } = visit
  return (
    <Card {...rest} as={as} padding="sm" tone={next ? 'primary' : 'surface'} className={className}>
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-4 sk:gap-y-1">
        <CardTitle level={level}>
          {next && (
            <span className="sk:block sk:text-small sk:font-normal sk:text-text-muted">{words.next}</span>
          )}
          {date ? <DateText value={date} form="weekday" /> : words.noDate}
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
            <bdi>{note}</bdi>
          </Fact>
        )}
      </ul>
      <p className="sk:m-0 sk:text-small sk:text-text-muted">
        {visit.service} · <bdi>{visit.name}</bdi>
        {movableUntil && (
          <span className="sk:block">
            {words.movableUntil} <MomentText at={movableUntil} weekday />
          </span>
        )}
      </p>
      {actions && <CardFooter className="sk:print:hidden">{actions}</CardFooter>}
    </Card>
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
