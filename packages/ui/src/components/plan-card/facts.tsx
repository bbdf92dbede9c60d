'use client'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { DateText } from '../date-text/date-text.tsx'
import { Flag } from '../flag/flag.tsx'
import type { KeyValue } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import type { MoneyPer } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import type { Kit } from '../provider/context.ts'
import type { PriceBreakdownProps } from '../price-breakdown/price-breakdown.tsx'

export type PlanCardAvailability =
  | { readonly state: 'now' }
  | { readonly state: 'none' }
  | { readonly state: 'later'; readonly from: string }
  | { readonly state: 'arrives'; readonly days: number }

/** The plan that a `PlanCard` shows. */
export interface PlanCardPlan {
  name: string
  /** The service of the plan: "Hourly service". */
  service?: string | undefined
  /** A label that distinguishes the plan: "Economical". */
  category?: string | undefined
  /** When a worker is available: now, from a day on, some days after the order, or not at all. */
  availability?: PlanCardAvailability | undefined
  /** The duration in days. If the provider describes it in words, `durationLabel` is shown instead. */
  duration?: number | null | undefined
  durationLabel?: string | null | undefined
  visits?: number | null | undefined
  visitsPerWeek?: number | null | undefined
  /** The hours of a visit. If the plan is a single visit, they are shown as its duration. */
  visitHours?: number | null | undefined
  /** The gender of the worker, which decides the wording. Female by default. */
  gender?: 'male' | 'female' | undefined
  /** `code` is the country, ISO 3166-1. */
  nationality?: { readonly code: string; readonly name: string } | null | undefined
  job?: string | null | undefined
  insurance?: { readonly required: boolean; readonly amount: number | null } | undefined
  /** The monthly salary of the worker, in halalas. */
  salary?: number | null | undefined
  /** True if the total includes the salary; false if the customer pays it to the worker directly. */
  salaryIncluded?: boolean | undefined
  /** The full price with tax and salary, in halalas; null for a price on request. */
  total: number | null
  /**
   * The price of one month or visit of a plan that has several. It is shown above the total.
   */
  unitPrice?: { readonly halalas: number; readonly per: MoneyPer } | undefined
  /** What the price pays for: a visit, three months, or once. */
  per?: MoneyPer | null | undefined
  /** What the price does not include, in a few words each. */
  excludes?: readonly string[] | undefined
  /** The lines of the price. */
  price?: Omit<PriceBreakdownProps, 'total' | keyof RootProps> | undefined
}

/** A fact about a plan, with its label. */
export type PlanFact = KeyValue & {
  label: string
  known: boolean
  /** The value where it stands without its label: on a card whose details are closed. */
  short?: ReactNode
}

/** Returns the hours of a plan that is a single visit, or nothing. */
export const hoursOfSingleVisit = ({ visits, visitHours }: PlanCardPlan): number | undefined =>
  visits === 1 && visitHours ? visitHours : undefined

/**
 * Returns the facts for comparing plans, always in the same order. An unknown fact has a dash as
 * its value and `known: false`. With a `title`, the short values omit what the title and the price
 * say already.
 */
export function planFacts(plan: PlanCardPlan, { strings, format }: Kit, title?: string): readonly PlanFact[] {
  const words = strings.planCard
  const { duration, durationLabel, visits, visitsPerWeek, nationality, job, insurance, salary } = plan
  const { salaryIncluded, availability, gender } = plan
  const isInTitle = (text: string) => title?.includes(text) === true
  const hours = hoursOfSingleVisit(plan)
  const durationText =
    hours === undefined
      ? (durationLabel ?? (duration ? format.count(words.days, duration) : null))
      : format.count(words.hours, hours)
  const fact = (label: string, value: ReactNode): PlanFact => ({
    label,
    value: value ?? '—',
    known: value !== null && value !== undefined,
  })
  const shortFact = (label: string, value: ReactNode, short = value): PlanFact => ({
    ...fact(label, value),
    short,
  })
  return [
    shortFact(
      words.available,
      availability && <PlanAvailabilityText availability={availability} gender={gender} />,
    ),
    shortFact(
      words.duration,
      durationText,
      durationText && title && (plan.unitPrice || isInTitle(durationText)) ? null : durationText,
    ),
    // This fact has no short value, because the price says the number of visits already.
    fact(
      words.visits,
      visits ? (
        <>
          {format.count(words.visitCount, visits)}
          {visitsPerWeek && visits > 1 ? (
            <span className="sk:text-text-muted"> · {format.count(words.perWeek, visitsPerWeek)}</span>
          ) : null}
        </>
      ) : null,
    ),
    shortFact(
      words.nationality,
      nationality?.name,
      nationality && (
        <span aria-hidden={isInTitle(nationality.name) || undefined}>
          <Flag code={nationality.code} country={nationality.name} named={!isInTitle(nationality.name)} />
        </span>
      ),
    ),
    fact(words.job, job || null),
    fact(
      words.insurance,
      insurance &&
        (insurance.required ? (
          <>
            {words.insured}{' '}
            {insurance.amount !== null && (
              <span className="sk:whitespace-nowrap sk:text-text-muted">
                (<Money halalas={insurance.amount} decimals="auto" />)
              </span>
            )}
          </>
        ) : (
          words.notInsured
        )),
    ),
    fact(
      words.salary,
      salary ? (
        <>
          <Money halalas={salary} decimals="auto" />
          {salaryIncluded !== undefined && (
            <span className="sk:text-text-muted">
              {' '}
              {salaryIncluded ? words.salaryWithin : words.salaryBeside}
            </span>
          )}
        </>
      ) : null,
    ),
    fact(words.excludes, plan.excludes?.join(format.comma) || null),
  ]
}

type AvailableProps = {
  availability: PlanCardAvailability
  gender?: PlanCardPlan['gender']
}

export function PlanAvailabilityText({ availability, gender }: AvailableProps): ReactNode {
  const { strings, format } = useKit('PlanAvailabilityText')
  const words = strings.planCard
  if (availability.state === 'arrives')
    return (
      // One text: Chromium keeps a space of its own before a number from screen readers.
      `${gender === 'male' ? words.arrivesMale : words.arrives} ${format.count(words.days, availability.days)}`
    )
  if (availability.state === 'now')
    return (
      <span className="sk:font-semibold sk:text-on-success-soft">
        {gender === 'male' ? words.availableNowMale : words.availableNow}
      </span>
    )
  return (
    <strong className="sk:font-semibold">
      {availability.state === 'none' ? (
        words.nobody
      ) : (
        <>
          {words.availableFrom} <DateText value={availability.from} />
        </>
      )}
    </strong>
  )
}
