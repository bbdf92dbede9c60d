'use client'
import type { ReactNode } from 'react'
import type { Moment } from '../../internal/moment-text.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fill } from '../../strings/fill.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { clockIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import type { Kit } from '../provider/context.ts'
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx'

/** The numbers behind an amount: so many of the visits, days or months, a percentage of a sum in halalas. */
export interface QuoteLinesBasis {
  count: number | null
  total: number | null
  unit: 'visits' | 'days' | 'months' | 'unknown'
  percent: number | null
  base: number | null
  hours: number | null
  days: number | null
}

export interface QuoteLinesLine {
  code: string
  label: string
  /** The rule behind it, by its code; one the kit has no sentence for is left out. */
  rule?: string | undefined
  /** In halalas: above zero it goes to the customer, below zero it is kept or charged. */
  amount: number
  /** What it was worked out from; said in place of the rule. */
  basis?: QuoteLinesBasis | null | undefined
}

export interface QuoteLinesQuote {
  lines: readonly QuoteLinesLine[]
  /** What goes back to the customer; one of the two is always nothing. */
  refund: number
  /** What is left to pay. */
  fee: number
  /** The last moment in which it costs nothing, and whether that has passed. */
  free?: { readonly until: Moment; readonly over: boolean } | null | undefined
}

export interface QuoteLinesProps extends RootProps<HTMLDivElement> {
  /** `undefined` while it is worked out. */
  quote: QuoteLinesQuote | undefined
  /** Asks again; given where it could not be had. */
  onRetry?: (() => void) | undefined
  /** Why it cannot be done at all; in the place of the lines. */
  refusal?: ReactNode
}

const isRule = <Rules extends object>(rules: Rules, code: string): code is keyof Rules & string =>
  Object.hasOwn(rules, code)

const percentStyle = { style: 'percent', maximumFractionDigits: 2 } as const

/** Why the amount is what it is: with its numbers where they are known. */
function reasonOf({ rule, basis }: QuoteLinesLine, { strings, format }: Kit): string | undefined {
  const words = strings.quoteLines
  if (!rule || !isRule(words.rules, rule)) return undefined
  const { count, total, unit, percent, base, hours, days } = basis ?? {}
  const forms =
    rule === 'unused_value' ? words.unused : rule === 'complaint_in_period' ? words.complained : undefined
  if (forms && count && total && (unit === 'visits' || unit === 'days'))
    return format.count(forms[unit], total, { units: format.number(count) })
  if (rule === 'trial_pro_rata' && count && total && unit === 'months')
    return format.count(words.trial, total, { units: format.number(count) })
  if (percent && base)
    return fill(words.share, {
      percent: format.number(percent / 100, percentStyle),
      base: format.amount(base),
    })
  if (rule === 'notice_48_hours' && hours) return fill(words.notice, { hours: format.number(hours) })
  if (rule === 'daily_fine' && days) return format.count(words.overstayed, days)
  return words.rules[rule]
}

/** What an act costs or gives back, line by line, each with the rule that made it. Shown before anything is sent. */
export function QuoteLines({ quote, onRetry, refusal, className, ...rest }: QuoteLinesProps): ReactNode {
  const words = useKit('QuoteLines').strings.quoteLines
  return (
    // A group and no landmark: a list of requests has one for each
    <div {...rest} role="group" aria-label={words.title} className={className}>
      {refusal ? (
        <Alert tone="warning" announce>
          {refusal}
        </Alert>
      ) : quote ? (
        <Worked quote={quote} />
      ) : onRetry ? (
        <Alert
          tone="danger"
          announce
          action={
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      ) : (
        <SkeletonGroup>
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Worked({ quote: { lines, refund, fee, free } }: { quote: QuoteLinesQuote }): ReactNode {
  const kit = useKit('QuoteLines')
  const words = kit.strings.quoteLines
  const reasons = lines.map((line) => reasonOf(line, kit))
  const owes = fee > 0
  return (
    <div className="sk:grid sk:min-w-0 sk:gap-3 sk:wrap-anywhere">
      {free && (
        <p className="sk:m-0 sk:flex sk:gap-2 sk:rounded-field sk:bg-accent-soft sk:px-4 sk:py-2.5 sk:text-on-accent-soft">
          <Icon of={clockIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0" />
          <span className="sk:flex sk:min-w-0 sk:flex-wrap sk:gap-x-2">
            <span>{free.over ? words.freeOver : words.free}</span>
            <strong>
              <MomentText at={free.until} weekday />
            </strong>
          </span>
        </p>
      )}
      <dl className="sk:m-0 sk:grid sk:divide-y sk:divide-border sk:rounded-card sk:border sk:border-border sk:px-4">
        {lines.map(({ code, label, amount }, index) => (
          <div
            key={code}
            className="sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6 sk:py-2.5"
          >
            <dt className="sk:grid sk:min-w-0 sk:flex-1 sk:basis-40">
              <span>{label}</span>
              {/* Said once where lines in a row have it in common */}
              {reasons[index] !== reasons[index - 1] && (
                <span className="sk:text-small sk:text-text-muted">{reasons[index]}</span>
              )}
            </dt>
            <dd className="sk:m-0 sk:ms-auto">
              <Money halalas={amount} />
            </dd>
          </div>
        ))}
        <div className="sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6 sk:py-3 sk:font-semibold">
          <dt>{owes ? words.toPay : refund > 0 ? words.toYou : words.nothing}</dt>
          <dd className="sk:m-0 sk:ms-auto">
            <Money halalas={owes ? fee : refund} weight="strong" className="sk:text-lead" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
