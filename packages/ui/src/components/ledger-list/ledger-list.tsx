'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { Moment } from '../../internal/moment-text.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import { Pause } from '../../internal/pause.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { Count } from '../count/count.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { lockIcon, minusIcon, plusIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TimeText } from '../time-text/time-text.tsx'

export interface LedgerEntry {
  id: string
  /** The reason for the entry, in the customer's words. */
  reason: string
  /** The amount in halalas or points, negative for a debit. */
  amount: number
  at: Moment | null
  /** The balance after the entry, in the same unit. */
  balanceAfter?: number | null | undefined
  /** True if the entry holds or releases an amount and moves no money. */
  held?: boolean | undefined
  /** A link to the related page. */
  link?: ReactNode
}

export interface LedgerListProps extends RootProps<HTMLUListElement> {
  /** The accessible name of the list. */
  label: string
  /** The entries, the newest first. */
  entries: readonly LedgerEntry[]
  /** The unit of the amounts: halalas or points. */
  unit?: 'money' | 'points' | undefined
  /** Shows the entries of one day under its date, as a bank does. */
  byDay?: boolean | undefined
}

const list =
  'sk:m-0 sk:list-none sk:divide-y sk:divide-border sk:rounded-card sk:border sk:border-border sk:overflow-clip sk:bg-surface sk:p-0'

const line = 'sk:flex sk:min-w-0 sk:flex-wrap sk:items-baseline sk:gap-x-3'

interface Day {
  readonly date: string | undefined
  readonly entries: LedgerEntry[]
}

/** Puts consecutive entries of the same day together. The entries are sorted by time. */
function groupByDay(entries: readonly LedgerEntry[]): readonly Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last && last.date === entry.at?.date) last.entries.push(entry)
    else days.push({ date: entry.at?.date, entries: [entry] })
  }
  return days
}

function Amount({ value, unit }: { value: number; unit: 'money' | 'points' }): ReactNode {
  const words = useKit('LedgerList').strings.ledgerList
  return unit === 'money' ? <Money halalas={value} /> : <Count of={value} forms={words.points} />
}

interface EntryProps {
  entry: LedgerEntry
  unit: 'money' | 'points'
  /** True if the date stands above the entry, which then shows only its time. */
  underDate: boolean
}

function Entry({ entry, unit, underDate }: EntryProps): ReactNode {
  const words = useKit('LedgerList').strings.ledgerList
  const { reason, amount, at, balanceAfter, held = false, link } = entry
  const isOut = held || amount < 0
  return (
    <li
      data-print="whole"
      className="sk:flex sk:min-w-0 sk:items-start sk:gap-3 sk:px-4 sk:py-3 sk:wrap-anywhere"
    >
      <span
        aria-hidden
        className={classes(
          'sk:flex sk:size-9 sk:shrink-0 sk:items-center sk:justify-center sk:rounded-full',
          isOut ? 'sk:bg-subtle sk:text-text-muted' : 'sk:bg-success-soft sk:text-on-success-soft',
        )}
      >
        <Icon of={held ? lockIcon : amount < 0 ? minusIcon : plusIcon} size="sm" />
      </span>
      <div className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-0.5">
        <div className={line}>
          <span className="sk:min-w-0 sk:flex-1 sk:basis-24">{reason}</span>
          <Pause />
          <span className={classes('sk:ms-auto sk:font-semibold', !isOut && 'sk:text-on-success-soft')}>
            {!held && <span className="sk:sr-only">{amount < 0 ? words.out : words.in}&nbsp;</span>}
            {/* The sign of a sum stands left of it in every language, as that of the riyal does. */}
            <span dir={unit === 'money' ? 'ltr' : undefined} className="sk:inline-block">
              {!held && <span aria-hidden>{amount < 0 ? '−' : '+'}</span>}
              <Amount value={Math.abs(amount)} unit={unit} />
            </span>
          </span>
        </div>
        <div className={classes(line, 'sk:text-small sk:text-text-muted')}>
          {at && !underDate && <MomentText at={at} />}
          {underDate && at?.time && <TimeText value={at.time} />}
          {link && (
            // The touch target of the link is taller than its line of text.
            <span className="sk:[&>a]:-my-2.5 sk:[&>a]:inline-flex sk:[&>a]:min-h-touch sk:[&>a]:min-w-touch sk:[&>a]:items-center">
              {link}
            </span>
          )}
          {at && <Pause />}
          {typeof balanceAfter === 'number' && (
            <span className="sk:ms-auto">
              {words.after} <Amount value={balanceAfter} unit={unit} />
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

/** The credits and debits of a balance, each with its reason and its amount. */
export function LedgerList({
  label,
  entries,
  unit = 'money',
  byDay = false,
  className,
  ...rest
}: LedgerListProps): ReactNode {
  requireName('LedgerList', label)
  const id = useId()
  const shown = (each: readonly LedgerEntry[]): ReactNode =>
    each.map((entry) => <Entry key={entry.id} entry={entry} unit={unit} underDate={byDay} />)
  return (
    <ul {...rest} aria-label={label} className={classes(list, className)}>
      {byDay
        ? groupByDay(entries).map(({ date, entries: own }, place) => (
            <li key={`${date} ${place}`}>
              {date && (
                <span
                  id={`${id}-${place}`}
                  className="sk:block sk:px-4 sk:pt-3 sk:text-caption sk:text-text-muted"
                >
                  <DateText value={date} form="weekday" />
                </span>
              )}
              <ul
                aria-labelledby={date ? `${id}-${place}` : undefined}
                className="sk:m-0 sk:list-none sk:p-0"
              >
                {shown(own)}
              </ul>
            </li>
          ))
        : shown(entries)}
    </ul>
  )
}

export interface LedgerListSkeletonProps extends RootProps<HTMLDivElement> {
  /** The number of entries to expect. */
  count: number
}

/** The skeleton of the list, shown while it loads. Wrap it in a SkeletonGroup. */
export function LedgerListSkeleton({ count, className, ...rest }: LedgerListSkeletonProps): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes(list, className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="sk:flex sk:items-start sk:gap-3 sk:px-4 sk:py-3">
          <span className="sk:size-9 sk:shrink-0">
            <Skeleton shape="circle" />
          </span>
          <div className="sk:min-w-0 sk:flex-1">
            <Skeleton width="half" />
            <Skeleton width="third" className="sk:text-small" />
          </div>
        </div>
      ))}
    </div>
  )
}
