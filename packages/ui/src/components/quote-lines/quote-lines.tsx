'use client'
import type { ReactNode } from 'react'
import type { Moment } from '../../internal/moment-text.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { chevronDownIcon, clockIcon, ticketIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import type { Kit } from '../provider/context.ts'
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx'

/**
 * The numbers that explain the amount of a line. Each rule has some of them, and null for the
 * others: `count` of `total` units, `percent` of `base` halalas, `hours` of notice, or `days` of
 * delay.
 */
export interface QuoteLineCalculation {
  count: number | null
  total: number | null
  unit: 'visits' | 'days' | 'months' | 'unknown'
  percent: number | null
  base: number | null
  hours: number | null
  days: number | null
}

/** A line of the quote that `QuoteLines` shows. */
export interface QuoteLinesLine {
  code: string
  label: string
  /** The code of the rule. A code that the kit has no sentence for is not shown. */
  rule?: string | undefined
  /** The amount in halalas: positive if refunded, negative if kept or charged. */
  amount: number
  /** How the amount was calculated, shown in place of the rule. */
  basis?: QuoteLineCalculation | null | undefined
}

/** The quote that `QuoteLines` shows. */
export interface QuoteLinesQuote {
  lines: readonly QuoteLinesLine[]
  /** The refund in halalas. Either it or the fee is zero. */
  refund: number
  /** The amount left to pay, in halalas. */
  fee: number
  /** The last moment without a fee, and whether it has passed. */
  free?: { readonly until: Moment; readonly over: boolean } | null | undefined
  /** What becomes of the voucher that lowered the price. */
  voucher?: ReactNode
  /** What has changed since the quote was last shown. It is announced. */
  notice?: ReactNode
}

export interface QuoteLinesProps extends RootProps<HTMLDivElement> {
  /** `undefined` while it is being calculated. */
  quote: QuoteLinesQuote | undefined
  /** Called by the retry button. Pass it when the quote could not be loaded. */
  onRetry?: (() => void) | undefined
  /** The reason why the action is impossible, shown in place of the lines. */
  refusal?: ReactNode
  /** When and where a refund arrives. With it the total stands in large type, and its lines fold below. */
  arrival?: ReactNode
}

const isRule = <Rules extends object>(rules: Rules, code: string): code is keyof Rules & string =>
  Object.hasOwn(rules, code)

const percentStyle = { style: 'percent', maximumFractionDigits: 2 } as const

/** Returns the sentence that explains an amount, with its numbers if they are known. */
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
    return fillPlaceholders(words.share, {
      percent: format.number(percent / 100, percentStyle),
      base: format.amount(base),
    })
  if (rule === 'notice_48_hours' && hours) return format.count(words.notice, hours)
  if (rule === 'daily_fine' && days) return format.count(words.overstayed, days)
  return words.rules[rule]
}

/**
 * The cost or refund of an action, line by line with the rule for each. It is shown before anything is
 * sent.
 */
export function QuoteLines({
  quote,
  onRetry,
  refusal,
  arrival,
  className,
  ...rest
}: QuoteLinesProps): ReactNode {
  const words = useKit('QuoteLines').strings.quoteLines
  return (
    // A group instead of a landmark, because a list of requests contains one for each.
    <div {...rest} role="group" aria-label={words.title} className={className}>
      {refusal ? (
        <Alert tone="warning" announce>
          {refusal}
        </Alert>
      ) : quote ? (
        <Worked quote={quote} arrival={arrival} />
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

interface WorkedProps {
  quote: QuoteLinesQuote
  arrival: ReactNode
}

function Worked({ quote: { lines, refund, fee, free, voucher, notice }, arrival }: WorkedProps): ReactNode {
  const kit = useKit('QuoteLines')
  const words = kit.strings.quoteLines
  const reasons = lines.map((line) => reasonOf(line, kit))
  const owes = fee > 0
  const outcome = owes ? words.toPay : refund > 0 ? words.toYou : words.nothing
  const list = (
    <dl className="sk:m-0 sk:grid sk:divide-y sk:divide-border sk:rounded-card sk:border sk:border-border sk:px-4">
      {lines.map(({ code, label, amount }, index) => (
        <div
          key={code}
          className="sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6 sk:py-2.5"
        >
          <dt className="sk:grid sk:min-w-0 sk:flex-1 sk:basis-40">
            <span>{label}</span>
            {/* Consecutive lines with the same explanation show it once. */}
            {reasons[index] !== reasons[index - 1] && (
              <span className="sk:text-small sk:text-text-muted">{reasons[index]}</span>
            )}
          </dt>
          <dd className="sk:m-0 sk:ms-auto">
            {/* The lines add up to the total: what is kept counts positive where the total is to be paid. */}
            <Money halalas={owes ? 0 - amount : amount} />
          </dd>
        </div>
      ))}
      {!arrival && (
        <div className="sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6 sk:py-3 sk:font-semibold">
          <dt>{outcome}</dt>
          <dd className="sk:m-0 sk:ms-auto">
            <Money halalas={owes ? fee : refund} weight="strong" className="sk:text-lead" />
          </dd>
        </div>
      )}
    </dl>
  )
  return (
    <div className="sk:grid sk:min-w-0 sk:gap-3 sk:wrap-anywhere">
      {notice && (
        <Alert tone="warning" announce>
          {notice}
        </Alert>
      )}
      {arrival && (
        <p className="sk:m-0 sk:grid sk:rounded-card sk:bg-primary-soft sk:p-4 sk:text-on-primary-soft">
          <span>{outcome}</span>
          <Money halalas={owes ? fee : refund} weight="strong" className="sk:text-heading" />
          {refund > 0 && <span>{arrival}</span>}
        </p>
      )}
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
      {voucher && (
        <p className="sk:m-0 sk:flex sk:gap-2 sk:rounded-field sk:bg-subtle sk:px-4 sk:py-2.5">
          <Icon of={ticketIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0" />
          <span className="sk:min-w-0">{voucher}</span>
        </p>
      )}
      {arrival && lines.length > 0 ? (
        <details className="sk:group/lines">
          <summary className="sk:inline-flex sk:min-h-touch sk:cursor-pointer sk:list-none sk:items-center sk:gap-1 sk:rounded-field sk:font-semibold sk:text-primary sk:focus-visible:outline-2 sk:focus-visible:outline-offset-2 sk:focus-visible:outline-focus sk:[&::-webkit-details-marker]:hidden">
            {words.how}
            <Icon of={chevronDownIcon} size="sm" className="sk:group-open/lines:rotate-180" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  )
}
