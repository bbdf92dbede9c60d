'use client'
import type { ReactNode } from 'react'
import { DateText } from '../components/date-text/date-text.tsx'
import type { KeyValue } from '../components/key-value-list/key-value-list.tsx'
import { Money } from '../components/money/money.tsx'
import { PersonName } from '../components/person-name/person-name.tsx'
import type { Kit } from '../components/provider/context.ts'
import { fillPlaceholders } from '../strings/fill-placeholders.ts'
import type { KitStrings } from '../strings/types.ts'

/** The facts of a contract that cards and popups show. */
export interface ContractFacts {
  /** True if the contract is in force but begins on a later day. */
  notStarted?: boolean | undefined
  /** True if the contract begins when the worker arrives, on a day that is not known yet. */
  awaitsArrival?: boolean | undefined
  plan: string | null
  /** The first day, as `YYYY-MM-DD`. */
  start: string | null
  /** The last day, as `YYYY-MM-DD`. */
  end: string | null
  workers: readonly string[]
  /** The total in halalas. */
  total: number | null
  /** The visits of an hourly contract. */
  visits: { readonly done: number; readonly count: number } | null
  period: 'morning' | 'evening' | null
}

/**
 * Returns the facts of a contract that cards and details show. Where one is unknown, a short text
 * says so.
 */
export function contractFacts(
  contract: ContractFacts,
  words: KitStrings['contractCard'],
  format: Kit['format'],
  /** Shows the dates in both calendars, as on the printed contract. */
  both = false,
): readonly KeyValue[] {
  const missing = (text: string): ReactNode => <span className="sk:text-text-muted">{text}</span>
  const { plan, start, end, workers, total, visits, period, awaitsArrival } = contract
  const day = (value: string | null, awaited: string, unknown: string): ReactNode => {
    if (value) return <DateText value={value} both={both} />
    return awaitsArrival ? awaited : missing(unknown)
  }
  const facts: readonly (KeyValue | null)[] = [
    { label: words.plan, value: plan || missing(words.notAvailable) },
    { label: words.start, value: day(start, words.startsOnArrival, words.noStart) },
    { label: words.end, value: day(end, words.countedFromArrival, words.noEnd) },
    {
      label: words.workers,
      value:
        workers.length === 0
          ? missing(words.notAssigned)
          : workers.map((name, index) => (
              <span key={index} className="sk:block">
                {name ? <PersonName name={name} /> : missing(words.unknownWorker)}
              </span>
            )),
    },
    {
      label: words.total,
      value: total === null ? missing(words.notAvailable) : <Money halalas={total} weight="strong" />,
    },
    visits && {
      label: words.visits,
      value: fillPlaceholders(words.visitsDone, {
        done: format.number(visits.done),
        count: format.number(visits.count),
      }),
    },
    period && { label: words.period, value: words.periods[period] },
  ]
  return facts.filter((fact) => fact !== null)
}
